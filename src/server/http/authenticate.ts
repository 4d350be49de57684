import type { FastifyRequest } from 'fastify';
import { type Endpoint, refusesGivenPassword } from '#contract/endpoint.ts';
import { findLiveSession } from '../identity/sessions.queries.ts';
import type { Caller, Services } from './handler.ts';
import { Refusal } from './Refusal.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** Set before the body is read; null for calls that anyone may make. */
    caller: Caller | null;
  }
}

/**
 * Returns the account of the token in the Authorization header, bare or after 'Bearer ' (ruling 1). Refuses with signedOut
 * when there is no token, it was not signed here or has expired, or its session was revoked (ruling 10).
 */
async function authenticate(services: Services, authorization: string | undefined) {
  const token = authorization?.replace(/^Bearer\s+/i, '').trim();
  const claims = token ? services.tokens.verify(token) : null;
  if (claims === null) throw new Refusal('signedOut');
  const now = new Date(services.now());
  const account = await findLiveSession(services.db, { sessionId: claims.sid, accountId: claims.sub, now });
  if (!account) throw new Refusal('signedOut');
  return { ...account, sessionId: claims.sid };
}

type Guarded = Pick<Endpoint, 'who' | 'withGivenPassword'>;

/**
 * Returns an onRequest hook that refuses callers whom the call is not for and sets `request.caller`, before the body is
 * read. Refuses with signedOut, wrongRole, and, unless the call allows it (`withGivenPassword`), with passwordNotOwn a
 * teacher who still has the password that an administrator set.
 */
export function guard(services: Services, call: Guarded) {
  const { who } = call;
  return async (request: FastifyRequest): Promise<void> => {
    if (who === 'anyone') return;
    const { mustChangePassword, ...caller } = await authenticate(services, request.headers.authorization);
    if (!who.includes(caller.role)) throw new Refusal('wrongRole');
    if (mustChangePassword && refusesGivenPassword(call)) throw new Refusal('passwordNotOwn');
    request.caller = caller;
  };
}

/** Returns the caller of a guarded call. */
export function callerOf(request: FastifyRequest): Caller {
  if (request.caller === null) throw new Refusal('signedOut');
  return request.caller;
}
