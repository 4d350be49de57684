import { CallError } from '#client/api/CallError.ts';
import { call } from '#client/api/call.ts';
import { session } from '#contract/identity/session.ts';
import { teams } from '#contract/school/teams.ts';
import { signInField } from '#domain/identity/signInField.ts';
import { isTeam } from '#domain/permissions.ts';
import type { Role } from '#domain/vocabulary.ts';
import { accountOutbox } from './accountOutbox.ts';
import { expiryOf, isExpired } from './expiry.ts';
import { type GameStatus, openSession } from './useSession.ts';

/**
 * Signs in (spec, sections 4 and 5): reads the token's expiry, the profile and, for a team, its record. Returns false without
 * a call when a field is empty. Throws CallError with the form's text (ruling 17) and then changes nothing on the device.
 */
export async function login(user: string, password: string): Promise<boolean> {
  const name = user.trim();
  if (name === '' || password === '') return false;
  return enter(await call(session.login, { body: { [signInField(name)]: name, password } }));
}

/** As login, with a team's code of four words; `teamId` names the only team that may sign in. */
export async function loginWithCode(code: string, teamId?: string): Promise<boolean> {
  return code !== '' && enter(await call(session.loginWithCode, { body: { code, teamId } }));
}

async function enter({ token }: { token: string }): Promise<true> {
  const expiry = expiryOf(token, Date.now());
  if (isExpired(expiry, Date.now())) throw new CallError({ kind: 'server', status: 0 });
  const profile = await call(session.profile, {}, { token });
  openSession({ token, auth: true, expiry }, profile, await gameStatusOf(profile.permission.id, token));
  accountOutbox(profile._id).resume();
  return true;
}

async function gameStatusOf(role: number, token: string): Promise<GameStatus | null> {
  return isTeam(role as Role) ? call(teams.myTeam, {}, { token }) : null;
}
