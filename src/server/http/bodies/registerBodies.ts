import type { IncomingMessage } from 'node:http';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { levels } from '#contract/game/levels.ts';
import { BODY_MAX_BYTES, FILES_PER_ANSWER_MAX, STRANGER_BODY_MAX_BYTES } from '#domain/limits.ts';
import { ROLE } from '#domain/vocabulary.ts';
import { bodiesFolder } from '#server/files/store/folders.ts';
import { prepareTempFolder } from '#server/files/store/tempFolder.ts';
import { storeUploads } from '#server/files/uploads/storeUploads.ts';
import type { Services } from '../handler.ts';
import { Refusal } from '../Refusal.ts';
import { BodyMemory } from './BodyMemory.ts';
import { bodyChunks, drain } from './bodyStream.ts';
import { FileExtractor } from './FileExtractor.ts';
import { readForm } from './readForm.ts';
import { readJson } from './readJson.ts';
import { extractRemainingFiles } from './remainingFiles.ts';
import { TempFiles } from './TempFiles.ts';
import { type Budget, createTextSink } from './textSink.ts';

type Body = Record<string, unknown>;
/** Reads one encoding; `field` names the field whose data URLs become files; null: none do. */
type Reader = (chunks: AsyncIterable<Buffer>, budget: Budget, field: string | null, files: TempFiles) => Promise<Body>;

/** The calls that take files, each with its field. Elsewhere a data URL is plain text. */
const FILE_FIELDS = [
  { path: levels.postTutorial.path, field: 'files' },
  { path: levels.postLevel3.path, field: 'answers' },
] as const;
/** A body without files that has not arrived by then loses its connection. One with files has the time of any request. */
const TEXT_MAX_MS = 60_000;
/** Lists of files in one body times files in one list; no answer has more. */
const FILES_PER_BODY_MAX = 10 * FILES_PER_ANSWER_MAX;

/**
 * Registers the parsers of JSON and form bodies, which read them as they arrive with at most 1 MiB of text in memory
 * (ruling 1). In the calls that take files, data URLs become `upload:{id}` references to stored files of the caller
 * (ruling 12), who is authenticated before the first byte is read. Refuses every other kind of body with wrongEncoding.
 */
export function registerBodies(app: FastifyInstance, services: Services): void {
  const dir = bodiesFolder(services.env);
  prepareTempFolder(dir);
  const bodyMemory = new BodyMemory();
  const parser = (read: Reader) => async (request: FastifyRequest, payload: IncomingMessage) => {
    const files = new TempFiles(dir);
    try {
      return await readBody(request, payload, { read, files, services, bodyMemory });
    } catch (error) {
      // A client reads the answer only after it has sent the whole body.
      await drain(payload);
      throw isLostConnection(error) ? new Refusal('brokenBody') : error;
    } finally {
      await files.discard();
    }
  };
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('application/json', parser(json));
  app.addContentTypeParser('application/x-www-form-urlencoded', parser(form));
  app.addContentTypeParser('*', async (request: FastifyRequest, payload: IncomingMessage) => {
    if (request.headers['content-length'] === '0') return undefined;
    await drain(payload);
    throw new Refusal('wrongEncoding');
  });
}

async function readBody(
  request: FastifyRequest,
  payload: IncomingMessage,
  { read, files, services, bodyMemory }: { read: Reader; files: TempFiles; services: Services; bodyMemory: BodyMemory },
): Promise<Body> {
  refuseEncodings(request);
  const team = request.caller?.role === ROLE.team ? request.caller : null;
  const field = team && fileField(request.routeOptions.url);
  const maxBytes = request.caller === null ? STRANGER_BODY_MAX_BYTES : BODY_MAX_BYTES;
  if (!field && Number(request.headers['content-length'] ?? 0) > maxBytes) throw new Refusal('bodyTooLarge');
  const budget = bodyMemory.budgetFor(request.caller?.accountId ?? null);
  const late = field ? undefined : setTimeout(() => payload.destroy(), TEXT_MAX_MS);
  const body = await read(bodyChunks(payload), budget, field, files).finally(() => {
    clearTimeout(late);
    budget.release();
  });
  if (!team || !field) return body;
  if (Object.hasOwn(body, field)) body[field] = await extractRemainingFiles(body[field], files);
  await storeUploads(services, team.accountId, files.finished);
  return body;
}

const json: Reader = (chunks, budget, field, files) => {
  const options = { budget, maxFiles: FILES_PER_BODY_MAX, spaceIsPlus: false };
  return readJson(chunks, field ? new FileExtractor(files, options) : createTextSink(budget));
};

const form: Reader = (chunks, budget, field, files) => {
  const options = { budget, maxFiles: FILES_PER_ANSWER_MAX, spaceIsPlus: true };
  return readForm(chunks, budget, (name) =>
    field && name === field ? new FileExtractor(files, options) : createTextSink(budget),
  );
};

function fileField(url: string | undefined): string | null {
  return FILE_FIELDS.find(({ path }) => url?.endsWith(path))?.field ?? null;
}

/** Refuses compressed bodies, and charsets other than UTF-8. */
function refuseEncodings({ headers }: FastifyRequest): void {
  const charset = /charset\s*=\s*"?([\w-]+)/i.exec(headers['content-type'] ?? '')?.[1]?.toLowerCase() ?? 'utf-8';
  const compression = headers['content-encoding'] ?? 'identity';
  if (!['utf-8', 'utf8', 'us-ascii'].includes(charset) || compression !== 'identity')
    throw new Refusal('wrongEncoding');
}

function isLostConnection(error: unknown): boolean {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  return ['ECONNRESET', 'ERR_STREAM_PREMATURE_CLOSE', 'EPIPE'].includes(code);
}
