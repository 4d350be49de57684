import type { Database, Tx } from '#server/db/openDatabase.ts';
import { listCurrentPlaced, type PlacedRow } from './placedComments.queries.ts';

/**
 * Returns the comments on places that a team may read now: those on its current answers, also on one that was given back.
 * The only function that decides it, for the list and for the mark 'lido'.
 */
export function shownComments(db: Database | Tx, teamId: string): Promise<PlacedRow[]> {
  return listCurrentPlaced(db, [teamId]);
}
