import { PASSWORD_MAX_CHARS, USERNAME_MAX_CHARS } from '../limits.ts';
import { withoutEnd } from '../withoutEnd.ts';

/**
 * The address of a team's card: it opens the sign-in form filled in. Both words stand behind the #, which browsers never
 * send to any server.
 */
const FRAGMENT = /^#?u=([^&=#]+)&p=([^&=#]+)$/;
const LONE_SURROGATE = /\p{Cs}/gu;

/** `address` is the origin of the site, with or without a slash at its end. */
export function signInLink(address: string, username: string, password: string): string {
  return `${withoutEnd(address, '/')}/login#u=${encoded(username)}&p=${encoded(password)}`;
}

/** Username and password out of the part from the # on; null for anything that signInLink does not write. */
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

/** '' for what does not decode, and for control characters, which no form takes. */
function decoded(text: string): string {
  try {
    const plain = decodeURIComponent(text);
    return /\p{Cc}/u.test(plain) ? '' : plain;
  } catch {
    return '';
  }
}
