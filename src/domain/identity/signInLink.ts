import { PASSWORD_MAX_CHARS, USERNAME_MAX_CHARS } from '../limits.ts';
import { trimEndChar } from '../trimEndChar.ts';

// The link on a team's card opens the sign-in form filled in. Username and password are in the fragment, which browsers
// never send to a server.

const FRAGMENT = /^#?u=([^&=#]+)&p=([^&=#]+)$/;
const LONE_SURROGATE = /\p{Cs}/gu;

/** Returns the sign-in link of a card; `address` is the site's origin, with or without a trailing slash. */
export function signInLink(address: string, username: string, password: string): string {
  return `${trimEndChar(address, '/')}/login#u=${encoded(username)}&p=${encoded(password)}`;
}

/** Reads username and password from a URL fragment; null for a fragment that signInLink does not write. */
export function readSignInLink(hash: string): { username: string; password: string } | null {
  const [, sentName = '', sentPassword = ''] = FRAGMENT.exec(hash) ?? [];
  const [username, password] = [decoded(sentName), decoded(sentPassword)];
  if (username.trim() === '' || password.trim() === '') return null;
  if (username.length > USERNAME_MAX_CHARS || password.length > PASSWORD_MAX_CHARS) return null;
  return { username, password };
}

function encoded(text: string): string {
  return encodeURIComponent(text.replace(LONE_SURROGATE, '\ufffd'));
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
