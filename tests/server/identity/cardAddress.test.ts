import type { NetworkInterfaceInfo } from 'node:os';
import { expect, it } from 'vitest';
import { cardAddress } from '#server/identity/cardAddress.ts';

const address = (ip: string, internal: boolean) => ({ address: ip, family: 'IPv4', internal }) as NetworkInterfaceInfo;
const INTERFACES = { lo: [address('127.0.0.1', true)], eth0: [address('192.168.1.20', false)] };

it.each([
  ['http://192.168.1.20:3000', 'http://192.168.1.20:3000'],
  ['https://jogo.escola.pt', 'https://jogo.escola.pt'],
  ['http://localhost:3000', 'http://192.168.1.20:3000'],
  ['http://127.0.0.1:3000', 'http://192.168.1.20:3000'],
  ['http://[::1]:3000', 'http://192.168.1.20:3000'],
  ['http://localhost', 'http://localhost'],
  ['http://a b', ''],
  ['http://x/y', 'http://x'],
])('a card printed at %s leads to %s', (origin, wanted) => {
  expect(cardAddress(origin, '0.0.0.0', INTERFACES)).toBe(wanted);
});

it('skips container networks and link-local addresses', () => {
  const interfaces = {
    docker0: [address('172.17.0.1', false)],
    'br-1a2b': [address('172.18.0.1', false)],
    eth1: [address('169.254.3.4', false)],
    wlan0: [address('10.0.0.7', false)],
  };
  expect(cardAddress('http://localhost:3000', '0.0.0.0', interfaces)).toBe('http://10.0.0.7:3000');
  const { wlan0: _, ...rest } = interfaces;
  expect(cardAddress('http://localhost:3000', '0.0.0.0', rest)).toBe('http://172.17.0.1:3000');
});

it('keeps localhost if the server only listens there or has no other address', () => {
  expect(cardAddress('http://localhost:3000', '127.0.0.1', INTERFACES)).toBe('http://localhost:3000');
  expect(cardAddress('http://localhost:3000', '0.0.0.0', {})).toBe('http://localhost:3000');
});
