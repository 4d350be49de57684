import { BlockList, isIPv6 } from 'node:net';

/**
 * Returns a function that tells whether X-Forwarded-For may be trusted from a peer. Only the first hop is trusted, because
 * the caller may have written the other entries. With `proxies` (addresses and subnets), only those peers are trusted.
 */
export function trustedProxyCheck(proxies: readonly string[]): (address: string, hop: number) => boolean {
  const known = new BlockList();
  for (const proxy of proxies) {
    const [address = '', bits] = proxy.split('/');
    const family = isIPv6(address) ? 'ipv6' : 'ipv4';
    if (bits === undefined) known.addAddress(address, family);
    else known.addSubnet(address, Number(bits), family);
  }
  return (address, hop) => {
    if (hop > 0) return false;
    return proxies.length === 0 || known.check(address, isIPv6(address) ? 'ipv6' : 'ipv4');
  };
}
