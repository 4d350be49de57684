import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { decodeJwt } from 'jose';
import { LTI_PATHS } from '#contract/identity/ltiRoutes.ts';
import type { Services } from '../../../http/handler.ts';
import { signInCookie } from '../../issuers/signInCookie.ts';
import { findPlatformsByIssuer } from '../platform/platforms.queries.ts';
import { publishedKeys } from '../platform/toolKeys.ts';
import { authorizeAt, readInitiation } from './beginLaunch.ts';
import { type Page, renderPage } from './html.ts';
import { LaunchError } from './launchToken.ts';
import { newTabPage, originsOf, refusedPage } from './pages.ts';
import { receiveChoice } from './receiveChoice.ts';
import { type Outcome, receiveLaunch } from './receiveLaunch.ts';
import { ACCOUNT, stepCookie, withoutStepCookie, withoutSurplus } from './stepCookies.ts';

/** Says that the browser comes from our own page of a frame, and is in a tab. */
const IN_TAB = 'separador';

/** Registers the addresses that learning platforms and their launches call (LTI 1.3, decision 0096). */
export function registerLti(app: FastifyInstance, services: Services): void {
  const login = (request: FastifyRequest, reply: FastifyReply, given: unknown) =>
    beginLogin(services, { request, reply, given });
  app.get(LTI_PATHS.login, (request, reply) => login(request, reply, request.query));
  app.post(LTI_PATHS.login, (request, reply) => login(request, reply, request.body));
  app.post(LTI_PATHS.launch, async (request, reply) => {
    const outcome = await receiveLaunch(services, request.headers.cookie, textsOf(request.body));
    return answer(services, { request, reply, outcome });
  });
  app.post(LTI_PATHS.choose, async (request, reply) => {
    const isOurs = request.headers.origin === services.signIn.publicUrl;
    const outcome: Outcome = isOurs
      ? await receiveChoice(services, request.headers.cookie, textsOf(request.body))
      : { kind: 'refused', reason: 'failed', status: 401 };
    return answer(services, { request, reply, outcome });
  });
  app.get(LTI_PATHS.keys, async () => publishedKeys(services.db));
}

function textsOf(body: unknown): Record<string, unknown> {
  return typeof body === 'object' && body !== null ? { ...body } : {};
}

interface Exchange {
  request: FastifyRequest;
  reply: FastifyReply;
}

async function beginLogin(services: Services, { request, reply, given }: Exchange & { given: unknown }) {
  try {
    const initiation = await readInitiation(services, given);
    const { isDeep, parameters, platform } = initiation;
    const isFramed = !isTab(request) && parameters[IN_TAB] === undefined;
    if (isFramed && !isDeep) {
      const query = new URLSearchParams({ ...parameters, [IN_TAB]: '1' });
      return sendPage(reply, newTabPage(`/api${LTI_PATHS.login}?${query}`, originsOf([platform])));
    }
    const { url, state, cookie } = authorizeAt(services, initiation);
    reply.header('set-cookie', [...withoutSurplus(request.headers.cookie), stepCookie(state, cookie, isFramed)]);
    return reply.header('referrer-policy', 'no-referrer').redirect(url, 302);
  } catch (error) {
    if (!(error instanceof LaunchError)) throw error;
    request.log.warn({ reason: error.message }, 'a launch could not begin');
    return sendPage(reply, refusedPage('unknown', 400, await originsOfIssuer(services, textsOf(given).iss)));
  }
}

/** Browsers that do not say what they load for (Safari before 16.4) are taken for a frame, and get a link. */
function isTab(request: FastifyRequest): boolean {
  return request.headers['sec-fetch-dest'] === 'document';
}

async function answer(services: Services, { request, reply, outcome }: Exchange & { outcome: Outcome }) {
  if (outcome.used !== undefined) reply.header('set-cookie', withoutStepCookie(outcome.used));
  if (outcome.kind === 'page') {
    const { page, step, isFramed } = outcome;
    if (step !== null) reply.header('set-cookie', stepCookie(step, step, isFramed && !isTab(request)));
    return sendPage(reply, page);
  }
  if (outcome.kind === 'refused') {
    const { reason, status, cause, platform } = outcome;
    const why = cause instanceof Error ? `${cause.name}: ${cause.message}` : undefined;
    request.log.warn({ refusal: reason, reason: why }, 'a launch was refused');
    const frames = platform ? originsOf([platform]) : await originsOfIssuer(services, issuerNamedBy(request.body));
    return sendPage(reply, refusedPage(reason, status, frames));
  }
  reply.header('referrer-policy', 'no-referrer');
  if (outcome.kind === 'account') {
    reply.header('set-cookie', stepCookie(ACCOUNT, outcome.cookie, false));
    return reply.redirect('/panel/sign-in?plataforma=ligar', 303);
  }
  const hasSecondStep = outcome.kind === 'secondStep';
  signInCookie({ request, reply }).set(hasSecondStep ? outcome.cookie : outcome.ticket);
  return reply.redirect(`/login?entrada=${hasSecondStep ? 'segundo-passo' : 'certa'}`, 303);
}

function sendPage(reply: FastifyReply, page: Page) {
  const { text, policy } = renderPage(page);
  if (page.frames?.length) reply.removeHeader('x-frame-options');
  return reply
    .status(page.status)
    .headers({ 'content-security-policy': policy, 'referrer-policy': 'same-origin' })
    .type('text/html; charset=utf-8')
    .send(text);
}

/** Returns the origins of the registered platforms with this issuer: only they may show a refusal in a frame. */
async function originsOfIssuer({ db }: Services, issuer: unknown): Promise<string[]> {
  return typeof issuer === 'string' ? originsOf(await findPlatformsByIssuer(db, issuer)) : [];
}

/** Returns the issuer that a launch names, unverified: good for nothing but the frame of a refusal. */
function issuerNamedBy(body: unknown): unknown {
  const { id_token: token } = textsOf(body);
  try {
    return typeof token === 'string' ? decodeJwt(token).iss : undefined;
  } catch {
    return undefined;
  }
}
