import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ROLE } from '#domain/vocabulary.ts';
import { createTestApp, type TestApp } from '../../support/app/testApp.ts';
import { dataUrl, freshTeam } from '../../support/app/tutorialFiles.ts';

let test: TestApp;

beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test.close());

describe('prototype pollution', () => {
  const keys = Reflect.ownKeys(Object.prototype);
  const clean = () => {
    expect(Reflect.ownKeys(Object.prototype)).toEqual(keys);
    expect([({} as { role?: unknown }).role, ([] as { role?: unknown }).role]).toEqual([undefined, undefined]);
  };

  it.each([
    ['a nested constructor', '{"name":"8.º","constructor":{"prototype":{"role":0}}}'],
    ['__proto__', '{"name":"8.º","__proto__":{"role":0}}'],
    ['__proto__ in a list', '{"name":"8.º","rows":[{"__proto__":{"role":0}}]}'],
    ['__proto__ in Unicode escapes', '{"name":"8.º","__prot\\u006f__":{"role":0}}'],
  ])('%s in JSON does nothing', async (_what, payload) => {
    const { teacher } = await freshTeam(test);
    const body = `${payload.slice(0, -1)},"teacherId":"${teacher.accountId}"}`;
    const headers = { 'content-type': 'application/json', authorization: teacher.token };
    const reply = await test.app.inject({ method: 'POST', url: '/api/classes/add', headers, payload: body });
    expect([201, 400]).toContain(reply.statusCode);
    expect((await teacher.get('/profile')).json().permission.id).toBe(ROLE.teacher);
    clean();
  });

  it.each([
    '__proto__[role]=0',
    'constructor[prototype][role]=0',
    'constructor.prototype.role=0',
    '__proto__.role=0',
    '__proto__=role',
  ])('%s in a form and a query does nothing', async (fields) => {
    const { team } = await freshTeam(test);
    const headers = { authorization: team.token, 'content-type': 'application/x-www-form-urlencoded' };
    await test.app.inject({ method: 'POST', url: `/api/tutorial?${fields}`, headers, payload: `ship=1&${fields}` });
    expect((await team.get(`/profile?${fields}`)).json().permission.id).toBe(ROLE.team);
    clean();
  });

  it('__proto__ in JSON inside a form field does nothing', async () => {
    const { team, teacher } = await freshTeam(test);
    const files = `[{"name":"a.txt","content":"${dataUrl(Buffer.from('x'))}","__proto__":{"role":0}}]`;
    const form = { ship: '1', quiz: '1', texto: 'x', files };
    expect((await team.post('/tutorial', { form })).statusCode).toBe(200);
    const points = '{"__proto__":{"p1":60},"level1":{"__proto__":{"p2":40},"constructor":{"prototype":{"p2":40}}}}';
    const marked = await teacher.put('/team/evaluation', { form: { teamId: team.accountId, points } });
    expect(marked.json().points.total).toBe(0);
    clean();
  });
});
