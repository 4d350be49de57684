import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { changedChars, draftTexts, hasGrowth, isNextStep, stepToDrop } from '#domain/game/growth.ts';
import { GROWTH_STEP_WAIT_MS, GROWTH_STEPS_MAX, TEXT_MAX_CHARS } from '#domain/limits.ts';
import { PARTS } from '#domain/vocabulary.ts';

const LONG = 'uma palavra comprida com mais de quarenta letras ao todo';
const word = fc.string({ minLength: 1, maxLength: 8 }).filter((text) => /^\S+$/.test(text));
const text = fc.array(word, { maxLength: 30 }).map((words) => words.join(' '));
const texts = fc.array(text, { minLength: 1, maxLength: 3 });

it('only the missions that are answered with texts grow', () => {
  expect(PARTS.filter(hasGrowth)).toEqual([2, 4]);
});

describe('the texts of a draft', () => {
  const draft = (given: object) => JSON.stringify({ part: 4, texts: [], typed: '', step: 0, ...given });

  it.each([
    ['what is typed in the box of the step', { typed: ' um ' }, ['um', '', '']],
    ['submitted texts and what is typed', { texts: ['um'], typed: 'dois', step: 1 }, ['um', 'dois', '']],
    ['a submitted text that is typed anew', { texts: ['um', 'dois'], typed: 'outro', step: 0 }, ['outro', 'dois', '']],
    ['a submitted text where nothing is typed', { texts: ['um', 'dois'], typed: '', step: 1 }, ['um', 'dois', '']],
    ['all submitted', { texts: ['um', 'dois', 'três'], step: 3 }, ['um', 'dois', 'três']],
    ['no more boxes than the mission has', { texts: ['1', '2', '3', '4'], step: 4 }, ['1', '2', '3']],
  ])('are %s', (_, given, found) => {
    expect(draftTexts(draft(given), 4, 3)).toEqual(found);
  });

  it.each([
    ['no JSON', '{'],
    ['no object', 'null'],
    ['a list', '[]'],
    ['another part', draft({ part: 2, typed: 'x' })],
    ['no texts', draft({ texts: undefined })],
    ['texts that are none', draft({ texts: [7] })],
    ['nothing typed', draft({ typed: null })],
    ['no step', draft({ step: '0' })],
    ['a text that cannot be stored', draft({ typed: 'nulo \0' })],
    ['a text that is too long', draft({ typed: 'a'.repeat(TEXT_MAX_CHARS + 1) })],
  ])('are none for %s', (_, content) => {
    expect(draftTexts(content, 4, 3)).toBeNull();
  });

  it('never throw, and are as many as the boxes', () => {
    const anything = fc.oneof(
      fc.string(),
      fc.json(),
      fc.anything().map((value) => JSON.stringify(value) ?? ''),
    );
    const near = fc
      .record({ part: fc.constant(2), texts: fc.array(fc.anything()), typed: fc.anything(), step: fc.anything() })
      .map((value) => JSON.stringify(value));
    fc.assert(
      fc.property(fc.oneof(anything, near), (content) => {
        const found = draftTexts(content, 2, 2);
        return found === null || (found.length === 2 && found.every((one) => typeof one === 'string'));
      }),
    );
  });
});

describe('the change between two texts', () => {
  it.each([
    ['nothing', ['um dois'], ['um dois'], 0],
    ['added words', ['um'], ['um dois três'], 8],
    ['removed words', ['um dois três'], ['três'], 6],
    ['a replaced word, once', ['um dois'], ['um quatro'], 6],
    ['moved words', ['um dois três'], ['três um dois'], 0],
    ['a repeated word', ['um'], ['um um um'], 4],
    ['more spaces', ['um dois'], ['um\n\n  dois'], 0],
    ['all boxes', ['um', ''], ['um', 'dois'], 4],
    ['a box that is gone', ['um', 'dois'], ['um'], 4],
  ])('of %s', (_, before, after, chars) => {
    expect(changedChars(before, after)).toBe(chars);
  });

  it('is the same in both directions, and never more than the longer text', () => {
    fc.assert(
      fc.property(text, text, (one, other) => {
        const change = changedChars([one], [other]);
        expect(change).toBe(changedChars([other], [one]));
        expect(change).toBeLessThanOrEqual(Math.max(one.length, other.length));
      }),
    );
  });
});

describe('a draft becomes a step', () => {
  const last = (...own: string[]) => ({ at: 1_000_000, texts: own });
  const later = (ms: number) => 1_000_000 + ms;

  it.each([
    ['the first words of an empty answer', null, ['dez letras'], 0, true],
    ['a few letters of an empty answer', null, ['nove letr'], 0, false],
    ['an empty answer', null, ['', ''], 0, false],
    ['enough new words', last('um'), [`um ${LONG}`], GROWTH_STEP_WAIT_MS, true],
    ['enough removed words', last(`um ${LONG}`), ['um'], GROWTH_STEP_WAIT_MS, true],
    ['enough new words, too soon', last('um'), [`um ${LONG}`], GROWTH_STEP_WAIT_MS - 1, false],
    ['39 characters', last('um'), [`um ${'a'.repeat(39)}`], GROWTH_STEP_WAIT_MS, false],
    ['40 characters', last('um'), [`um ${'a'.repeat(40)}`], GROWTH_STEP_WAIT_MS, true],
    [
      '40 characters over two boxes',
      last('um', 'dois'),
      [`um ${'a'.repeat(20)}`, `dois ${'b'.repeat(20)}`],
      60_000,
      true,
    ],
    ['a box that is filled', last('um', ''), ['um', 'dez letras'], GROWTH_STEP_WAIT_MS, true],
    ['a box that is filled, too soon', last('um', ''), ['um', 'dez letras'], 29_999, false],
    ['the same texts', last(LONG, LONG), [LONG, LONG], 3_600_000, false],
  ])('for %s: %#', (_, before, now, ms, isStep) => {
    expect(isNextStep(before, now, later(ms))).toBe(isStep);
  });

  it('never for the texts of the last step, and never too soon', () => {
    fc.assert(
      fc.property(texts, texts, fc.integer({ min: 0, max: 200_000 }), (one, other, ms) => {
        expect(isNextStep(last(...one), one, later(ms))).toBe(false);
        if (ms < GROWTH_STEP_WAIT_MS) expect(isNextStep(last(...one), other, later(ms))).toBe(false);
      }),
    );
  });
});

describe('a full series', () => {
  it.each([
    ['the step that adds least', ['um', 'um dois', 'um dois três quatro cinco', 'um dois três quatro cinco seis'], 1],
    ['the earlier one of two', ['a', 'a b', 'a b c', 'a b c d'], 1],
    ['nothing where only first and last are left', ['um', 'dois'], null],
    ['nothing of one', ['um'], null],
    ['nothing of none', [], null],
  ])('loses %s', (_, series, index) => {
    expect(stepToDrop(series.map((one) => [one]))).toBe(index);
  });

  it('keeps its first and its last step, its order and its bound, whatever is added', () => {
    fc.assert(
      fc.property(fc.array(texts, { minLength: 1, maxLength: 90 }), (all) => {
        const kept: number[] = [];
        for (const index of all.keys()) {
          kept.push(index);
          if (kept.length > GROWTH_STEPS_MAX) {
            const dropped = stepToDrop(kept.map((one) => all[one] ?? []));
            expect(dropped).not.toBeNull();
            kept.splice(dropped ?? 0, 1);
          }
          expect(kept.length).toBeLessThanOrEqual(GROWTH_STEPS_MAX);
          expect([kept[0], kept.at(-1)]).toEqual([0, index]);
        }
        expect(kept).toEqual([...kept].sort((one, other) => one - other));
      }),
      { numRuns: 30 },
    );
  });
});
