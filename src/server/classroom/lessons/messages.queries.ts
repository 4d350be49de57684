import { and, eq, isNull } from 'drizzle-orm';
import type { Database, Tx } from '#server/db/openDatabase.ts';
import { lessonMessages, lessonMessageViews, lessons } from '#server/db/schema/lessons.ts';
import { teams } from '#server/db/schema/schema.ts';

export async function insertMessage(tx: Tx, message: typeof lessonMessages.$inferInsert): Promise<string> {
  const [row] = await tx.insert(lessonMessages).values(message).returning({ id: lessonMessages.id });
  if (!row) throw new Error('The message was not written.');
  return row.id;
}

/** Returns the class in whose lesson a message was sent; null when there is no such message. */
export async function findClassOfMessage(db: Database, messageId: string): Promise<string | null> {
  const [found] = await db
    .select({ classId: lessons.classId })
    .from(lessonMessages)
    .innerJoin(lessons, eq(lessons.id, lessonMessages.lessonId))
    .where(eq(lessonMessages.id, messageId));
  return found?.classId ?? null;
}

/** Withdraws a message; a second call changes nothing. */
export async function withdraw(tx: Tx, { messageId, at }: { messageId: string; at: Date }): Promise<void> {
  await tx
    .update(lessonMessages)
    .set({ withdrawnAt: at })
    .where(and(eq(lessonMessages.id, messageId), isNull(lessonMessages.withdrawnAt)));
}

/** Notes that a team was shown a message; false when it was not sent to this team. */
export async function noteSeen(
  db: Database,
  { messageId, teamId, at }: { messageId: string; teamId: string; at: Date },
): Promise<boolean> {
  const [found] = await db
    .select({ to: lessonMessages.teamId })
    .from(lessonMessages)
    .innerJoin(lessons, eq(lessons.id, lessonMessages.lessonId))
    .innerJoin(teams, eq(teams.classId, lessons.classId))
    .where(and(eq(lessonMessages.id, messageId), eq(teams.id, teamId)));
  if (!found || (found.to !== null && found.to !== teamId)) return false;
  await db.insert(lessonMessageViews).values({ messageId, teamId, seenAt: at }).onConflictDoNothing();
  return true;
}
