import { type DrillProgress, stateOfFindings } from '#domain/records/restoreDrill.ts';
import type { Env } from '#server/config/env.ts';
import type { Database } from '#server/db/openDatabase.ts';
import { fallbackAfter } from '#server/fallbackAfter.ts';
import { Refusal } from '#server/http/Refusal.ts';
import type { ServerLog } from '#server/observability/ServerLog.ts';
import { problemText } from '../backup/command.ts';
import { audit } from '../history/audit.queries.ts';
import { endDrill, insertDrill, writeDrillProgress } from './drills.queries.ts';
import { bytesOf, type FoundBackup, newestBackup } from './newestBackup.ts';
import { runDrill } from './runDrill.ts';
import { freeBytesOf, hasRoom, removeScratch, type ScratchSettings, withScratch } from './scratch.ts';
import { type HeldLock, holdDrillLock } from './scratchDatabase.queries.ts';

const PROGRESS_EVERY_MS = 1_000;
const STOP_WITHIN_MS = 10_000;

export interface RestoreDrillsOptions {
  db: Database;
  env: Env;
  log: ServerLog;
  now: () => number;
  /** Differs only in tests. */
  freeBytes?: ScratchSettings['freeBytes'];
}

/** Runs restore drills in the background, one at a time for all servers of a database. */
export class RestoreDrills {
  readonly #options: RestoreDrillsOptions;
  readonly #settings: ScratchSettings;
  readonly #stopping = new AbortController();
  #running: Promise<void> = Promise.resolve();

  constructor(options: RestoreDrillsOptions) {
    this.#options = options;
    const { db, env, log, freeBytes = freeBytesOf } = options;
    this.#settings = { db, env, log, freeBytes };
  }

  /** Begins a drill of the newest backup. Refuses with noBackup, noDrillRoom or drillRunning. */
  async start(caller: { accountId: string }): Promise<void> {
    const { db, env } = this.#options;
    const backup = await newestBackup(env);
    if (backup === null) throw new Refusal('noBackup');
    const isEmbedded = env.databaseUrl === undefined;
    if (isEmbedded && !(await hasRoom(this.#settings, bytesOf(backup.manifest).rows))) {
      throw new Refusal('noDrillRoom');
    }
    const lock = this.#stopping.signal.aborted ? null : await holdDrillLock(db);
    if (lock === null) throw new Refusal('drillRunning');
    try {
      const id = await this.#insert(caller, backup);
      this.#running = this.#run(id, backup, lock);
    } catch (error) {
      await lock.release();
      throw error;
    }
  }

  /** Removes what a drill of a killed server left, unless another server is running one. Logs a failure. */
  async removeLeftovers(): Promise<void> {
    const { db, log } = this.#options;
    try {
      const lock = await holdDrillLock(db);
      if (lock === null) return;
      await removeScratch(this.#settings).finally(lock.release);
    } catch (error) {
      log.warn({ err: error }, 'the scratch database of a restore drill could not be removed');
    }
  }

  /** Resolves when no drill of this server is running. */
  idle(): Promise<void> {
    return this.#running;
  }

  /** Interrupts a running drill and waits for at most 10 seconds until its scratch is removed. */
  async stop(): Promise<void> {
    this.#stopping.abort();
    await fallbackAfter(this.#running, STOP_WITHIN_MS, undefined);
  }

  async #insert(caller: { accountId: string }, { name, manifest }: FoundBackup): Promise<string> {
    const startedAt = new Date(this.#options.now());
    return this.#options.db.transaction(async (tx) => {
      const backupAt = new Date(manifest.createdAt);
      const id = await insertDrill(tx, { startedAt, startedBy: caller.accountId, backup: name, backupAt });
      await audit(tx, { caller, at: startedAt }, 'startDrill', { id, name });
      return id;
    });
  }

  /** Never rejects. */
  async #run(id: string, backup: FoundBackup, lock: HeldLock): Promise<void> {
    const { db, env, log, now } = this.#options;
    const { signal } = this.#stopping;
    const progress = createProgressWriter((latest) => writeDrillProgress(db, id, latest));
    try {
      await removeScratch(this.#settings);
      const drill = { id, rowBytes: bytesOf(backup.manifest).rows };
      const findings = await runDrill({
        env,
        backup,
        withScratch: (work) => withScratch(this.#settings, drill, work),
        report: progress.report,
        signal,
      });
      await progress.settle();
      await endDrill(db, id, { state: stateOfFindings(findings), endedAt: new Date(now()), findings });
    } catch (error) {
      if (!signal.aborted) log.warn({ err: error }, 'a restore drill failed');
      const problem = signal.aborted ? {} : { problem: problemText(error, env) };
      const state = signal.aborted ? 'interrupted' : 'failed';
      await progress.settle();
      await endDrill(db, id, { state, endedAt: new Date(now()), ...problem }).catch((lost) =>
        log.warn({ err: lost }, 'the end of a restore drill was not stored'),
      );
    } finally {
      await lock.release();
    }
  }
}

/** Writes at most one progress a second; failures are ignored, because the next one or the end follows. */
function createProgressWriter(write: (progress: DrillProgress) => Promise<void>) {
  let writtenAt = Number.NEGATIVE_INFINITY;
  let step = '';
  let writing = Promise.resolve();
  return {
    report(progress: DrillProgress) {
      const at = performance.now();
      if (progress.step === step && at - writtenAt < PROGRESS_EVERY_MS) return;
      step = progress.step;
      writtenAt = at;
      writing = writing.then(() => write(progress)).catch(() => {});
    },
    settle: () => writing,
  };
}
