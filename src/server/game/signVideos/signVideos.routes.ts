import { createReadStream } from 'node:fs';
import type { FastifyInstance } from 'fastify';
import { SIGN_VIDEO_CALL } from '#contract/game/signVideos.ts';
import { startRangedReply } from '#server/files/rangedReply.ts';
import type { Services } from '#server/http/handler.ts';
import { Refusal } from '#server/http/Refusal.ts';
import { findSignFile, signFolder } from './readSignVideos.ts';

const FOREVER = 'public, max-age=31536000, immutable';
const ASK_AGAIN = 'no-cache';

type FileRequest = { Params: { theme: string; file: string }; Querystring: { v?: string } };

/** Registers the route of the videos' files, which anyone may watch. Refuses every other name with notFound. */
export function registerSignVideos(app: FastifyInstance, { env }: Services): void {
  app.route<FileRequest>({
    method: ['GET', 'HEAD'],
    url: SIGN_VIDEO_CALL.path,
    handler: async (request, reply) => {
      const { theme, file: name } = request.params;
      const file = await findSignFile(signFolder(env), theme, name);
      if (file === null) throw new Refusal('notFound');
      reply.headers({
        'content-type': file.mime,
        'content-security-policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
        'x-content-type-options': 'nosniff',
        'cache-control': request.query.v === file.stamp ? FOREVER : ASK_AGAIN,
      });
      const range = startRangedReply(request, reply, { bytes: file.bytes, etag: `"${file.stamp}"` });
      if (range === 'done') return reply.send();
      // Not a byte beyond what the headers say, even when somebody is still copying the file.
      return reply.send(createReadStream(file.path, range ?? { start: 0, end: file.bytes - 1 }));
    },
  });
}
