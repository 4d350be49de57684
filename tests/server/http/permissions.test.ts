import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Endpoint } from '#contract/endpoint.ts';
import { ENDPOINTS } from '#contract/endpoints.ts';
import { REFUSALS } from '#contract/refusals.ts';
import { ROLES, THEME_NAMES } from '#domain/vocabulary.ts';
import { createTestApp, type TestApp, type TestCaller } from '../../support/app/testApp.ts';

const ROWS = Object.entries<Endpoint>(ENDPOINTS);
const GUARDED = ROWS.filter(([, { who }]) => who !== 'anyone');
const FORBIDDEN = GUARDED.flatMap(([name, endpoint]) =>
  ROLES.filter((role) => !endpoint.who.includes(role as never)).map((role) => ({ name, endpoint, role })),
);

let test: TestApp;
let byRole: TestCaller[];

beforeAll(async () => {
  test = await createTestApp();
  const { id: teacherId, username } = await test.teacher();
  const schoolClass = await test.schoolClass({ teacherId });
  const team = await test.team({ classId: schoolClass.id });
  const names = [(await test.admin()).username, (await test.manager()).username, username, team.username];
  byRole = await Promise.all(names.map((name) => test.as(name)));
});
afterAll(() => test.close());

/** Returns a path that the route matches, with unknown ids. */
function pathOf({ path }: Endpoint): string {
  return path
    .replace(':stars', '3')
    .replace(':solarName', encodeURIComponent(THEME_NAMES.ic))
    .replace(/:\w+/g, () => randomUUID());
}

it('covers every call of the contract', () => {
  expect(GUARDED.length).toBeGreaterThanOrEqual(34);
  expect(FORBIDDEN.length).toBeGreaterThan(40);
});

describe('a signed-out caller', () => {
  it.each(GUARDED)('gets only a 401 from %s', async (_name, endpoint) => {
    const expired = {
      authorization: test.services.tokens.sign({ sub: randomUUID(), sid: randomUUID(), role: 0, exp: 1 }),
    };
    const foreign = { authorization: 'Bearer eyJhbGciOiJub25lIn0.eyJzdWIiOiIxIiwiZXhwIjo5OTk5OTk5OTk5fQ.' };
    for (const headers of [{}, { authorization: 'lixo' }, { authorization: 'Bearer ' }, expired, foreign]) {
      const reply = await test.anonymous.send(endpoint.method, pathOf(endpoint), { headers });
      expect(reply.statusCode).toBe(401);
      expect(reply.json()).toEqual({ message: REFUSALS.signedOut.message, code: 'signedOut' });
    }
  });
});

describe('a wrong role', () => {
  it.each(FORBIDDEN)('gets 403 from $name as role $role', async ({ endpoint, role }) => {
    const reply = await byRole[role]?.send(endpoint.method, pathOf(endpoint), endpoint.body ? { json: {} } : {});
    expect(reply?.statusCode).toBe(403);
    expect(reply?.json()).toEqual({ message: REFUSALS.wrongRole.message, code: 'wrongRole' });
  });
});
