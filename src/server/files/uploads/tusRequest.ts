import { ReadableStream } from 'node:stream/web';
import type { FastifyRequest } from 'fastify';
import { passing } from '#server/http/bodies/bodyStream.ts';
import { Refusal } from '#server/http/Refusal.ts';
import type { Metrics } from '#server/observability/metrics.ts';
import { storageRefused } from '../store/storageFull.ts';

const FORWARDED = [
  'tus-resumable',
  'upload-offset',
  'upload-length',
  'upload-defer-length',
  'upload-metadata',
  'content-type',
  'content-length',
];
/** The protocol looks at the path only. */
const ORIGIN = 'http://localhost';
const SENDS_BODY = new Set(['POST', 'PATCH']);

/** A request as the protocol's library takes it. A connection that breaks is a body that ends: what arrived counts. */
export function webRequest(request: FastifyRequest, metrics: Metrics): Request {
  const headers = new Headers();
  for (const name of FORWARDED) {
    const value = request.headers[name];
    if (typeof value === 'string') headers.set(name, value);
  }
  const body = SENDS_BODY.has(request.method)
    ? { body: ReadableStream.from(arriving(request, metrics)), duplex: 'half' }
    : {};
  return new Request(`${ORIGIN}${request.url}`, { method: request.method, headers, ...body } as RequestInit);
}

async function* arriving(request: FastifyRequest, metrics: Metrics): AsyncGenerator<Uint8Array> {
  metrics.arriving(1);
  try {
    for await (const bytes of passing(request.raw)) {
      metrics.arrived(bytes.length);
      yield bytes;
    }
  } catch (error) {
    request.log.info({ err: error }, 'an upload was interrupted');
  } finally {
    metrics.arriving(-1);
  }
}

/** What the protocol refuses, in our words. Statuses without a refusal of their own keep their number. */
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
  return status >= 500 ? storageRefused() : null;
}
