import { readAppCode } from '#domain/identity/recoveryCode.ts';
import type { Services } from '../../http/handler.ts';
import { Refusal } from '../../http/Refusal.ts';
import { audit } from '../../records/history/audit.queries.ts';
import { type Account, findAccount } from '../accounts.queries.ts';
import { findIdentityById, insertStep } from '../issuers/identities.queries.ts';
import { hashOf } from '../issuers/tickets.ts';
import { openExpiring, sealExpiring } from '../sealer.ts';
import {
  acceptStep,
  clearTries,
  countTry,
  findApp,
  findPasswordHash,
  hasSecondFactor,
  listPasskeys,
  takeRecoveryCode,
  touchPasskey,
} from './factors.queries.ts';
import { hashOfCode } from './recoveryCodes.ts';
import { SECOND_STEP, type SecondStep, STEP_MS } from './sealedSteps.ts';
import { stepOfCode } from './totp.ts';
import { answerOptions, readAnswer, type Site } from './webAuthn.ts';

type Checked = Account & { passwordHash: string };

/**
 * Returns the cookie of the second step that this account needs; null when the password is enough. `identityId` is the link with
 * a learning platform whose launch took the place of the password.
 */
export async function secondStepFor(
  { db, sealer, now }: Services,
  account: Checked,
  identityId: string | null = null,
): Promise<string | null> {
  if (!(await hasSecondFactor(db, account.id))) return null;
  const passwordCheck = checkOf(account.passwordHash);
  const expiresAt = now() + STEP_MS;
  const step: SecondStep = { accountId: account.id, passwordCheck, identityId, challenge: null, expiresAt };
  return sealExpiring(sealer, SECOND_STEP, step);
}

/** Returns what the account of the cookie may answer with, and a cookie with the challenge for a passkey. */
export async function beginSecondStep(services: Services, cookie: string | null, site: Site) {
  const { db, sealer } = services;
  const step = requireStep(services, cookie);
  const [app, passkeys] = await Promise.all([findApp(db, step.accountId), listPasskeys(db, step.accountId)]);
  const asked = passkeys.length > 0 ? await answerOptions(site, passkeys) : null;
  const next: SecondStep = { ...step, challenge: asked?.challenge ?? null };
  return {
    cookie: sealExpiring(sealer, SECOND_STEP, next),
    reply: { app: app !== null, passkey: asked?.options ?? null },
  };
}

/** What a person answers: a code of the app, a recovery code, or a passkey. */
interface Given {
  code?: string | undefined;
  passkey?: Record<string, unknown> | undefined;
}

/**
 * Returns the account whose password and second factor are right, and the link through which it signs in, if any. Refuses with
 * factorExpired, with lockedOut after five wrong tries, each time for longer, and with wrongFactor, which names neither the code nor
 * the passkey as wrong.
 */
export async function checkSecondStep(
  services: Services,
  { cookie, given, site }: { cookie: string | null; given: Given; site: Site },
): Promise<Checked & Pick<SecondStep, 'identityId'>> {
  const { db, now } = services;
  const step = requireStep(services, cookie);
  const [account, passwordHash] = await Promise.all([
    findAccount(db, step.accountId),
    findPasswordHash(db, step.accountId),
  ]);
  const isLinkGone = step.identityId !== null && (await findIdentityById(db, step.identityId)) === null;
  if (account === null || passwordHash === null || checkOf(passwordHash) !== step.passwordCheck || isLinkGone) {
    throw new Refusal('factorExpired');
  }
  // The password is checked first: somebody who knows only a former password must not lock the account.
  const lockedUntil = await countTry(db, account.id, new Date(now()));
  if (lockedUntil !== null) throw lockedOut(lockedUntil, now());
  const isRight =
    given.passkey === undefined
      ? await isRightCode(services, account, given.code ?? '')
      : await isRightPasskey(services, step, { answer: given.passkey, site });
  if (!isRight) throw new Refusal('wrongFactor');
  await clearTries(db, account.id);
  return { ...account, passwordHash, identityId: step.identityId };
}

async function isRightCode(services: Services, account: Account, typed: string): Promise<boolean> {
  const { db, sealer, now } = services;
  const code = readAppCode(typed);
  if (code === null) return isRecoveryCode(services, account, typed);
  const app = await findApp(db, account.id);
  const secret = app && sealer.open(app.sealedSecret, account.id);
  if (!app || !secret) return false;
  const step = await stepOfCode(secret, { code, now: now(), after: app.lastStep });
  return step !== null && acceptStep(db, account.id, step);
}

async function isRecoveryCode({ db, now }: Services, account: Account, typed: string): Promise<boolean> {
  const hash = hashOfCode(account.id, typed);
  if (hash === null || !(await takeRecoveryCode(db, account.id, hash))) return false;
  const by = { caller: { accountId: account.id }, at: new Date(now()) };
  await audit(db, by, 'useRecoveryCode', { id: account.id, name: account.username, ownerId: account.id });
  return true;
}

async function isRightPasskey(
  { db, now }: Services,
  { accountId, challenge, expiresAt }: SecondStep,
  { answer, site }: { answer: Record<string, unknown>; site: Site },
): Promise<boolean> {
  if (challenge === null) return false;
  const found = await readAnswer(site, await listPasskeys(db, accountId), { answer, challenge });
  if (found === null) return false;
  // A challenge is answered once.
  const hash = hashOf(challenge);
  if (!(await insertStep(db, { hash, accountId, identityId: null, expiresAt: new Date(expiresAt) }))) return false;
  await touchPasskey(db, found.passkey.id, { counter: found.counter, at: new Date(now()) });
  return true;
}

/** Refuses like a wrong second step: for the codes of an app that is being added. */
export function lockedOut(until: Date, now: number): Refusal {
  const retryAfter = Math.max(1, Math.ceil((until.getTime() - now) / 1_000));
  const minutes = Math.ceil(retryAfter / 60);
  const wait = minutes === 1 ? 'um minuto' : `${minutes} minutos`;
  return new Refusal('lockedOut', {
    message: `Demasiados códigos errados nesta conta. Tente de novo dentro de ${wait}.`,
    retryAfter,
  });
}

function requireStep({ sealer, now }: Services, cookie: string | null): SecondStep {
  const step = openExpiring<SecondStep>(sealer, SECOND_STEP, { sealed: cookie, now: now() });
  if (step === null) throw new Refusal('factorExpired');
  return step;
}

function checkOf(passwordHash: string): string {
  return hashOf(passwordHash).toString('base64url');
}
