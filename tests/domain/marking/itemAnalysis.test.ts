import { describe, expect, test } from 'vitest';
import { type AnswerPattern, analyseQuiz } from '#domain/marking/itemAnalysis.ts';

/** The key is option 0 of each question; R is a right answer, W option 1, X option 2. */
const KEY = [0, 1, 2].map(() => ({ correct: 0, options: 3 }));
const OPTIONS = { R: 0, W: 1, X: 2 } as const;
const pattern = (words: string, teams: number): AnswerPattern => ({
  chosen: [...words].map((letter) => OPTIONS[letter as keyof typeof OPTIONS] ?? null),
  teams,
});
const first = (...patterns: AnswerPattern[]) => analyseQuiz(patterns, KEY)[0];

describe('the questions of a quiz', () => {
  test('have no figures without answers', () => {
    expect(analyseQuiz([], KEY)).toEqual(
      [1, 2, 3].map(() => ({ teams: 0, chosen: [0, 0, 0], facility: null, discrimination: null, weaknesses: [] })),
    );
  });

  test('have the share that is right, and the choices of each option', () => {
    const [one, two, three] = analyseQuiz([pattern('RWR', 3), pattern('WWR', 1), pattern('XRR', 4)], KEY);
    expect([one?.chosen, two?.chosen, three?.chosen]).toEqual([
      [3, 1, 4],
      [4, 4, 0],
      [8, 0, 0],
    ]);
    expect([one?.facility, two?.facility, three?.facility]).toEqual([0.375, 0.5, 1]);
  });

  test('leave out an answer that is none', () => {
    expect(analyseQuiz([pattern('?RR', 2), pattern('RRR', 1)], KEY).map(({ teams }) => teams)).toEqual([1, 3, 3]);
  });
});

describe('discrimination', () => {
  // With x = right here (0 or 1) and y = right elsewhere (0 to 2), worked out by hand as covariance / (sd x * sd y).
  test.each([
    ['all or nothing: 15 right everywhere, 15 nowhere', [pattern('RRR', 15), pattern('WWW', 15)], 1],
    ['the opposite: right here, wrong elsewhere', [pattern('RWW', 15), pattern('WRR', 15)], -1],
    // A fourfold table of 10, 5, 5, 10: phi = (10 * 10 - 5 * 5) / (15 * 15).
    ['a fourfold table', [pattern('RRR', 10), pattern('RWW', 5), pattern('WRR', 5), pattern('WWW', 10)], 75 / 225],
    // x: 20 of 40; y: 2 for 10, 1 for 20, 0 for 10; mean y of the right 1.5, of the wrong 0.5, sd y = sqrt(0.5):
    // (1.5 - 0.5) / sqrt(0.5) * sqrt(0.25).
    [
      'three sums elsewhere',
      [pattern('RRR', 10), pattern('RRW', 10), pattern('WRW', 10), pattern('WWW', 10)],
      0.5 / Math.SQRT1_2,
    ],
    ['no relation', [pattern('RRR', 10), pattern('RWW', 10), pattern('WRR', 10), pattern('WWW', 10)], 0],
  ])('%s', (_what, patterns, value) => {
    expect(first(...patterns)?.discrimination).toBeCloseTo(value, 12);
  });

  test.each([
    ['29 teams', [pattern('RRR', 15), pattern('WWW', 14)]],
    ['everybody right here', [pattern('RRR', 15), pattern('RWW', 15)]],
    ['everybody the same elsewhere', [pattern('RRR', 15), pattern('WRR', 15)]],
  ])('is not told for %s', (_what, patterns) => {
    expect(first(...patterns)?.discrimination).toBeNull();
  });

  test('counts only the teams that answered the question', () => {
    expect(first(pattern('RRR', 15), pattern('WWW', 14), pattern('?RR', 5))?.discrimination).toBeNull();
  });
});

describe('a question is flagged', () => {
  test.each([
    ['hard below 30 %', [pattern('RRR', 29), pattern('WWW', 35), pattern('XWW', 36)], ['hard', 'trap']],
    ['not hard at 30 %', [pattern('RRR', 30), pattern('WRR', 70)], ['trap']],
    ['easy above 95 %', [pattern('RRR', 24), pattern('WWW', 0)], ['easy']],
    ['not easy at 95 %', [pattern('RRR', 19), pattern('WWW', 1)], []],
    ['a trap, when a wrong option is chosen more', [pattern('RRR', 4), pattern('WRR', 5), pattern('XRR', 1)], ['trap']],
    ['no trap, when it is chosen as often', [pattern('RRR', 5), pattern('WRR', 5)], []],
    // Fourfold tables of 40 teams, phi = (a * d - b * c) / 400: 12, 8, 8, 12 is 0.2; 11, 9, 9, 11 is 0.1.
    ['not flat at 0.2', [pattern('RRR', 12), pattern('RWW', 8), pattern('WRR', 8), pattern('WWW', 12)], []],
    ['flat below 0.2', [pattern('RRR', 11), pattern('RWW', 9), pattern('WRR', 9), pattern('WWW', 11)], ['flat']],
    ['nothing with 4 teams', [pattern('WWW', 4)], []],
    ['hard and a trap from 5 teams on', [pattern('WWW', 5)], ['hard', 'trap']],
  ])('%s', (_what, patterns, weaknesses) => {
    expect(first(...patterns)?.weaknesses).toEqual(weaknesses);
  });
});
