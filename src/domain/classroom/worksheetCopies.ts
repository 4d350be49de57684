import type { WorksheetPlace } from '../game/worksheets.ts';
import { type MissionLevel, THEMES, type Theme, type WorksheetNumber } from '../vocabulary.ts';

/** Who needs a copy: each team, each pupil (to take home), or nobody, because an earlier session printed it. */
export type CopyRule = 'team' | 'pupil' | 'earlier';

/** A worksheet that a session uses, in the version of each team's solar system. */
export interface PlannedWorksheet {
  mission: MissionLevel;
  number: WorksheetNumber;
  copies: CopyRule;
}

/** How many of a class travel to each solar system. */
export type ClassSize = Readonly<Record<Theme, Readonly<Record<Exclude<CopyRule, 'earlier'>, number>>>>;

export interface WorksheetCopies {
  place: WorksheetPlace;
  copies: number;
}

/** Returns what to print for one session, in the session's order and then by solar system; nothing with 0 copies. */
export function worksheetCopies(sheets: readonly PlannedWorksheet[], size: ClassSize): WorksheetCopies[] {
  return sheets
    .flatMap(({ mission, number, copies }) =>
      THEMES.map((theme) => ({
        place: { theme, mission, number },
        copies: copies === 'earlier' ? 0 : size[theme][copies],
      })),
    )
    .filter(({ copies }) => copies > 0);
}
