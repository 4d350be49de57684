import { setTimeout as wait } from 'node:timers/promises';
import type { ServerLog } from '#server/observability/ServerLog.ts';
import type { RunningPostgres } from './launchPostgres.ts';

/** Growing waits before each new try, in milliseconds; after the last failed try the supervisor gives up. */
const WAITS_MS: readonly number[] = [100, 250, 500, 1000, 2000, 5000, 10_000, 20_000];
/** Messages of PostgreSQL or the system about a full disk. */
const DISK_FULL = /No space left on device|ENOSPC|Disk quota exceeded|EDQUOT/i;
/** After running this long, the next failure starts again at the shortest wait. */
const STEADY_MS = 60_000;

export type Supervision = {
  log: ServerLog;
  onGiveUp: (error: Error) => void;
  waitsMs?: readonly number[];
};

/**
 * Keeps the process of `launch` running until stop(). The first start is not retried; its error is thrown. A full disk may
 * stay full for a night: it is retried at the longest wait, without giving up.
 */
export async function supervise(
  launch: () => Promise<RunningPostgres>,
  { log, onGiveUp, waitsMs = WAITS_MS }: Supervision,
): Promise<{ pid: () => number; stop: () => Promise<void> }> {
  const stopping = new AbortController();
  let running = await launch();

  const restart = async (tries: number): Promise<number> => {
    const delay = waitsMs[tries];
    if (delay === undefined) throw new Error('A base de dados parou e não voltou a arrancar.');
    await wait(delay, undefined, { signal: stopping.signal });
    try {
      running = await launch();
      log.info({ pid: running.pid }, 'PostgreSQL a correr de novo.');
      return tries + 1;
    } catch (error) {
      log.error({ err: error }, 'O PostgreSQL não arrancou; nova tentativa.');
      return restart(isDiskFull(error) ? Math.min(tries + 1, waitsMs.length - 1) : tries + 1);
    }
  };
  const watch = async () => {
    for (let tries = 0; ; ) {
      const since = Date.now();
      const how = await running.ended;
      if (stopping.signal.aborted) return;
      log.error({ how }, 'O PostgreSQL parou sem ser pedido; a arrancar de novo.');
      tries = await restart(Date.now() - since > STEADY_MS ? 0 : tries);
      if (stopping.signal.aborted) return;
    }
  };
  const watching = watch().catch((error) => {
    if (!stopping.signal.aborted) onGiveUp(error instanceof Error ? error : new Error(String(error)));
  });
  const stop = async () => {
    stopping.abort();
    await running.stop();
    await watching;
    // Stops a start that was under way when stop() was called.
    await running.stop();
  };
  return { pid: () => running.pid, stop };
}

function isDiskFull(error: unknown): boolean {
  return error instanceof Error && DISK_FULL.test(error.message);
}
