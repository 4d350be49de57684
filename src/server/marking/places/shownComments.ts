import type { Database, Tx } from '#server/db/openDatabase.ts';
import type { PlayingTeam } from '#server/game/levels.queries.ts';
import type { FeedbackRow } from '../feedback/feedback.queries.ts';
import { readyFeedback } from '../feedback/readyFeedback.ts';
import { listCurrentPlaced, type PlacedRow } from './placedComments.queries.ts';

/**
 * Returns the comments on places that a team may read on this day ('yyyy-mm-dd'): those on its current answers to missions
 * whose feedback it may read, and those on an answer that was given back, which help it to answer again. The only function
 * that decides it, for the list and for the mark 'lido'.
 */
export async function shownComments(
  db: Database | Tx,
  { id, returned }: Pick<PlayingTeam, 'id' | 'returned'>,
  today: string,
): Promise<PlacedRow[]> {
  return shownWith(await readyFeedback(db, id, today), await listCurrentPlaced(db, [id]), returned);
}

/** The same of comments and feedback that were read before. */
export function shownWith(
  ready: readonly FeedbackRow[],
  placed: readonly PlacedRow[],
  returned: PlayingTeam['returned'],
): PlacedRow[] {
  const shown = new Set<number>([...ready, ...returned].map(({ level }) => level));
  return placed.filter(({ level }) => shown.has(level));
}

/** Returns the comments on one mission. */
export function commentsOn(rows: readonly PlacedRow[], level: number): PlacedRow[] {
  return rows.filter((row) => row.level === level);
}
