import type { session } from '#contract/identity/session.ts';
import { mayUsePassword } from '#domain/identity/staffSignIn.ts';
import type { Handlers } from '../http/handler.ts';
import { Refusal } from '../http/Refusal.ts';
import { findAccount } from './accounts.queries.ts';
import { signInWithCode } from './codes/codeSignIn.ts';
import { secondStepFor } from './factors/secondStep.ts';
import { presentProfile } from './profile.presenter.ts';
import { endSession, extendSession } from './sessions.queries.ts';
import { checkPassword, sessionEnd, startSession, tokenFor } from './signIn.ts';

/** Signs in and out, and renews the session while it is used (rulings 10, 11 and 17). */
export const sessionHandlers: Handlers<typeof session> = {
  login: async ({ body, services, address, cookie, hasGone }) => {
    const name = body.username ?? body.email ?? '';
    const account = await checkPassword(services, { name, password: body.password, address, hasGone });
    // After the password was checked, so that nobody learns which accounts are staff.
    if (!mayUsePassword(account.role, services.signIn.passwords)) throw new Refusal('passwordsOff');
    const secondStep = await secondStepFor(services, account);
    if (secondStep !== null) {
      cookie.set(secondStep);
      throw new Refusal('secondFactorNeeded');
    }
    return { token: await startSession(services, account), user: presentProfile(account) };
  },
  loginWithCode: async ({ body, services, address }) => {
    const { account, token } = await signInWithCode(services, { typed: body.code, teamId: body.teamId, address });
    return { token, user: presentProfile(account) };
  },
  logout: async ({ caller, services }) => {
    const url = await endSession(services.db, caller.sessionId, new Date(services.now()));
    const issuer = url === null ? undefined : services.issuers.findByUrl(url);
    const leave = issuer && (await services.issuers.signOutUrl(issuer));
    return { message: 'A sessão foi terminada.', ...(leave && { leave }) };
  },
  renewSession: async ({ caller, services }) => {
    const end = sessionEnd(caller.role, services.now());
    if (!(await extendSession(services.db, caller.sessionId, end))) throw new Refusal('signedOut');
    return { token: tokenFor(services, { ...caller, sid: caller.sessionId, end }) };
  },
  profile: async ({ caller, services }) => {
    const account = await findAccount(services.db, caller.accountId);
    if (account === null) throw new Refusal('signedOut');
    return presentProfile(account);
  },
};
