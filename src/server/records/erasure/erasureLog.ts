import { open, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Env } from '#server/config/env.ts';
import type { Database } from '#server/db/openDatabase.ts';
import { isUuid } from '#server/files/isUuid.ts';
import { readBucketText, writeBucketText } from '#server/files/s3/bucketText.ts';
import { syncFolder } from '#server/files/syncFolder.ts';
import type { Services } from '#server/http/handler.ts';
import { type Erasure, markLogged, unloggedErasures } from './erasures.queries.ts';

/** File name in the data directory, or object name in the bucket. */
const NAME = 'erasures.log';

type Place = Pick<Env, 'dataDir' | 's3'>;

/**
 * Returns the path of the erasure log: ids and times of erasures, one JSON object a line, without names. It is kept
 * outside the database because a restored backup lacks the erasures made after it.
 */
export function erasureLogPath({ dataDir }: Pick<Env, 'dataDir'>): string {
  return join(dataDir, NAME);
}

/** Returns the log's location for messages to the operator. */
export function erasureLogPlace({ dataDir, s3 }: Place): string {
  return s3 === undefined ? erasureLogPath({ dataDir }) : `${s3.bucket}/${s3.prefix}${NAME}`;
}

/** Maximum write-and-verify rounds of one call; the next tidying run writes the rest. */
const ROUNDS_MAX = 20;

const writing = new WeakMap<Database, Promise<void>>();

/**
 * Appends the erasures that are not in the log yet; calls of one process run one after another. Throws the error of the
 * file or the bucket; the next call then writes the rest.
 */
export function logErasures(services: Pick<Services, 'db' | 'env'>): Promise<void> {
  const before = writing.get(services.db) ?? Promise.resolve();
  const own = before.catch(() => {}).then(() => writeMissing(services));
  writing.set(services.db, own);
  return own;
}

/**
 * Appends missing entries and reads the log again, until it has every erasure of the database. Holds no lock and no
 * transaction meanwhile: a server that overwrote another server's line finds it missing on the next read, and an entry
 * counts as logged only once it was read back (decision 0032). A line may occur twice.
 */
async function writeMissing({ db, env }: Pick<Services, 'db' | 'env'>): Promise<void> {
  if ((await unloggedErasures(db)).length === 0) return;
  for (let round = 0; round < ROUNDS_MAX; round += 1) {
    const text = await readAppendTarget(env);
    await markLogged(db, [...entriesOf(text).keys()]);
    const missing = await unloggedErasures(db);
    if (missing.length === 0) return;
    const lines = missing.map(({ at, kind, id }) => `${JSON.stringify({ at: at.toISOString(), kind, id })}\n`).join('');
    await append(env, text ?? '', lines);
  }
}

/** Returns the text to which new lines are appended; null when there is none. */
function readAppendTarget({ dataDir, s3 }: Place): Promise<string | null> {
  return s3 === undefined ? readLogFile(dataDir) : readBucketText(s3, NAME);
}

function readLogFile(dataDir: string): Promise<string | null> {
  return readFile(erasureLogPath({ dataDir }), 'utf8').catch(unlessMissing);
}

/** Starts a new line first when a power cut or a full disk left the last one incomplete. */
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
  /** All known erasures: with a bucket, also those of a local file from before the bucket was used. */
  erased: Erasure[];
  /** Ids in the log to which new lines are appended. */
  loggedIds: string[];
}

/** Reads the log, each id once; null when there is none. Incomplete lines are ignored. */
export async function readErasureLog(env: Place): Promise<ErasureLog | null> {
  const file = await readLogFile(env.dataDir);
  const bucket = env.s3 === undefined ? null : await readBucketText(env.s3, NAME);
  if (file === null && bucket === null) return null;
  const home = entriesOf(env.s3 === undefined ? file : bucket);
  const all = new Map([...entriesOf(file), ...home]);
  return { erased: [...all.values()], loggedIds: [...home.keys()] };
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
