import { expect, test } from 'vitest';
import { FILE_LINK_TTL_MS } from '#domain/limits.ts';
import { fileLink, openTicket } from '#server/files/links.ts';

const FILE = { sha256: 'ab'.repeat(32), name: 'Cartaz «não» 🚀.pdf' };
const START_MS = Date.UTC(2026, 0, 15, 9, 1);
const at = (ms: number, key = 7) => ({ fileKey: Buffer.alloc(32, key), now: () => ms });
const ticketOf = (link: string) => link.replace('/api/files/', '');
const ticket = ticketOf(fileLink(at(START_MS), FILE));

test('an address opens its file for its quarter of an hour and up to five minutes more', () => {
  expect(openTicket(at(START_MS), ticket)).toMatchObject(FILE);
  expect(openTicket(at(START_MS + FILE_LINK_TTL_MS - 1), ticket)).toMatchObject(FILE);
  expect(openTicket(at(START_MS + FILE_LINK_TTL_MS + 5 * 60_000), ticket)).toBeNull();
});

test('links of the same minutes are the same, so that browsers keep the file', () => {
  expect(ticketOf(fileLink(at(START_MS + 60_000), FILE))).toBe(ticket);
  expect(ticketOf(fileLink(at(START_MS), FILE, START_MS + 60_000))).toBe(ticket);
  expect(ticketOf(fileLink(at(START_MS + 6 * 60_000), FILE))).not.toBe(ticket);
});

test('the longest name fits in a path', () => {
  const link = fileLink(at(START_MS), { ...FILE, name: `${'ç'.repeat(125)}.docx` });
  expect(link.length).toBeLessThan(500);
  expect(link).toMatch(/^\/api\/files\/[\w-]+$/);
});

test('a ticket of another key, or changed anywhere, opens nothing', () => {
  expect(openTicket(at(START_MS, 8), ticket)).toBeNull();
  for (let i = 0; i < ticket.length; i++) {
    const changed = `${ticket.slice(0, i)}${ticket[i] === 'A' ? 'B' : 'A'}${ticket.slice(i + 1)}`;
    expect(openTicket(at(START_MS), changed)).toBeNull();
  }
});

test.each(['', 'x', ticket.slice(0, -4), `${ticket}AAAA`, `${ticket}!`, '%00'])('%# is no ticket', (sent) => {
  expect(openTicket(at(START_MS), sent)).toBeNull();
});
