import { uptime } from 'node:os';
import type { FastifyBaseLogger } from 'fastify';
import { DAY_MS } from '#domain/day.ts';
import { fallbackAfter } from './fallbackAfter.ts';
import { tidyUploads } from './files/uploads/tidyUploads.ts';
import type { Services } from './http/handler.ts';
import { removeEndedSessions } from './identity/sessions.queries.ts';
import { removeOldFailures } from './identity/signInFailures.queries.ts';
import { clearTraces } from './records/erasure/erasure.ts';
import { logErasures } from './records/erasure/erasureLog.ts';
import { emptyBin, endClasses } from './records/retention/retention.ts';

const EVERY_MS = 15 * 60_000;
const HOUR_MS = 60 * 60_000;
/** More than any correction by the network's time makes between two runs. */
const CLOCK_STEP_MS = 10 * 60_000;
/** With the 10 seconds for calls under way, well within what a stop is given. */
const STOP_WITHIN_MS = 10_000;

interface Removed {
  sessions: number;
  failures: number;
  ended: number;
  binned: number;
  uploads: number;
}

/**
 * Removes what has served: sessions that ended a day ago, old wrong-password counts, classes whose time is over, what
 * has lain in the bin for its days, uploads never used. A class or an entry of the bin that cannot go holds
 * back nothing else; it is thrown at the end. Where `signal` is aborted it throws between two items; the next run goes
 * on from there.
 */
export async function tidy(services: Services, log: FastifyBaseLogger, signal?: AbortSignal): Promise<Removed> {
  const { db, now } = services;
  const sessions = await removeEndedSessions(db, new Date(now() - DAY_MS), signal);
  signal?.throwIfAborted();
  const failures = await removeOldFailures(db, new Date(now() - HOUR_MS));
  signal?.throwIfAborted();
  const stuck: unknown[] = [];
  const ended = await endClasses(services).catch((error: unknown) => {
    stuck.push(error);
    return 0;
  });
  signal?.throwIfAborted();
  const { binned, traces, failure } = await emptyBin(services);
  if (failure !== null) stuck.push(failure);
  for (const left of traces) {
    signal?.throwIfAborted();
    await clearTraces(services, left, log);
  }
  await logErasures(services);
  signal?.throwIfAborted();
  const { uploads } = await tidyUploads(services, signal);
  if (stuck.length > 0) throw stuck[0];
  return { sessions, failures, ended, binned, uploads };
}

/**
 * Whether what is old by the clock is old in truth: false for a day after the clock was put forward or back, as work of
 * this morning may then look weeks old. `steady` counts milliseconds that nobody can put forward, and counts on while
 * the computer is suspended.
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

/** Since the computer was started: unlike performance.now, it does not stand still while a laptop sleeps. */
const sinceBoot = () => uptime() * 1_000;

/**
 * Tidies now and then, one run at a time; answers how to stop, which ends a run under way after its item and waits for
 * it, but no longer than a stop may take.
 */
export function startTidying(services: Services, log: FastifyBaseLogger, work = tidy): () => Promise<void> {
  const stopping = new AbortController();
  let running: Promise<void> | null = null;
  const isClockSound = createClockWatch(services.now, sinceBoot);
  const run = async () => {
    try {
      const removed = await work(services, log, stopping.signal);
      services.metrics.tidied(services.now());
      log.debug(removed, 'tidied');
    } catch (error) {
      if (!stopping.signal.aborted) log.warn({ err: error }, 'tidying failed');
    }
    running = null;
  };
  const timer = setInterval(() => {
    if (!isClockSound()) log.warn({}, 'the clock was moved: nothing is tidied for a day');
    else running ??= run();
  }, EVERY_MS);
  timer.unref();
  return async () => {
    clearInterval(timer);
    stopping.abort();
    await fallbackAfter(Promise.resolve(running), STOP_WITHIN_MS, null);
  };
}
