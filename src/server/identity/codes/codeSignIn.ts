import { CODE_WORDS } from '#content/codeWords.ts';
import { readTeamCode } from '#domain/identity/teamCode.ts';
import { CODE_SESSIONS_MAX } from '#domain/limits.ts';
import type { Services } from '../../http/handler.ts';
import { Refusal } from '../../http/Refusal.ts';
import { type Account, findAccountByCode } from '../accounts.queries.ts';
import { openSessionWithCode, revokeSurplusSessions } from '../sessions.queries.ts';
import { sessionEnd, tokenFor } from '../signIn.ts';
import { countWrongCode, findLock, WRONG_CODES } from '../signInFailures.queries.ts';

/**
 * Signs in the team with this code and returns its account and token. Refuses with wrongCode, also for a revoked code and
 * for another team than `teamId`; and with lockedOut after too many wrong codes from one address or from all together
 * (decision 0060). Nothing is hashed slowly, so nobody waits. A team keeps its CODE_SESSIONS_MAX newest sessions, because a
 * code that is known outside the class would open any number of them.
 */
export async function signInWithCode(
  services: Services,
  { typed, address, teamId }: { typed: string; address: string; teamId: string | undefined },
): Promise<{ account: Account; token: string }> {
  refuseAddress(services, address);
  const code = readTeamCode(typed, CODE_WORDS);
  // No team has such a code, so it is no guess that counts.
  if (code === null) throw new Refusal('wrongCode');
  await refuseIfLocked(services);
  const hash = services.teamCodes.hashOf(code);
  const account = await findAccountByCode(services.db, hash);
  // Guesses in parallel may have locked the address, and below all codes, while this one was being checked.
  refuseAddress(services, address);
  if (account === null) return refuseWrong(services, address);
  if (teamId !== undefined && teamId !== account.id) {
    await refuseIfLocked(services);
    throw new Refusal('wrongCode', { message: 'Este código é de outra equipa.' });
  }
  return { account, token: await startCodeSession(services, account, hash) };
}

async function startCodeSession(services: Services, account: Account, codeHash: Buffer): Promise<string> {
  const end = sessionEnd(account.role, services.now());
  const session = { accountId: account.id, createdAt: new Date(services.now()), expiresAt: end };
  const sid = await openSessionWithCode(services.db, session, codeHash);
  if (sid === null) {
    await refuseIfLocked(services);
    throw new Refusal('wrongCode');
  }
  await revokeSurplusSessions(services.db, {
    accountId: account.id,
    at: session.createdAt,
    most: CODE_SESSIONS_MAX,
  });
  return tokenFor(services, { accountId: account.id, sid, role: account.role, end });
}

async function refuseWrong(services: Services, address: string): Promise<never> {
  services.codeFailures.count(address);
  const isCounted = await countWrongCode(services.db, new Date(services.now()));
  if (!isCounted) await refuseIfLocked(services);
  throw new Refusal('wrongCode');
}

function refuseAddress({ codeFailures }: Services, address: string): void {
  const waitS = codeFailures.waitS(address);
  if (waitS !== null) throw lockedOut('Demasiados códigos errados a partir desta rede.', waitS);
}

async function refuseIfLocked({ db, now }: Services): Promise<void> {
  const until = await findLock(db, WRONG_CODES, new Date(now()));
  if (until !== null) throw lockedOut('Demasiados códigos errados.', Math.ceil((until.getTime() - now()) / 1_000));
}

function lockedOut(why: string, retryAfter: number): Refusal {
  const message = `${why} Entrem com o nome de utilizador e a palavra-passe, ou tentem de novo dentro de alguns minutos.`;
  return new Refusal('lockedOut', { message, retryAfter });
}
