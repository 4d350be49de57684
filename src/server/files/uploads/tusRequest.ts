import { ReadableStream } from 'node:stream/web';
import type { FastifyRequest } from 'fastify';
import { bodyChunks } from '#server/http/bodies/bodyStream.ts';
import { Refusal } from '#server/http/Refusal.ts';
import type { Metrics } from '#server/observability/metrics.ts';
import { storageFullRefusal } from '../store/storageErrors.ts';

const FORWARDED = [
  'tus-resumable',
  'upload-offset',
  'upload-length',
  'upload-defer-length',
  'upload-metadata',
  'content-type',
  'content-length',
];
/** Any origin: the library reads only the path. */
const ORIGIN = 'http://localhost';
const SENDS_BODY = new Set(['POST', 'PATCH']);

/** Returns a request as a web Request for the tus library. A broken connection ends the body, so that what arrived counts. */
export function webRequest(request: FastifyRequest, metrics: Metrics): Request {
  const headers = new Headers();
  for (const name of FORWARDED) {
    const value = request.headers[name];
    if (typeof value === 'string') headers.set(name, value);
  }
  const body = SENDS_BODY.has(request.method)
    ? { body: ReadableStream.from(measuredBody(request, metrics)), duplex: 'half' }
    : {};
  return new Request(`${ORIGIN}${request.url}`, { method: request.method, headers, ...body } as RequestInit);
}

async function* measuredBody(request: FastifyRequest, metrics: Metrics): AsyncGenerator<Uint8Array> {
  metrics.changeUploadsInFlight(1);
  try {
    for await (const bytes of bodyChunks(request.raw)) {
      metrics.countUploadBytes(bytes.length);
      yield bytes;
    }
  } catch (error) {
    request.log.info({ err: error }, 'an upload was interrupted');
  } finally {
    metrics.changeUploadsInFlight(-1);
  }
}

/** Returns our refusal for an error status of the tus library; a status without one is kept. */
export function refusalOfProtocol(status: number): Pick<Refusal, 'status' | 'body' | 'retryAfter'> {
  const refusal = knownRefusal(status);
  if (refusal) return refusal;
  return {
    status,
    retryAfter: undefined,
    body: { message: 'O envio não pôde continuar deste ponto.', code: 'brokenBody' },
  };
}

function knownRefusal(status: number): Refusal | null {
  if (status === 403 || status === 404 || status === 410) return new Refusal('notFound');
  if (status === 413) return new Refusal('fileTooLarge');
  return status >= 500 ? storageFullRefusal() : null;
}
