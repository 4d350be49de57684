import { BlockList, isIPv6 } from 'node:net';

/**
 * Whether what a machine says about who stands behind it is believed: of one hop only, as what a caller writes into the
 * header before the proxy adds to it is not the proxy's word; and of these addresses and subnets only, where some are named.
 */
export function believes(proxies: readonly string[]): (address: string, hop: number) => boolean {
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
