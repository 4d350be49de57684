import { expect, it } from 'vitest';
import { findDoubts, harmsIn } from '#domain/council/wordFilter/findDoubts.ts';
import { TEXT_MAX_CHARS } from '#domain/limits.ts';
import { HOSTILE_UNITS } from './hostileUnits.ts';

/** Limit of look-ups and characters passed to `replace`, per character of a text. */
const STEPS_PER_CHAR_MAX = 80;

/**
 * Counts look-ups in maps and sets, and characters passed to `replace`, while `act` runs. Unlike a duration, the count is the
 * same on every machine.
 */
function stepsOf(act: () => void): number {
  let steps = 0;
  const undo = [
    counted(Map.prototype, 'get', () => 1),
    counted(Map.prototype, 'has', () => 1),
    counted(Set.prototype, 'has', () => 1),
    counted(String.prototype, 'replace', (text) => String(text).length),
  ];
  function counted(owner: object, name: string, cost: (self: unknown) => number): () => void {
    const own = Object.getOwnPropertyDescriptor(owner, name);
    if (own === undefined) throw new Error(`There is no ${name}.`);
    const counting = function (this: unknown, ...given: unknown[]) {
      steps += cost(this);
      return Reflect.apply(own.value, this, given);
    };
    Object.defineProperty(owner, name, { ...own, value: counting });
    return () => Object.defineProperty(owner, name, own);
  }
  try {
    act();
  } finally {
    for (const one of undo) one();
  }
  return steps;
}

const textOf = (unit: string, chars: number) => unit.repeat(Math.ceil(chars / unit.length)).slice(0, chars);

it('stepsOf counts look-ups and replaced characters', () => {
  const words = new Map([['a', 1]]);
  const steps = stepsOf(() => {
    words.get('a');
    'abc'.replace(/b/, '');
  });
  expect(steps).toBe(4);
  expect(stepsOf(() => {})).toBe(0);
});

it.each(HOSTILE_UNITS)('the longest text of «%s» needs a bounded number of steps per character', (unit) => {
  const whole = stepsOf(() => harmsIn(textOf(unit, TEXT_MAX_CHARS)));
  const half = stepsOf(() => harmsIn(textOf(unit, TEXT_MAX_CHARS / 2)));
  expect(whole / TEXT_MAX_CHARS).toBeLessThanOrEqual(STEPS_PER_CHAR_MAX);
  expect(whole).toBeLessThanOrEqual(half * 2.1 + TEXT_MAX_CHARS / 100);
});

it('finds the classes of harm in one pass over the text', () => {
  const text = textOf('Boa ideia, gostámos. ', TEXT_MAX_CHARS);
  expect(stepsOf(() => harmsIn(text))).toBeLessThan(stepsOf(() => findDoubts(text)) * 1.1);
});
