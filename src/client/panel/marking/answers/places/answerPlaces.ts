import type { PlacedComment } from '#contract/marking/placedComments.ts';
import type { Place } from '#domain/marking/places/placedComments.ts';
import type { PostedFile } from '../sheet/answerFiles.ts';
import type { PlaceDraft } from './placeDrafts.ts';

/** What a comment is on: part of a text, or a file whose point is chosen in the dialog. */
export interface ChosenPlace {
  place?: Place | null;
  picture?: { file: PostedFile; step: number; position: number; pins: readonly NumberedPlaced[] };
}

/** A comment of one answer with its number, from 1 in order of place. */
export type NumberedPlaced = PlacedComment & { number: number };

/** The comments on places of one answer, and what the caller may do with them. */
export interface AnswerPlaces {
  comments: readonly NumberedPlaced[];
  /** Absent where they are only read: in a former answer, and while a mission is given back. */
  actions?: {
    /** Opens the dialog for a new comment; `point` of a picture may be chosen there. */
    add: (chosen: ChosenPlace) => void;
    edit: (comment: NumberedPlaced, chosen: Omit<ChosenPlace, 'place'>) => void;
    remove: (comment: NumberedPlaced) => void;
    /** New comments that were begun and not saved. */
    drafts: readonly PlaceDraft[];
    /** Opens the dialog with the words of a draft. */
    resume: (draft: PlaceDraft, chosen: Omit<ChosenPlace, 'place'>) => void;
    discard: (draft: PlaceDraft) => void;
  };
}
