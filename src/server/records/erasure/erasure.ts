import type { Erased } from '#contract/records/bin.ts';
import { DAY_MS } from '#domain/day.ts';
import type { AuditAction } from '#domain/records/auditActions.ts';
import type { Database, Tx } from '#server/db/openDatabase.ts';
import { looseBlobs, removeLooseBlob } from '#server/files/blobs.queries.ts';
import { S3Error } from '#server/files/s3/S3Error.ts';
import { badInput } from '#server/http/badInput.ts';
import type { Services } from '#server/http/handler.ts';
import type { ServerLog } from '#server/observability/ServerLog.ts';
import { type Binned, lockBin } from '../bin/bin.queries.ts';
import type { DeletionSet } from '../bin/binRows.queries.ts';
import { subjectsIn } from '../bin/binScrub.queries.ts';
import { type AuditSubject, audit, type DoneBy } from '../history/audit.queries.ts';
import { logErasures, readErasureLog } from './erasureLog.ts';
import {
  type Erasure,
  eraseRows,
  liftTimeLimit,
  lockLive,
  notErased,
  noteErasures,
  noteLogged,
  type Traces,
} from './erasures.queries.ts';

/** How often a bucket that did not answer is asked. */
const AGAIN_EVERY_MS = 60_000;
/** Ids that are erased again in one transaction. */
const AGAIN_BATCH = 100;
/** Contents besides its own that an erasure removes at most; the next tidying goes on. */
const LOOSE_AT_ONCE = 100;
const NOTHING: DeletionSet = { schools: [], teachers: [], classes: [], teams: [] };

/** An erasure as the history records it: the subject without its name. */
interface Act extends DoneBy {
  action: AuditAction;
  subject: Pick<AuditSubject, 'id' | 'ownerId'>;
}

/**
 * Erases things for good, with everything of them, and keeps that it happened: who, when, how many, no name. The
 * caller's permission is decided already and the locks are held, the bin's first. `clearTraces` follows once it is in.
 */
export async function erase(tx: Tx, act: Act, going: Partial<DeletionSet>): Promise<Traces> {
  const traces = await eraseRows(tx, { going: { ...NOTHING, ...going }, binned: [], at: act.at });
  await recordErasure(tx, act, traces);
  return traces;
}

/** The same for what lies in the bin. */
export async function eraseBinned(tx: Tx, act: Act, { rows }: Pick<Binned, 'rows'>): Promise<Traces> {
  const binned = [act.subject.id, ...subjectsIn(rows).map(({ id }) => id)];
  const traces = await eraseRows(tx, { going: NOTHING, binned, at: act.at });
  await recordErasure(tx, act, traces);
  return traces;
}

/** Refuses unless the name was typed as it stands: what follows cannot be undone. */
export function requireSameName(typed: string, name: string): void {
  if (typed.normalize('NFC') !== name.trim().normalize('NFC')) {
    throw badInput({ name: `Escreva «${name}», tal como está.` });
  }
}

export function erasedCounts({ teams, classes }: Traces): Erased {
  return { teams, classes };
}

async function recordErasure(tx: Tx, act: Act, { teams, classes }: Traces): Promise<void> {
  await audit(tx, act, act.action, act.subject, { teams, classes });
}

/**
 * Removes the bytes that an erasure has left and writes its ids into the log beside the database. What fails here, or
 * is held by a backup being made, the next tidying does.
 */
export async function clearTraces(
  services: Pick<Services, 'db' | 'env' | 'files' | 'now'>,
  { contents }: Traces,
  log: ServerLog,
): Promise<void> {
  const { db, files, now } = services;
  const before = new Date(now() - DAY_MS);
  try {
    // What a team had half sent when it went to the bin is among what nobody holds any more.
    const loose = await looseBlobs(db, before, LOOSE_AT_ONCE);
    for (const sha256 of new Set([...contents, ...loose]))
      await removeLooseBlob(db, { sha256, before }, () => files.remove(sha256));
    await logErasures(services);
  } catch (error) {
    log.warn({ err: error }, 'an erasure leaves work for the next tidying');
  }
}

/**
 * Erases what the log beside the database knows as erased and this database does not: a backup was put back. Answers
 * how many ids that were. It may be much, and the server does not open before: no batch has a time limit, and what one
 * has erased stays so.
 */
export async function eraseAgain(services: Services, log: ServerLog): Promise<number> {
  const { erased, standing } = (await readErasureLog(services.env)) ?? { erased: [], standing: [] };
  await logAnew(services, standing, log);
  const missing = await missingErasures(services.db, erased);
  if (missing.length === 0) return 0;
  const contents: string[] = [];
  let teams = 0;
  for (let from = 0; from < missing.length; from += AGAIN_BATCH) {
    const batch = missing.slice(from, from + AGAIN_BATCH);
    const done = await services.db.transaction((tx) => eraseBatch(tx, batch, new Date(services.now())));
    contents.push(...done.contents);
    teams += done.teams;
  }
  await clearTraces(services, { contents, teams, classes: 0 }, log);
  log.warn({ ids: missing.length, teams }, 'what a backup had brought back is erased again');
  return missing.length;
}

/**
 * The same at a start, and every minute from then on while the bucket with the log does not answer: a lesson can begin
 * without it. Answers how to stop.
 */
export async function startErasingAgain(
  services: Services,
  log: ServerLog,
  everyMs = AGAIN_EVERY_MS,
): Promise<() => void> {
  const isDone = () =>
    eraseAgain(services, log).then(
      () => true,
      (error: unknown) => {
        if (!(error instanceof S3Error && error.isPassing)) throw error;
        log.warn({ err: error }, 'what a backup may have brought back waits for the bucket with the log of erasures');
        return false;
      },
    );
  if (await isDone()) return () => {};
  const timer = setInterval(() => {
    isDone().then(
      (done) => done && clearInterval(timer),
      (error: unknown) => log.error({ err: error }, 'erasing again failed'),
    );
  }, everyMs);
  timer.unref();
  return () => clearInterval(timer);
}

/** What the database has erased and the log has lost is written down again. */
async function logAnew(services: Services, standing: readonly string[], log: ServerLog): Promise<void> {
  try {
    await noteLogged(services.db, standing);
    await logErasures(services);
  } catch (error) {
    log.warn({ err: error }, 'erasures are not written down yet');
  }
}

/** Teams before their classes before their teachers: a class that still has a team stays. */
async function missingErasures(db: Database, logged: readonly Erasure[]): Promise<Erasure[]> {
  const ids = logged.map(({ id }) => id);
  const missing = new Set(await notErased(db, ids));
  const order = ['team', 'class', 'teacher'];
  return logged
    .filter(({ id }) => missing.has(id))
    .toSorted((one, other) => order.indexOf(one.kind) - order.indexOf(other.kind));
}

async function eraseBatch(tx: Tx, batch: readonly Erasure[], at: Date): Promise<Traces> {
  await liftTimeLimit(tx);
  await lockBin(tx);
  const binned = batch.map(({ id }) => id);
  const going = await lockLive(tx, binned);
  const done = await eraseRows(tx, { going, binned, at });
  await noteErasures(tx, batch, true);
  return done;
}
