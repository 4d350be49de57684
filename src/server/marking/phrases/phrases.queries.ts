import { and, asc, count, eq, ne, sql } from 'drizzle-orm';
import type { Criterion } from '#domain/marking/scoring.ts';
import type { MissionLevel } from '#domain/vocabulary.ts';
import type { Database, Tx } from '#server/db/openDatabase.ts';
import { phrases, starterUses } from '#server/db/schema/phrases.ts';
import { accounts } from '#server/db/schema/schema.ts';

/** What a person writes of a phrase; `level` and `criterion` null for any. */
export interface PhraseContent {
  text: string;
  shortcut: string | null;
  level: MissionLevel | null;
  criterion: Criterion | null;
}

export interface PhraseRow extends PhraseContent {
  id: string;
  accountId: string;
  uses: number;
}

const COLUMNS = {
  id: phrases.id,
  accountId: phrases.accountId,
  text: phrases.text,
  shortcut: phrases.shortcut,
  level: phrases.level,
  criterion: phrases.criterion,
  uses: phrases.uses,
};

/** Lists the phrases of an account, oldest first. */
export function listPhrases(db: Database | Tx, accountId: string): Promise<PhraseRow[]> {
  return db
    .select(COLUMNS)
    .from(phrases)
    .where(eq(phrases.accountId, accountId))
    .orderBy(asc(phrases.createdAt), asc(phrases.id));
}

/** Lists how often an account has used our starters, by their ids. */
export function listStarterUses(db: Database | Tx, accountId: string): Promise<{ id: string; uses: number }[]> {
  return db
    .select({ id: starterUses.starter, uses: starterUses.uses })
    .from(starterUses)
    .where(eq(starterUses.accountId, accountId))
    .orderBy(asc(starterUses.starter));
}

/** Locks an account until the transaction ends, so that its phrases change one at a time; returns whether it exists. */
export async function lockPhraseKeeper(tx: Tx, accountId: string): Promise<boolean> {
  const rows = await tx
    .select({ id: accounts.id })
    .from(accounts)
    .where(eq(accounts.id, accountId))
    .for('no key update');
  return rows.length > 0;
}

/** Returns a phrase of any account; null when there is none. */
export async function findPhrase(db: Database | Tx, id: string): Promise<PhraseRow | null> {
  const [row] = await db.select(COLUMNS).from(phrases).where(eq(phrases.id, id));
  return row ?? null;
}

export async function countPhrases(tx: Tx, accountId: string): Promise<number> {
  const [row] = await tx.select({ total: count() }).from(phrases).where(eq(phrases.accountId, accountId));
  return row?.total ?? 0;
}

/** Returns whether another phrase of the account than `exceptId` has this shortcut. */
export async function isShortcutTaken(
  tx: Tx,
  { accountId, shortcut, exceptId }: { accountId: string; shortcut: string; exceptId: string | null },
): Promise<boolean> {
  const isOther = exceptId === null ? undefined : ne(phrases.id, exceptId);
  const rows = await tx
    .select({ id: phrases.id })
    .from(phrases)
    .where(and(eq(phrases.accountId, accountId), eq(phrases.shortcut, shortcut), isOther));
  return rows.length > 0;
}

export async function insertPhrase(
  tx: Tx,
  phrase: PhraseContent & { accountId: string; createdAt: Date },
): Promise<PhraseRow> {
  const [row] = await tx.insert(phrases).values(phrase).returning(COLUMNS);
  if (!row) throw new Error('The phrase was not written.');
  return row;
}

/** Changes a phrase and returns it; null when it was deleted meanwhile. */
export async function updatePhrase(tx: Tx, id: string, content: PhraseContent): Promise<PhraseRow | null> {
  const [row] = await tx.update(phrases).set(content).where(eq(phrases.id, id)).returning(COLUMNS);
  return row ?? null;
}

export async function removePhrase(tx: Tx, id: string): Promise<void> {
  await tx.delete(phrases).where(eq(phrases.id, id));
}

/** Counts one more use of an own phrase and returns the sum; null when it was deleted meanwhile. */
export async function addPhraseUse(tx: Tx, id: string): Promise<number | null> {
  const [row] = await tx
    .update(phrases)
    .set({ uses: sql`${phrases.uses} + 1` })
    .where(eq(phrases.id, id))
    .returning({ uses: phrases.uses });
  return row?.uses ?? null;
}

/** Counts one more use of one of our starters and returns the sum. */
export async function addStarterUse(tx: Tx, accountId: string, starter: string): Promise<number> {
  const [row] = await tx
    .insert(starterUses)
    .values({ accountId, starter, uses: 1 })
    .onConflictDoUpdate({
      target: [starterUses.accountId, starterUses.starter],
      set: { uses: sql`${starterUses.uses} + 1` },
    })
    .returning({ uses: starterUses.uses });
  if (!row) throw new Error('The use was not counted.');
  return row.uses;
}
