import { and, eq, inArray, type SQL, sql } from 'drizzle-orm';
import type { GameLevel, Part, Theme } from '#domain/vocabulary.ts';
import { notifyTeamChanged } from '../classroom/teamChanges.queries.ts';
import type { Database, Tx } from '../db/openDatabase.ts';
import { prepared } from '../db/prepared.ts';
import { drafts } from '../db/schema/drafts.ts';
import { answerFiles, answers, classes, marks, teams, uploads } from '../db/schema/schema.ts';
import { RETURNED, type ReturnedLevel } from '../marking/guidance.queries.ts';
import { type StoredFile, storedLevel, storedTheme } from './stored.ts';

/** A team as the game's rules need it. */
export interface PlayingTeam {
  id: string;
  name: string;
  theme: Theme;
  /** The team's own level, not lowered by missions given back. */
  level: GameLevel;
  /** Missions given back, lowest first; the team must play them before its own level. */
  returned: readonly ReturnedLevel[];
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
  files: readonly (readonly StoredFile[])[];
  /** The team's state afterwards; `p1` is the mark that the server computes. */
  next: { level: GameLevel; p1: number; ship?: number | undefined; councilAt?: Date | undefined };
}

/** The columns of a PlayingTeam, from teams joined with classes. */
export const PLAYING_TEAM = {
  id: teams.id,
  name: teams.name,
  theme: teams.theme,
  level: teams.level,
  returned: RETURNED,
  classId: teams.classId,
  teacherId: classes.teacherId,
} as const;

const playingTeam = prepared((db) =>
  db
    .select(PLAYING_TEAM)
    .from(teams)
    .innerJoin(classes, eq(classes.id, teams.classId))
    .where(eq(teams.id, sql.placeholder('teamId')))
    .prepare('playing_team'),
);

const teamLock = prepared((db) =>
  db
    .select({ id: teams.id })
    .from(teams)
    .where(eq(teams.id, sql.placeholder('teamId')))
    .for('update')
    .prepare('team_lock'),
);

/** Reads a team; null when it does not exist. */
export async function findPlayingTeam(db: Database | Tx, teamId: string): Promise<PlayingTeam | null> {
  const [row] = await playingTeam(db).execute({ teamId });
  return row ? asPlayingTeam(row) : null;
}

/** Returns the team of a row of PLAYING_TEAM. */
export function asPlayingTeam<Row extends { theme: string; level: number }>(row: Row) {
  return { ...row, theme: storedTheme(row.theme), level: storedLevel(row.level) };
}

/**
 * Runs `work` in a transaction that holds a row lock on the team; `team` is null when it does not exist. Reads the team
 * after locking, because a statement blocked on the lock keeps its old snapshot. Resolves after the team's other
 * devices were notified.
 */
export async function withLockedTeam<T>(
  db: Database,
  teamId: string,
  work: (tx: Tx, team: PlayingTeam | null) => Promise<T>,
): Promise<T> {
  const done = await db.transaction(async (tx) => work(tx, await lockTeam(tx, teamId)));
  await notifyTeamChanged(db, teamId);
  return done;
}

/** Locks the team until the transaction ends and reads it; null when it does not exist. */
export async function lockTeam(tx: Tx, teamId: string): Promise<PlayingTeam | null> {
  await teamLock(tx).execute({ teamId });
  return findPlayingTeam(tx, teamId);
}

/** Reads the fingerprint of the accepted answers of a part; null when none were accepted. */
export async function findFingerprint(db: Database | Tx, teamId: string, part: Part): Promise<string | null> {
  const [row] = await db
    .select({ fingerprint: answers.fingerprint })
    .from(answers)
    .where(and(eq(answers.teamId, teamId), eq(answers.part, part)));
  return row?.fingerprint ?? null;
}

/**
 * Stores the answers of a part: one statement deletes its draft, inserts the answer and a mission's mark, and updates
 * the team's level and total (ruling 5); a second one inserts the files. The caller holds the team's lock.
 */
export async function storeAnswers(tx: Tx, { teamId, part, texts, fingerprint, at, files, next }: AcceptedPart) {
  const marked = part > 0 ? sql`true` : sql`false`;
  await tx.execute(sql`
    with served as (delete from ${drafts} where ${drafts.teamId} = ${teamId} and ${drafts.part} = ${part}),
    kept as (
      insert into ${answers} (team_id, part, texts, fingerprint, accepted_at)
      values (${teamId}, ${part}, ${textArray(texts)}, ${fingerprint}, ${at.toISOString()})
    ),
    mark as (
      insert into ${marks} (team_id, level, p1, p2)
      select ${teamId}::uuid, ${part}::smallint, ${next.p1}::smallint, 0 where ${marked}
    )
    update ${teams} set
      level = ${next.level},
      ship = coalesce(${next.ship ?? null}::smallint, ship),
      council_at = coalesce(${next.councilAt?.toISOString() ?? null}::timestamptz, council_at),
      points = ${next.p1} + (select coalesce(sum(p1 + p2), 0) from ${marks} where team_id = ${teamId})
    where id = ${teamId}`);
  const rows = files.flatMap((list, step) =>
    list.map(({ name, sha256, caption, place }, position) => ({
      teamId,
      part,
      step,
      position,
      name,
      sha256,
      caption,
      place,
    })),
  );
  if (rows.length > 0) await tx.insert(answerFiles).values(rows);
}

/** Returns these texts as a text[] of PostgreSQL. */
export function textArray(texts: readonly string[]): SQL {
  return sql`array[${sql.join(
    texts.map((text) => sql`${text}`),
    sql`, `,
  )}]::text[]`;
}

/** Deletes uploads of this account that an answer now references; their contents stay in the file store. */
export async function forgetUploads(tx: Tx, accountId: string, uploadIds: readonly string[]): Promise<void> {
  if (uploadIds.length === 0) return;
  await tx.delete(uploads).where(and(eq(uploads.accountId, accountId), inArray(uploads.id, [...uploadIds])));
}
