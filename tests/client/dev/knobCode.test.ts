import { describe, expect, it } from 'vitest';
import { codeOf, hasChangedKnobs, reset } from '#client/dev/knobCode.ts';
import { colour, declarationOf, knobs } from '#client/game/stage/knobs.ts';

function sheet() {
  const values = knobs({
    lift: { value: 6, min: 0, max: 20, unit: 'px' },
    light: { value: '#38d6ff' },
  });
  return { values: values as Record<string, number | string>, declaration: declarationOf(values) };
}

describe('the motion constants', () => {
  it('are plain values with their declaration beside them', () => {
    const { values, declaration } = sheet();
    expect(values).toEqual({ lift: 6, light: '#38d6ff' });
    expect(declaration.lift).toEqual({ value: 6, min: 0, max: 20, unit: 'px' });
    expect(declarationOf({})).toEqual({});
    expect(colour('#38d6ff')).toBe(0x38d6ff);
  });

  it('are copied as the code that declares them, with the changed values', () => {
    const turned = sheet();
    turned.values.lift = 8.5;
    turned.values.light = '#ff0000';
    expect(codeOf(turned)).toBe(
      "knobs({\n  lift: { value: 8.5, min: 0, max: 20, unit: 'px' },\n  light: { value: '#ff0000' },\n})",
    );
  });

  it('know whether they were changed, and can be reset', () => {
    const turned = sheet();
    expect(hasChangedKnobs(turned)).toBe(false);
    turned.values.lift = 7;
    expect(hasChangedKnobs(turned)).toBe(true);
    reset(turned);
    expect(hasChangedKnobs(turned)).toBe(false);
    expect(turned.values.lift).toBe(6);
  });
});
