import type { FastifyBaseLogger } from 'fastify';
import { removeEndedSessions } from './db/sessions.ts';
import { removeOldFailures } from './db/signInFailures.ts';
import { clearTraces } from './erasure.ts';
import { logErasures } from './erasureLog.ts';
import { tidyUploads } from './files/tidyUploads.ts';
import type { Services } from './handler.ts';
import { emptyBin, endClasses } from './retention.ts';

const EVERY_MS = 15 * 60_000;
const DAY_MS = 24 * 60 * 60_000;
const HOUR_MS = 60 * 60_000;
/** More than any correction by the network's time makes between two runs. */
const CLOCK_STEP_MS = 10 * 60_000;

interface Removed {
  sessions: number;
  failures: number;
  ended: number;
  binned: number;
  uploads: number;
}

/**
 * Removes what has served: sessions that ended a day ago, old wrong-password counts, classes whose time is over, what
 * has lain in the bin for its days, uploads never used. Bounded.
 */
export async function tidy(services: Services, log: FastifyBaseLogger): Promise<Removed> {
  const { db, now } = services;
  const sessions = await removeEndedSessions(db, new Date(now() - DAY_MS));
  const failures = await removeOldFailures(db, new Date(now() - HOUR_MS));
  const ended = await endClasses(services);
  const { binned, traces } = await emptyBin(services);
  for (const left of traces) await clearTraces(services, left, log);
  await logErasures(services);
  const { uploads } = await tidyUploads(services);
  return { sessions, failures, ended, binned, uploads };
}

/**
 * Whether what is old by the clock is old in truth: false for a day after the clock was put forward or back, as work of
 * this morning may then look weeks old. `steady` counts milliseconds that nobody can put forward.
 */
export function createClockWatch(now: () => number, steady: () => number): () => boolean {
  let difference = now() - steady();
  let doubtedUntil = Number.NEGATIVE_INFINITY;
  return () => {
    const before = difference;
    difference = now() - steady();
    if (Math.abs(difference - before) > CLOCK_STEP_MS) doubtedUntil = steady() + DAY_MS;
    return steady() >= doubtedUntil;
  };
}

/** Tidies now and then; answers how to stop, which waits for a run under way. */
export function startTidying(services: Services, log: FastifyBaseLogger): () => Promise<void> {
  let running: Promise<void> = Promise.resolve();
  const isClockSound = createClockWatch(services.now, () => performance.now());
  const run = () => {
    if (!isClockSound()) {
      log.warn({}, 'the clock was moved: nothing is tidied for a day');
      return;
    }
    running = tidy(services, log).then(
      (removed) => {
        services.signs.tidied(services.now());
        log.debug(removed, 'tidied');
      },
      (error: unknown) => log.warn({ err: error }, 'tidying failed'),
    );
  };
  const timer = setInterval(run, EVERY_MS);
  timer.unref();
  return async () => {
    clearInterval(timer);
    await running;
  };
}
