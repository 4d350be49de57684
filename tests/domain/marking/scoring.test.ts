import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  answerIndex,
  answerText,
  isMarked,
  isProvisional,
  isRightAnswer,
  LEVEL_SCORES,
  MAX_TOTAL,
  type Marks,
  pointsOf,
  quizPoints,
  validateMark,
} from '#domain/marking/scoring.ts';
import { MISSION_LEVELS } from '#domain/vocabulary.ts';

const QUIZ_MARKS = [0, 20, 40, 60];
const p1Of = (level: 1 | 2 | 3 | 4) => (level === 1 ? QUIZ_MARKS : LEVEL_SCORES[level].p1);

describe('answer texts', () => {
  test.each([
    [0, 'Falar alto', '1. Falar alto'],
    [1, 'Ouvir primeiro', '2. Ouvir primeiro'],
    [11, '3 vezes', '12. 3 vezes'],
  ])('option %i with label %s is posted as %s', (index, label, text) => {
    expect(answerText(index, label)).toBe(text);
    expect(answerIndex(text)).toBe(index);
  });

  test.each([
    ['', null],
    ['Ouvir primeiro', null],
    ['Ouvir 2', null],
    ['0. Nenhuma', null],
    ['-1. Nenhuma', null],
    ['99999999999. Nenhuma', null],
    [' 3. Com espaço antes', 2],
    ['2', 1],
  ])('%j names the option %j', (text, index) => {
    expect(answerIndex(text)).toBe(index);
  });

  test('the index is parsed back from any label', () => {
    fc.assert(
      fc.property(fc.nat({ max: 998 }), fc.string(), (index, label) => answerIndex(answerText(index, label)) === index),
    );
  });

  test.each([
    ['2. Ouvir', 1, true],
    ['2. Ouvir', 2, false],
    ['2. Ouvir', 0, false],
    ['Ouvir', 0, false],
    ['0. Ouvir', -1, false],
  ])('%j for correct option %i is right: %s', (text, correct, right) => {
    expect(isRightAnswer(text, correct)).toBe(right);
  });
});

describe('quiz points', () => {
  test.each([
    [['1. a', '2. b', '3. c'], [0, 1, 2], 60],
    [['1. a', '2. b', '1. a'], [0, 1, 2], 40],
    [['2. b', '1. a', '1. a'], [0, 1, 2], 0],
    [['3. c', '2. b', '1. a'], [0, 1, 2], 20],
    [['1. a'], [0, 1, 2], 20],
    [[], [0, 1, 2], 0],
    [['1. a', '2. b', '3. c'], [], 0],
    [['1. a', '1. a', '1. a', '1. a'], [0, 0, 0, 0], 60],
  ])('answers %j for correct options %j give %i points', (answers, correct, points) => {
    expect(quizPoints(answers, correct)).toBe(points);
  });

  const VOID = { kind: 'void', options: [], mayFall: false } as const;
  const right = (options: number[], mayFall = false) => ({ kind: 'correct', options, mayFall }) as const;

  test.each([
    ['a voided question gives its points to a wrong answer', ['1. a', '1. a', '1. a'], { challenge: 2, ...VOID }, 40],
    ['a voided question gives its points to a right answer', ['1. a', '2. b', '3. c'], { challenge: 2, ...VOID }, 60],
    ['a voided question gives nothing without an answer', ['1. a'], { challenge: 2, ...VOID }, 20],
    ['a voided question gives nothing to a text without a number', ['1. a', 'b'], { challenge: 2, ...VOID }, 20],
    ['another option is right', ['3. c', '2. b', '1. a'], { challenge: 1, ...right([2]) }, 40],
    ['several options are right', ['2. b', '2. b', '1. a'], { challenge: 1, ...right([1, 2]) }, 40],
    [
      "the key's option stays right while points may not fall",
      ['1. a', '2. b', '3. c'],
      { challenge: 1, ...right([2]) },
      60,
    ],
    [
      "the key's option is wrong once points may fall",
      ['1. a', '2. b', '3. c'],
      { challenge: 1, ...right([2], true) },
      40,
    ],
    [
      'points that may fall still count the new option',
      ['3. c', '2. b', '3. c'],
      { challenge: 1, ...right([2], true) },
      60,
    ],
    ['a correction of another challenge changes nothing', ['3. c', '1. a', '1. a'], { challenge: 3, ...right([1]) }, 0],
  ])('%s', (_what, answers, correction, points) => {
    expect(quizPoints(answers, [0, 1, 2], [correction])).toBe(points);
  });

  test('each question counts its own correction', () => {
    const corrections = [
      { challenge: 1, ...right([1], true) },
      { challenge: 3, ...VOID },
    ];
    expect(quizPoints(['1. a', '2. b', '1. a'], [0, 1, 2], corrections)).toBe(40);
    expect(quizPoints(['2. b', '2. b', '1. a'], [0, 1, 2], corrections)).toBe(60);
  });

  const anyCorrections = fc.uniqueArray(
    fc.record({
      challenge: fc.integer({ min: 1, max: 3 }),
      kind: fc.constantFrom('void' as const, 'correct' as const),
      options: fc.array(fc.nat(4)),
      mayFall: fc.boolean(),
    }),
    { selector: ({ challenge }) => challenge },
  );

  test('never fall by corrections that do not allow it', () => {
    const anyAnswers = fc.array(fc.nat(4).map((index) => answerText(index, 'x')));
    fc.assert(
      fc.property(anyAnswers, fc.array(fc.nat(4)), anyCorrections, (answers, correct, corrections) => {
        const kept = corrections.map((correction) => ({ ...correction, mayFall: false }));
        return quizPoints(answers, correct, kept) >= quizPoints(answers, correct);
      }),
    );
  });

  test('are 0, 20, 40 or 60 for any input', () => {
    fc.assert(
      fc.property(fc.array(fc.string()), fc.array(fc.nat(4)), anyCorrections, (answers, correct, corrections) =>
        QUIZ_MARKS.includes(quizPoints(answers, correct, corrections)),
      ),
    );
  });
});

describe('totals', () => {
  test('are 0 without marks', () => {
    const none = { p1: 0, p2: 0, total: 0, marked: { p1: false, p2: false } };
    expect(pointsOf({})).toEqual({ total: 0, level1: none, level2: none, level3: none, level4: none });
  });

  test('are summed per level and overall', () => {
    const marked = { p1: true, p2: false };
    const points = pointsOf({ 1: { p1: 40, p2: 20 }, 4: { p1: 160, p2: 40, marked } });
    expect(points.level1).toEqual({ p1: 40, p2: 20, total: 60, marked: { p1: false, p2: false } });
    expect(points.level2.total).toBe(0);
    expect(points.level4).toEqual({ p1: 160, p2: 40, total: 200, marked });
    expect(points.total).toBe(260);
  });

  test.each(MISSION_LEVELS)('of the best marks of level %i equal its maximum', (level) => {
    expect(Math.max(...p1Of(level)) + Math.max(...LEVEL_SCORES[level].p2)).toBe(LEVEL_SCORES[level].max);
  });

  test('of the maxima of all levels equal 500', () => {
    expect(MISSION_LEVELS.reduce((sum, level) => sum + LEVEL_SCORES[level].max, 0)).toBe(MAX_TOTAL);
  });

  test('of any allowed marks exceed neither 500 nor the maximum of a level', () => {
    const mark = (level: 1 | 2 | 3 | 4) =>
      fc.record({ p1: fc.constantFrom(...p1Of(level)), p2: fc.constantFrom(...LEVEL_SCORES[level].p2) });
    const marks: fc.Arbitrary<Marks> = fc.record(
      { 1: mark(1), 2: mark(2), 3: mark(3), 4: mark(4) },
      { requiredKeys: [] },
    );
    fc.assert(
      fc.property(marks, (given) => {
        const { total, level1, level2, level3, level4 } = pointsOf(given);
        expect(total).toBe(level1.total + level2.total + level3.total + level4.total);
        expect(total).toBeLessThanOrEqual(MAX_TOTAL);
        expect(level4.total).toBeLessThanOrEqual(200);
        expect(Math.max(level1.total, level2.total, level3.total)).toBeLessThanOrEqual(100);
      }),
    );
  });
});

describe('isMarked', () => {
  test.each([
    [1, { p1: false, p2: false }, false],
    [1, { p1: false, p2: true }, true],
    [2, { p1: false, p2: false }, false],
    [2, { p1: true, p2: false }, false],
    [2, { p1: false, p2: true }, false],
    [2, { p1: true, p2: true }, true],
    [4, { p1: true, p2: false }, false],
    [4, { p1: true, p2: true }, true],
  ] as const)('level %i with %j given: %s', (level, marked, expected) => {
    expect(isMarked(level, marked)).toBe(expected);
  });
});

describe('isProvisional', () => {
  const both = { p1: true, p2: true };
  test.each<[string, Marks, boolean]>([
    ['is false when nothing was posted', {}, false],
    ['is true when the quiz is counted but teamwork is unmarked', { 1: { p1: 60, p2: 0 } }, true],
    ['is false when level 1 is marked', { 1: { p1: 60, p2: 0, marked: { p1: false, p2: true } } }, false],
    ['is true when one criterion is unmarked', { 2: { p1: 60, p2: 0, marked: { p1: true, p2: false } } }, true],
    ['is true when one level is unmarked', { 2: { p1: 60, p2: 0, marked: both }, 3: { p1: 0, p2: 0 } }, true],
    [
      'is false when all posted levels are marked',
      { 2: { p1: 0, p2: 0, marked: both }, 3: { p1: 0, p2: 0, marked: both } },
      false,
    ],
  ])('%s', (_, marks, expected) => {
    expect(isProvisional(marks)).toBe(expected);
  });
});

describe('the marks that a teacher may give', () => {
  test.each([
    [1, 'p2', [0, 20, 40]],
    [2, 'p1', [0, 20, 40, 60]],
    [2, 'p2', [0, 20, 40]],
    [3, 'p1', [0, 20, 40, 60]],
    [3, 'p2', [0, 20, 40]],
    [4, 'p1', [0, 50, 100, 160]],
    [4, 'p2', [0, 20, 40]],
  ] as const)('for level %i %s are only %j', (level, criterion, allowed) => {
    const accepted = Array.from({ length: 402 }, (_, n) => n - 200).filter((n) => !validateMark(level, criterion, n));
    expect(accepted).toEqual(allowed);
    expect(validateMark(level, criterion, 20.5)).toContain(allowed.join(', '));
    expect(validateMark(level, criterion, Number.NaN)).not.toBeNull();
  });

  test.each([0, 20, 40, 60])('exclude the automatic level 1 p1: %i', (value) => {
    expect(validateMark(1, 'p1', value)).toBe('A pontuação do quiz é automática.');
  });
});
