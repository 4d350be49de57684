import type { factors } from '#contract/identity/factors.ts';
import { PASSKEYS_MAX } from '#domain/limits.ts';
import type { AuditAction } from '#domain/records/auditActions.ts';
import { ROLE, ROLE_NAMES } from '#domain/vocabulary.ts';
import type { Tx } from '../../db/openDatabase.ts';
import { badInput } from '../../http/badInput.ts';
import type { Caller, Handlers, Services } from '../../http/handler.ts';
import { Refusal } from '../../http/Refusal.ts';
import { requireAllowed } from '../../http/requireAllowed.ts';
import { audit } from '../../records/history/audit.queries.ts';
import { findAccount } from '../accounts.queries.ts';
import { canManageSignIn, canSeeSignIn } from '../credentials.policy.ts';
import { type Identity, listIdentities, listStaff } from '../issuers/identities.queries.ts';
import { presentProfile } from '../profile.presenter.ts';
import { openExpiring, sealExpiring } from '../sealer.ts';
import { startSession } from '../signIn.ts';
import { confirmApp, newApp } from './appEnrolment.ts';
import { requireCurrent } from './currentPassword.ts';
import {
  countRecoveryCodes,
  deleteFactors,
  deletePasskey,
  findApp,
  hasSecondFactor,
  insertPasskey,
  listPasskeys,
  listProtected,
  lockAccount,
  writeApp,
} from './factors.queries.ts';
import { firstCodes, renewCodes } from './recoveryCodes.ts';
import { type PasskeyStep, passkeyStepOf, STEP_MS } from './sealedSteps.ts';
import { beginSecondStep, checkSecondStep } from './secondStep.ts';
import { readRegistration, registrationOptions, type Site } from './webAuthn.ts';

/** The second step of a sign-in, and what an account of staff signs in with (decision 0091). */
export const factorsHandlers: Handlers<typeof factors> = {
  beginSecondStep: async ({ services, cookie, origin }) => {
    const { cookie: next, reply } = await beginSecondStep(services, cookie.value, siteOf(services, origin));
    cookie.set(next);
    return reply;
  },
  finishSecondStep: async ({ body, services, cookie, origin }) => {
    const site = siteOf(services, origin);
    const account = await checkSecondStep(services, { cookie: cookie.value, given: body, site });
    cookie.set(null);
    return { token: await startSession(services, account), user: presentProfile(account) };
  },
  signInMethods: async ({ caller: { accountId }, services }) => {
    const { db, signIn } = services;
    const [app, keys, recoveryCodes, identities] = await Promise.all([
      findApp(db, accountId),
      listPasskeys(db, accountId),
      countRecoveryCodes(db, accountId),
      listIdentities(db, accountId),
    ]);
    const linked = new Set(identities.map(({ issuer }) => issuer));
    return {
      app: app !== null,
      passkeys: keys.map(({ id, name, createdAt, lastUsedAt }) => ({
        _id: id,
        name,
        createdAt: secondsOf(createdAt),
        lastUsedAt: lastUsedAt && secondsOf(lastUsedAt),
      })),
      recoveryCodes,
      identities: identities.map((identity) => presentIdentity(services, identity)),
      issuers: signIn.issuers.filter(({ url }) => !linked.has(url)).map(({ id, name }) => ({ id, name })),
    };
  },
  beginTotp: async ({ caller, body, services, address, origin }) => {
    await requireCurrent(services, caller, body.current, address);
    return newApp(services, caller, siteOf(services, origin).name);
  },
  confirmTotp: async ({ caller, body, services }) => {
    const app = await confirmApp(services, caller, body);
    return change(services, caller, 'enrolTotp', async (tx) => {
      await writeApp(tx, app);
      return { codes: await firstCodes(tx, caller.accountId) };
    });
  },
  beginPasskey: async ({ caller, body, services, address, cookie, origin }) => {
    await requireCurrent(services, caller, body.current, address);
    const known = await listPasskeys(services.db, caller.accountId);
    if (known.length >= PASSKEYS_MAX) throw new Refusal('tooManyPasskeys');
    const account = { id: caller.accountId, username: caller.username };
    const { options, challenge } = await registrationOptions(siteOf(services, origin), account, known);
    const step: PasskeyStep = { challenge, expiresAt: services.now() + STEP_MS };
    cookie.set(sealExpiring(services.sealer, passkeyStepOf(caller.accountId), step));
    return { options };
  },
  addPasskey: async ({ caller, body, services, cookie, origin }) => {
    const { accountId } = caller;
    const sealed = { sealed: cookie.value, now: services.now() };
    const step = openExpiring<PasskeyStep>(services.sealer, passkeyStepOf(accountId), sealed);
    if (step === null) throw new Refusal('factorExpired');
    const answer = { answer: body.passkey, challenge: step.challenge };
    const key = await readRegistration(siteOf(services, origin), answer);
    if (key === null) throw new Refusal('wrongFactor', { message: PASSKEY_WRONG });
    cookie.set(null);
    return change(services, caller, 'addPasskey', async (tx, at) => {
      if ((await listPasskeys(tx, accountId)).length >= PASSKEYS_MAX) throw new Refusal('tooManyPasskeys');
      const isNew = await insertPasskey(tx, { ...key, accountId, name: body.name, createdAt: at });
      if (!isNew) throw new Refusal('wrongFactor', { message: PASSKEY_WRONG });
      return { codes: await firstCodes(tx, accountId) };
    });
  },
  renewRecoveryCodes: async ({ caller, body, services, address }) => {
    await requireCurrent(services, caller, body.current, address);
    return change(services, caller, 'renewRecoveryCodes', async (tx) => {
      if (!(await hasSecondFactor(tx, caller.accountId))) throw new Refusal('notFound');
      return { codes: await renewCodes(tx, caller.accountId) };
    });
  },
  removeOwnFactor: async ({ caller, body: { current, passkeyId }, services, address }) => {
    const { accountId } = caller;
    await requireCurrent(services, caller, current, address);
    return change(services, caller, passkeyId === undefined ? 'removeFactors' : 'removePasskey', async (tx) => {
      if (passkeyId !== undefined && !(await deletePasskey(tx, accountId, passkeyId))) throw new Refusal('notFound');
      // Recovery codes belong to a second factor: without one they open nothing.
      if (passkeyId === undefined || !(await hasSecondFactor(tx, accountId))) await deleteFactors(tx, accountId);
      return { message: passkeyId === undefined ? 'O segundo passo foi retirado.' : 'A chave foi retirada.' };
    });
  },
  staffSignIns: async ({ caller, services }) => {
    const { db } = services;
    const [staff, identities, safe] = await Promise.all([listStaff(db), listIdentities(db), listProtected(db)]);
    const seen = staff.filter((account) => canSeeSignIn(caller, account));
    return seen.map(({ id, username, name, role }) => ({
      _id: id,
      username,
      name,
      role: role === ROLE.admin || role === ROLE.manager ? ADMIN_NAMES[role] : ROLE_NAMES[role],
      hasSecondFactor: safe.has(id),
      identities: identities
        .filter(({ accountId }) => accountId === id)
        .map((identity) => presentIdentity(services, identity)),
      isManaged: canManageSignIn(caller, { id, role }),
    }));
  },
  /** The own account keeps its factors: it removes them with the password (removeOwnFactor). */
  removeFactors: async ({ caller, params: { accountId }, services }) => {
    const account = await findAccount(services.db, accountId);
    if (account === null) throw new Refusal('notFound');
    requireAllowed(account.id !== caller.accountId && canManageSignIn(caller, account));
    const subject = { id: account.id, username: account.username };
    return change(services, { ...subject, accountId: caller.accountId }, 'removeFactors', async (tx) => {
      await deleteFactors(tx, accountId);
      return { message: 'O segundo passo foi retirado.' };
    });
  },
};

/** Both are 'Administrador' elsewhere; in this list one may do more than the other. */
const ADMIN_NAMES = { [ROLE.admin]: 'Conta principal', [ROLE.manager]: 'Gestor' };
const PASSKEY_WRONG = 'A chave de acesso não foi aceite. Tente de novo.';

/** Changes the factors of an account, locked and audited; `id` names another account than the caller's. */
function change<T>(
  { db, now }: Services,
  { accountId, username, id = accountId }: Pick<Caller, 'accountId' | 'username'> & { id?: string },
  action: AuditAction,
  work: (tx: Tx, at: Date) => Promise<T>,
): Promise<T> {
  return db.transaction(async (tx) => {
    if (!(await lockAccount(tx, id))) throw new Refusal('notFound');
    const at = new Date(now());
    const done = await work(tx, at);
    await audit(tx, { caller: { accountId }, at }, action, { id, name: username, ownerId: id });
    return done;
  });
}

/** Passkeys belong to the configured address where there is one: a request may name any host. */
function siteOf({ signIn }: Services, origin: string): Site {
  const address = signIn.publicUrl ?? origin;
  // The caller's header Host, which may be anything.
  if (!URL.canParse(address)) throw badInput({ host: 'O endereço do pedido não é válido.' });
  return { origin: new URL(address).origin, name: 'Conselho Galáctico' };
}

function presentIdentity({ issuers }: Services, { id, issuer, platform, linkedAt, lastUsedAt }: Identity) {
  return {
    _id: id,
    issuerName: platform ?? issuers.findByUrl(issuer)?.name ?? issuer,
    linkedAt: secondsOf(linkedAt),
    lastUsedAt: secondsOf(lastUsedAt),
  };
}

function secondsOf(at: Date): number {
  return Math.floor(at.getTime() / 1_000);
}
