import { networkInterfaces } from 'node:os';

const EVERYWHERE = ['0.0.0.0', '::'];

/** Networks inside this computer, of containers and the like, and addresses that nobody gave out: no tablet is there. */
const VIRTUAL = /^(docker|br-|veth|virbr|vmnet|vboxnet|vEthernet|tun|tap|utun|wg|tailscale|zt)/i;
const UNGIVEN = /^169\.254\./;

/**
 * The addresses that browsers can open: this computer's own first, then those that tablets on its networks use, the
 * likelier before the others.
 */
export function tabletAddresses(host: string, port: number, interfaces = networkInterfaces()): string[] {
  if (!EVERYWHERE.includes(host)) return [`http://${host.includes(':') ? `[${host}]` : host}:${port}`];
  const outside = Object.entries(interfaces)
    .flatMap(([name, addresses]) => (addresses ?? []).map((one) => ({ ...one, name })))
    .filter(({ family, internal }) => family === 'IPv4' && !internal)
    .map(({ name, address }) => ({ address, unlikely: VIRTUAL.test(name) || UNGIVEN.test(address) }))
    .sort((a, b) => Number(a.unlikely) - Number(b.unlikely))
    .map(({ address }) => `http://${address}:${port}`);
  return [`http://localhost:${port}`, ...outside];
}
