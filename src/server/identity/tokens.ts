import { createSigner, createVerifier } from 'fast-jwt';
import type { Role } from '#domain/vocabulary.ts';

/** The claims of a token; whether its session is still live is read from the database (ruling 10). */
interface TokenClaims {
  sub: string;
  sid: string;
  role: Role;
  /** Unix seconds. */
  exp: number;
}

export interface Tokens {
  sign(claims: TokenClaims): string;
  /** Returns the claims of a token that was signed with this key and has not expired; null for anything else. */
  verify(token: string): TokenClaims | null;
}

/** Creates tokens signed with HS256 under `key`; `now` in milliseconds. */
export function createTokens(key: Buffer, now: () => number): Tokens {
  const signToken = createSigner({ key, algorithm: 'HS256' });
  const verifyToken = createVerifier({ key, algorithms: ['HS256'], cache: 1_000, ignoreExpiration: true });
  return {
    sign: (claims) => signToken({ ...claims }),
    verify(token) {
      try {
        const claims: TokenClaims = verifyToken(token);
        return typeof claims.exp === 'number' && claims.exp * 1_000 > now() ? claims : null;
      } catch {
        return null;
      }
    },
  };
}
