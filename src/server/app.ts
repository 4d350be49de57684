import { constants } from 'node:zlib';
import compress, { type FastifyCompressOptions } from '@fastify/compress';
import Fastify, { type FastifyBaseLogger, type FastifyInstance, type FastifyReply, LogController } from 'fastify';
import { BODY_MAX_BYTES } from '#domain/limits.ts';
import { registerLive } from './classroom/live.routes.ts';
import { registerLogos } from './config/logos/logos.routes.ts';
import { trustedProxyCheck } from './config/trustedProxy.ts';
import { registerDossier } from './council/dossier/dossier.routes.ts';
import { registerFiles } from './files/files.routes.ts';
import { registerSignVideos } from './game/signVideos/signVideos.routes.ts';
import { registerBodies } from './http/bodies/registerBodies.ts';
import { answerClientError } from './http/clientErrors.ts';
import { limitConnections, waitForHandlers } from './http/connections.ts';
import { registerDocs } from './http/docs/registerDocs.ts';
import { registerErrorHandler } from './http/errorHandler.ts';
import type { Services } from './http/handler.ts';
import { HANDLERS } from './http/handlers.ts';
import { registerPages } from './http/pages.ts';
import { createPolicyReports, registerPolicyReports } from './http/policyReports.ts';
import { Refusal } from './http/Refusal.ts';
import { newRequestId, sendRequestId } from './http/requestId.ts';
import { type AllHandlers, registerRoutes } from './http/routes.ts';
import { BARE_ANSWER_HEADERS, registerSecurityHeaders } from './http/securityHeaders.ts';
import { registerIssuerCallback } from './identity/issuers/issuerCallback.routes.ts';
import { registerLti } from './identity/lti/launch/launch.routes.ts';
import { registerExports } from './marking/exports/exports.routes.ts';
import { registerManualAnnex } from './marking/manualAnnex.routes.ts';
import { registerPhrasesExport } from './marking/phrases/phrasesExport.routes.ts';
import { registerHealth } from './observability/health.ts';
import { logRequests } from './observability/log.ts';
import { registerMetrics } from './observability/metrics.routes.ts';

export interface AppOptions {
  log: FastifyBaseLogger;
  /** The folder of the built pages; without it the app only serves the API. */
  clientDir?: string;
  /** Path of the annex of the staff manual, a PDF outside `clientDir`. */
  annexFile?: string;
  /** For tests: fails a call whose reply does not match the contract. */
  checkReplies?: boolean;
  /** For tests: called with every error that is answered as 'internal'. */
  onUnexpected?: (error: Error) => void;
  /** For tests: replaces the product's handlers. */
  handlers?: AllHandlers;
}

const API = '/api';
/** Long enough for a file ticket; every other path parameter is far shorter. */
const PARAM_MAX_CHARS = 2_000;

/** A connection without a byte for this long is closed. */
const IDLE_SOCKET_MS = 120_000;
/** The longest that receiving a whole request may take. */
const REQUEST_MAX_MS = 15 * 60_000;
/** The longest that receiving the headers may take; Node checks every CHECK_EVERY_MS. */
const HEADERS_MAX_MS = 30_000;
const CHECK_EVERY_MS = 10_000;
/** A little longer than proxies keep idle connections, so that the proxy closes first. */
const KEEP_ALIVE_MS = 75_000;

/** For replies as JSON; fast rather than small, because each is compressed anew. */
const COMPRESSION: FastifyCompressOptions = {
  threshold: 1_024,
  encodings: ['br', 'gzip', 'identity'],
  brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } },
};

/** Builds the whole server without listening: calls under /api, health, documentation and pages. */
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
    // While stopping, a request on an open connection is still answered; the connection is then closed.
    return503OnClosing: false,
    routerOptions: { maxParamLength: PARAM_MAX_CHARS, ignoreTrailingSlash: true },
    trustProxy: services.env.trustProxy && trustedProxyCheck(services.env.trustedProxies),
    clientErrorHandler: answerClientError,
    frameworkErrors: (error, _request, reply) => refuseAddress(error.statusCode, reply as FastifyReply),
  });
  limitConnections(app);
  waitForHandlers(app);
  app.decorateRequest('caller', null);
  sendRequestId(app);
  registerErrorHandler(app, { onUnexpected: options.onUnexpected, onRefused: services.metrics.countRefusal });
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

/** Registers the calls of the contract and the streamed calls. */
async function registerCalls(api: FastifyInstance, services: Services, options: AppOptions): Promise<void> {
  registerBodies(api, services);
  await registerFiles(api, services);
  registerExports(api, services);
  registerPhrasesExport(api, services);
  registerManualAnnex(api, services, options.annexFile);
  registerDossier(api, services);
  registerLive(api, services);
  registerLogos(api, services);
  registerSignVideos(api, services);
  registerIssuerCallback(api, services);
  registerLti(api, services);
  registerDocs(api);
  await api.register(async (calls) => {
    // No reply contains a secret beside something that a foreign page chose, so that its compressed size tells nothing (BREACH).
    await calls.register(compress, COMPRESSION);
    registerRoutes(calls, services, {
      handlers: options.handlers ?? HANDLERS,
      checkReplies: options.checkReplies ?? false,
    });
  });
}

/** Answers a URL for which the router cannot look up a route. */
function refuseAddress(statusCode: number | undefined, reply: FastifyReply): void {
  const refusal = new Refusal(statusCode === 414 ? 'addressTooLong' : 'brokenBody');
  reply.headers(BARE_ANSWER_HEADERS).status(refusal.status).send(refusal.body);
}

/** Refuses an unknown call in JSON, whatever its method, before its body is read (ruling 13). */
function refuseUnknownCalls(app: FastifyInstance): void {
  app.addHook('onRequest', async (request) => {
    // The pages' catch-all route also matches unknown calls.
    const known = !request.is404 && request.routeOptions.url?.startsWith(API) === true;
    if (!known && isCall(request.url)) throw new Refusal('routeUnknown');
  });
}

function isCall(url: string): boolean {
  const [path] = url.split('?', 1);
  return path === API || path?.startsWith(`${API}/`) === true;
}
