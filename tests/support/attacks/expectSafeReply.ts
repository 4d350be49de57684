import type { LightMyRequestResponse } from 'fastify';
import { expect } from 'vitest';
import { REFUSALS, refusalBody } from '#contract/refusals.ts';

/** Patterns of server internals: hashes, sealed passwords, SQL, stack traces and paths. */
const INTERNALS = [
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

/** Statuses that tus and range requests answer besides the status of the refusal. */
const PROTOCOL_STATUSES = [409, 412, 416, 460];

/** No script reads it, no other call of ours gets it, and no other site sends it. */
const SIGN_IN_COOKIE = /^entrada=[\w-]*; Path=\/api\/login; Max-Age=(0|600); HttpOnly; SameSite=Lax$/;

/**
 * Asserts what holds for every reply: no 5xx, refusals in the contract's shape and status, no cookie but the sealed step of a
 * sign-in, no CORS header, and no server internals. `secrets` are strings of this server that must not occur.
 */
export function expectSafeReply(reply: LightMyRequestResponse, secrets: readonly string[]): void {
  expect(reply.statusCode).toBeLessThan(500);
  expect(reply.statusCode).toBeGreaterThanOrEqual(200);
  for (const cookie of [reply.headers['set-cookie'] ?? []].flat()) expect(cookie).toMatch(SIGN_IN_COOKIE);
  expect(Object.keys(reply.headers).filter((name) => name.startsWith('access-control-'))).toEqual([]);
  expect(reply.headers['x-content-type-options']).toBe('nosniff');
  const seen = `${reply.body}\n${JSON.stringify(reply.headers)}`;
  for (const inside of INTERNALS) expect(seen).not.toMatch(inside);
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
  // A refusal does not echo the input, so a short request cannot cause a long reply.
  expect(reply.body.length).toBeLessThan(200_000);
}
