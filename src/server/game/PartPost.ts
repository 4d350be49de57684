import type { SentFile, SentRecording } from '#contract/fields.ts';
import type { Part } from '#domain/vocabulary.ts';

/** The answers that a team posts for one part. */
export interface PartPost {
  part: Part;
  /** Tutorial: quiz, then text. Missions 1, 2 and 4: one per step. Mission 3: none. */
  texts: readonly string[];
  /** Tutorial: one list. Mission 3: one list per step. Elsewhere none. */
  files: readonly (readonly SentFile[])[];
  /** Tutorial, missions 2 and 4: at most one for each text step. Elsewhere none. */
  recordings: readonly SentRecording[];
  /** Tutorial only. */
  ship?: number;
  /** Mission 4 only: the theme's name, which must match the team's theme. */
  solar?: string | undefined;
}
