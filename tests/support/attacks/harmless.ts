import type { LightMyRequestResponse } from 'fastify';
import { expect } from 'vitest';
import { REFUSALS, refusalBody } from '#contract/refusals.ts';

/** Words that only the inside of the server knows: of hashes, sealed copies, queries, stacks and folders. */
const INSIDE = [
  /\$argon2/,
  /"type":"Buffer"/,
  /Failed query/,
  /"(accounts|teams|sessions|classes|uploads|audit)"\."/,
  /\binsert into "/,
  /password_hash\b|sealed_password|passwordHash|sealedPassword/,
  /\n\s+at .+:\d+/,
  /node_modules|node:internal/,
  /ZodError|DrizzleQueryError|SyntaxError|TypeError|RangeError/,
];

/** Statuses that the protocols behind the streamed calls answer without a refusal of their own. */
const PROTOCOL_STATUSES = [409, 412, 416, 460];

/**
 * What holds for every answer, whatever was asked: no failure of the server's, refusals in the shape and status of the
 * contract, no cookie, no leave for another origin, nothing from the inside. `secrets` are this server's own words.
 */
export function expectHarmless(reply: LightMyRequestResponse, secrets: readonly string[]): void {
  expect(reply.statusCode).toBeLessThan(500);
  expect(reply.statusCode).toBeGreaterThanOrEqual(200);
  expect(reply.headers).not.toHaveProperty('set-cookie');
  expect(Object.keys(reply.headers).filter((name) => name.startsWith('access-control-'))).toEqual([]);
  expect(reply.headers['x-content-type-options']).toBe('nosniff');
  const seen = `${reply.body}\n${JSON.stringify(reply.headers)}`;
  for (const inside of INSIDE) expect(seen).not.toMatch(inside);
  for (const secret of secrets) expect(seen.includes(secret), secret).toBe(false);
  if (reply.statusCode >= 400 && reply.raw.req.method !== 'HEAD' && reply.statusCode !== 416) expectRefusal(reply);
}

function expectRefusal(reply: LightMyRequestResponse): void {
  expect(reply.headers['content-type']).toBe('application/json; charset=utf-8');
  const body = reply.json();
  expect(refusalBody.parse(body)).toEqual(body);
  expect(body.message.trim()).not.toBe('');
  expect(Object.keys(REFUSALS)).toContain(body.code);
  const { status } = REFUSALS[body.code as keyof typeof REFUSALS];
  expect([status, ...PROTOCOL_STATUSES]).toContain(reply.statusCode);
  // What was sent is not thrown back: a short lie must not cost a long answer.
  expect(reply.body.length).toBeLessThan(200_000);
}
