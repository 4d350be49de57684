import { type FileHandle, open, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Erasure, markLogged, unloggedErasures } from './db/erasures.ts';
import type { Env } from './env.ts';
import { isUuid } from './files/isUuid.ts';
import type { Services } from './handler.ts';
import { syncFolder } from './syncFolder.ts';

/** Ids and times of what was erased, one JSON object a line, never a name: a backup that is put back does not know of them. */
export function erasureLogPath({ dataDir }: Pick<Env, 'dataDir'>): string {
  return join(dataDir, 'erasures.log');
}

/** Writes down what is erased and not in the file yet; safe to repeat, a line may stand there twice. */
export async function logErasures({ db, env }: Pick<Services, 'db' | 'env'>): Promise<void> {
  const erased = await unloggedErasures(db);
  if (erased.length === 0) return;
  const lines = erased.map(({ at, kind, id }) => `${JSON.stringify({ at: at.toISOString(), kind, id })}\n`);
  const file = await open(erasureLogPath(env), 'a+', 0o600);
  try {
    await file.appendFile((await isCutOff(file)) ? `\n${lines.join('')}` : lines.join(''));
    await file.sync();
  } finally {
    await file.close();
  }
  await syncFolder(env.dataDir);
  await markLogged(
    db,
    erased.map(({ id }) => id),
  );
}

/** Whether the last line was cut off in the middle: by a power cut, or a full disk. */
async function isCutOff(file: FileHandle): Promise<boolean> {
  const { size } = await file.stat();
  if (size === 0) return false;
  const { buffer } = await file.read(Buffer.alloc(1), 0, 1, size - 1);
  return buffer.toString() !== '\n';
}

/** What the file says, each thing once; null when there is no file. A line that was cut off counts for nothing. */
export async function readErasureLog(env: Pick<Env, 'dataDir'>): Promise<Erasure[] | null> {
  const text = await readFile(erasureLogPath(env), 'utf8').catch(unlessMissing);
  if (text === null) return null;
  const erased = new Map<string, Erasure>();
  for (const line of text.split('\n')) {
    const entry = readLine(line);
    if (entry) erased.set(entry.id, entry);
  }
  return [...erased.values()];
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
