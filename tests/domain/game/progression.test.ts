import { describe, expect, test } from 'vitest';
import {
  gameLevelFromWire,
  INITIAL_GAME_LEVEL,
  judgePost,
  levelAfterPart,
  nextTutorialStep,
  openLevel,
  partAtLevel,
  progressFlags,
  proposalText,
  themeDoneFlags,
  wasPosted,
  wireLevel,
} from '#domain/game/progression.ts';
import { GAME_LEVELS, MISSION_LEVELS, PARTS, THEMES, TUTORIAL_STEPS } from '#domain/vocabulary.ts';

describe('levels and parts', () => {
  test.each([
    [1, 0],
    [2, 1],
    [3, 2],
    [4, 3],
    [5, 4],
    [6, null],
  ] as const)('at game level %i part %j is open', (level, part) => {
    expect(partAtLevel(level)).toBe(part);
    if (part !== null) expect(levelAfterPart(part)).toBe(level + 1);
  });

  test.each([
    [6, [], 6],
    [3, [], 3],
    [6, [1], 2],
    [6, [4], 5],
    [6, [4, 2], 3],
    [6, [2, 3, 4], 3],
    [4, [2], 3],
    [3, [1], 2],
  ] as const)('at level %i with %j given back, level %i is open', (level, returned, open) => {
    expect(openLevel(level, returned)).toBe(open);
  });

  test.each(GAME_LEVELS)('at game level %i the parts before it were posted', (level) => {
    expect(PARTS.filter((part) => wasPosted(part, level))).toEqual(PARTS.slice(0, level - 1));
  });

  test('a new team begins with the tutorial', () => {
    expect(partAtLevel(INITIAL_GAME_LEVEL)).toBe(0);
  });

  test.each(GAME_LEVELS)('game level %i is one less on the wire, and read back', (level) => {
    expect(wireLevel(level)).toBe(level - 1);
    expect(gameLevelFromWire(wireLevel(level))).toBe(level);
  });

  test.each([
    [-1, 1],
    [6, 6],
    [99, 6],
    [2.9, 3],
    [Number.NaN, 1],
    [Number.POSITIVE_INFINITY, 6],
  ])('wire level %d is read as game level %i', (wire, level) => {
    expect(gameLevelFromWire(wire)).toBe(level);
  });
});

describe('posted answers', () => {
  test.each([
    [1, 0, null, 'accept'],
    [2, 1, null, 'accept'],
    [5, 4, null, 'accept'],
    [2, 0, true, 'repeat'],
    [2, 0, false, 'conflict'],
    [6, 4, true, 'repeat'],
    [6, 4, false, 'conflict'],
    [6, 0, true, 'repeat'],
    [1, 1, null, 'ahead'],
    [1, 4, null, 'ahead'],
    [4, 4, null, 'ahead'],
    [3, 1, null, 'conflict'],
  ] as const)('at level %i, posting part %i, same as stored %j: %s', (level, part, sameAsStored, verdict) => {
    expect(judgePost({ level, part, sameAsStored })).toBe(verdict);
  });

  test.each([
    [6, [2], 2, false, 'accept'],
    [6, [2], 2, true, 'accept'],
    [6, [2], 3, true, 'repeat'],
    [6, [2], 4, true, 'repeat'],
    [6, [2], 4, false, 'conflict'],
    [6, [2, 4], 4, true, 'ahead'],
    [6, [4], 4, false, 'accept'],
    [5, [1], 4, null, 'ahead'],
    [5, [1], 0, true, 'repeat'],
    [5, [3, 1], 1, null, 'accept'],
    [5, [3, 1], 3, null, 'ahead'],
    [5, [3], 2, true, 'repeat'],
  ] as const)(
    'at level %i with %j given back, posting part %i, same as stored %j: %s',
    (level, returned, part, sameAsStored, verdict) => {
      expect(judgePost({ level, returned, part, sameAsStored })).toBe(verdict);
    },
  );

  test('with any parts given back, only the lowest of them is accepted', () => {
    for (const level of GAME_LEVELS.filter((known) => known > 2)) {
      const posted = MISSION_LEVELS.filter((mission) => wasPosted(mission, level));
      for (const returned of posted.map((_, from) => posted.slice(from))) {
        const accepted = PARTS.filter((part) => judgePost({ level, returned, part, sameAsStored: null }) === 'accept');
        expect(accepted).toEqual([returned[0]]);
      }
    }
  });

  test('at every level exactly one part is accepted, and none in the council', () => {
    for (const level of GAME_LEVELS) {
      const accepted = PARTS.filter((part) => judgePost({ level, part, sameAsStored: null }) === 'accept');
      expect(accepted).toEqual(level === 6 ? [] : [partAtLevel(level)]);
    }
  });

  test('posting accepted answers again is a repeat', () => {
    for (const part of PARTS) {
      const verdict = judgePost({ level: levelAfterPart(part), part, sameAsStored: true });
      expect(verdict).toBe('repeat');
    }
  });
});

describe('chips', () => {
  test.each([
    [1, []],
    [2, ['tutorial']],
    [3, ['tutorial', 'level1']],
    [4, ['tutorial', 'level1', 'level2']],
    [5, ['tutorial', 'level1', 'level2', 'level3']],
    [6, ['tutorial', 'level1', 'level2', 'level3', 'level4']],
  ] as const)('at level %i exactly %j are done', (level, names) => {
    const done = Object.entries(progressFlags(level)).flatMap(([name, isDone]) => (isDone ? [name] : []));
    expect(done).toEqual(names);
  });

  test.each([
    ['ic', 'isInterculturalDone'],
    ['dh', 'isHumanRightsDone'],
    ['ds', 'isDevelopmentDone'],
  ] as const)('the council of %s sets only %s', (theme, flag) => {
    const none = { isDevelopmentDone: false, isHumanRightsDone: false, isInterculturalDone: false };
    expect(themeDoneFlags(theme, 6)).toEqual({ ...none, [flag]: true });
  });

  test.each([
    [6, [2], ['tutorial', 'level1', 'level3', 'level4']],
    [6, [1, 4], ['tutorial', 'level2', 'level3']],
    [4, [2], ['tutorial', 'level1']],
  ] as const)('at level %i with %j given back exactly %j are done', (level, returned, names) => {
    const done = Object.entries(progressFlags(level, returned)).flatMap(([name, isDone]) => (isDone ? [name] : []));
    expect(done).toEqual(names);
  });

  test.each([
    [[2], true],
    [[4], false],
  ] as const)('in the council with %j given back, the theme is done: %j', (returned, done) => {
    expect(themeDoneFlags('ic', 6, returned).isInterculturalDone).toBe(done);
  });

  test('no theme is done before the council', () => {
    const early = GAME_LEVELS.filter((level) => level < 6);
    const flags = THEMES.flatMap((theme) => early.flatMap((level) => Object.values(themeDoneFlags(theme, level))));
    expect(flags).not.toContain(true);
  });
});

test('the tutorial advances step by step and stays at the outro', () => {
  expect(TUTORIAL_STEPS.map(nextTutorialStep)).toEqual([1, 2, 3, 4, 5, 6, 6]);
});

describe('proposal text', () => {
  test.each([
    [[], ''],
    [['  ', '\n'], ''],
    [['Uma horta.'], 'Uma horta.'],
    [[' Uma horta. ', '', 'Na escola.\n'], 'Uma horta.\n\nNa escola.'],
    [['Linha 1\nLinha 2', 'Fim'], 'Linha 1\nLinha 2\n\nFim'],
  ])('%j becomes %j', (texts, text) => {
    expect(proposalText(texts)).toBe(text);
  });
});
