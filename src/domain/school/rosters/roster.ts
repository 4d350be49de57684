/** What a pasted class list holds besides names, and lines without a name. None of it is kept. */
export const DROPPED_KINDS = [
  'number',
  'process',
  'date',
  'identity',
  'phone',
  'email',
  'sex',
  'class',
  'guardian',
  'other',
  'line',
  'blank',
] as const;
export type DroppedKind = (typeof DROPPED_KINDS)[number];

export interface RosterName {
  /** Line of the text, from 1. */
  line: number;
  name: string;
  /** The line lacks the number that most other lines have: it may be no pupil's. */
  isDoubtful: boolean;
  /** The line says that the pupil has left the class, as 'Transferido' does. */
  hasLeft: boolean;
}

/** A pasted class list: the pupils' names, and what was dropped. */
export interface Roster {
  names: RosterName[];
  /** How often each kind was dropped; kinds that were not found are absent. */
  dropped: Partial<Record<DroppedKind, number>>;
  /** Lines without a name, such as titles and page numbers. */
  leftOut: { line: number; text: string }[];
  /** Name of the class that the list is about, such as '8.º A'; '' where it says none, or several. */
  className: string;
}
