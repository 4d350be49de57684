import type { WorksheetKey } from '../../Worksheet.ts';

/**
 * How to lead the lesson of a worksheet, for its teacher: printed in the annex for staff, never in the pupils' documents. Plain
 * text without markup. Manner: the debriefing notes of Compass (Council of Europe).
 */
export interface TeacherNote {
  /** One sentence; begins with a verb: 'Distinguir…'. */
  aim: string;
  minutes: NoteMinutes;
  /** How to begin: one or two sentences. */
  begin: string;
  /** Three to five questions to the class after the activities: what happened, what it means, what it has to do with us. */
  questions: readonly string[];
  /** Two things that can go wrong with this worksheet. */
  risks: readonly [Risk, Risk];
  /** What to shorten or to give when reading is hard. */
  base: string;
  /** What to ask more of. */
  challenge: string;
  /** What a session of a lesson plan does of the worksheet. Required where a plan gives the worksheet time. */
  alone?: AloneActivity;
}

/** Minutes by part; they add up to the minutes of the worksheet. */
interface NoteMinutes {
  begin: number;
  /** One entry an activity; 0 for one that half of the team does at the same time as the one before. */
  activities: readonly number[];
  /** The talk, with the self-assessment. */
  talk: number;
}

/** A problem that a teacher may see in the lesson, and what she can do about it. */
interface Risk {
  sign: string;
  response: string;
}

/** One activity shortened for a session with the game. */
interface AloneActivity {
  /** Number of the activity, from 1. */
  activity: number;
  minutes: number;
  how: string;
}

export type ThemeNotes = Readonly<Record<WorksheetKey, TeacherNote>>;
