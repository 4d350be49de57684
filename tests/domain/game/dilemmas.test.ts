import { describe, expect, it } from 'vitest';
import {
  DILEMMA_CHOICES,
  type DilemmaChoice,
  isThirdWayOpen,
  judgeChoice,
  knownPerspectives,
  perspectivesMissing,
} from '#domain/game/dilemmas.ts';
import type { GameLevel } from '#domain/vocabulary.ts';

describe('the third way', () => {
  it.each([
    [[], false, 2],
    [[1], false, 1],
    [[1, 1, 1], false, 1],
    [[0, 7], false, 1],
    [[2, 0], true, 0],
    [[0, 1, 2], true, 0],
  ] as const)('after the perspectives %j it is open: %s, missing %i', (opened, isOpen, missing) => {
    expect(isThirdWayOpen(opened)).toBe(isOpen);
    expect(perspectivesMissing(opened)).toBe(missing);
  });

  it('counts each perspective once, in order, and none that does not exist', () => {
    expect(knownPerspectives([2, 0, 2, 5, -1, 0.5])).toEqual([0, 2]);
  });
});

describe('a choice that a team sends', () => {
  const judged = (
    level: GameLevel,
    mission: 1 | 3,
    choice: DilemmaChoice,
    stored: DilemmaChoice | null,
    opened = [0],
  ) => judgeChoice({ level, mission, choice, opened, stored });

  it.each([
    [2, 1, 'ahead'],
    [3, 1, 'accept'],
    [6, 1, 'accept'],
    [3, 3, 'ahead'],
    [4, 3, 'ahead'],
    [5, 3, 'accept'],
    [6, 3, 'accept'],
  ] as const)('at level %i, in the dilemma after mission %i: %s', (level, mission, verdict) => {
    expect(judged(level, mission, 'first', null)).toBe(verdict);
  });

  it('is stored once: the same one again changes nothing, another one is refused', () => {
    for (const stored of DILEMMA_CHOICES) {
      for (const choice of DILEMMA_CHOICES) {
        expect(judged(3, 1, choice, stored)).toBe(choice === stored ? 'repeat' : 'conflict');
      }
    }
  });

  it('is refused when it is the third way and fewer than two perspectives were opened', () => {
    expect(judged(3, 1, 'third', null, [1])).toBe('thirdClosed');
    expect(judged(3, 1, 'third', null, [1, 1])).toBe('thirdClosed');
    expect(judged(3, 1, 'third', null, [1, 2])).toBe('accept');
    expect(judged(3, 1, 'first', null, [])).toBe('accept');
  });
});
