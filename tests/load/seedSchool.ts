import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { levelAfterPart, proposalText } from '#domain/game/progression.ts';
import { FILE_MAX_BYTES } from '#domain/limits.ts';
import { PARTS, ROLE, THEMES, type Theme } from '#domain/vocabulary.ts';
import type { Database } from '#server/db/openDatabase.ts';
import { proposals } from '#server/db/schema/council.ts';
import { drafts } from '#server/db/schema/drafts.ts';
import {
  accounts,
  answerFiles,
  answers,
  blobs,
  classes,
  marks,
  schools,
  teachers,
  teams,
  uploads,
} from '#server/db/schema/schema.ts';
import { createDiskStore } from '#server/files/store/diskStore.ts';
import { quizAnswers } from '../support/app/gameAnswers.ts';
import type { SeededRandom } from '../support/product/seededRandom.ts';
import { PLAYER_PREFIX } from '../support/product/snapshot.ts';
import { takePhoto } from './clients/photos.ts';
import {
  anyStage,
  FROM_THE_START,
  PHOTO,
  progressAt,
  SHIP,
  type Start,
  stagesOf,
  stepsOf,
  TUTORIAL_QUIZ,
  textOf,
} from './lesson.ts';

const TEAMS_PER_TEACHER = 8;
const TEACHERS_PER_SCHOOL = 25;
const ROWS_AT_ONCE = 500;
const QUIZ_POINTS = 60;

interface SeededTeam {
  username: string;
  theme: Theme;
  /** Files uploaded but not posted: hashes by the reference in an answer. */
  files: ReadonlyMap<string, string>;
  start: Start;
}

export interface SeededSchool {
  teams: SeededTeam[];
  teachers: { id: string; username: string }[];
}

export interface SeedOptions {
  dataDir: string;
  teams: number;
  /** The password hash of every account. */
  passwordHash: string;
  random: SeededRandom;
  /** False: the teams are spread over the lesson, each with its work so far. */
  isFromTheStart: boolean;
}

type Rows = {
  [Table in 'accounts' | 'teams' | 'answers' | 'answerFiles' | 'marks' | 'uploads' | 'drafts' | 'proposals']: object[];
};

/** Seeds schools with one teacher per eight teams, as at the beginning of the lesson. */
export async function seedSchool(db: Database, options: SeedOptions): Promise<SeededSchool> {
  const { teams: count, passwordHash } = options;
  const photo = await keepPhoto(db, options);
  const staff = Array.from({ length: Math.ceil(count / TEAMS_PER_TEACHER) }, (_, number) => ({
    id: randomUUID(),
    username: `professora-${number + 1}`,
    classId: randomUUID(),
  }));
  const schoolIds = Array.from({ length: Math.ceil(staff.length / TEACHERS_PER_SCHOOL) }, () => randomUUID());
  await db.insert(schools).values(schoolIds.map((id, number) => ({ id, name: `Escola ${number + 1}` })));
  await insertAll(
    staff.map(({ id, username }) => ({ id, username, role: ROLE.teacher, passwordHash })),
    (rows) => db.insert(accounts).values(rows),
  );
  const schoolOf = (number: number) => schoolIds[Math.floor(number / TEACHERS_PER_SCHOOL)] ?? null;
  await insertAll(
    staff.map(({ id, username }, number) => ({ id, name: username, schoolId: schoolOf(number) })),
    (rows) => db.insert(teachers).values(rows),
  );
  await insertAll(
    staff.map(({ id, classId }) => ({ id: classId, name: '8.º A', teacherId: id })),
    (rows) => db.insert(classes).values(rows),
  );
  const rows: Rows = {
    accounts: [],
    teams: [],
    answers: [],
    answerFiles: [],
    marks: [],
    uploads: [],
    drafts: [],
    proposals: [],
  };
  const seeded = Array.from({ length: count }, (_, number) =>
    seedTeam(rows, {
      number,
      classId: staff[Math.floor(number / TEAMS_PER_TEACHER)]?.classId ?? '',
      photo,
      options,
    }),
  );
  await insertTeams(db, rows);
  await db.execute('vacuum analyze');
  return { teams: seeded, teachers: staff };
}

/** Stores the photograph that every team uploaded earlier. */
async function keepPhoto(db: Database, { dataDir, random }: SeedOptions): Promise<{ sha256: string; bytes: number }> {
  const { pieces } = takePhoto(random, PHOTO);
  const store = createDiskStore(join(dataDir, 'files'));
  const { sha256, bytes } = await store.put(Readable.from(pieces), FILE_MAX_BYTES);
  await db.insert(blobs).values({ sha256, bytes, mime: 'image/jpeg' });
  return { sha256, bytes };
}

interface TeamToSeed {
  number: number;
  classId: string;
  photo: { sha256: string; bytes: number };
  options: SeedOptions;
}

function seedTeam(rows: Rows, { number, classId, photo, options }: TeamToSeed): SeededTeam {
  const id = randomUUID();
  const username = `${PLAYER_PREFIX}${number + 1}`;
  const theme = THEMES[number % THEMES.length]!;
  const place = options.isFromTheStart
    ? { ...FROM_THE_START, stage: stagesOf(theme, 0)[0]! }
    : anyStage(theme, options.random.child(username));
  const { part } = place.stage;
  const start = { over: place.over, share: place.share };
  const over = PARTS.filter((other) => part === null || other < part);
  const last = over.at(-1);
  const level = last === undefined ? 1 : levelAfterPart(last);
  const upload = randomUUID();
  const reference = `upload:${upload}`;
  const progress = progressAt(place.stage, { theme, share: place.share, reference });
  rows.accounts.push({ id, username, role: ROLE.team, passwordHash: options.passwordHash });
  rows.teams.push({
    id,
    name: `Equipa ${username}`,
    classId,
    theme,
    members: ['Inês', 'Tomás', 'Graça'],
    ship: level > 1 ? SHIP : null,
    level,
    points: level > 2 ? QUIZ_POINTS : 0,
    councilAt: part === null ? new Date() : null,
  });
  for (const done of over) seedAnswer(rows, { id, theme, part: done, sha256: photo.sha256 });
  if (part === null) rows.proposals.push({ teamId: id, text: proposalText(textsOf(theme, 4)) });
  if (progress === null || part === null) return { username, theme, start, files: new Map() };
  const content = JSON.stringify(progress);
  rows.drafts.push({ teamId: id, part, revision: 1, device: `tablet ${username}`, content });
  if (progress.files.length === 0) return { username, theme, start, files: new Map() };
  rows.uploads.push({ id: upload, accountId: id, name: PHOTO, ...photo });
  return { username, theme, start, files: new Map([[reference, photo.sha256]]) };
}

function seedAnswer(
  rows: Rows,
  { id, theme, part, sha256 }: { id: string; theme: Theme; part: (typeof PARTS)[number]; sha256: string },
): void {
  rows.answers.push({ teamId: id, part, texts: textsOf(theme, part), fingerprint: 'seed' });
  const lists = part === 0 ? 1 : part === 3 ? stepsOf(theme, 3) : 0;
  for (let step = 0; step < lists; step += 1) {
    rows.answerFiles.push({ teamId: id, part, step, position: 0, name: PHOTO, sha256 });
  }
  if (part > 0) rows.marks.push({ teamId: id, level: part, p1: part === 1 ? QUIZ_POINTS : 0, p2: 0 });
}

function textsOf(theme: Theme, part: (typeof PARTS)[number]): string[] {
  if (part === 0) return [TUTORIAL_QUIZ, textOf(theme, 120)];
  if (part === 1) return quizAnswers(theme);
  if (part === 3) return [];
  return Array.from({ length: stepsOf(theme, part) }, (_, step) => textOf(theme, 500, step));
}

async function insertTeams(db: Database, rows: Rows): Promise<void> {
  const tables = { accounts, teams, answers, answerFiles, marks, uploads, drafts, proposals };
  for (const [name, table] of Object.entries(tables)) {
    await insertAll(rows[name as keyof Rows], (some) => db.insert(table).values(some as never));
  }
}

async function insertAll<Row>(rows: readonly Row[], insert: (some: Row[]) => PromiseLike<unknown>): Promise<void> {
  for (let from = 0; from < rows.length; from += ROWS_AT_ONCE) await insert(rows.slice(from, from + ROWS_AT_ONCE));
}
