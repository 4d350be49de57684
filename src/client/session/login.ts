import { CallError, isRetryableError } from '#client/api/CallError.ts';
import { call } from '#client/api/call.ts';
import { logError } from '#client/api/logError.ts';
import type { ReplyOf } from '#contract/endpoint.ts';
import { type GameStart, start } from '#contract/game/start.ts';
import { session } from '#contract/identity/session.ts';
import { signInField } from '#domain/identity/signInField.ts';
import { isTeam } from '#domain/permissions.ts';
import type { Role } from '#domain/vocabulary.ts';
import { accountOutbox } from './accountOutbox.ts';
import { expiryOf, isExpired } from './expiry.ts';
import { keepStart } from './startedGame.ts';
import { openSession } from './useSession.ts';

/**
 * Signs in (spec, sections 4 and 5): reads the token's expiry, the profile and, for a team, in one more call, its record and what its
 * game needs to begin. Returns false without a call when a field is empty. Throws CallError with the form's text (ruling 17) and then changes nothing on the device.
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

/** Opens the session of a token that a sign-in answered, also when the team's game cannot be read yet: a ticket works once. */
export async function enter({ token, user }: ReplyOf<typeof session.login>): Promise<true> {
  const expiry = expiryOf(token, Date.now());
  if (isExpired(expiry, Date.now())) throw new CallError({ kind: 'server', status: 0 });
  const began = isTeam(user.permission.id as Role) ? await readStart(token) : null;
  openSession({ token, auth: true, expiry }, user, began && { team: began.team, status: began.status });
  if (began !== null) keepStart(user._id, began);
  accountOutbox(user._id).resume();
  return true;
}

/** Returns null when the server does not answer now: the game that opens next asks again (decision 0097). */
async function readStart(token: string): Promise<GameStart | null> {
  try {
    return await call(start.startGame, {}, { token });
  } catch (error) {
    if (!isRetryableError(error)) throw error;
    logError(error, 'login');
    return null;
  }
}
