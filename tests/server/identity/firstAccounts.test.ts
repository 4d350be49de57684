import { mkdtemp, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { THEME_IDS } from '#domain/vocabulary.ts';
import { audit } from '#server/db/schema/history.ts';
import { accounts, classes, schools, teams } from '#server/db/schema/schema.ts';
import type { Services } from '#server/http/handler.ts';
import { createFirstAccounts, firstRunFile } from '#server/identity/firstAccounts.ts';
import { createTestApp, type TestApp } from '../../support/app/testApp.ts';

let test: TestApp;
let dataDir: string;
beforeEach(async () => {
  test = await createTestApp();
  dataDir = await mkdtemp(join(tmpdir(), 'conselho-first-'));
});
afterEach(async () => {
  await test.close();
  await rm(dataDir, { recursive: true });
});

const servicesWith = (env: Partial<Services['env']>): Services => ({
  ...test.services,
  env: { ...test.services.env, dataDir, demo: true, ...env },
});
const NAMES = ['admin', 'gestor', 'professor', 'demo-ic', 'demo-dh', 'demo-ds'];

describe('the first run', () => {
  it('creates six accounts that can sign in with the passwords in a file only its owner can read', async () => {
    const made = await createFirstAccounts(servicesWith({}));
    expect(made?.map(({ username, role }) => [username, role])).toEqual(NAMES.map((name, i) => [name, Math.min(i, 3)]));
    expect(new Set(made?.map(({ password }) => password)).size).toBe(6);
    const path = firstRunFile(dataDir);
    expect(JSON.parse(await readFile(path, 'utf8'))).toEqual({ accounts: made });
    expect((await stat(path)).mode & 0o777).toBe(0o600);
    for (const { username, password, role } of made ?? []) {
      expect(password).toMatch(/^[a-z2-9]{14}$/);
      const login = await test.anonymous.post('/login', { form: { username, password } });
      expect(login.json().user.permission.id).toBe(role);
    }
  });

  it('creates the school, the class and one team per theme, whose passwords their teacher can see', async () => {
    const made = await createFirstAccounts(servicesWith({}));
    const teacher = await test.as('professor');
    expect((await teacher.get('/profile')).json().email).toBe('professor@exemplo.pt');
    const { classes: own } = (await teacher.get('/classes/all')).json();
    expect(own).toMatchObject([{ class: '8.º A', school: { name: 'Escola de Demonstração' }, teamsCount: 3 }]);
    const list: { _id: string; status: { solar: { _id: string } }; credentials: { username: string } }[] = (
      await teacher.get('/team/all')
    ).json().teams;
    const themes = Object.fromEntries(list.map((team) => [team.credentials.username, team.status.solar._id]));
    expect(themes).toEqual({ 'demo-ic': THEME_IDS.ic, 'demo-dh': THEME_IDS.dh, 'demo-ds': THEME_IDS.ds });
    const opened = (await teacher.get(`/credentials/${list[0]?._id}`)).json();
    expect(opened.password).toBe(made?.find(({ username }) => username === opened.username)?.password);
  });

  it("keeps no sealed copy of administrators' passwords", async () => {
    await createFirstAccounts(servicesWith({}));
    const rows = await test.db.select().from(accounts);
    const sealed = Object.fromEntries(rows.map(({ username, sealedPassword }) => [username, sealedPassword !== null]));
    expect(sealed).toMatchObject({ admin: false, gestor: false, professor: true, 'demo-ic': true });
  });

  it('changes nothing in a database that has accounts', async () => {
    await test.admin('alguém');
    expect(await createFirstAccounts(servicesWith({}))).toBeNull();
    expect(await test.db.$count(accounts)).toBe(1);
    await expect(stat(firstRunFile(dataDir))).rejects.toThrow();
  });

  it('runs once when several servers start together', async () => {
    const results = await Promise.all([1, 2, 3, 4].map(() => createFirstAccounts(servicesWith({}))));
    expect(results.filter((made) => made !== null)).toHaveLength(1);
    expect(await test.db.$count(accounts)).toBe(6);
    expect(await test.db.$count(schools)).toBe(1);
    expect(await test.db.$count(teams)).toBe(3);
  });

  it('leaves nothing behind when it fails midway', async () => {
    const services = servicesWith({ dataDir: join(dataDir, 'missing') });
    await expect(createFirstAccounts(services)).rejects.toThrow();
    for (const table of [accounts, schools, classes, teams, audit]) expect(await test.db.$count(table)).toBe(0);
    expect(await createFirstAccounts(servicesWith({}))).toHaveLength(6);
  });

  it('uses DEMO_PASSWORD for all accounts', async () => {
    const made = await createFirstAccounts(servicesWith({ demoPassword: 'uma-para-todos' }));
    expect(new Set(made?.map(({ password }) => password))).toEqual(new Set(['uma-para-todos']));
  });

  it('creates only the administrator with DEMO=0', async () => {
    const made = await createFirstAccounts(servicesWith({ demo: false }));
    expect(made?.map(({ username }) => username)).toEqual(['admin']);
    expect(await test.db.$count(teams)).toBe(0);
  });

  it('writes no password into the database or the log', async () => {
    const made = await createFirstAccounts(servicesWith({ demoPassword: 'palavra-visivel' }));
    const rows = JSON.stringify([
      await test.db.select().from(accounts),
      await test.db.select().from(audit),
      test.logged,
    ]);
    expect(made).toHaveLength(6);
    expect(rows).not.toContain('palavra-visivel');
  });
});
