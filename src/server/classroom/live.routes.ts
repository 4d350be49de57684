import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { LIVE_CALL } from '#contract/classroom/liveCall.ts';
import { LIVE_STREAMS_PER_TEAM_MAX } from '#domain/limits.ts';
import type { Theme } from '#domain/vocabulary.ts';
import { requireTeam } from '../game/playingTeam.ts';
import { callerOf, guard } from '../http/authenticate.ts';
import type { Caller, Services } from '../http/handler.ts';
import { Refusal } from '../http/Refusal.ts';
import { CouncilLive } from './CouncilLive.ts';
import { gamePositionFor } from './gamePosition.ts';
import { LiveStream } from './LiveStream.ts';
import type { TeamLive } from './TeamLive.ts';

const BEAT_EVERY_MS = 15_000;
/** Maximum age of a stream in milliseconds; the device then reconnects and authenticates again. */
const STREAM_MAX_MS = 15 * 60_000;
const RESTARTING = 'O servidor está a reiniciar. Tentem de novo dentro de momentos.';
const HEADERS = {
  'content-type': 'text/event-stream; charset=utf-8',
  'cache-control': 'no-store, no-transform',
  // Proxies such as nginx would buffer the stream.
  'x-accel-buffering': 'no',
};

/** Registers GET /live, the server-sent events of a team's game position (ruling 14). */
export function registerLive(app: FastifyInstance, services: Services): void {
  const { live } = services;
  const streams = new Set<LiveStream>();
  const councils = new CouncilLive(services, app.log);
  let isClosing = false;
  const beat = setInterval(() => {
    for (const stream of streams) stream.beat();
  }, BEAT_EVERY_MS);
  beat.unref();
  app.addHook('preClose', async () => {
    isClosing = true;
    clearInterval(beat);
    for (const stream of streams) stream.end();
  });
  app.addHook('onClose', () => live.close());
  app.route({
    method: LIVE_CALL.method,
    url: LIVE_CALL.path,
    exposeHeadRoute: false,
    onRequest: guard(services, LIVE_CALL),
    handler: (request, reply) => {
      // A new stream would be cut off at once.
      if (isClosing) throw new Refusal('busy', { message: RESTARTING, retryAfter: BEAT_EVERY_MS / 1_000 });
      return answer({ ...services, streams, councils }, request, reply);
    },
  });
}

type LiveServices = Services & { streams: Set<LiveStream>; councils: CouncilLive };

async function answer(services: LiveServices, request: FastifyRequest, reply: FastifyReply) {
  const caller = callerOf(request);
  const { live, db, streams } = services;
  refuseMany(live, caller);
  const { theme } = await requireTeam(db, caller.accountId);
  // Checked again: other devices of the account may have connected meanwhile.
  refuseMany(live, caller);
  const stream = open(services, { caller, theme }, request);
  streams.add(stream);
  stream.body.once('close', () => streams.delete(stream));
  return reply.headers(HEADERS).send(stream.body);
}

function refuseMany(live: TeamLive, { accountId }: Caller): void {
  if (live.count(accountId) < LIVE_STREAMS_PER_TEAM_MAX) return;
  throw new Refusal('busy', { retryAfter: BEAT_EVERY_MS / 1_000 });
}

type Watcher = { caller: Caller; theme: Theme };

function open(services: LiveServices, { caller, theme }: Watcher, { log }: FastifyRequest): LiveStream {
  const stream = new LiveStream({
    read: () => gamePositionFor(services.db, caller, new Date(services.now())),
    onError: (err) => log.warn({ err }, 'a live stream ended with an error'),
  });
  const stop = watch(services, { caller, theme }, stream);
  stream.body.once('close', stop);
  stream.changed();
  return stream;
}

function watch({ live, councils }: LiveServices, { caller, theme }: Watcher, stream: LiveStream): () => void {
  const unwatch = live.watch(caller.accountId, () => stream.changed());
  const unwatchCouncil = councils.watch(theme, {
    sessionId: caller.sessionId,
    onWithdrawn: (withdrawn) => stream.councilChanged(withdrawn),
    onEnded: () => stream.end(),
  });
  const old = setTimeout(() => stream.end(), STREAM_MAX_MS);
  old.unref();
  return () => {
    clearTimeout(old);
    unwatch();
    unwatchCouncil();
  };
}
