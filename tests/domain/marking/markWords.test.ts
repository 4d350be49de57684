import { describe, expect, test } from 'vitest';
import { FALLBACK_SCRIPT, SOLAR_SYSTEMS } from '#content/solarSystems.ts';
import { markWords } from '#domain/marking/markWords.ts';
import { CRITERIA, LEVEL_SCORES } from '#domain/marking/scoring.ts';
import { MISSION_LEVELS } from '#domain/vocabulary.ts';

/** The automatic quiz points of mission 1. */
const COUNTED = [0, 20, 40, 60];

const MISSIONS = [...Object.values(SOLAR_SYSTEMS), FALLBACK_SCRIPT].flatMap((system, index) =>
  MISSION_LEVELS.flatMap((level) =>
    CRITERIA.map((criterion) => {
      const given = LEVEL_SCORES[level][criterion];
      const points = given.length === 0 ? COUNTED : given;
      return {
        theme: index === 3 ? 'reserve' : system.theme,
        level,
        criterion,
        points,
        marks: system.missions[level].marks,
      };
    }),
  ),
);

describe('markWords', () => {
  test.each(MISSIONS)('$theme, mission $level, $criterion: each mark has a unique sentence for each reader', (at) => {
    const { criterion, points, marks } = at;
    expect(Object.keys(marks[criterion]).map(Number)).toEqual([...points]);
    for (const reader of ['team', 'teacher'] as const) {
      const words = points.map((mark) => markWords(marks, criterion, mark, reader));
      for (const sentence of words) expect(sentence.replace(/«[^»]*»/gu, '')).toMatch(/^\p{Lu}[^.!?]+[.!]$/u);
      expect(new Set(words).size).toBe(points.length);
    }
  });

  test.each([
    [1, 'p1', 10],
    [2, 'p1', 50],
    [4, 'p1', 60],
    [3, 'p2', 60],
    [3, 'p2', -1],
  ] as const)('mission %i %s %i is not a mark and has no text', (level, criterion, points) => {
    const { marks } = FALLBACK_SCRIPT.missions[level];
    expect(markWords(marks, criterion, points, 'team')).toBe('');
    expect(markWords(marks, criterion, points, 'teacher')).toBe('');
  });
});
