import helmet from '@fastify/helmet';
import type { FastifyInstance } from 'fastify';
import { POLICY_REPORT_CALL } from '#contract/policyReport.ts';

const HSTS_S = 180 * 24 * 60 * 60;
const SELF = "'self'";
const NONE = "'none'";

/**
 * `reportUri` instead of `reportTo`, which needs HTTPS, and a school's network has none; a browser that knows `reportTo`
 * ignores `reportUri`.
 */
const CONTENT_SECURITY_POLICY = {
  defaultSrc: [SELF],
  scriptSrc: [SELF],
  scriptSrcAttr: [NONE],
  styleSrc: [SELF],
  imgSrc: [SELF, 'data:', 'blob:'],
  // howler.js empties an audio element with a silent sound of the first kind; the panel plays videos of answers that it fetched.
  mediaSrc: [SELF, 'data:', 'blob:'],
  fontSrc: [SELF],
  connectSrc: [SELF],
  workerSrc: [SELF, 'blob:'],
  manifestSrc: [SELF],
  formAction: [SELF],
  frameSrc: [SELF],
  objectSrc: [NONE],
  baseUri: [NONE],
  frameAncestors: [NONE],
  reportUri: [`/api${POLICY_REPORT_CALL.path}`],
};

/** Browser features that no page of ours uses, and sensors for our own pages. */
const NO_MICROPHONE_POLICY = [
  'camera',
  'display-capture',
  'geolocation',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'serial',
  'usb',
]
  .map((power) => `${power}=()`)
  // The ship's window follows the tablet's tilt.
  .concat('accelerometer=(self)', 'gyroscope=(self)')
  .join(', ');

/** For the pages of the game, where a team may answer by voice (decision 0086); the browser still asks. */
const GAME_POLICY = NO_MICROPHONE_POLICY.replace('microphone=()', 'microphone=(self)');
/** The game, and the pages from which it opens without another page load; offline the first opens every address. */
const OF_THE_GAME = /^\/(login|game)?\/?(\?|$)/;

/** For answers to requests that reached no route: they are JSON, and no browser may treat them as anything else. */
export const BARE_ANSWER_HEADERS = {
  'cache-control': 'no-store',
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'no-referrer',
  'cross-origin-resource-policy': 'same-origin',
};

/**
 * Sets the security headers of every answer (ruling 10). A school's network uses plain HTTP, so nothing forces HTTPS: no
 * upgrade-insecure-requests, and HSTS only where the request came by HTTPS, directly or through a proxy.
 */
export async function registerSecurityHeaders(app: FastifyInstance): Promise<void> {
  await app.register(helmet, {
    contentSecurityPolicy: { useDefaults: false, directives: CONTENT_SECURITY_POLICY },
    strictTransportSecurity: false,
    // Both need a secure origin, and browsers warn about them on plain HTTP; the first is set below on HTTPS.
    crossOriginOpenerPolicy: false,
    originAgentCluster: false,
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    xFrameOptions: { action: 'deny' },
  });
  app.addHook('onRequest', async (request, reply) => {
    reply.header('permissions-policy', OF_THE_GAME.test(request.url) ? GAME_POLICY : NO_MICROPHONE_POLICY);
    const secure = request.protocol === 'https' || request.headers['x-forwarded-proto'] === 'https';
    if (secure) {
      reply.header('strict-transport-security', `max-age=${HSTS_S}`);
      reply.header('cross-origin-opener-policy', 'same-origin');
    }
    if (request.url.startsWith('/api')) reply.header('cache-control', 'no-store');
  });
}
