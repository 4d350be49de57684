import { isIP } from 'node:net';
import { isPublicAddress } from '../../../config/networks.ts';
import { isSafeUrl } from '../../../config/signInConfig.ts';

/**
 * Returns whether our server may call this URL of a platform: HTTPS, and no private address unless the installation names the
 * host. A name is checked again when it is resolved (fetchPlatform.ts).
 */
export function isPlatformUrl(text: string, privateHosts: readonly string[]): boolean {
  if (!isSafePlatformUrl(text)) return false;
  const { protocol } = new URL(text);
  const host = hostOf(text);
  if (privateHosts.includes(host)) return true;
  if (isIP(host) !== 0) return protocol === 'https:' && isPublicAddress(host);
  return protocol === 'https:' && !/(^|\.)(localhost|local|internal|localdomain)\.?$/i.test(host);
}

/**
 * Returns whether our server may call this URL, or send the browser there, because a launch of the platform names it: only at the
 * origins that were registered, so that a forged or careless launch leads no token of ours to anybody else.
 */
export function isUrlOfPlatform(
  { issuer, authorizeUrl, tokenUrl, jwksUrl }: Record<'issuer' | 'authorizeUrl' | 'tokenUrl' | 'jwksUrl', string>,
  text: string,
  privateHosts: readonly string[],
): boolean {
  if (!isPlatformUrl(text, privateHosts)) return false;
  const { origin } = new URL(text);
  return [issuer, authorizeUrl, tokenUrl, jwksUrl].some((url) => URL.canParse(url) && new URL(url).origin === origin);
}

/** Returns the host of a URL as URLs write it, without the brackets of an address. */
export function hostOf(url: string): string {
  return new URL(url).hostname.replace(/^\[|\]$/g, '').replace(/\.$/, '');
}

/** As isSafeUrl, but with a query: Moodle's addresses for marks have one. */
function isSafePlatformUrl(text: string): boolean {
  if (!URL.canParse(text)) return false;
  const url = new URL(text);
  url.search = '';
  return url.password === '' && isSafeUrl(url.href);
}
