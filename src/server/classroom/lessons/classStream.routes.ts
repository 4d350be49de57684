import type { FastifyReply, FastifyRequest } from 'fastify';
import { CLASS_EVENT } from '#contract/classroom/classLiveCall.ts';
import { LIVE_STREAMS_PER_STAFF_MAX } from '#domain/limits.ts';
import { isUuid } from '#server/files/isUuid.ts';
import { callerOf } from '#server/http/authenticate.ts';
import type { Services } from '#server/http/handler.ts';
import { Refusal } from '#server/http/Refusal.ts';
import { requireAllowed } from '#server/http/requireAllowed.ts';
import { EventStream } from '#server/http/streams/EventStream.ts';
import { type OpenStreams, refuseStream, STREAM_HEADERS } from '#server/http/streams/openStreams.ts';
import { canTeachClass } from './lessons.policy.ts';

/**
 * Answers with the stream of a class in session: the class at once, and again at most once a second while anything
 * changes. It ends when the session is over, the class is gone, or it is no longer the caller's.
 */
export async function answerClassStream(
  services: Services & { streams: OpenStreams },
  request: FastifyRequest<{ Params: { classId: string } }>,
  reply: FastifyReply,
) {
  const { streams, classLive } = services;
  streams.refuseWhenClosing();
  const caller = callerOf(request);
  const classId = request.params.classId.toLowerCase();
  const found = isUuid(classId) ? await classLive.read(classId) : null;
  if (found === null) throw new Refusal('notFound');
  requireAllowed(canTeachClass(caller, found));
  if (classLive.count(caller.accountId) >= LIVE_STREAMS_PER_STAFF_MAX) refuseStream();
  const stream = new EventStream();
  const unwatch = classLive.watch(classId, {
    accountId: caller.accountId,
    sessionId: caller.sessionId,
    onEnded: () => stream.end(),
    onGone: () => stream.end(),
    onRead: (row, text) => {
      if (canTeachClass(caller, row)) stream.send(CLASS_EVENT, text);
      else stream.end();
    },
  });
  streams.add(stream, unwatch);
  return reply.headers(STREAM_HEADERS).send(stream.body);
}
