import { and, eq, inArray } from 'drizzle-orm';
import type { GameLevel, Part, Theme } from '#domain/vocabulary.ts';
import { Refusal } from '../refusals.ts';
import { storedLevel, storedTheme } from '../stored.ts';
import type { Database, Tx } from './open.ts';
import { answerFiles, answers, classes, drafts, teams, uploads } from './schema.ts';

/** What the rules need to know of a team. */
export interface PlayingTeam {
  id: string;
  name: string;
  theme: Theme;
  level: GameLevel;
  classId: string;
  teacherId: string;
}

interface AcceptedPart {
  teamId: string;
  part: Part;
  texts: readonly string[];
  fingerprint: string;
  at: Date;
  /** One list of files per step. */
  files: readonly (readonly { name: string; sha256: string }[])[];
}

/** Refuses with notFound when there is no such team. */
export async function readTeam(db: Database | Tx, teamId: string): Promise<PlayingTeam> {
  const [row] = await selectTeam(db, teamId);
  return asPlayingTeam(row);
}

/**
 * One transaction that holds the team's row, so that whatever else wants to change this team waits.
 * Refuses with notFound when there is no such team.
 */
export function withLockedTeam<T>(
  db: Database,
  teamId: string,
  work: (tx: Tx, team: PlayingTeam) => Promise<T>,
): Promise<T> {
  return db.transaction(async (tx) => {
    const [row] = await selectTeam(tx, teamId).for('update', { of: teams });
    return work(tx, asPlayingTeam(row));
  });
}

/** The fingerprint of the accepted answers of a part; null when none were accepted. */
export async function findFingerprint(db: Database | Tx, teamId: string, part: Part): Promise<string | null> {
  const [row] = await db
    .select({ fingerprint: answers.fingerprint })
    .from(answers)
    .where(and(eq(answers.teamId, teamId), eq(answers.part, part)));
  return row?.fingerprint ?? null;
}

/** Keeps the answers of a part for good; its draft has served. */
export async function storeAnswers(tx: Tx, { teamId, part, texts, fingerprint, at, files }: AcceptedPart) {
  await tx.insert(answers).values({ teamId, part, texts: [...texts], fingerprint, acceptedAt: at });
  const rows = files.flatMap((list, step) =>
    list.map(({ name, sha256 }, position) => ({ teamId, part, step, position, name, sha256 })),
  );
  if (rows.length > 0) await tx.insert(answerFiles).values(rows);
  await tx.delete(drafts).where(and(eq(drafts.teamId, teamId), eq(drafts.part, part)));
}

/** Forgets uploads of this account that an answer now holds; their bytes stay under their hash. */
export async function forgetUploads(tx: Tx, accountId: string, uploadIds: readonly string[]): Promise<void> {
  if (uploadIds.length === 0) return;
  await tx.delete(uploads).where(and(eq(uploads.accountId, accountId), inArray(uploads.id, [...uploadIds])));
}

/** Moves a team on; `ship` and `councilAt` are left as they are when not given. */
export async function advanceTeam(
  tx: Tx,
  teamId: string,
  progress: { level: GameLevel; ship?: number; councilAt?: Date },
): Promise<void> {
  await tx.update(teams).set(progress).where(eq(teams.id, teamId));
}

function selectTeam(db: Database | Tx, teamId: string) {
  return db
    .select({
      id: teams.id,
      name: teams.name,
      theme: teams.theme,
      level: teams.level,
      classId: teams.classId,
      teacherId: classes.teacherId,
    })
    .from(teams)
    .innerJoin(classes, eq(classes.id, teams.classId))
    .where(eq(teams.id, teamId));
}

function asPlayingTeam(row: (Omit<PlayingTeam, 'theme' | 'level'> & { theme: string; level: number }) | undefined) {
  if (row === undefined) throw new Refusal('notFound');
  return { ...row, theme: storedTheme(row.theme), level: storedLevel(row.level) };
}
