import { Metadata } from '@tus/server';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { UPLOADS_PATH } from '#contract/uploads.ts';
import { ROLES } from '#domain/vocabulary.ts';
import { callerOf, guard } from '#server/http/authenticate.ts';
import { drain } from '#server/http/bodies/bodyStream.ts';
import type { Services } from '#server/http/handler.ts';
import { Refusal } from '#server/http/Refusal.ts';
import { cleanFileName } from '../fileName.ts';
import { isUuid } from '../isUuid.ts';
import { badFile } from './attachments.ts';
import { ResumableUploads } from './ResumableUploads.ts';
import { refusalOfProtocol, webRequest } from './tusRequest.ts';
import { canUseUpload } from './uploads.policy.ts';
import { findUpload, type Upload } from './uploads.queries.ts';

type OneUpload = { Params: { uploadId: string } };

const ONE_PATH = `${UPLOADS_PATH}/:uploadId`;
const PROTOCOL = { 'tus-resumable': '1.0.0', 'cache-control': 'no-store' };

/**
 * Registers resumable uploads by tus 1.0, for teams (ruling 12) and for staff, who add photographs to diaries. Checks the owner of an upload before the tus library gets
 * the call, and answers every error as a refusal. Another account's upload is refused with notFound.
 */
export function registerUploads(app: FastifyInstance, services: Services): void {
  void app.register(async (scope) => {
    const uploads = new ResumableUploads(services, scope.log);
    scope.removeAllContentTypeParsers();
    // The tus library reads the bytes.
    scope.addContentTypeParser('*', (_request, _payload, done) => done(null));
    scope.addHook('onRequest', guard(services, { who: ROLES }));

    scope.post(UPLOADS_PATH, (request, reply) => draining(request, createUpload(services, uploads, request, reply)));
    scope.head<OneUpload>(ONE_PATH, async (request, reply) => {
      const upload = await ownUpload(services, request);
      if (upload.sha256 === null && (await uploads.offset(upload.id)) !== upload.bytes) {
        return pass(reply, await uploads.answer(webRequest(request, services.metrics)));
      }
      // The last reply was lost, or the server crashed after the last byte.
      if (upload.sha256 === null) await uploads.finish(upload);
      const { bytes } = upload;
      return reply
        .headers({ ...PROTOCOL, 'upload-offset': bytes, 'upload-length': bytes })
        .status(200)
        .send();
    });
    scope.patch<OneUpload>(ONE_PATH, (request, reply) =>
      draining(request, continueUpload(services, uploads, request, reply)),
    );
    scope.delete<OneUpload>(ONE_PATH, async (request, reply) => {
      const upload = await ownUpload(services, request);
      await uploads.forget(upload.id);
      return reply.headers(PROTOCOL).status(204).send();
    });
  });
}

/** Reads the rest of the body after an error, so that the client receives the answer. */
async function draining<T>(request: FastifyRequest, work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (error) {
    await drain(request.raw);
    throw error;
  }
}

async function continueUpload(
  services: Services,
  uploads: ResumableUploads,
  request: FastifyRequest<OneUpload>,
  reply: FastifyReply,
) {
  const upload = await ownUpload(services, request);
  const response = await uploads.answer(webRequest(request, services.metrics));
  return finishAndPass(uploads, { upload, response }, reply);
}

async function createUpload(
  services: Services,
  uploads: ResumableUploads,
  request: FastifyRequest,
  reply: FastifyReply,
) {
  const wanted = { ...announced(request), accountId: callerOf(request).accountId };
  const { upload, response } = await uploads.create(webRequest(request, services.metrics), wanted);
  return finishAndPass(uploads, { upload, response }, reply);
}

/** Returns the announced name and size in bytes. Refuses an upload without both with badInput. */
function announced({ headers }: FastifyRequest): { name: string; bytes: number } {
  const length = String(headers['upload-length'] ?? '');
  if (!/^\d{1,15}$/.test(length)) throw badFile('O envio não diz o tamanho do ficheiro.');
  const name = cleanFileName(sentName(String(headers['upload-metadata'] ?? '')));
  if (name === '') throw badFile('O ficheiro não tem nome.');
  return { name, bytes: Number(length) };
}

function sentName(metadata: string): string {
  try {
    const { filename, name } = Metadata.parse(metadata);
    return filename ?? name ?? '';
  } catch {
    return '';
  }
}

async function ownUpload(services: Services, request: FastifyRequest<OneUpload>): Promise<Upload> {
  const { uploadId } = request.params;
  const upload = isUuid(uploadId) ? await findUpload(services.db, uploadId) : null;
  if (!upload || !canUseUpload(callerOf(request), upload)) throw new Refusal('notFound');
  return upload;
}

/** Finishes the upload before it acknowledges the last byte, so that the file is stored and its content matches its name. */
async function finishAndPass(
  uploads: ResumableUploads,
  { upload, response }: { upload: Upload; response: Response },
  reply: FastifyReply,
): Promise<FastifyReply> {
  if (response.ok && response.headers.get('upload-offset') === String(upload.bytes)) await uploads.finish(upload);
  return pass(reply, response);
}

async function pass(reply: FastifyReply, response: Response): Promise<FastifyReply> {
  if (!response.ok) {
    await drain(reply.request.raw);
    const refusal = refusalOfProtocol(response.status);
    if (refusal.retryAfter !== undefined) reply.header('retry-after', String(refusal.retryAfter));
    return reply.headers(PROTOCOL).status(refusal.status).send(refusal.body);
  }
  for (const [name, value] of response.headers) if (PASSED.has(name)) reply.header(name, value);
  return reply.headers(PROTOCOL).status(response.status).send();
}

const PASSED = new Set(['location', 'upload-offset', 'upload-length', 'upload-metadata', 'upload-expires']);
