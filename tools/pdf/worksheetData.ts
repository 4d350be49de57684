import type { SolarSystem } from '#content/SolarSystem.ts';
import type { Activity } from '#content/Worksheet.ts';
import { easyWorksheetId } from '#domain/game/printedSheets.ts';
import { worksheetId } from '#domain/game/worksheets.ts';
import { THEME_NAMES, WORKSHEET_MOMENTS } from '#domain/vocabulary.ts';
import type { TitledWorksheet } from './manualData.ts';
import { shipOf } from './pictures.ts';
import { poseOf } from './robotPoses.ts';
import { wordsOfSheet } from './wordData.ts';

/** Returns the input of worksheet.typ, passed as JSON in `sys.inputs`. */
export function worksheetData({ place, title, sheet, isEasy }: TitledWorksheet, system: SolarSystem) {
  const { theme, mission, number } = place;
  const { title: missionTitle, place: planet } = system.missions[mission];
  return {
    ...sheet,
    id: isEasy ? easyWorksheetId(place) : worksheetId(place),
    easy: isEasy,
    words: isEasy ? wordsOfSheet(sheet, theme) : [],
    theme,
    themeName: THEME_NAMES[theme],
    mission,
    missionTitle,
    place: planet,
    number,
    title,
    moment: WORKSHEET_MOMENTS[number],
    activities: sheet.activities.map(withShownValues),
    banner: 'pictures/banner.jpg',
    bannerAlt: `A nave ${shipOf(place).name} a voar diante de um planeta: ${planet}`,
    robot: 'pictures/orbi.jpg',
    robotAlt: `A ORBI, ${poseOf(place).alt}`,
  };
}

/** Adds a chart's values formatted in Portuguese. */
function withShownValues(activity: Activity) {
  if (activity.kind !== 'chart') return activity;
  const { unit } = activity;
  return {
    ...activity,
    bars: activity.bars.map((bar) => ({ ...bar, shown: `${writtenNumber(bar.value)}\u00a0${unit}` })),
  };
}

/** Formats a number with groups of three from five digits on, and a decimal comma. */
function writtenNumber(value: number): string {
  const [whole = '', decimals] = String(value).split('.');
  const grouped = whole.length > 4 ? whole.replace(/\B(?=(\d{3})+$)/g, '\u00a0') : whole;
  return decimals === undefined ? grouped : `${grouped},${decimals}`;
}
