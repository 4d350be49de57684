import { trimEndChar } from '../trimEndChar.ts';

// The link on a card opens the sign-in form filled in: with a team's code, or with username and password. They are in the
// fragment, which browsers never send to a server. readSignInLink.ts reads it.

const LONE_SURROGATE = /\p{Cs}/gu;

/** Returns the sign-in link of a card; `address` is the site's origin, with or without a trailing slash. */
export function signInLink(address: string, username: string, password: string): string {
  return `${trimEndChar(address, '/')}/login#u=${encoded(username)}&p=${encoded(password)}`;
}

/** Returns the link of a team's card, which carries its code of four words; `address` as in signInLink. */
export function codeLink(address: string, code: string): string {
  return `${trimEndChar(address, '/')}/login#c=${code.replaceAll(' ', '-')}`;
}

function encoded(text: string): string {
  return encodeURIComponent(text.replace(LONE_SURROGATE, '\ufffd'));
}
