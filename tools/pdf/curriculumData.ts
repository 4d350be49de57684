import { CURRICULUM } from '#content/curriculum/curriculum.ts';
import { DIMENSION_IDS, DIMENSIONS, type DimensionId, TAUGHT_WORDS } from '#content/curriculum/dimensions.ts';
import { DISCIPLINES, type DisciplineLink } from '#content/curriculum/disciplines.ts';
import type { CurriculumLink } from '#content/curriculum/ThemeCurriculum.ts';
import { SOLAR_SYSTEMS } from '#content/solarSystems.ts';
import { MOMENT_NAMES, MOMENTS } from '#domain/classroom/moments.ts';
import { listed } from '#domain/listed.ts';
import { MISSION_LEVELS, THEMES, type Theme, WORKSHEET_NUMBERS } from '#domain/vocabulary.ts';

/** Returns the dimensions of the national strategy and where the game works on them, for chapter 3 of the manual. */
export function curriculumData() {
  return {
    dimensions: DIMENSION_IDS.map((id) => ({ ...DIMENSIONS[id], taught: TAUGHT_WORDS[DIMENSIONS[id].taught] })),
    matrix: matrixRows(),
    systems: Object.fromEntries(THEMES.map((theme) => [theme, systemData(theme)])),
    disciplines: DISCIPLINES.map(({ name, links }) => ({ name, links: links.map(linkData) })),
  };
}

/** A row of the matrix: a part of the game or a worksheet, and for each dimension the systems that work on it. */
function matrixRows() {
  const worksheets = MISSION_LEVELS.flatMap((mission) =>
    WORKSHEET_NUMBERS.map((number) => `m${mission}-fs${number}` as const),
  );
  return [
    ...MOMENTS.map((moment) => matrixRow(MOMENT_NAMES[moment], (theme) => CURRICULUM[theme].moments[moment])),
    ...worksheets.map((key) => matrixRow(`Ficha ${key}`, (theme) => CURRICULUM[theme].worksheets[key])),
  ];
}

function matrixRow(name: string, linkOf: (theme: Theme) => CurriculumLink) {
  const cells = DIMENSION_IDS.map((id) =>
    THEMES.flatMap((theme) => {
      const { main, also } = linkOf(theme);
      return main === id || also.includes(id) ? [{ theme, isMain: main === id }] : [];
    }),
  );
  return { name, cells };
}

function systemData(theme: Theme) {
  const { moments, worksheets } = CURRICULUM[theme];
  const links = [...Object.values(moments), ...Object.values(worksheets)];
  return {
    dimensions: byWeight(links).map((id) => DIMENSIONS[id].name),
    moments: MOMENTS.map((moment) => {
      const { main, also, does } = moments[moment];
      return { name: momentName(theme, moment), dimensions: [main, ...also].map((id) => DIMENSIONS[id].name), does };
    }),
  };
}

/** Returns the dimensions that a system works on, the most frequent first, without those that the game barely touches. */
function byWeight(links: readonly CurriculumLink[]): DimensionId[] {
  const weight = (id: DimensionId) => links.filter(({ main, also }) => main === id || also.includes(id)).length;
  return DIMENSION_IDS.filter((id) => weight(id) > 0 && !DIMENSIONS[id].isBarelyTouched).sort(
    (one, other) => weight(other) - weight(one),
  );
}

function momentName(theme: Theme, moment: (typeof MOMENTS)[number]): string {
  const { after } = SOLAR_SYSTEMS[theme].dilemmas;
  if (moment === 'dilemma1') return `Dilema «${after[1].title}»`;
  return moment === 'dilemma3' ? `Dilema «${after[3].title}»` : MOMENT_NAMES[moment];
}

function linkData({ theme, missions, year, area, does }: DisciplineLink) {
  const where = `${missions.length === 1 ? 'Missão' : 'Missões'} ${listed(missions.map(String))}`;
  return { theme, where, year: year && `${year}.º ano`, area, does };
}
