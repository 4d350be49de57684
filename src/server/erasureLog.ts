import { type FileHandle, open, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Erasure, holdErasureLog, markLogged, unloggedErasures } from './db/erasures.ts';
import type { Env } from './env.ts';
import { isUuid } from './files/isUuid.ts';
import { readBucketText, writeBucketText } from './files/s3/bucketText.ts';
import type { Services } from './handler.ts';
import { syncFolder } from './syncFolder.ts';

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

/**
 * Writes down what is erased and not in the log yet; safe to repeat, a line may stand there twice. Servers on several
 * machines share the bucket's: they write one after the other.
 */
export async function logErasures({ db, env }: Pick<Services, 'db' | 'env'>): Promise<void> {
  if ((await unloggedErasures(db)).length === 0) return;
  await db.transaction(async (tx) => {
    await holdErasureLog(tx);
    const erased = await unloggedErasures(tx);
    if (erased.length === 0) return;
    const lines = erased.map(({ at, kind, id }) => `${JSON.stringify({ at: at.toISOString(), kind, id })}\n`).join('');
    await (env.s3 ? appendToBucket(env.s3, lines) : appendToFile(env, lines));
    await markLogged(
      tx,
      erased.map(({ id }) => id),
    );
  });
}

async function appendToBucket(s3: NonNullable<Env['s3']>, lines: string): Promise<void> {
  await writeBucketText(s3, NAME, `${(await readBucketText(s3, NAME)) ?? ''}${lines}`);
}

async function appendToFile(env: Pick<Env, 'dataDir'>, lines: string): Promise<void> {
  const file = await open(erasureLogPath(env), 'a+', 0o600);
  try {
    await file.appendFile((await isCutOff(file)) ? `\n${lines}` : lines);
    await file.sync();
  } finally {
    await file.close();
  }
  await syncFolder(env.dataDir);
}

/** Whether the last line was cut off in the middle: by a power cut, or a full disk. */
async function isCutOff(file: FileHandle): Promise<boolean> {
  const { size } = await file.stat();
  if (size === 0) return false;
  const { buffer } = await file.read(Buffer.alloc(1), 0, 1, size - 1);
  return buffer.toString() !== '\n';
}

export interface ErasureLog {
  /** All that is known: with a bucket also what a file here says, from before there was one. */
  erased: Erasure[];
  /** Ids that stand where new lines go. */
  standing: string[];
}

/** What the log says, each thing once; null when there is none. A line that was cut off counts for nothing. */
export async function readErasureLog(env: Place): Promise<ErasureLog | null> {
  const file = await readFile(erasureLogPath(env), 'utf8').catch(unlessMissing);
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
