import { PASSWORD_MAX_CHARS, USERNAME_MAX_CHARS } from '../limits.ts';

const FRAGMENT = /^#?u=([^&=#]+)&p=([^&=#]+)$/;
const CODE_FRAGMENT = /^#?c=([a-z]+(?:-[a-z]+){3})$/;

/** Reads username and password from a URL fragment; null for a fragment that signInLink does not write. */
export function readSignInLink(hash: string): { username: string; password: string } | null {
  const [, sentName = '', sentPassword = ''] = FRAGMENT.exec(hash) ?? [];
  const [username, password] = [decoded(sentName), decoded(sentPassword)];
  if (username.trim() === '' || password.trim() === '') return null;
  if (username.length > USERNAME_MAX_CHARS || password.length > PASSWORD_MAX_CHARS) return null;
  return { username, password };
}

/** Reads a team's code from a URL fragment; null for a fragment that codeLink does not write. */
export function readCodeLink(hash: string): string | null {
  return CODE_FRAGMENT.exec(hash)?.[1]?.replaceAll('-', ' ') ?? null;
}

/** Returns '' for text that cannot be decoded or contains control characters, which no form accepts. */
function decoded(text: string): string {
  try {
    const plain = decodeURIComponent(text);
    return /\p{Cc}/u.test(plain) ? '' : plain;
  } catch {
    return '';
  }
}
