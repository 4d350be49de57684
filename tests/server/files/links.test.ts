import { expect, test } from 'vitest';
import { FILE_LINK_TTL_MS } from '#domain/limits.ts';
import { fileLink, verifyFileTicket } from '#server/files/links.ts';

const FILE = { sha256: 'ab'.repeat(32), name: 'Cartaz «não» 🚀.pdf' };
const START_MS = Date.UTC(2026, 0, 15, 9, 1);
const at = (ms: number, key = 7) => ({ fileKey: Buffer.alloc(32, key), now: () => ms });
const ticketOf = (link: string) => link.replace('/api/files/', '');
const ticket = ticketOf(fileLink(at(START_MS), FILE));

test('a link opens its file for 15 minutes and up to five minutes more', () => {
  expect(verifyFileTicket(at(START_MS), ticket)).toMatchObject(FILE);
  expect(verifyFileTicket(at(START_MS + FILE_LINK_TTL_MS - 1), ticket)).toMatchObject(FILE);
  expect(verifyFileTicket(at(START_MS + FILE_LINK_TTL_MS + 5 * 60_000), ticket)).toBeNull();
});

test('links made within the same minutes are equal, so that browsers can cache the file', () => {
  expect(ticketOf(fileLink(at(START_MS + 60_000), FILE))).toBe(ticket);
  expect(ticketOf(fileLink(at(START_MS), FILE, START_MS + 60_000))).toBe(ticket);
  expect(ticketOf(fileLink(at(START_MS + 6 * 60_000), FILE))).not.toBe(ticket);
});

test('the longest name fits in a path', () => {
  const link = fileLink(at(START_MS), { ...FILE, name: `${'ç'.repeat(125)}.docx` });
  expect(link.length).toBeLessThan(500);
  expect(link).toMatch(/^\/api\/files\/[\w-]+$/);
});

test('a ticket of another key or with any changed character opens nothing', () => {
  expect(verifyFileTicket(at(START_MS, 8), ticket)).toBeNull();
  for (let i = 0; i < ticket.length; i++) {
    const changed = `${ticket.slice(0, i)}${ticket[i] === 'A' ? 'B' : 'A'}${ticket.slice(i + 1)}`;
    expect(verifyFileTicket(at(START_MS), changed)).toBeNull();
  }
});

test.each(['', 'x', ticket.slice(0, -4), `${ticket}AAAA`, `${ticket}!`, '%00'])('%# is not a ticket', (sent) => {
  expect(verifyFileTicket(at(START_MS), sent)).toBeNull();
});
