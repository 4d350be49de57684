import type { Readable } from 'node:stream';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { FILES_PATH } from '#contract/uploads.ts';
import type { Services } from '../http/handler.ts';
import { Refusal } from '../http/Refusal.ts';
import { findBlob } from './blobs.queries.ts';
import { mimeOf } from './fileTypes.ts';
import { verifyFileTicket } from './links.ts';
import { startRangedReply } from './rangedReply.ts';
import { registerUploads } from './uploads/uploads.routes.ts';

/** Pictures that a page may show; everything else is only downloaded (ruling 12). */
const INLINE = new Set(['image/png', 'image/jpeg', 'image/gif', 'image/bmp']);

type FileRequest = { Params: { ticket: string }; Querystring: { inline?: string } };

/** Registers the streamed calls: file addresses and resumable uploads. */
export function registerFiles(app: FastifyInstance, services: Services): void {
  app.route<FileRequest>({
    method: ['GET', 'HEAD'],
    url: `${FILES_PATH}/:ticket`,
    handler: (request, reply) => sendFile(services, request, reply),
  });
  registerUploads(app, services);
}

/** Sends the file of a ticket. Refuses with notFound a forged or expired ticket, and deleted content. */
async function sendFile(
  services: Services,
  request: FastifyRequest<FileRequest>,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const file = verifyFileTicket(services, request.params.ticket);
  const blob = file && (await findBlob(services.db, file.sha256));
  if (!file || !blob) throw new Refusal('notFound');
  const etag = `"${file.sha256}"`;
  const inline = request.query.inline === '1' && INLINE.has(blob.mime);
  reply.headers({
    'content-type': inline ? blob.mime : mimeOf(file.name),
    'content-disposition': `${inline ? 'inline' : 'attachment'}; ${fileNameParameters(file.name)}`,
    'x-content-type-options': 'nosniff',
    'content-security-policy': "sandbox; default-src 'none'; frame-ancestors 'none'",
    'referrer-policy': 'no-referrer',
    'cache-control': `private, max-age=${file.maxAgeS}`,
  });
  const range = startRangedReply(request, reply, { bytes: blob.bytes, etag });
  if (range === 'done') return reply.send();
  return reply.send(await openContent(services, file.sha256, range ?? undefined, reply));
}

/** Opens the bytes to send. A refusal removes the headers of the file, such as how long to cache it. */
async function openContent(
  { files }: Services,
  sha256: string,
  range: { start: number; end: number } | undefined,
  reply: FastifyReply,
): Promise<Readable> {
  try {
    const content = await files.open(sha256, range);
    if (content) return content;
    throw new Refusal('notFound');
  } catch (error) {
    for (const header of ['content-length', 'content-range', 'content-disposition', 'etag']) reply.removeHeader(header);
    reply.headers({ 'content-type': 'application/json; charset=utf-8', 'cache-control': 'no-store' });
    throw error;
  }
}

/** Returns both spellings of a name: ASCII for old programs, RFC 5987 for all others. */
function fileNameParameters(name: string): string {
  const plain = name
    .normalize('NFD')
    .replace(/[^\x20-\x7e]/g, '')
    .replace(/["\\%]/g, '_');
  const encoded = encodeURIComponent(name).replace(
    /['()*]/g,
    (char) => `%${char.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `filename="${plain}"; filename*=UTF-8''${encoded}`;
}
