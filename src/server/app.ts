import Fastify, { type FastifyBaseLogger, type FastifyInstance, type FastifyReply, LogController } from 'fastify';
import { BODY_MAX_BYTES } from '#domain/limits.ts';
import { registerLive } from './classroom/live.routes.ts';
import { registerLogos } from './config/logos/logos.routes.ts';
import { believes } from './config/trustedProxy.ts';
import { registerFiles } from './files/files.routes.ts';
import { answerErrors } from './http/answerErrors.ts';
import { registerBodies } from './http/bodies/registerBodies.ts';
import { limitConnections } from './http/connections.ts';
import { registerDocs } from './http/docs/registerDocs.ts';
import type { Services } from './http/handler.ts';
import { HANDLERS } from './http/handlers.ts';
import { registerPages } from './http/pages.ts';
import { createPolicyReports, registerPolicyReports } from './http/policyReports.ts';
import { Refusal } from './http/Refusal.ts';
import { newRequestId, tellRequestId } from './http/requestId.ts';
import { type AllHandlers, registerRoutes } from './http/routes.ts';
import { BARE_ANSWER_HEADERS, registerSecurityHeaders } from './http/securityHeaders.ts';
import { answerUnreadable } from './http/unreadable.ts';
import { registerExports } from './marking/exports.routes.ts';
import { registerManualAnnex } from './marking/manualAnnex.routes.ts';
import { registerHealth } from './observability/health.ts';
import { logRequests } from './observability/log.ts';
import { registerMetrics } from './observability/metrics.routes.ts';

export interface AppOptions {
  log: FastifyBaseLogger;
  /** The built pages; absent, the app answers calls only. */
  clientDir?: string;
  /** The annex of the manual for staff, a PDF outside `clientDir`. */
  annexFile?: string;
  /** Tests: an answer that breaks the contract becomes a failure. */
  checkReplies?: boolean;
  /** Tests: learns of every error that a caller sees as 'internal'. */
  onUnexpected?: (error: Error) => void;
  /** Tests: other answers than the product's. */
  handlers?: AllHandlers;
}

const API = '/api';
/** Long enough for a file ticket; the longest name in a path is far shorter. */
const PARAM_MAX_CHARS = 2_000;

/** A body that stalls is given up after this long without a byte, and any request after the second. */
const IDLE_SOCKET_MS = 120_000;
const REQUEST_MAX_MS = 15 * 60_000;
/** Headers that trickle in hold a connection no longer than this; the check itself runs now and then. */
const HEADERS_MAX_MS = 30_000;
const CHECK_EVERY_MS = 10_000;
/** A little longer than proxies keep theirs, so that it is they who close. */
const KEEP_ALIVE_MS = 75_000;

/** The whole server short of listening: calls under /api, health, documentation and pages. */
export async function buildApp(services: Services, options: AppOptions): Promise<FastifyInstance> {
  const app: FastifyInstance = Fastify({
    loggerInstance: options.log,
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: newRequestId,
    requestIdHeader: false,
    bodyLimit: BODY_MAX_BYTES,
    connectionTimeout: IDLE_SOCKET_MS,
    requestTimeout: REQUEST_MAX_MS,
    keepAliveTimeout: KEEP_ALIVE_MS,
    http: { headersTimeout: HEADERS_MAX_MS, connectionsCheckingInterval: CHECK_EVERY_MS },
    // While stopping, what comes on an open connection is still answered, and the connection then closed.
    return503OnClosing: false,
    routerOptions: { maxParamLength: PARAM_MAX_CHARS, ignoreTrailingSlash: true },
    trustProxy: services.env.trustProxy && believes(services.env.trustedProxies),
    clientErrorHandler: answerUnreadable,
    frameworkErrors: (error, _request, reply) => refuseAddress(error.statusCode, reply as FastifyReply),
  });
  limitConnections(app);
  app.decorateRequest('caller', null);
  tellRequestId(app);
  answerErrors(app, { onUnexpected: options.onUnexpected, onRefused: services.metrics.refused });
  logRequests(app);
  const policyReports = createPolicyReports(services.now);
  registerMetrics(app, services, policyReports);
  await registerSecurityHeaders(app);
  refuseUnknownCalls(app);
  await app.register(
    async (api) => {
      registerPolicyReports(api, policyReports);
      await registerCalls(api, services, options);
    },
    { prefix: API },
  );
  registerHealth(app, services);
  await registerPages(app, options.clientDir, { offline: services.env.offline });
  return app;
}

/** The calls of the contract, and those that stream. */
async function registerCalls(api: FastifyInstance, services: Services, options: AppOptions): Promise<void> {
  registerBodies(api, services);
  await registerFiles(api, services);
  registerExports(api, services);
  registerManualAnnex(api, services, options.annexFile);
  registerLive(api, services);
  registerLogos(api, services);
  registerDocs(api);
  registerRoutes(api, services, {
    handlers: options.handlers ?? HANDLERS,
    checkReplies: options.checkReplies ?? false,
  });
}

/** An address that no route can be looked up for. */
function refuseAddress(statusCode: number | undefined, reply: FastifyReply): void {
  const refusal = new Refusal(statusCode === 414 ? 'addressTooLong' : 'brokenBody');
  reply.headers(BARE_ANSWER_HEADERS).status(refusal.status).send(refusal.body);
}

/** An unknown call answers JSON whatever its method, before its body is read (ruling 13). */
function refuseUnknownCalls(app: FastifyInstance): void {
  app.addHook('onRequest', async (request) => {
    // The pages' catch-all route matches what no call does.
    const known = !request.is404 && request.routeOptions.url?.startsWith(API) === true;
    if (!known && isCall(request.url)) throw new Refusal('routeUnknown');
  });
}

function isCall(url: string): boolean {
  const [path] = url.split('?', 1);
  return path === API || path?.startsWith(`${API}/`) === true;
}
