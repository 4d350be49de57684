import { randomBytes } from 'node:crypto';
import { SignJWT } from 'jose';
import { THEME_NAMES } from '#domain/vocabulary.ts';
import type { Tx } from '../../../db/openDatabase.ts';
import type { Services } from '../../../http/handler.ts';
import { audit } from '../../../records/history/audit.queries.ts';
import { findIdentityById } from '../../issuers/identities.queries.ts';
import { hashOf } from '../../issuers/tickets.ts';
import { findPlatform, takeOnce } from '../platform/platforms.queries.ts';
import { signingKey } from '../platform/toolKeys.ts';
import { toolUrls } from './beginLaunch.ts';
import { readChoice, sealBinding } from './binding.ts';
import { type Binding, findLink, insertLink, listOfferedTeams } from './links.queries.ts';
import { originsOf, returnPage } from './pages.ts';
import { type Next, type Outcome, ownClasses, pupilKey, signInPupil, signInTeacher } from './receiveLaunch.ts';
import { readStepCookie } from './stepCookies.ts';
import { openStep, readStep } from './steps.ts';

const CLAIM = 'https://purl.imsglobal.org/spec/lti/claim/';
const DEEP_CLAIM = 'https://purl.imsglobal.org/spec/lti-dl/claim/';
/** The greatest total of a team (ruling 5), and the line item that we make for it. */
export const POINTS_MAX = 500;
export const LINE_ITEM = 'pontos';
const ANSWER_LIFE_S = 5 * 60;
const USED_MS = 30 * 60_000;

const FAILED: Next = { kind: 'refused', reason: 'failed', status: 401 };

/** Takes the form of a page of a launch. The browser has the step's id in a cookie; a step is answered once. */
export async function receiveChoice(
  services: Services,
  cookies: string | undefined,
  { passo, alvo, sistema }: Record<string, unknown>,
): Promise<Outcome> {
  const sealed = typeof passo === 'string' ? passo : null;
  const known = readStep(services, sealed);
  if (known === null) return FAILED;
  // Only the choice of content is shown in a frame; a refusal of it is, too.
  const platform = known.kind === 'deep' ? await findPlatform(services.db, known.place.platformId) : null;
  const shown = platform !== null && { platform };
  const choice = readChoice(alvo, sistema);
  const step =
    openStep(services, sealed, 'team') ?? openStep(services, sealed, 'bind') ?? openStep(services, sealed, 'deep');
  if (step === null || choice === null || !readStepCookie(cookies, step.id).includes(step.id)) {
    return { ...FAILED, ...shown };
  }
  return { ...(await answerStep(services, step, choice)), ...shown, used: step.id };
}

async function answerStep(services: Services, step: StepOf<'team' | 'bind' | 'deep'>, choice: Choice): Promise<Next> {
  const next = await services.db.transaction(async (tx): Promise<Next | 'bound'> => {
    if (!(await takeOnce(tx, hashOf(step.id), new Date(services.now() + USED_MS)))) return FAILED;
    if (step.kind === 'team') return takeTeam(tx, services, step, choice.id);
    const binding = await ownBinding(tx, step.accountId, choice);
    if (binding === null) return FAILED;
    return step.kind === 'bind' ? bind(tx, services, step, binding) : answerDeepLink(tx, services, step, binding);
  });
  if (next !== 'bound') return next;
  // Outside of the transaction, because it may ask whether she has a second step.
  return step.kind === 'bind' ? signInTeacher(services, { id: step.identityId, accountId: step.accountId }) : FAILED;
}

type Choice = NonNullable<ReturnType<typeof readChoice>>;
type StepOf<K extends 'team' | 'bind' | 'deep'> = NonNullable<ReturnType<typeof openStep<K>>>;

/** Returns the choice as a binding; null unless class or team are the teacher's own. */
async function ownBinding(
  tx: Tx,
  teacherId: string,
  { kind, id, theme }: Choice,
): Promise<(Binding & { className: string }) | null> {
  const classes = await ownClasses(tx, teacherId);
  const found = classes.find((one) => (kind === 'turma' ? one.id === id : one.teams.some((team) => team.id === id)));
  if (found === undefined) return null;
  const isClass = kind === 'turma';
  return { classId: found.id, className: found.name, teamId: isClass ? null : id, theme: isClass ? theme : null };
}

async function takeTeam(
  tx: Tx,
  services: Services,
  { linkId, subject, takesMarks }: StepOf<'team'>,
  teamId: string,
): Promise<Next> {
  const link = await findLink(tx, linkId);
  const offered = link === null ? [] : await listOfferedTeams(tx, link);
  if (link === null || !offered.some(({ id }) => id === teamId)) return FAILED;
  const pupil = pupilKey(services, { linkId, subject, takesMarks });
  return signInPupil(tx, services, { pupil, teams: offered, teamId });
}

async function bind(
  tx: Tx,
  services: Services,
  { place, identityId, accountId }: StepOf<'bind'>,
  { className, ...binding }: Binding & { className: string },
): Promise<Next | 'bound'> {
  const identity = await findIdentityById(tx, identityId);
  if (identity === null || identity.accountId !== accountId) return FAILED;
  const at = new Date(services.now());
  if ((await insertLink(tx, place, binding, { chosenAt: at, createdAt: at })) === null) return FAILED;
  const subject = { id: binding.classId, name: className, ownerId: accountId };
  await audit(tx, { caller: { accountId }, at }, 'bindActivity', subject);
  return 'bound';
}

/** Answers the platform with an activity that opens the chosen class, signed with our key (Deep Linking 2.0, section 4). */
async function answerDeepLink(
  tx: Tx,
  services: Services,
  { accountId, place, returnUrl, data }: StepOf<'deep'>,
  { className, ...binding }: Binding & { className: string },
): Promise<Next> {
  const [platform, signer] = [await findPlatform(tx, place.platformId), await signingKey(tx, services)];
  if (platform === null || signer === null) return FAILED;
  const title = ['Conselho Galáctico', binding.theme && THEME_NAMES[binding.theme], className]
    .filter(Boolean)
    .join(' · ');
  const item = {
    type: 'ltiResourceLink',
    title,
    url: toolUrls(services).launch,
    custom: { ligacao: sealBinding(services, place, { binding, teacherId: accountId }) },
    lineItem: { scoreMaximum: POINTS_MAX, label: title, resourceId: LINE_ITEM },
  };
  const now = Math.floor(services.now() / 1_000);
  const token = await new SignJWT({
    nonce: randomBytes(16).toString('base64url'),
    [`${CLAIM}message_type`]: 'LtiDeepLinkingResponse',
    [`${CLAIM}version`]: '1.3.0',
    [`${CLAIM}deployment_id`]: place.deploymentId,
    [`${DEEP_CLAIM}content_items`]: [item],
    ...(data !== null && { [`${DEEP_CLAIM}data`]: data }),
  })
    .setProtectedHeader({ alg: 'RS256', kid: signer.kid, typ: 'JWT' })
    .setIssuer(platform.clientId)
    .setAudience(platform.issuer)
    .setIssuedAt(now)
    .setExpirationTime(now + ANSWER_LIFE_S)
    .sign(signer.key);
  return { kind: 'page', page: returnPage(returnUrl, token, originsOf([platform])), step: null, isFramed: true };
}
