import Fastify, { type FastifyBaseLogger, type FastifyInstance, type FastifyRequest } from 'fastify';
import type { Env } from '../config/env.ts';

export interface LogStream {
  write(line: string): void;
}

/** What never reaches the log, wherever it might be nested one level deep. */
const SECRETS = ['authorization', 'password', 'token', 'cookie', 'content'];

/** The server's structured log, one JSON object a line; it exists before there is an app. */
export function createLog(level: Env['logLevel'], stream?: LogStream): FastifyBaseLogger {
  return Fastify({
    logger: {
      level,
      ...(stream && { stream }),
      redact: { paths: SECRETS.flatMap((name) => [name, `*.${name}`, `headers.${name}`]), censor: '[oculto]' },
      serializers: {
        req: (request: FastifyRequest) => describeRequest(request),
        err: (error: Error) => describeError(error),
      },
    },
  }).log;
}

type DescribedError = {
  type: string;
  message: string;
  stack: string;
  code?: unknown;
  cause?: DescribedError;
};

function describeRequest(request: FastifyRequest): { method: string; route: string } {
  return { method: request.method, route: routeOf(request) };
}

/** Kind, words, code and where: a query's values and a driver's innards stay out. */
function describeError(error: unknown): DescribedError {
  if (!(error instanceof Error)) return { type: typeof error, message: String(error), stack: '' };
  const lines = error.stack?.split('\n').filter((line) => line.startsWith('    at ')) ?? [];
  const code: unknown = Reflect.get(error, 'code');
  return {
    type: error.name,
    message: error.message.replace(/\nparams: .*$/s, ''),
    ...(code !== undefined && { code }),
    stack: lines.join('\n'),
    ...(error.cause !== undefined && { cause: describeError(error.cause) }),
  };
}

/** One line a request: no body, no header, no query, and for the product's calls no parameter either. */
export function logRequests(app: FastifyInstance): void {
  app.addHook('onResponse', async (request, reply) => {
    const line = {
      method: request.method,
      route: routeOf(request),
      status: reply.statusCode,
      ms: Math.round(reply.elapsedTime * 10) / 10,
      ...(request.caller && { account: request.caller.accountId }),
    };
    request.log.info(line, 'request');
  });
}

/** The route's template, so that neither ids nor tickets are told; an address without a route is named as such. */
export function routeOf(request: FastifyRequest): string {
  return request.is404 ? '(none)' : (request.routeOptions.url ?? '(none)');
}
