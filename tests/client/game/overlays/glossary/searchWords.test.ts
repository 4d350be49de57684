import { describe, expect, it } from 'vitest';
import { searchWords, TRAINING } from '#client/game/overlays/glossary/searchWords.ts';
import type { GlossaryEntry } from '#content/glossary/GlossaryEntry.ts';
import { GLOSSARY } from '#content/glossary/glossary.ts';
import type { SupportLanguage } from '#domain/game/supports.ts';
import { THEMES } from '#domain/vocabulary.ts';

const ALL = GLOSSARY.ic;
const found = (search: string, mission: number | null = null, language: SupportLanguage | null = null) =>
  searchWords(ALL, { search, mission, language }).map(({ id }) => id);

describe('the search in the glossary', () => {
  it('returns all words in alphabetical order without a search', () => {
    const words = searchWords(ALL, { search: '  ', mission: null, language: null }).map(({ word }) => word);
    expect(words).toHaveLength(ALL.length);
    expect(words).toEqual([...words].sort((a, b) => a.localeCompare(b, 'pt')));
  });

  it.each<[string, SupportLanguage | null, boolean]>([
    ['SEGREGA', null, true],
    ['segregacao', null, true],
    [' segregação ', null, true],
    ['сегрегація', 'uk', true],
    ['Сегрегація', 'uk', true],
    ['сегрегація', null, false],
    ['عزل', 'ar', true],
    ['पृथक्करण', 'hi', true],
    ['隔离', 'zh', true],
    ['xyz', 'uk', false],
  ])('«%s» with the language %s finds segregation: %s', (search, language, isFound) => {
    expect(found(search, null, language).includes('segregacao')).toBe(isFound);
  });

  it.each(THEMES)('finds the words of the training and of the extra practice of %s alone', (theme) => {
    const words = searchWords(GLOSSARY[theme], { search: '', mission: TRAINING, language: null });
    const isThere = ({ missions, inTraining }: GlossaryEntry) => inTraining === true || missions.length === 0;
    expect(words.every(isThere)).toBe(true);
    expect(words.some(({ missions }) => missions.length > 0)).toBe(true);
    expect(words).toHaveLength(GLOSSARY[theme].filter(isThere).length);
  });

  it.each([1, 2, 3, 4] as const)('finds the words of mission %i alone', (mission) => {
    const ids = found('', mission);
    expect(ids.length).toBeGreaterThan(3);
    expect([...ids].sort()).toEqual(
      ALL.filter(({ missions }) => missions.includes(mission))
        .map(({ id }) => id)
        .sort(),
    );
  });
});
