import {
  MISSION_LEVELS,
  type MissionLevel,
  THEMES,
  type Theme,
  WORKSHEET_NUMBERS,
  type WorksheetNumber,
} from '../vocabulary.ts';

/** Names a worksheet in addresses and file names (spec, section 2; ruling 19). */
export type WorksheetId = `${Theme}-m${MissionLevel}-fs${WorksheetNumber}`;

export interface WorksheetPlace {
  theme: Theme;
  mission: MissionLevel;
  number: WorksheetNumber;
}

/** 'ic-m1-fs2'. */
export function worksheetId({ theme, mission, number }: WorksheetPlace): WorksheetId {
  return `${theme}-m${mission}-fs${number}`;
}

/** All 36, by theme, mission and number. */
export const WORKSHEETS: readonly WorksheetPlace[] = THEMES.flatMap((theme) =>
  MISSION_LEVELS.flatMap((mission) => WORKSHEET_NUMBERS.map((number) => ({ theme, mission, number }))),
);

/** The worksheet that an id names; null when none does. */
export function worksheetWith(id: string): WorksheetPlace | null {
  return WORKSHEETS.find((place) => worksheetId(place) === id) ?? null;
}
