import { and, eq, isNull, sql } from 'drizzle-orm';
import type { Database, Tx } from '../../db/openDatabase.ts';
import { comments, councilDossiers } from '../../db/schema/council.ts';

type Row = typeof councilDossiers.$inferSelect;
export type DossierRow = Omit<Row, 'teamId'>;

/** Returns the stored answers of a team's dossier; null before the first save. */
export async function findDossier(db: Database | Tx, teamId: string): Promise<DossierRow | null> {
  const { teamId: _, ...fields } = councilDossiers;
  const { revision, answers, savedBy, savedAt, writer, other } = fields;
  const [row] = await db
    .select({ revision, answers, savedBy, savedAt, writer, other })
    .from(councilDossiers)
    .where(eq(councilDossiers.teamId, teamId));
  return row ?? null;
}

/** Replaces the stored answers. The caller holds the lock of the team. */
export async function writeDossier(tx: Tx, teamId: string, row: DossierRow): Promise<void> {
  await tx
    .insert(councilDossiers)
    .values({ teamId, ...row })
    .onConflictDoUpdate({ target: councilDossiers.teamId, set: row });
}

/** Counts the teams with a comment that others see on this proposal, and those of them that are in favour. */
export async function countSupporters(db: Database, proposalId: string): Promise<{ commented: number; for: number }> {
  const [row] = await db
    .select({
      commented: sql<number>`count(distinct ${comments.teamId})::int`,
      for: sql<number>`count(distinct ${comments.teamId}) filter (where ${comments.kind} = 'for')::int`,
    })
    .from(comments)
    .where(and(eq(comments.proposalId, proposalId), isNull(comments.answerTo), eq(comments.state, 'shown')));
  return row ?? { commented: 0, for: 0 };
}
