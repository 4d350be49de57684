import type { Staff } from '#client/panel/useStaff.ts';
import { guessListKind, type ListKind } from '#domain/school/rosters/guessListKind.ts';
import type { ImportForm } from './useImport.ts';

/** The pasted list, and what it is said to hold. */
export interface ListState extends ImportForm {
  kind: ListKind;
  /** The kind was chosen by hand, so that the text no longer decides it. */
  isChosen: boolean;
}

export function emptyList(staff: Staff): ListState {
  return {
    text: '',
    teacherId: staff.isTeacher ? staff.id : null,
    className: '',
    solarId: '',
    kind: 'pupils',
    isChosen: false,
  };
}

/**
 * Changes the list. A new text decides what the list holds, where it is clear and was not chosen by hand; a choice by hand
 * holds until the text is removed.
 */
export function changedList(list: ListState, part: Partial<ListState>): ListState {
  const next = { ...list, ...part };
  if (part.text === undefined) return next;
  if (part.text === '') return { ...next, isChosen: false };
  if (next.isChosen) return next;
  return { ...next, kind: guessListKind(next.text) ?? next.kind };
}
