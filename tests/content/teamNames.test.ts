import { describe, expect, it } from 'vitest';
import { TEAM_NAMES } from '#content/teamNames.ts';
import { isDoubtful } from '#domain/council/wordFilter/findDoubts.ts';
import { nameKey } from '#domain/school/imports/planImport.ts';

describe('the suggested names of teams', () => {
  it('are enough for several classes, and all different', () => {
    expect(TEAM_NAMES.length).toBeGreaterThanOrEqual(40);
    expect(new Set(TEAM_NAMES.map(nameKey)).size).toBe(TEAM_NAMES.length);
  });

  it('are in alphabetical order', () => {
    expect(TEAM_NAMES).toEqual([...TEAM_NAMES].sort((one, other) => one.localeCompare(other, 'pt')));
  });

  it.each(TEAM_NAMES)('«%s» is a short name that offends nobody', (name) => {
    expect(name).toMatch(/^\p{Lu}\p{L}+(?: \p{L}+)*$/u);
    expect(name.length).toBeLessThanOrEqual(16);
    expect(isDoubtful(name, 'label')).toBe(false);
  });
});
