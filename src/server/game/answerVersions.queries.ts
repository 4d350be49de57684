import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import type { Mark } from '#domain/marking/scoring.ts';
import type { MissionLevel } from '#domain/vocabulary.ts';
import type { Database, Tx } from '../db/openDatabase.ts';
import { proposals } from '../db/schema/council.ts';
import { answerVersionFiles, answerVersions, levelNotes, returnedLevels } from '../db/schema/records.ts';
import { answerFiles, answers } from '../db/schema/schema.ts';
import { readRecordings, type StoredRecording, type VersionedRecording } from './recordings/recordings.queries.ts';
import { type StoredFile, storedMission } from './stored.ts';

/** A former answer of a mission, with the teacher's notes and mark. */
export interface AnswerVersion {
  teamId: string;
  level: MissionLevel;
  version: number;
  texts: string[];
  /** One list of files per step. */
  files: StoredFile[][];
  recordings: StoredRecording[];
  acceptedAt: Date;
  returnedAt: Date;
  returnNote: string;
  note: string | null;
  mark: Required<Mark>;
  proposal: string | null;
}

/**
 * Copies the answer of a mission that was given back into its versions, before new answers take its place (ruling 6).
 * The caller holds the team's lock.
 */
export async function archiveAnswer(tx: Tx, { teamId, level }: { teamId: string; level: MissionLevel }): Promise<void> {
  const { rows } = await tx.execute<{ version: number }>(sql`
    insert into ${answerVersions}
      (team_id, level, version, texts, accepted_at, returned_at, return_note, note, mark, proposal)
    select ${answers.teamId}, ${answers.part},
      1 + (select count(*) from ${answerVersions} where ${versionsOf({ teamId, level })}),
      ${answers.texts}, ${answers.acceptedAt}, ${returnedLevels.returnedAt}, ${returnedLevels.note},
      (select ${levelNotes.text} from ${levelNotes} where ${levelNotes.teamId} = ${teamId} and ${levelNotes.level} = ${level}),
      ${returnedLevels.mark},
      (select ${proposals.text} from ${proposals} where ${proposals.teamId} = ${teamId} and ${level} = 4)
    from ${answers} join ${returnedLevels}
      on ${returnedLevels.teamId} = ${answers.teamId} and ${returnedLevels.level} = ${answers.part}
    where ${answers.teamId} = ${teamId} and ${answers.part} = ${level}
    returning version`);
  const [made] = rows;
  if (made === undefined) return;
  await tx.execute(sql`
    insert into ${answerVersionFiles} (team_id, level, version, step, position, name, sha256, caption, place)
    select team_id, part, ${made.version}::smallint, step, position, name, sha256, caption, place
    from ${answerFiles} where ${answerFiles.teamId} = ${teamId} and ${answerFiles.part} = ${level}`);
}

/** Reads the former answers of these teams, sorted by team, mission and version. */
export async function readVersions(db: Database, teamIds: readonly string[]): Promise<AnswerVersion[]> {
  if (teamIds.length === 0) return [];
  const [rows, files, recordings] = await Promise.all([
    db
      .select()
      .from(answerVersions)
      .where(inArray(answerVersions.teamId, [...teamIds]))
      .orderBy(asc(answerVersions.teamId), asc(answerVersions.level), asc(answerVersions.version)),
    db
      .select()
      .from(answerVersionFiles)
      .where(inArray(answerVersionFiles.teamId, [...teamIds]))
      .orderBy(asc(answerVersionFiles.step), asc(answerVersionFiles.position)),
    readRecordings(db, teamIds),
  ]);
  return rows.map((row) => ({
    ...row,
    level: storedMission(row.level),
    files: filesOf(row, files),
    recordings: recordingsOf(row, recordings),
  }));
}

type FileRow = typeof answerVersionFiles.$inferSelect;

function filesOf(row: Pick<FileRow, 'teamId' | 'level' | 'version'>, files: readonly FileRow[]): StoredFile[][] {
  const steps: StoredFile[][] = [];
  for (const { teamId, level, version, step, ...file } of files) {
    if (teamId !== row.teamId || level !== row.level || version !== row.version) continue;
    while (steps.length <= step) steps.push([]);
    steps[step]?.push(file);
  }
  return steps;
}

function recordingsOf(
  { teamId, level, version }: Pick<FileRow, 'teamId' | 'level' | 'version'>,
  recordings: readonly VersionedRecording[],
): VersionedRecording[] {
  return recordings.filter((row) => row.teamId === teamId && row.part === level && row.version === version);
}

function versionsOf({ teamId, level }: { teamId: string; level: MissionLevel }) {
  return and(eq(answerVersions.teamId, teamId), eq(answerVersions.level, level));
}
