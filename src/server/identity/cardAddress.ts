import type { NetworkInterfaceInfo } from 'node:os';
import { tabletAddresses } from '../config/tabletAddresses.ts';

const LOOPBACK = /^(localhost|127(\.\d+){3}|\[::1\])$/;

/**
 * Returns the address to print on a card: the origin of the teacher's request, or, when that is localhost, which tablets
 * cannot open, the first address of the server's network. Returns '' for an invalid origin.
 */
export function cardAddress(origin: string, host: string, interfaces?: NodeJS.Dict<NetworkInterfaceInfo[]>): string {
  if (!URL.canParse(origin)) return '';
  const url = new URL(origin);
  if (!LOOPBACK.test(url.hostname) || url.port === '') return url.origin;
  return tabletAddresses(host, Number(url.port), interfaces)[1] ?? url.origin;
}
