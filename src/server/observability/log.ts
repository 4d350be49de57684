import Fastify, { type FastifyBaseLogger, type FastifyInstance, type FastifyRequest } from 'fastify';
import type { Env } from '../config/env.ts';

export interface LogStream {
  write(line: string): void;
}

/** Fields that are redacted: at the top level, one level deep, and in headers. */
const SECRETS = ['authorization', 'password', 'token', 'cookie', 'content'];

/** Creates the server's structured log, one JSON object a line; it does not need the app. */
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

/** Returns type, message, code and stack of an error; leaves out query parameters and the driver's other fields. */
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

/** Logs one line a request, without body, headers, query or path parameters. */
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

/** Returns the route's template, which keeps ids and tickets out of the log; '(none)' for an address without a route. */
export function routeOf(request: FastifyRequest): string {
  return request.is404 ? '(none)' : (request.routeOptions.url ?? '(none)');
}
