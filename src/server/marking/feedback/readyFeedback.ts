import { isFeedbackReady, isHeld } from '#domain/marking/feedback.ts';
import type { Database, Tx } from '#server/db/openDatabase.ts';
import { type FeedbackRow, findHold, readFeedback } from './feedback.queries.ts';

/** Reads what a team may read of its missions on this day ('yyyy-mm-dd'); nothing while its class's feedback is held back. */
export async function readyFeedback(db: Database | Tx, teamId: string, today: string): Promise<FeedbackRow[]> {
  if (isHeld(await findHold(db, teamId), today)) return [];
  const rows = await readFeedback(db, teamId);
  return rows.filter(({ level, mark }) => isFeedbackReady(level, mark));
}
