import { and, eq, isNull } from 'drizzle-orm';
import type { Database, Tx } from '#server/db/openDatabase.ts';
import { lessonMessages, lessonMessageViews, lessons } from '#server/db/schema/lessons.ts';
import { teams } from '#server/db/schema/schema.ts';

/** Writes a message and returns its id; null when there is one with this id. */
export async function insertMessage(tx: Tx, message: typeof lessonMessages.$inferInsert): Promise<string | null> {
  const [row] = await tx
    .insert(lessonMessages)
    .values(message)
    .onConflictDoNothing()
    .returning({ id: lessonMessages.id });
  return row?.id ?? null;
}

/** Returns a message of this lesson and how many teams have seen it; null when the lesson has none with this id. */
export async function findMessage(tx: Tx, { messageId, lessonId }: { messageId: string; lessonId: string }) {
  const { id, text, teamId, sentAt } = lessonMessages;
  const [found] = await tx
    .select({ _id: id, text, teamId, sentAt })
    .from(lessonMessages)
    .where(and(eq(id, messageId), eq(lessonMessages.lessonId, lessonId)));
  if (!found) return null;
  const seenBy = await tx.$count(lessonMessageViews, eq(lessonMessageViews.messageId, messageId));
  return { ...found, sentAt: found.sentAt.getTime(), seenBy };
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
