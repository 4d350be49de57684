import type { PlannedWorksheet } from '#domain/classroom/worksheetCopies.ts';
import type { Part } from '#domain/vocabulary.ts';
import type { WorksheetKey } from '../Worksheet.ts';

/**
 * The sessions of a class with the game, for its teacher; the panel shows them and the manual prints them. Text may contain
 * **bold**, with **«…»** for a button of the game, and no other markup. 'capítulo 8 do manual' becomes a link in the manual.
 */
export interface LessonPlan {
  /** Ends the sentence 'Serve quando…'. */
  suits: string;
  /** What a class leaves out that follows this plan. */
  leavesOut: string;
  /** The plan for a class without special needs. */
  isRecommended: boolean;
  sessions: readonly PlanSession[];
}

export interface PlanSession {
  title: string;
  aims: string;
  /** What is ready before the class comes in. */
  before: string;
  /** Every minute of the session, in order. */
  minutes: readonly TimedTask[];
  worksheets: readonly PlannedWorksheet[];
  /** What to shorten when time is running out. */
  late: string;
  /** Homework. */
  home: string;
  /** The last part that is open in this session: 0 is the training, 4 opens everything. */
  pace: Part;
  /** Ends the sentence 'No fim, a turma tem…'. */
  outcome: string;
}

export interface TimedTask {
  /** Minutes since the session began. */
  from: number;
  to: number;
  text: string;
  /** The worksheet of which an activity is done in these minutes. */
  sheet?: WorksheetKey;
}
