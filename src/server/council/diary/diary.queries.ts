import { and, desc, eq } from 'drizzle-orm';
import type { PlanProgress } from '#domain/council/diary.ts';
import type { ModerationStatus } from '#domain/council/moderation.ts';
import type { Database, Tx } from '#server/db/openDatabase.ts';
import { proposals } from '#server/db/schema/council.ts';
import { diaryEntries } from '#server/db/schema/diary.ts';
import { classes, teams } from '#server/db/schema/schema.ts';
import { JUDGED_ENTRY } from '../moderation/diary.queries.ts';
import { statusColumns } from '../moderation/moderatedTexts.queries.ts';

export type EntryRow = Awaited<ReturnType<typeof listEntries>>[number];

/** Content of an entry. `reason` is empty unless the plan was not possible. */
export interface EntryTexts {
  text: string;
  reason: string;
  progress: PlanProgress;
  day: string;
  fingerprint: string;
}

/** The plan that a diary is about; `submittedAt` is null while it is a draft. */
export interface DiaryPlan {
  submittedAt: Date | null;
  storyShared: boolean;
}

/** Returns the plan of a team; null when it has none. */
export async function findPlan(db: Database | Tx, teamId: string): Promise<DiaryPlan | null> {
  const [row] = await db
    .select({ submittedAt: proposals.submittedAt, storyShared: proposals.storyShared })
    .from(proposals)
    .where(eq(proposals.teamId, teamId));
  return row ?? null;
}

/** Lists the entries of a team's diary, the latest day first and of one day the newest. */
export async function listEntries(db: Database | Tx, teamId: string) {
  return entriesWhere(db, teamId);
}

/** Returns an entry of this team's diary; null when there is none. */
export async function findEntry(tx: Tx, teamId: string, entryId: string): Promise<EntryRow | null> {
  const [row] = await entriesWhere(tx, teamId, entryId);
  return row ?? null;
}

function entriesWhere(db: Database | Tx, teamId: string, entryId?: string) {
  return db
    .select({
      ...JUDGED_ENTRY,
      id: diaryEntries.id,
      teamId: diaryEntries.teamId,
      text: diaryEntries.text,
      reason: diaryEntries.reason,
      progress: diaryEntries.progress,
      day: diaryEntries.day,
      byTeam: diaryEntries.byTeam,
      fingerprint: diaryEntries.fingerprint,
    })
    .from(diaryEntries)
    .innerJoin(teams, eq(teams.id, diaryEntries.teamId))
    .innerJoin(classes, eq(classes.id, teams.classId))
    .where(and(eq(diaryEntries.teamId, teamId), entryId === undefined ? undefined : eq(diaryEntries.id, entryId)))
    .orderBy(desc(diaryEntries.day), desc(diaryEntries.createdAt), desc(diaryEntries.id));
}

export function countEntries(tx: Tx, teamId: string): Promise<number> {
  return tx.$count(diaryEntries, eq(diaryEntries.teamId, teamId));
}

/** Adds an entry; returns false when its id is taken, as by another team's entry. */
export async function addEntry(
  tx: Tx,
  entry: EntryTexts & { id: string; teamId: string; byTeam: boolean; createdAt: Date; status: ModerationStatus },
): Promise<boolean> {
  const { status, ...row } = entry;
  const made = await tx
    .insert(diaryEntries)
    .values({ ...row, ...statusColumns(status, null) })
    .onConflictDoNothing()
    .returning({ id: diaryEntries.id });
  return made.length > 0;
}

/** Replaces the content of an entry, not its moderation status. */
export async function rewriteEntry(tx: Tx, id: string, texts: EntryTexts): Promise<void> {
  await tx.update(diaryEntries).set(texts).where(eq(diaryEntries.id, id));
}

export async function removeEntry(tx: Tx, teamId: string, entryId: string): Promise<void> {
  await tx.delete(diaryEntries).where(and(eq(diaryEntries.teamId, teamId), eq(diaryEntries.id, entryId)));
}

/** Sets whether teams of later school years may read the story; returns whether that changed something. */
export async function setStoryShared(tx: Tx, teamId: string, storyShared: boolean): Promise<boolean> {
  const changed = await tx
    .update(proposals)
    .set({ storyShared })
    .where(and(eq(proposals.teamId, teamId), eq(proposals.storyShared, !storyShared)))
    .returning({ id: proposals.id });
  return changed.length > 0;
}
