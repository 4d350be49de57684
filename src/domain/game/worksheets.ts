import {
  MISSION_LEVELS,
  type MissionLevel,
  THEMES,
  type Theme,
  WORKSHEET_NUMBERS,
  type WorksheetNumber,
} from '../vocabulary.ts';

/** The id of a worksheet in URLs and file names (spec, section 2; ruling 19). */
export type WorksheetId = `${Theme}-m${MissionLevel}-fs${WorksheetNumber}`;

export interface WorksheetPlace {
  theme: Theme;
  mission: MissionLevel;
  number: WorksheetNumber;
}

/** Returns an id such as 'ic-m1-fs2'. */
export function worksheetId({ theme, mission, number }: WorksheetPlace): WorksheetId {
  return `${theme}-m${mission}-fs${number}`;
}

/** All 36 worksheets, sorted by theme, mission and number. */
export const WORKSHEETS: readonly WorksheetPlace[] = THEMES.flatMap((theme) =>
  MISSION_LEVELS.flatMap((mission) => WORKSHEET_NUMBERS.map((number) => ({ theme, mission, number }))),
);

/** Returns the worksheet with this id; null when there is none. */
export function worksheetWith(id: string): WorksheetPlace | null {
  return WORKSHEETS.find((place) => worksheetId(place) === id) ?? null;
}
