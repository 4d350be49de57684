import { uptime } from 'node:os';
import type { FastifyBaseLogger } from 'fastify';
import { DAY_MS } from '#domain/day.ts';
import { removeOldDeviceStates } from './classroom/devices/deviceStates.queries.ts';
import { removeOldLessonData } from './classroom/lessons/lessons.queries.ts';
import { fallbackAfter } from './fallbackAfter.ts';
import { tidyUploads } from './files/uploads/tidyUploads.ts';
import type { Services } from './http/handler.ts';
import { removeOldSteps } from './identity/issuers/identities.queries.ts';
import { removeOldNonces } from './identity/lti/platform/platforms.queries.ts';
import { removeEndedSessions } from './identity/sessions.queries.ts';
import { removeOldFailures } from './identity/signInFailures.queries.ts';
import { removeErasedFiles } from './records/erasure/erasure.ts';
import { logErasures } from './records/erasure/erasureLog.ts';
import { emptyBin, expireClasses } from './records/retention/retention.ts';

const EVERY_MS = 15 * 60_000;
const HOUR_MS = 60 * 60_000;
/** Larger than any correction by network time between two runs. */
const CLOCK_STEP_MS = 10 * 60_000;
/** Together with the 10 seconds for calls under way, well within the grace period of a stop. */
const STOP_WITHIN_MS = 10_000;

interface Removed {
  sessions: number;
  failures: number;
  lessons: number;
  ended: number;
  binned: number;
  uploads: number;
}

/**
 * Removes expired data: sessions that ended a day ago, old wrong-password counts, what only
 * lessons of yesterday needed, classes past their retention day, bin
 * entries past theirs, and unused uploads. A class or bin entry that fails does not stop the rest; its error is thrown
 * at the end. Throws between two items when `signal` is aborted; the next run continues from there.
 */
export async function tidy(services: Services, log: FastifyBaseLogger, signal?: AbortSignal): Promise<Removed> {
  const { db, now } = services;
  const sessions = await removeEndedSessions(db, new Date(now() - DAY_MS), signal);
  await removeOldSteps(db, new Date(now()));
  await removeOldNonces(db, new Date(now()));
  signal?.throwIfAborted();
  const failures = await removeOldFailures(db, new Date(now() - HOUR_MS));
  signal?.throwIfAborted();
  const yesterday = new Date(now() - DAY_MS);
  const lessons = (await removeOldLessonData(db, yesterday)) + (await removeOldDeviceStates(db, yesterday));
  signal?.throwIfAborted();
  const stuck: unknown[] = [];
  const ended = await expireClasses(services).catch((error: unknown) => {
    stuck.push(error);
    return 0;
  });
  signal?.throwIfAborted();
  const { binned, erased, failure } = await emptyBin(services);
  if (failure !== null) stuck.push(failure);
  for (const left of erased) {
    signal?.throwIfAborted();
    await removeErasedFiles(services, left, log);
  }
  await logErasures(services);
  signal?.throwIfAborted();
  const { uploads } = await tidyUploads(services, signal);
  if (stuck.length > 0) throw stuck[0];
  return { sessions, failures, lessons, ended, binned, uploads };
}

/**
 * Returns a function that tells whether ages by the wall clock can be trusted: false for a day after the clock was moved,
 * because this morning's work may then look weeks old. `steady` counts milliseconds that cannot be set, also while the
 * computer is suspended.
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

/** Milliseconds since boot; unlike performance.now(), they go on while a laptop sleeps. */
const sinceBoot = () => uptime() * 1_000;

/**
 * Runs `tidy` every 15 minutes, one run at a time. Returns a function that stops it: a run under way ends after its
 * current item and is awaited for at most 10 seconds.
 */
export function startTidying(services: Services, log: FastifyBaseLogger, work = tidy): () => Promise<void> {
  const stopping = new AbortController();
  let running: Promise<void> | null = null;
  const isClockSound = createClockWatch(services.now, sinceBoot);
  const run = async () => {
    try {
      const removed = await work(services, log, stopping.signal);
      services.metrics.recordTidy(services.now());
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
