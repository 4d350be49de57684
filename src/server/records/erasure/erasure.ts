import type { Erased } from '#contract/records/bin.ts';
import { DAY_MS } from '#domain/day.ts';
import type { AuditAction } from '#domain/records/auditActions.ts';
import type { Database, Tx } from '#server/db/openDatabase.ts';
import { deleteUnreferencedBlob, findUnreferencedBlobs } from '#server/files/blobs.queries.ts';
import { S3Error } from '#server/files/s3/S3Error.ts';
import { badInput } from '#server/http/badInput.ts';
import type { Services } from '#server/http/handler.ts';
import type { ServerLog } from '#server/observability/ServerLog.ts';
import { type LockedBinEntry, lockBin } from '../bin/bin.queries.ts';
import type { DeletionSet } from '../bin/binRows.queries.ts';
import { subjectsIn } from '../bin/binScrub.queries.ts';
import { type AuditContext, type AuditSubject, audit } from '../history/audit.queries.ts';
import { logErasures, readErasureLog } from './erasureLog.ts';
import {
  disableStatementTimeout,
  type Erasure,
  type ErasureResult,
  eraseRows,
  lockLive,
  markLogged,
  notErased,
  recordErasures,
} from './erasures.queries.ts';

/** Interval between attempts to read the log from an unreachable bucket. */
const RETRY_EVERY_MS = 60_000;
/** Number of ids that one transaction erases again. */
const REPEAT_BATCH = 100;
/** Maximum number of other unreferenced contents that an erasure removes; the next tidying run removes more. */
const UNREFERENCED_BATCH = 100;
const NOTHING: DeletionSet = { schools: [], teachers: [], classes: [], teams: [], councils: [] };

/** An erasure as the history records it, without the subject's name. */
interface ErasureAudit extends AuditContext {
  action: AuditAction;
  subject: Pick<AuditSubject, 'id' | 'ownerId'>;
}

/**
 * Erases a deletion set for good and records the actor, time and counts, without names. The caller has checked the
 * permission and holds the locks, the bin's first; it calls `removeErasedFiles` after the commit.
 */
export async function erase(tx: Tx, act: ErasureAudit, deletionSet: Partial<DeletionSet>): Promise<ErasureResult> {
  const erased = await eraseRows(tx, { deletionSet: { ...NOTHING, ...deletionSet }, binned: [], at: act.at });
  await recordErasure(tx, act, erased);
  return erased;
}

/** Erases an entry of the bin for good; otherwise as `erase`. */
export async function eraseBinned(
  tx: Tx,
  act: ErasureAudit,
  { rows }: Pick<LockedBinEntry, 'rows'>,
): Promise<ErasureResult> {
  const binned = [act.subject.id, ...subjectsIn(rows).map(({ id }) => id)];
  const erased = await eraseRows(tx, { deletionSet: NOTHING, binned, at: act.at });
  await recordErasure(tx, act, erased);
  return erased;
}

/** Throws badInput unless `typed` equals the name; required before an action that cannot be undone. */
export function requireSameName(typed: string, name: string): void {
  if (typed.normalize('NFC') !== name.trim().normalize('NFC')) {
    throw badInput({ name: `Escreva «${name}», tal como está.` });
  }
}

export function erasedCounts({ teams, classes }: ErasureResult): Erased {
  return { teams, classes };
}

async function recordErasure(tx: Tx, act: ErasureAudit, { teams, classes }: ErasureResult): Promise<void> {
  await audit(tx, act, act.action, act.subject, { teams, classes });
}

/**
 * Removes the file contents that an erasure left and appends its ids to the erasure log. The next tidying run retries
 * whatever fails here or is locked by a running backup.
 */
export async function removeErasedFiles(
  services: Pick<Services, 'db' | 'env' | 'files' | 'now'>,
  { contents }: ErasureResult,
  log: ServerLog,
): Promise<void> {
  const { db, files, now } = services;
  const before = new Date(now() - DAY_MS);
  try {
    // Unfinished uploads of a team that went to the bin are among these unreferenced contents.
    const loose = await findUnreferencedBlobs(db, before, UNREFERENCED_BATCH);
    for (const sha256 of new Set([...contents, ...loose]))
      await deleteUnreferencedBlob(db, { sha256, before }, () => files.remove(sha256));
    await logErasures(services);
  } catch (error) {
    log.warn({ err: error }, 'file contents of an erasure could not be removed; the next tidying run retries');
  }
}

/**
 * Repeats the erasures that are in the log and not in this database, because a backup was restored. Returns their
 * number. The server does not listen before this ends; it may take long, so batches have no statement timeout, and
 * each commits by itself.
 */
export async function repeatErasures(services: Services, log: ServerLog): Promise<number> {
  const { erased, loggedIds } = (await readErasureLog(services.env)) ?? { erased: [], loggedIds: [] };
  await logMissingErasures(services, loggedIds, log);
  const missing = await missingErasures(services.db, erased);
  if (missing.length === 0) return 0;
  const contents: string[] = [];
  let teams = 0;
  for (let from = 0; from < missing.length; from += REPEAT_BATCH) {
    const batch = missing.slice(from, from + REPEAT_BATCH);
    const done = await services.db.transaction((tx) => eraseBatch(tx, batch, new Date(services.now())));
    contents.push(...done.contents);
    teams += done.teams;
  }
  await removeErasedFiles(services, { contents, teams, classes: 0 }, log);
  log.warn({ ids: missing.length, teams }, 'erasures that a restored backup had undone were repeated');
  return missing.length;
}

/**
 * Runs `repeatErasures` at the server's start. If the bucket with the log is unreachable, lets the server start and retries
 * every minute. Returns a function that stops the retries.
 */
export async function startRepeatingErasures(
  services: Services,
  log: ServerLog,
  everyMs = RETRY_EVERY_MS,
): Promise<() => void> {
  const isDone = () =>
    repeatErasures(services, log).then(
      () => true,
      (error: unknown) => {
        if (!(error instanceof S3Error && error.isTransient)) throw error;
        log.warn({ err: error }, 'cannot repeat erasures yet: the bucket with the erasure log is unreachable');
        return false;
      },
    );
  if (await isDone()) return () => {};
  const timer = setInterval(() => {
    isDone().then(
      (done) => done && clearInterval(timer),
      (error: unknown) => log.error({ err: error }, 'repeating erasures failed'),
    );
  }, everyMs);
  timer.unref();
  return () => clearInterval(timer);
}

/** Appends erasures that the database has and the log lost. */
async function logMissingErasures(services: Services, loggedIds: readonly string[], log: ServerLog): Promise<void> {
  try {
    await markLogged(services.db, loggedIds);
    await logErasures(services);
  } catch (error) {
    log.warn({ err: error }, 'erasures could not be written to the erasure log yet');
  }
}

/** Sorts council sessions and teams before classes before teachers, because lockLive leaves out a class that still has a team. */
async function missingErasures(db: Database, logged: readonly Erasure[]): Promise<Erasure[]> {
  const ids = logged.map(({ id }) => id);
  const missing = new Set(await notErased(db, ids));
  const order = ['council', 'team', 'class', 'teacher'];
  return logged
    .filter(({ id }) => missing.has(id))
    .toSorted((one, other) => order.indexOf(one.kind) - order.indexOf(other.kind));
}

async function eraseBatch(tx: Tx, batch: readonly Erasure[], at: Date): Promise<ErasureResult> {
  await disableStatementTimeout(tx);
  await lockBin(tx);
  const binned = batch.map(({ id }) => id);
  const deletionSet = await lockLive(tx, binned);
  const done = await eraseRows(tx, { deletionSet, binned, at });
  await recordErasures(tx, batch, true);
  return done;
}
