import { createHmac, timingSafeEqual } from 'node:crypto';
import { decidePlatformSignIn, launchRole } from '#domain/identity/platformLaunch.ts';
import type { IssuerVerdict } from '#domain/identity/staffSignIn.ts';
import type { Database, Tx } from '../../../db/openDatabase.ts';
import type { Services } from '../../../http/handler.ts';
import { audit } from '../../../records/history/audit.queries.ts';
import { findAccountByEmail, findIdentity, type Identity, insertIdentity } from '../../issuers/identities.queries.ts';
import { hashOf } from '../../issuers/tickets.ts';
import { findPlatform, issuerOf, type Platform, takeOnce } from '../platform/platforms.queries.ts';
import { type Chosen, openBinding, replacesBinding } from './binding.ts';
import type { Page } from './html.ts';
import { type Launch, LaunchError, verifyLaunch } from './launchToken.ts';
import {
  findLinkAt,
  insertLink,
  type LinkRow,
  listOfferedTeams,
  listOwnClasses,
  updateBinding,
  updateLinkUrls,
} from './links.queries.ts';
import { teacherSecondStep, teacherTicket, teamTicket } from './ltiTickets.ts';
import { bindPage, deepPage, originsOf, type Reason, teamPage } from './pages.ts';
import { deletePupils, findPupil, insertPupil, type PupilKey, updatePupil } from './pupils.queries.ts';
import { readStepCookie } from './stepCookies.ts';
import { openStep, type Place, type Step, sealStep } from './steps.ts';

/** What the browser does next after a launch or a choice. */
export type Next =
  /** Go to the page for signing in, with a ticket. */
  | { kind: 'signIn'; ticket: string }
  /** Go to the same page, for the second step of the account. */
  | { kind: 'secondStep'; cookie: string }
  /** Answer a page; `step` is the id of the step that binds its form to this browser, null of one without a form for us. */
  | { kind: 'page'; page: Page; step: string | null; isFramed: boolean }
  /** Link the account from a session, in the panel. */
  | { kind: 'account'; cookie: string }
  | { kind: 'refused'; reason: Reason; status: 401 | 403; cause?: unknown };

/** `used`: the step that was answered, whose cookie is removed. `platform`: whose pages may show ours in a frame. */
export type Outcome = Next & { used?: string; platform?: Platform };

/** How long a nonce is kept: longer than any token that could bring it again is accepted. */
const NONCE_MS = 30 * 60_000;

/**
 * Takes a launch: checks that this browser began it, verifies the token, and takes the nonce, so that the same launch is
 * accepted once. Then decides by the role in the course what it opens.
 */
export async function receiveLaunch(
  services: Services,
  cookies: string | undefined,
  { state, id_token: token }: Record<string, unknown>,
): Promise<Outcome> {
  if (typeof state !== 'string' || typeof token !== 'string') return refusal('failed');
  const sealed = readStepCookie(cookies, state);
  if (sealed.length === 0) return { kind: 'refused', reason: 'cookie', status: 401 };
  const step = sealed.map((one) => openStep(services, one, 'login')).find((one) => one && isSame(one.state, state));
  if (!step) return refusal('failed');
  const platform = await findPlatform(services.db, step.platformId);
  if (platform === null) return { ...refusal('unknown'), used: state };
  return { ...(await takeLaunch(services, platform, token, step)), used: state, platform };
}

async function takeLaunch(
  services: Services,
  platform: Platform,
  token: string,
  step: { nonce: string; target: string },
): Promise<Next> {
  const launch = await verifyLaunch(services, platform, token, step).catch((cause: unknown) => ({ cause }));
  if ('cause' in launch) return { ...refusal('failed'), cause: launch.cause };
  const expiresAt = new Date(services.now() + NONCE_MS);
  if (!(await takeOnce(services.db, hashOf(step.nonce), expiresAt))) {
    return { ...refusal('failed'), cause: new LaunchError('The nonce was used before.') };
  }
  const role = launchRole(launch.roles);
  if (role === null) return refusal('role');
  return role === 'teacher' ? launchTeacher(services, platform, launch) : launchPupil(services, platform, launch);
}

function refusal(reason: Reason): Next & { kind: 'refused' } {
  return { kind: 'refused', reason, status: reason === 'failed' ? 401 : 403 };
}

function isSame(expected: string, given: string): boolean {
  const [a, b] = [hashOf(expected), hashOf(given)];
  return timingSafeEqual(a, b);
}

async function launchTeacher(services: Services, platform: Platform, launch: Launch): Promise<Next> {
  const found = await services.db.transaction((tx) => identityOf(tx, services, platform, launch));
  if (typeof found === 'string') return withoutAccount(services, platform, launch, found);
  if (launch.what.kind === 'deep') return chooseContent(services, platform, launch, found);
  const place = placeOf(platform, launch, launch.what);
  const { binding } = launch.what;
  const link = await services.db.transaction((tx) => boundLink(tx, services, place, binding));
  if (link === null) return chooseBinding(services, place, found);
  if (link.teacherId === found.accountId) await updateLinkUrls(services.db, link.id, place.urls);
  return signInTeacher(services, found);
}

/** Signs a teacher in, or leads her to the second step that her account has. */
export async function signInTeacher(
  services: Services,
  { id, accountId }: Pick<Identity, 'id' | 'accountId'>,
): Promise<Next> {
  const secondStep = await teacherSecondStep(services, { accountId, identityId: id });
  if (secondStep !== null) return { kind: 'secondStep', cookie: secondStep };
  const ticket = await services.db.transaction((tx) => teacherTicket(tx, services, { identityId: id, accountId }));
  return { kind: 'signIn', ticket };
}

/** Returns the teacher's link with the platform, made now where her address allows it, or why there is none. */
async function identityOf(
  tx: Tx,
  services: Services,
  platform: Platform,
  { subject, email, isEmailRefuted: isRefuted }: Launch,
): Promise<Identity | Exclude<IssuerVerdict, 'signIn' | 'link'>> {
  const issuer = issuerOf(platform);
  const linked = await findIdentity(tx, { issuer, subject });
  const byEmail = linked === null && email !== null ? await findAccountByEmail(tx, email, issuer) : null;
  const verdict = decidePlatformSignIn(platform, { email, isRefuted }, { linked, byEmail });
  if (verdict !== 'signIn' && verdict !== 'link') return verdict;
  if (linked !== null) return linked;
  if (byEmail === null) return 'noStaffAccount';
  const at = new Date(services.now());
  const made = { issuer, subject, accountId: byEmail.id, at };
  if ((await insertIdentity(tx, made)) === null) return 'linkedElsewhere';
  const subjectOf = { id: byEmail.id, name: byEmail.username, ownerId: byEmail.id };
  await audit(tx, { caller: { accountId: byEmail.id }, at }, 'linkIdentity', subjectOf, { issuer: platform.name });
  return (await findIdentity(tx, made)) ?? 'noStaffAccount';
}

/** Somebody who teaches there and has no link yet makes one from her session here; not in a frame, which has no session. */
function withoutAccount(
  services: Services,
  platform: Platform,
  { subject, what }: Launch,
  why: Exclude<IssuerVerdict, 'signIn' | 'link'>,
): Next {
  if (why === 'linkedElsewhere') return refusal('linkedElsewhere');
  if (what.kind === 'deep') return refusal('notLinked');
  const { sealed } = sealStep(services, { kind: 'account', platformId: platform.id, subject });
  return { kind: 'account', cookie: sealed };
}

async function chooseContent(
  services: Services,
  platform: Platform,
  { deploymentId, contextId, what }: Launch,
  { accountId }: Identity,
): Promise<Next> {
  const classes = await ownClasses(services.db, accountId);
  if (what.kind !== 'deep' || classes.length === 0) return refusal('noClasses');
  const { returnUrl, data } = what;
  const place = { platformId: platform.id, deploymentId, contextId };
  const step: Step = { kind: 'deep', accountId, place, returnUrl, data };
  return pageOf(services, step, (sealed) => deepPage(sealed, classes, originsOf([platform])), true);
}

async function chooseBinding(services: Services, place: Place, identity: Identity): Promise<Next> {
  const { id: identityId, accountId } = identity;
  const classes = await ownClasses(services.db, accountId);
  // She makes a class in the panel first.
  if (classes.length === 0) return signInTeacher(services, identity);
  return pageOf(services, { kind: 'bind', identityId, accountId, place }, (sealed) => bindPage(sealed, classes));
}

async function launchPupil(services: Services, platform: Platform, launch: Launch): Promise<Next> {
  if (launch.what.kind === 'deep') return refusal('notTeacher');
  const { urls, binding } = launch.what;
  const place = placeOf(platform, launch, launch.what);
  // Only marks need the platform's id; without them a hash of it is kept.
  const takesMarks = urls.lineItemUrl !== null || urls.lineItemsUrl !== null;
  return services.db.transaction(async (tx) => {
    const link = await boundLink(tx, services, place, binding);
    if (link === null) return refusal('unbound');
    const teams = await listOfferedTeams(tx, link);
    const pupil = pupilKey(services, { linkId: link.id, subject: launch.subject, takesMarks });
    const chosen = link.teamId ?? (await findPupil(tx, pupil))?.teamId;
    const team = teams.find(({ id }) => id === chosen);
    if (team !== undefined) return signInPupil(tx, services, { pupil, teams, teamId: team.id });
    if (teams.length === 0) return refusal('noTeams');
    const step: Step = { kind: 'team', linkId: link.id, subject: launch.subject, takesMarks };
    return pageOf(services, step, (sealed) => teamPage(sealed, link.className, teams));
  });
}

/** Returns by what a pupil of an activity is found again. */
export function pupilKey({ pupilKey: key }: Services, pupil: Omit<PupilKey, 'mark'>): PupilKey {
  const mark = createHmac('sha256', key)
    .update(JSON.stringify([pupil.linkId, pupil.subject]))
    .digest();
  return { ...pupil, mark };
}

/**
 * Signs a pupil in as a team of a bound activity. The first choice of one of `teams` stays, so that nobody looks into other teams,
 * until the teacher forgets it.
 */
export async function signInPupil(
  tx: Tx,
  services: Services,
  { pupil, teams, teamId }: { pupil: PupilKey; teams: readonly { id: string }[]; teamId: string },
): Promise<Next> {
  if ((await findPupil(tx, pupil)) === null) await insertPupil(tx, pupil, teamId);
  const known = await findPupil(tx, pupil);
  if (known === null) return refusal('failed');
  const team = teams.some(({ id }) => id === known.teamId) ? known.teamId : teamId;
  await updatePupil(tx, known.id, pupil, team);
  const { linkId } = pupil;
  return { kind: 'signIn', ticket: await teamTicket(tx, services, { teamId: team, linkId, pupilId: known.id }) };
}

/**
 * Returns what an activity is bound to. Binds it now where a teacher chose that by deep linking, also where she had chosen
 * something else before.
 */
async function boundLink(tx: Tx, services: Services, place: Place, sealed: string | null): Promise<LinkRow | null> {
  const known = await findLinkAt(tx, place);
  const chosen = openBinding(services, place, sealed);
  if (chosen === null) return known;
  const now = new Date(services.now());
  if (known === null) await insertLink(tx, place, chosen.binding, { chosenAt: chosen.at, createdAt: now });
  else if (!replacesBinding(chosen, known) || !(await bindAnew(tx, known, chosen))) return known;
  const link = await findLinkAt(tx, place);
  if (link !== null) {
    const { classId: id, className: name, teacherId: ownerId } = link;
    // The choice was that teacher's, and she may be another by now.
    const caller = chosen.teacherId === ownerId ? { accountId: ownerId } : null;
    await audit(tx, { caller, at: now }, 'bindActivity', { id, name, ownerId }, { deepLinking: true });
  }
  return link;
}

/** Binds an activity to a later choice; pupils of another class or team choose again. */
async function bindAnew(
  tx: Tx,
  { id, classId, teamId }: LinkRow,
  { binding, teacherId, at }: Chosen,
): Promise<boolean> {
  if (teacherId === null || at === null) return false;
  if (!(await updateBinding(tx, id, binding, { chosenAt: at, teacherId }))) return false;
  if (binding.classId !== classId || binding.teamId !== teamId) await deletePupils(tx, id);
  return true;
}

/** Returns a page whose form only this browser can send, once. */
function pageOf(services: Services, step: Step, page: (sealed: string) => Page, isFramed = false): Next {
  const { id, sealed } = sealStep(services, step);
  return { kind: 'page', page: page(sealed), step: id, isFramed };
}

/** Returns a teacher's classes with their teams. */
export async function ownClasses(db: Database | Tx, teacherId: string) {
  const classes = new Map<string, { id: string; name: string; teams: { id: string; name: string }[] }>();
  for (const { id, name, teamId, teamName } of await listOwnClasses(db, teacherId)) {
    const known = classes.get(id) ?? { id, name, teams: [] };
    if (teamId !== null && teamName !== null) known.teams.push({ id: teamId, name: teamName });
    classes.set(id, known);
  }
  return [...classes.values()];
}

function placeOf(
  { id: platformId }: Platform,
  { deploymentId, contextId }: Launch,
  { resourceLinkId, urls }: Extract<Launch['what'], { kind: 'resource' }>,
): Place {
  return { platformId, deploymentId, contextId, resourceLinkId, urls };
}
