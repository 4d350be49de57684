import { networkInterfaces } from 'node:os';

const EVERYWHERE = ['0.0.0.0', '::'];

/** The addresses that browsers can open: this computer's own first, then those that tablets on its networks use. */
export function tabletAddresses(host: string, port: number, interfaces = networkInterfaces()): string[] {
  if (!EVERYWHERE.includes(host)) return [`http://${host.includes(':') ? `[${host}]` : host}:${port}`];
  const outside = Object.values(interfaces)
    .flatMap((addresses) => addresses ?? [])
    .filter(({ family, internal }) => family === 'IPv4' && !internal)
    .map(({ address }) => `http://${address}:${port}`);
  return [`http://localhost:${port}`, ...outside];
}
