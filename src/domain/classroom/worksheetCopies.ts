import type { MissionLevel, WorksheetNumber } from '../vocabulary.ts';

/** Who needs a copy: each team, each pupil (to take home), or nobody, because an earlier session printed it. */
type CopyRule = 'team' | 'pupil' | 'earlier';

/** A worksheet that a session uses, in the version of each team's solar system. */
export interface PlannedWorksheet {
  mission: MissionLevel;
  number: WorksheetNumber;
  copies: CopyRule;
}
