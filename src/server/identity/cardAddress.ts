import type { NetworkInterfaceInfo } from 'node:os';
import { tabletAddresses } from '../config/tabletAddresses.ts';

const LOOPBACK = /^(localhost|127(\.\d+){3}|\[::1\])$/;

/**
 * The address for a card: the origin by which the teacher came. Where she sits at the server itself, 'localhost' would
 * lead a tablet nowhere, so the first address of the server's network takes its place.
 */
export function cardAddress(origin: string, host: string, interfaces?: NodeJS.Dict<NetworkInterfaceInfo[]>): string {
  if (!URL.canParse(origin)) return '';
  const url = new URL(origin);
  if (!LOOPBACK.test(url.hostname) || url.port === '') return url.origin;
  return tabletAddresses(host, Number(url.port), interfaces)[1] ?? url.origin;
}
