import { open, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Env } from '#server/config/env.ts';
import type { Database } from '#server/db/openDatabase.ts';
import { isUuid } from '#server/files/isUuid.ts';
import { readBucketText, writeBucketText } from '#server/files/s3/bucketText.ts';
import { syncFolder } from '#server/files/syncFolder.ts';
import type { Services } from '#server/http/handler.ts';
import { type Erasure, noteLogged, unloggedErasures } from './erasures.queries.ts';

/** Its name, in the data directory or in the bucket. */
const NAME = 'erasures.log';

type Place = Pick<Env, 'dataDir' | 's3'>;

/** Ids and times of what was erased, one JSON object a line, never a name: a backup that is put back does not know of them. */
export function erasureLogPath({ dataDir }: Pick<Env, 'dataDir'>): string {
  return join(dataDir, NAME);
}

/** Where people find it. */
export function erasureLogPlace({ dataDir, s3 }: Place): string {
  return s3 === undefined ? erasureLogPath({ dataDir }) : `${s3.bucket}/${s3.prefix}${NAME}`;
}

/** Rounds of one call; what is still missing then, the next tidying writes. */
const ROUNDS_MAX = 20;

const writing = new WeakMap<Database, Promise<void>>();

/**
 * Writes what is erased and not in the log yet; one call of this process at a time. Throws what the file or the bucket
 * throws: the rest is written by the next call.
 */
export function logErasures(services: Pick<Services, 'db' | 'env'>): Promise<void> {
  const before = writing.get(services.db) ?? Promise.resolve();
  const own = before.catch(() => {}).then(() => writeMissing(services));
  writing.set(services.db, own);
  return own;
}

/**
 * Adds what is missing and reads again, until the log has everything that the database has. No lock and no transaction
 * is held meanwhile: a server that overwrites a line of another one finds it missing when it reads again, and what it
 * adds itself counts as logged only once it was read (decision 0032). A line may stand twice.
 */
async function writeMissing({ db, env }: Pick<Services, 'db' | 'env'>): Promise<void> {
  if ((await unloggedErasures(db)).length === 0) return;
  for (let round = 0; round < ROUNDS_MAX; round += 1) {
    const text = await readHome(env);
    await noteLogged(db, [...entriesOf(text).keys()]);
    const missing = await unloggedErasures(db);
    if (missing.length === 0) return;
    const lines = missing.map(({ at, kind, id }) => `${JSON.stringify({ at: at.toISOString(), kind, id })}\n`).join('');
    await append(env, text ?? '', lines);
  }
}

/** The text to which new lines are added; null when there is none. */
function readHome({ dataDir, s3 }: Place): Promise<string | null> {
  return s3 === undefined ? readLogFile(dataDir) : readBucketText(s3, NAME);
}

function readLogFile(dataDir: string): Promise<string | null> {
  return readFile(erasureLogPath({ dataDir }), 'utf8').catch(unlessMissing);
}

/** A line that a power cut or a full disk has cut off is ended first. */
async function append({ dataDir, s3 }: Place, text: string, lines: string): Promise<void> {
  const added = text === '' || text.endsWith('\n') ? lines : `\n${lines}`;
  if (s3 !== undefined) {
    await writeBucketText(s3, NAME, text + added);
    return;
  }
  const file = await open(erasureLogPath({ dataDir }), 'a', 0o600);
  try {
    await file.appendFile(added);
    await file.sync();
  } finally {
    await file.close();
  }
  await syncFolder(dataDir);
}

export interface ErasureLog {
  /** All that is known: with a bucket also what a file here says, from before there was one. */
  erased: Erasure[];
  /** Ids that stand where new lines go. */
  standing: string[];
}

/** What the log says, each thing once; null when there is none. A line that was cut off counts for nothing. */
export async function readErasureLog(env: Place): Promise<ErasureLog | null> {
  const file = await readLogFile(env.dataDir);
  const bucket = env.s3 === undefined ? null : await readBucketText(env.s3, NAME);
  if (file === null && bucket === null) return null;
  const home = entriesOf(env.s3 === undefined ? file : bucket);
  const all = new Map([...entriesOf(file), ...home]);
  return { erased: [...all.values()], standing: [...home.keys()] };
}

function entriesOf(text: string | null): Map<string, Erasure> {
  const erased = new Map<string, Erasure>();
  for (const line of (text ?? '').split('\n')) {
    const entry = readLine(line);
    if (entry) erased.set(entry.id, entry);
  }
  return erased;
}

function readLine(line: string): Erasure | null {
  try {
    const { at, kind, id } = JSON.parse(line);
    const time = new Date(at);
    const known = typeof kind === 'string' && typeof id === 'string' && isUuid(id) && !Number.isNaN(time.getTime());
    return known ? { at: time, kind, id } : null;
  } catch {
    return null;
  }
}

function unlessMissing(error: NodeJS.ErrnoException): null {
  if (error.code !== 'ENOENT') throw error;
  return null;
}
