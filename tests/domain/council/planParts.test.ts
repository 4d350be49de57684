import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { PLAN_QUESTIONS } from '#content/planCanvas.ts';
import { SOLAR_SYSTEMS } from '#content/solarSystems.ts';
import { hasPlanParts, PLAN_PARTS, planPartsOfStep, readPlan, writePlan } from '#domain/council/planParts.ts';
import { THEMES } from '#domain/vocabulary.ts';

describe('the parts of a plan', () => {
  it.each(THEMES)('are the same five in every theme: %s', (theme) => {
    const steps = SOLAR_SYSTEMS[theme].levels.level4;
    const asked = steps.flatMap((_, index) => planPartsOfStep(index + 1, steps.length));
    expect(asked).toEqual(PLAN_PARTS);
  });

  it.each(PLAN_PARTS)('%s has a question and words to begin with', (part) => {
    expect(PLAN_QUESTIONS[part].asks).toMatch(/[?.]$/);
    expect(PLAN_QUESTIONS[part].begins.length).toBeGreaterThan(0);
  });

  it.each([
    ['', { rest: '', parts: {} }],
    ['Só texto.', { rest: 'Só texto.', parts: {} }],
    ['O problema: Falta sombra.', { rest: '', parts: { problem: 'Falta sombra.' } }],
    ['O problema:', { rest: '', parts: { problem: '' } }],
    [
      'Olá.\n\nO problema: a\n\nb\n\nQuem sente o problema: A quem brinca.\n',
      { rest: 'Olá.', parts: { problem: 'a\n\nb', people: 'A quem brinca.\n' } },
    ],
    ['Falamos de O problema: este.', { rest: 'Falamos de O problema: este.', parts: {} }],
  ])('are read from %j', (text, plan) => {
    expect(readPlan(text)).toEqual(plan);
    expect(hasPlanParts(text)).toBe(Object.keys(plan.parts).length > 0);
  });

  it.each([
    ['O problema: a\n\nA quem toca: b', { problem: 'a', people: 'b' }],
    ['A quem toca: b\n\nOs passos: c', { people: 'b', steps: 'c' }],
    ['Quem sente o problema: b\n\nA quem toca: c', { people: 'b\n\nA quem toca: c' }],
  ])('are read from a stored text with a former name, unless it also has the present one: %j', (text, parts) => {
    expect(readPlan(text)).toEqual({ rest: '', parts });
  });

  it('get their present name when a stored text is written again', () => {
    expect(writePlan(readPlan('O problema: a\n\nA quem toca: b'))).toBe('O problema: a\n\nQuem sente o problema: b');
  });

  it('that a step does not ask for stay in the text around them', () => {
    const text = 'O problema: a\n\nOs passos: b';
    expect(readPlan(text, ['problem', 'people'])).toEqual({ rest: '', parts: { problem: 'a\n\nOs passos: b' } });
  });

  it('are the same after writing and reading, whatever a team types', () => {
    const said = fc.string({ unit: 'grapheme', minLength: 1 }).filter((text) => !text.includes(':'));
    const typed = fc.oneof(said, fc.constantFrom('a\n', '\n\n', ' b ', 'c\n\n\nd', '\n'));
    const plan = fc.record({
      rest: fc.oneof(typed, fc.constant('')),
      parts: fc.record(Object.fromEntries(PLAN_PARTS.map((part) => [part, typed])), { requiredKeys: [] }),
    });
    fc.assert(
      fc.property(plan, (given) => {
        expect(readPlan(writePlan(given))).toEqual(given);
      }),
    );
  });
});
