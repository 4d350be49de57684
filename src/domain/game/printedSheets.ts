import { MISSION_LEVELS, type MissionLevel, THEMES, type Theme } from '../vocabulary.ts';
import { WORKSHEETS, type WorksheetId, type WorksheetPlace, worksheetId } from './worksheets.ts';

/** The id of a worksheet in easy read, in addresses and file names. */
export type EasyWorksheetId = `${WorksheetId}-facil`;
/** The id of the pictured words of a mission. */
export type WordSheetId = `${Theme}-m${MissionLevel}-palavras`;

export interface WordSheetPlace {
  theme: Theme;
  mission: MissionLevel;
}

/** Returns an id such as 'ic-m1-fs2-facil'. */
export function easyWorksheetId(place: WorksheetPlace): EasyWorksheetId {
  return `${worksheetId(place)}-facil`;
}

/** Returns an id such as 'ic-m1-palavras'. */
export function wordSheetId({ theme, mission }: WordSheetPlace): WordSheetId {
  return `${theme}-m${mission}-palavras`;
}

/** The words of all 12 missions, sorted by theme and mission. */
export const WORD_SHEETS: readonly WordSheetPlace[] = THEMES.flatMap((theme) =>
  MISSION_LEVELS.map((mission) => ({ theme, mission })),
);

/** Returns the worksheet whose easy read has this id; null when there is none. */
export function easyWorksheetWith(id: string): WorksheetPlace | null {
  return WORKSHEETS.find((place) => easyWorksheetId(place) === id) ?? null;
}

/** Returns the mission whose words have this id; null when there is none. */
export function wordSheetWith(id: string): WordSheetPlace | null {
  return WORD_SHEETS.find((place) => wordSheetId(place) === id) ?? null;
}
