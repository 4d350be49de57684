import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { CLASS_LIVE_CALL } from '#contract/classroom/classLiveCall.ts';
import { LIVE_CALL } from '#contract/classroom/liveCall.ts';
import { LIVE_STREAMS_PER_TEAM_MAX } from '#domain/limits.ts';
import type { Theme } from '#domain/vocabulary.ts';
import { requireTeam } from '../game/playingTeam.ts';
import { callerOf, guard } from '../http/authenticate.ts';
import type { Caller, Services } from '../http/handler.ts';
import { createOpenStreams, type OpenStreams, refuseStream, STREAM_HEADERS } from '../http/streams/openStreams.ts';
import { CouncilLive } from './CouncilLive.ts';
import { gamePositionFor } from './gamePosition.ts';
import { LiveStream } from './LiveStream.ts';
import { answerClassStream } from './lessons/classStream.routes.ts';
import type { TeamLive } from './TeamLive.ts';

/**
 * Registers the streams of server-sent events: GET /live, a team's game position (ruling 14), and
 * GET /classes/:classId/lesson/live, a class in session (ruling 33).
 */
export function registerLive(app: FastifyInstance, services: Services): void {
  const streams = createOpenStreams(app);
  const councils = new CouncilLive(services, app.log);
  app.addHook('onClose', () => services.live.close());
  app.route({
    method: LIVE_CALL.method,
    url: LIVE_CALL.path,
    exposeHeadRoute: false,
    onRequest: guard(services, LIVE_CALL),
    handler: (request, reply) => answer({ ...services, streams, councils }, request, reply),
  });
  app.route<{ Params: { classId: string } }>({
    method: CLASS_LIVE_CALL.method,
    url: CLASS_LIVE_CALL.path,
    exposeHeadRoute: false,
    onRequest: guard(services, CLASS_LIVE_CALL),
    handler: (request, reply) => answerClassStream({ ...services, streams }, request, reply),
  });
}

type LiveServices = Services & { streams: OpenStreams; councils: CouncilLive };

async function answer(services: LiveServices, request: FastifyRequest, reply: FastifyReply) {
  services.streams.refuseWhenClosing();
  const caller = callerOf(request);
  const { live, db } = services;
  refuseMany(live, caller);
  const { theme } = await requireTeam(db, caller.accountId);
  // Checked again: other devices of the account may have connected meanwhile.
  refuseMany(live, caller);
  const stream = open(services, { caller, theme }, request);
  return reply.headers(STREAM_HEADERS).send(stream.body);
}

function refuseMany(live: TeamLive, { accountId }: Caller): void {
  if (live.count(accountId) >= LIVE_STREAMS_PER_TEAM_MAX) refuseStream();
}

type Watcher = { caller: Caller; theme: Theme };

function open(services: LiveServices, { caller, theme }: Watcher, { log }: FastifyRequest): LiveStream {
  const stream = new LiveStream({
    read: () => gamePositionFor(services.db, caller, new Date(services.now())),
    onError: (err) => log.warn({ err }, 'a live stream ended with an error'),
  });
  services.streams.add(stream, watch(services, { caller, theme }, stream));
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
  return () => {
    unwatch();
    unwatchCouncil();
  };
}
