import { BlockList, isIP } from 'node:net';
import { isSafeUrl } from '../../../config/signInConfig.ts';

/** Networks that are not the Internet (IANA special-purpose registries): no platform may lead our server there. */
const SPECIAL_V4 = [
  '0.0.0.0/8',
  '10.0.0.0/8',
  '100.64.0.0/10',
  '127.0.0.0/8',
  '169.254.0.0/16',
  '172.16.0.0/12',
  '192.0.0.0/24',
  '192.0.2.0/24',
  '192.168.0.0/16',
  '198.18.0.0/15',
  '198.51.100.0/24',
  '203.0.113.0/24',
  '224.0.0.0/3',
];
/** Global unicast is 2000::/3; these parts of it lead elsewhere too: Teredo, documentation, 6to4. */
const SPECIAL_V6 = ['2001::/32', '2001:db8::/32', '2002::/16'];

const special = new BlockList();
const globalV6 = new BlockList();
for (const network of SPECIAL_V4) addTo(special, network, 'ipv4');
for (const network of SPECIAL_V6) addTo(special, network, 'ipv6');
addTo(globalV6, '2000::/3', 'ipv6');

function addTo(list: BlockList, network: string, family: 'ipv4' | 'ipv6'): void {
  const [address = '', bits = ''] = network.split('/');
  list.addSubnet(address, Number(bits), family);
}

/** Returns whether an IP address is one of the Internet, and not of this computer or a private network. */
export function isPublicAddress(address: string): boolean {
  const family = isIP(address);
  if (family === 4) return !special.check(address, 'ipv4');
  return family === 6 && globalV6.check(address, 'ipv6') && !special.check(address, 'ipv6');
}

/**
 * Returns whether our server may call this URL of a platform: HTTPS, and no private address unless the installation allows
 * it. A name is checked again when it is resolved (fetchPlatform.ts).
 */
export function isPlatformUrl(text: string, mayBePrivate: boolean): boolean {
  if (!isSafePlatformUrl(text)) return false;
  const { protocol, hostname } = new URL(text);
  if (mayBePrivate) return true;
  const host = hostname.replace(/^\[|\]$/g, '');
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
  mayBePrivate: boolean,
): boolean {
  if (!isPlatformUrl(text, mayBePrivate)) return false;
  const { origin } = new URL(text);
  return [issuer, authorizeUrl, tokenUrl, jwksUrl].some((url) => URL.canParse(url) && new URL(url).origin === origin);
}

/** As isSafeUrl, but with a query: Moodle's addresses for marks have one. */
function isSafePlatformUrl(text: string): boolean {
  if (!URL.canParse(text)) return false;
  const url = new URL(text);
  url.search = '';
  return url.password === '' && isSafeUrl(url.href);
}
