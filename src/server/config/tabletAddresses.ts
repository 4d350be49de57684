import { networkInterfaces } from 'node:os';

const EVERYWHERE = ['0.0.0.0', '::'];

/** Interfaces of containers, virtual machines and VPNs: tablets are not on these networks. */
const VIRTUAL = /^(docker|br-|veth|virbr|vmnet|vboxnet|vEthernet|tun|tap|utun|wg|tailscale|zt)/i;
/** Addresses that a computer gives itself when DHCP gives it none. */
const LINK_LOCAL = /^169\.254\./;

/**
 * Returns the URLs at which browsers can open the server: localhost first, then its addresses on this computer's
 * networks, the likelier ones first. A specific `host` is the only address.
 */
export function tabletAddresses(host: string, port: number, interfaces = networkInterfaces()): string[] {
  if (!EVERYWHERE.includes(host)) return [`http://${host.includes(':') ? `[${host}]` : host}:${port}`];
  const outside = Object.entries(interfaces)
    .flatMap(([name, addresses]) => (addresses ?? []).map((one) => ({ ...one, name })))
    .filter(({ family, internal }) => family === 'IPv4' && !internal)
    .map(({ name, address }) => ({ address, unlikely: VIRTUAL.test(name) || LINK_LOCAL.test(address) }))
    .sort((a, b) => Number(a.unlikely) - Number(b.unlikely))
    .map(({ address }) => `http://${address}:${port}`);
  return [`http://localhost:${port}`, ...outside];
}
