import { and, asc, inArray, type SQL, sql } from 'drizzle-orm';
import type { Part } from '#domain/vocabulary.ts';
import type { Database } from '../db/openDatabase.ts';
import { levelNotes } from '../db/schema/records.ts';
import { answerFiles, answers, teams } from '../db/schema/schema.ts';
import { type LevelNotes, notesFrom } from '../marking/guidance.queries.ts';
import { DILEMMAS, type DilemmaRow } from './dilemmas/dilemmas.queries.ts';
import { CURRENT_RECORDINGS, readCurrentRecordings, type StoredRecording } from './recordings/recordings.queries.ts';
import type { StoredFile } from './stored.ts';

/** The accepted parts of one team; a part that was not posted is absent. */
export type StoredAnswers = Partial<
  Record<Part, { texts: string[]; files: StoredFile[][]; recordings: StoredRecording[] }>
>;
/** All answers that a team has posted, its teacher's notes, and what it chose in the dilemmas. */
export interface StoredWork {
  answers: StoredAnswers;
  notes: LevelNotes;
  dilemmas: readonly DilemmaRow[];
}

type PostRow = { part: number; texts: string[] };
type FileRow = StoredFile & { part: number; step: number };
export interface WorkRows {
  posts: PostRow[];
  /** Sorted by step. */
  files: FileRow[];
  recordings: StoredRecording[];
  notes: { level: number; text: string }[];
  dilemmas: DilemmaRow[];
}

const WORK_PAIRS = sql`
  'posts', (select coalesce(json_agg(json_build_object('part', ${answers.part}, 'texts', ${answers.texts})), '[]'::json)
    from ${answers} where ${answers.teamId} = ${teams.id}),
  'files', (select coalesce(json_agg(json_build_object('part', ${answerFiles.part}, 'step', ${answerFiles.step},
      'name', ${answerFiles.name}, 'sha256', ${answerFiles.sha256},
      'caption', ${answerFiles.caption}, 'place', ${answerFiles.place})
      order by ${answerFiles.step}, ${answerFiles.position}), '[]'::json)
    from ${answerFiles} where ${answerFiles.teamId} = ${teams.id}),
  'notes', (select coalesce(json_agg(json_build_object('level', ${levelNotes.level}, 'text', ${levelNotes.text})), '[]'::json)
    from ${levelNotes} where ${levelNotes.teamId} = ${teams.id}),
  'recordings', ${CURRENT_RECORDINGS},
  'dilemmas', ${DILEMMAS}`;

/** Selects a team's work as JSON, for a query that joins `teams`; read it with `workFrom`. */
export const WORK = sql<WorkRows>`json_build_object(${WORK_PAIRS})`;

/** As WORK, with more keys and values in the same object. */
export function workAnd<More>(pairs: SQL<More>): SQL<WorkRows & More> {
  return sql<WorkRows & More>`json_build_object(${WORK_PAIRS}, ${pairs})`;
}

export function workFrom({ posts, files, recordings, notes, dilemmas }: WorkRows): StoredWork {
  return { answers: answersFrom(posts, { files, recordings }), notes: notesFrom(notes), dilemmas };
}

/** Reads the answers of these teams by team id, with their files sorted by step. */
export async function readAnswers(db: Database, teamIds: readonly string[]): Promise<Map<string, StoredAnswers>> {
  const found = new Map<string, StoredAnswers>();
  if (teamIds.length === 0) return found;
  const [posts, files, recordings] = await Promise.all([
    db
      .select({ teamId: answers.teamId, part: answers.part, texts: answers.texts })
      .from(answers)
      .where(inArray(answers.teamId, [...teamIds])),
    db
      .select()
      .from(answerFiles)
      .where(and(inArray(answerFiles.teamId, [...teamIds])))
      .orderBy(asc(answerFiles.step), asc(answerFiles.position)),
    readCurrentRecordings(db, teamIds),
  ]);
  const ownOf = <T extends { teamId: string }>(rows: readonly T[], teamId: string) =>
    rows.filter((row) => row.teamId === teamId);
  for (const teamId of new Set(posts.map((post) => post.teamId))) {
    found.set(
      teamId,
      answersFrom(ownOf(posts, teamId), { files: ownOf(files, teamId), recordings: ownOf(recordings, teamId) }),
    );
  }
  return found;
}

function answersFrom(
  posts: readonly PostRow[],
  { files, recordings }: { files: readonly FileRow[]; recordings: readonly StoredRecording[] },
): StoredAnswers {
  const found: StoredAnswers = {};
  for (const { part, texts } of posts) found[part as Part] = { texts, files: [], recordings: [] };
  for (const { part, step, name, sha256, caption, place } of files) {
    const post = found[part as Part];
    if (!post) continue;
    const list = post.files[step] ?? [];
    list.push({ name, sha256, caption, place });
    post.files[step] = list;
  }
  for (const recording of recordings) found[recording.part as Part]?.recordings.push(recording);
  return found;
}
