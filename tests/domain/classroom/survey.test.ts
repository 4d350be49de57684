import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  compareMoments,
  countAnswers,
  type ItemCounts,
  type MomentCounts,
  SURVEY_ITEMS,
  SURVEY_SHOWN_MIN,
  shareOf,
  surveyCaution,
} from '#domain/classroom/survey.ts';

const person = (value: number | null) => Array.from({ length: SURVEY_ITEMS }, () => value);
const people = (count: number, value: number | null = 4, counted = true) =>
  Array.from({ length: count }, () => ({ answers: person(value), counted }));
const moment = (counts: ItemCounts, answers = counts.reduce((sum, count) => sum + count, 0)): MomentCounts => ({
  answers,
  counted: answers,
  items: Array.from({ length: SURVEY_ITEMS }, () => counts),
});

describe('the counts of a moment', () => {
  it('are not shown while one could tell who answered what', () => {
    const few = SURVEY_SHOWN_MIN - 1;
    expect(countAnswers(people(few))).toEqual({ answers: few, counted: few, items: null });
    expect(countAnswers(people(SURVEY_SHOWN_MIN)).items).not.toBeNull();
  });

  it('leave out the answers that wait for others', () => {
    const counts = countAnswers([...people(5, 2), ...people(4, 5, false)]);
    expect(counts).toEqual({
      answers: 9,
      counted: 5,
      items: Array.from({ length: SURVEY_ITEMS }, () => [0, 5, 0, 0, 0]),
    });
  });

  it('count each answer of each item, and leave out what was left out', () => {
    const { answers, items } = countAnswers([...people(3, 5), ...people(2, 1), ...people(1, null)]);
    expect(answers).toBe(6);
    expect(items).toEqual(Array.from({ length: SURVEY_ITEMS }, () => [2, 0, 0, 0, 3]));
    expect(shareOf([2, 1, 4, 5, 3])).toEqual({ agree: 8, of: 15 });
  });
});

describe('the comparison', () => {
  it.each<[string, ItemCounts, ItemCounts, string]>([
    ['many more agree', [10, 10, 5, 0, 0], [0, 0, 5, 10, 10], 'more'],
    ['many fewer agree', [0, 0, 5, 10, 10], [10, 10, 5, 0, 0], 'fewer'],
    ['one more agrees', [0, 12, 0, 12, 0], [0, 11, 0, 13, 0], 'unclear'],
    ['few people, all of whom change', [0, 2, 0, 3, 0], [0, 0, 0, 5, 0], 'unclear'],
    ['nobody answered the item', [0, 0, 0, 0, 0], [0, 0, 0, 0, 0], 'unclear'],
  ])('%s', (_, before, after, change) => {
    expect(compareMoments(moment(before, 25), moment(after, 25))?.map((item) => item.change)).toEqual(
      Array.from({ length: SURVEY_ITEMS }, () => change),
    );
  });

  it('is null while a moment is not shown, and says the opposite the other way round', () => {
    expect(compareMoments(moment([5, 0, 0, 0, 0]), { answers: 2, counted: 0, items: null })).toBeNull();
    const counts = fc.array(fc.nat(20), { minLength: 5, maxLength: 5 });
    const opposite = { more: 'fewer', fewer: 'more', unclear: 'unclear' } as const;
    fc.assert(
      fc.property(counts, counts, (one, other) => {
        const there = compareMoments(moment(one), moment(other))?.[0]?.change ?? 'unclear';
        expect(compareMoments(moment(other), moment(one))?.[0]?.change).toBe(opposite[there]);
      }),
    );
  });
});

describe('the caution', () => {
  it.each<[number, number, RegExp | null]>([
    [4, 20, /a partir de 5/],
    [14, 20, /poucas respostas/],
    [20, 26, /não responderam as mesmas pessoas/],
    [20, 24, null],
  ])('with %i answers before and %i after', (before, after, words) => {
    const counts = (counted: number) => ({ answers: counted + 3, counted, items: [] });
    const caution = surveyCaution(counts(before), counts(after));
    if (words === null) expect(caution).toBeNull();
    else expect(caution).toMatch(words);
  });
});
