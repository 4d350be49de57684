import { describe, expect, test } from 'vitest';
import { markWords } from '#domain/markWords.ts';
import { LEVEL_SCORES } from '#domain/scoring.ts';
import { MISSION_LEVELS } from '#domain/vocabulary.ts';

describe('markWords', () => {
  test.each(
    MISSION_LEVELS.flatMap((level) =>
      (['p1', 'p2'] as const).map((criterion) => [level, criterion, LEVEL_SCORES[level][criterion]] as const),
    ),
  )('level %i %s: each mark that can be given has one sentence of its own', (level, criterion, marks) => {
    const words = marks.map((points) => markWords(level, criterion, points));
    for (const sentence of words) expect(sentence).toMatch(/^\p{Lu}[^.]+\.$/u);
    expect(new Set(words).size).toBe(marks.length);
  });

  test.each([
    [1, 'p1', 20],
    [2, 'p1', 50],
    [4, 'p1', 60],
    [3, 'p2', 60],
    [3, 'p2', -1],
  ] as const)('level %i %s %i is no mark of a teacher and has no words', (level, criterion, points) => {
    expect(markWords(level, criterion, points)).toBe('');
  });
});
