import { describe, expect, it } from 'vitest';
import { CURRICULUM } from '#content/curriculum/curriculum.ts';
import { DIMENSION_IDS, DIMENSIONS, type DimensionId } from '#content/curriculum/dimensions.ts';
import { DISCIPLINES } from '#content/curriculum/disciplines.ts';
import type { CurriculumLink } from '#content/curriculum/ThemeCurriculum.ts';
import { SOLAR_SYSTEMS } from '#content/solarSystems.ts';
import { WORKSHEETS_BY_THEME } from '#content/worksheets/worksheets.ts';
import { MOMENTS } from '#domain/classroom/moments.ts';
import { THEMES, type Theme } from '#domain/vocabulary.ts';
import { forbiddenForms } from '../../tools/words/forbiddenForms.ts';

function linksOf(theme: Theme): [part: string, link: CurriculumLink][] {
  const { moments, worksheets } = CURRICULUM[theme];
  return [...Object.entries(moments), ...Object.entries(worksheets)];
}

function dimensionsOf(theme: Theme): DimensionId[] {
  return linksOf(theme).flatMap(([, { main, also }]) => [main, ...also]);
}

/** The dimension that gives a solar system its subject. */
const SUBJECTS: Record<Theme, DimensionId> = { ic: 'pluralism', dh: 'rights', ds: 'sustainability' };

describe('the dimensions of the national strategy', () => {
  it('are eight: four taught in every year, four at least once a period', () => {
    const named = (taught: string) =>
      DIMENSION_IDS.filter((id) => DIMENSIONS[id].taught === taught).map((id) => DIMENSIONS[id].name);
    expect(named('everyYear')).toEqual([
      'Direitos Humanos',
      'Democracia e Instituições Políticas',
      'Desenvolvimento Sustentável',
      'Literacia Financeira e Empreendedorismo',
    ]);
    expect(named('oncePerPeriod')).toEqual([
      'Saúde',
      'Media',
      'Risco e Segurança Rodoviária',
      'Pluralismo e Diversidade Cultural',
    ]);
  });

  it.each(DIMENSION_IDS)('%s says honestly how far the game goes', (id) => {
    const { isBarelyTouched, inGame } = DIMENSIONS[id];
    const isMain = THEMES.some((theme) => linksOf(theme).some(([, { main }]) => main === id));
    expect(isBarelyTouched).toBe(!isMain);
    expect(inGame.startsWith('O jogo quase não lhe toca')).toBe(isBarelyTouched);
    expect(forbiddenForms(inGame)).toEqual([]);
  });
});

describe.each(THEMES)('the curriculum of %s', (theme) => {
  it('covers every part of the game and every worksheet', () => {
    const parts = linksOf(theme).map(([part]) => part);
    expect(parts).toEqual([...MOMENTS, ...Object.keys(WORKSHEETS_BY_THEME[theme])]);
  });

  it('has dilemmas after the missions that it names', () => {
    expect(Object.keys(SOLAR_SYSTEMS[theme].dilemmas.after)).toEqual(['1', '3']);
  });

  it.each(linksOf(theme))('%s has one main dimension and at most two others', (_, { main, also, does }) => {
    expect(new Set([main, ...also]).size).toBe(also.length + 1);
    expect(also.length).toBeLessThanOrEqual(2);
    expect(does).toMatch(/^\p{Lu}\p{Ll}*(?:[ea]m|ão),? .*\.$/u);
    expect(does.length).toBeLessThanOrEqual(150);
    expect(forbiddenForms(does)).toEqual([]);
  });

  it('is mostly about its own dimension, and reaches democracy', () => {
    const count = (id: DimensionId) => dimensionsOf(theme).filter((dimension) => dimension === id).length;
    const own = count(SUBJECTS[theme]);
    expect(DIMENSION_IDS.every((id) => id === SUBJECTS[theme] || count(id) < own)).toBe(true);
    expect(CURRICULUM[theme].moments.council.main).toBe('democracy');
  });

  it('gives away no answer of a quiz', () => {
    const { tutorial, levels } = SOLAR_SYSTEMS[theme];
    const said = linksOf(theme)
      .map(([, { does }]) => does)
      .join(' ');
    for (const { options } of [tutorial.quiz, ...levels.level1]) {
      expect(said).not.toContain(options.optionsLabel[options.correct]);
    }
  });
});

describe.each(DISCIPLINES)('$name', ({ links }) => {
  it('joins missions in a broad area, and names worksheets that exist', () => {
    for (const { theme, missions, area, does } of links) {
      expect(missions.length).toBeGreaterThan(0);
      expect(forbiddenForms(`${area} ${does}`)).toEqual([]);
      // No heading or code of the Aprendizagens Essenciais.
      expect(area).toMatch(/^[\p{Ll}][^.\d]*$|^República, ditadura e democracia em Portugal$/u);
      const named = does.match(/m\d-fs\d/g) ?? [];
      for (const key of named) {
        expect(missions).toContain(Number(key[1]));
        expect(Object.keys(WORKSHEETS_BY_THEME[theme ?? 'ic'])).toContain(key);
      }
    }
  });
});
