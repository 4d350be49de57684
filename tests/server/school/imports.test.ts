import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { ImportRow } from '#contract/school/imports.ts';
import { IMPORT_LINES_MAX, IMPORT_MAX_CHARS, IMPORT_ROWS_MAX } from '#domain/limits.ts';
import { THEME_IDS } from '#domain/vocabulary.ts';
import { accounts, teams } from '#server/db/schema/schema.ts';
import { expectNothingImported, importEntry } from '../../support/app/imports.ts';
import { createTestApp, type TestApp, type TestCaller } from '../../support/app/testApp.ts';
import { HOSTILE_TEXTS } from '../../support/attacks/hostileTexts.ts';

let test: TestApp;
let admin: TestCaller;
let teacher: TestCaller;
let other: TestCaller;
let team: TestCaller;
let count = 0;
/** A class name that no other test uses. */
let name: string;

beforeAll(async () => {
  test = await createTestApp();
  admin = await test.as((await test.admin()).username);
  teacher = await test.as((await test.teacher()).username);
  const stranger = await test.teacher();
  other = await test.as(stranger.username);
  const { id: classId } = await test.schoolClass({ teacherId: stranger.id });
  team = await test.as((await test.team({ classId, username: 'alheia' })).username);
});
afterAll(() => test.close());
beforeEach(() => {
  count += 1;
  name = `${count}.º Z`;
});

const HEAD = 'turma;equipa;utilizador;palavra-passe;sistema solar;membros';
const preview = (text: string, more: object = {}, caller = teacher) =>
  caller.post('/imports/preview', { json: { text, solarId: THEME_IDS.ic, ...more } });
const rowsOf = async (text: string, caller = teacher, more: object = {}): Promise<ImportRow[]> =>
  (await preview(text, more, caller)).json().rows;
const run = (rows: unknown, caller = teacher, more: object = {}) =>
  caller.post('/imports', { json: { rows, ...more } });
describe('POST /imports/preview', () => {
  it('reports what each line would do, and writes nothing', async () => {
    const { id: classId } = await test.schoolClass({ teacherId: teacher.accountId, name });
    await test.team({ classId, name: 'Cometas', username: `cometas-${count}` });
    await expectNothingImported(test, async () => {
      const text = `${HEAD}\n${name};Cometas;;;;\n${name};;;;dh;Ana, Zé\nNova ${count};Sóis;;;;\n;;;;Marte;Ana\n${name};Luas;ALHEIA;;;`;
      const reply = await preview(text);
      expect(reply.statusCode).toBe(200);
      const { rows, counts } = reply.json();
      expect(counts).toEqual({ classes: 1, teams: 2, errors: 2 });
      expect(rows).toMatchObject([
        { line: 2, state: 'exists', username: `cometas-${count}`, password: null, newClass: false },
        { line: 3, state: 'new', teamName: `${name} - Grupo 1`, username: `${count}z-gp1`, solar: 'Direitos Humanos' },
        {
          line: 4,
          state: 'new',
          className: `Nova ${count}`,
          newClass: true,
          teamName: 'Sóis',
          solar: 'Interculturalidade',
        },
        { line: 5, state: 'error', solar: 'Marte', errors: [{ field: 'className' }, { field: 'solar' }] },
        {
          line: 6,
          state: 'error',
          errors: [{ field: 'username', message: 'Este nome de utilizador já existe. Escolha outro.' }],
        },
      ]);
      expect(rows[1].password).toMatch(new RegExp(`^${count}z-gp1[a-z2-9]{5}$`));
    });
  });

  it('matches a class that is spelt differently, and reports unused columns', async () => {
    await test.schoolClass({ teacherId: teacher.accountId, name });
    const reply = (await preview(`Nº;Nome;Turma;Grupo\n1;Ana;${count}Z;Um\n2;Rui;${count} z;Um`)).json();
    expect(reply.rows).toMatchObject([{ className: name, newClass: false, teamName: 'Um', members: ['Ana', 'Rui'] }]);
    expect(reply.rows[0].username).toBe(`${count}z-gp1`);
    expect(reply.notes).toEqual(['A coluna «Nº» não é usada.']);
  });

  it('reads pasted names into a class', async () => {
    const rows = await rowsOf('Cometas: Ana, Rui\nZé, Eva', teacher, { className: name });
    expect(rows).toMatchObject([
      { line: 1, className: name, newClass: true, teamName: 'Cometas', members: ['Ana', 'Rui'] },
      { line: 2, teamName: `${name} - Grupo 1`, members: ['Zé', 'Eva'] },
    ]);
  });

  it.each([
    ['no text', { text: undefined }, 'text'],
    ['an empty text', { text: '' }, 'text'],
    ['blank lines', { text: '\n \n' }, 'text'],
    ['only headings', { text: HEAD }, 'text'],
    ['NUL', { text: 'a\0b' }, 'text'],
    ['501 lines', { text: `turma\n${'8.º A\n'.repeat(501)}` }, 'text'],
    ['too many lines', { text: `turma${'\n'.repeat(IMPORT_LINES_MAX)}` }, 'text'],
    ['too many characters', { text: 'x'.repeat(IMPORT_MAX_CHARS + 1) }, 'text'],
    ['an unknown solar system', { solarId: randomUUID() }, 'solarId'],
    ['an invalid teacher id', { teacherId: '1' }, 'teacherId'],
  ])('refuses %s', async (_what, changes, field) => {
    const reply = await preview(`turma\n${name}`, changes);
    expect([reply.statusCode, reply.json().code]).toEqual([400, 'badInput']);
    expect(Object.keys(reply.json().fields)).toEqual([field]);
  });

  it('refuses more than a megabyte', async () => {
    expect((await preview('ç'.repeat(900_000))).statusCode).toBe(413);
  });
});

describe('POST /imports', () => {
  it('creates classes and teams that can sign in, with one history entry', async () => {
    const rows = await rowsOf(
      `${HEAD}\n${name};Sóis;;;ds;Ana, Zé\n${name};;;;;Eva\n${name} B;Luas;luas-${count};segredo;;`,
    );
    const reply = await run(rows);
    expect(reply.statusCode).toBe(201);
    expect(reply.json()).toEqual({ _id: expect.stringMatching(/^\d+$/), classes: 2, teams: 3 });
    const login = await test.anonymous.post('/login', { json: { username: `luas-${count}`, password: 'segredo' } });
    expect(login.statusCode).toBe(200);
    const suggested = { username: rows[1]?.username, password: rows[1]?.password };
    expect((await test.anonymous.post('/login', { json: suggested })).statusCode).toBe(200);
    const found = (await teacher.get(`/team/all?class=${encodeURIComponent(name)}&limit=50`)).json().teams;
    expect(found.map((one: { name: string }) => one.name).sort()).toEqual([`${name} - Grupo 1`, 'Luas', 'Sóis']);
    expect(found.find((one: { name: string }) => one.name === 'Sóis')).toMatchObject({
      members: ['Ana', 'Zé'],
      details: { solar: 'Desenvolvimento Sustentável' },
    });
    const { entry, classes: classIds, teams: teamIds } = await importEntry(test, reply.json()._id);
    expect(entry).toMatchObject({
      action: 'runImport',
      accountId: teacher.accountId,
      ownerId: teacher.accountId,
      subjectName: '2 turmas e 3 equipas',
    });
    expect([classIds.length, teamIds.length]).toEqual([2, 3]);
    expect(JSON.stringify(entry)).not.toContain('segredo');
  });

  it('adds new teams and leaves existing ones unchanged', async () => {
    const { id: classId } = await test.schoolClass({ teacherId: teacher.accountId, name });
    const old = await test.team({ classId, name: 'Cometas', username: `cometas-${count}`, theme: 'ic' });
    const before = await test.db.select().from(teams).where(eq(teams.id, old.id));
    const text = `${HEAD}\n${name.toLowerCase()};COMETAS;;nova;ds;Outra\n${name};Sóis;;;;`;
    expect((await run(await rowsOf(text))).json()).toMatchObject({ classes: 0, teams: 1 });
    expect(await test.db.select().from(teams).where(eq(teams.id, old.id))).toEqual(before);
    const signIn = { username: old.username, password: 'palavra-passe' };
    expect((await test.anonymous.post('/login', { json: signIn })).statusCode).toBe(200);
  });

  it('finds nothing new the second time', async () => {
    const rows = await rowsOf(`turma;equipa\n${name};Sóis\n${name} B;`);
    expect((await run(rows)).statusCode).toBe(201);
    await expectNothingImported(test, async () => {
      const again = await run(rows);
      expect([again.statusCode, again.json().code]).toEqual([409, 'nothingToImport']);
    });
  });

  it('refuses everything for one line that has become invalid, naming it', async () => {
    const rows = await rowsOf(`turma;equipa\n${name};Sóis\n${name};Luas`);
    const taken = rows[1]?.username ?? '';
    const { id: classId } = await test.schoolClass({ teacherId: other.accountId });
    await test.team({ classId, username: taken.toUpperCase() });
    await expectNothingImported(test, async () => {
      const reply = await run(rows);
      expect(reply.statusCode).toBe(409);
      expect(reply.json()).toEqual({
        code: 'importWrong',
        message: 'Há linhas por corrigir. Nada foi importado.',
        fields: { '3.username': 'Linha 3, coluna «utilizador»: Este nome de utilizador já existe. Escolha outro.' },
      });
    });
  });

  it.each([
    ['a blank class', { className: ' ' }, '2.className'],
    ['a long name', { teamName: 'x'.repeat(121) }, '2.teamName'],
    ['an email as the username', { username: 'a@b.pt' }, '2.username'],
    ['no solar system', { solar: '' }, '2.solar'],
    ['too many members', { members: Array(41).fill('Ana') }, '2.members'],
    ['a number as the name', { teamName: 3 }, 'rows.0.teamName'],
    ['NUL', { teamName: 'a\0' }, 'rows.0.teamName'],
    ['a text as the line number', { line: 'x' }, 'rows.0.line'],
    ['members as a text', { members: 'Ana' }, 'rows.0.members'],
  ])('refuses %s', async (_what, changes, field) => {
    const [row] = await rowsOf(`turma;equipa\n${name};Sóis`);
    await expectNothingImported(test, async () => {
      const reply = await run([{ ...row, ...changes }]);
      expect([reply.statusCode, reply.json().code]).toEqual([400, 'badInput']);
      expect(Object.keys(reply.json().fields)).toEqual([field]);
    });
  });

  it.each([[undefined], [[]], [{}], ['x']])('refuses %j as rows', async (rows) => {
    expect((await run(rows)).statusCode).toBe(400);
  });

  it('finds every team of an imported list when it is read again, and duplicates nothing', async () => {
    const text = `${HEAD}\n${name};Sóis;;;ds;Ana, Zé\n${name};;;;;Eva\n${name};;luas-${count};;;\n${name};;;;;\n${name} B;;;;;`;
    expect((await run(await rowsOf(text))).json()).toMatchObject({ classes: 2, teams: 3 });
    const again = (await preview(text)).json();
    expect(again.counts).toEqual({ classes: 0, teams: 0, errors: 0 });
    expect(again.rows.map(({ state }: ImportRow) => state)).toEqual(Array(5).fill('exists'));
    expect((await run(again.rows)).json().code).toBe('nothingToImport');
  });

  it('states the number of lines when there are too many', async () => {
    const reply = await preview(
      `turma;equipa\n${Array.from({ length: 5_000 }, (_, i) => `8.º A;Equipa ${i}`).join('\n')}`,
    );
    expect(reply.json().fields.text).toBe('São 5000 linhas. Não podem ser mais de 500 de cada vez.');
  });

  it('accepts names with a lone surrogate', async () => {
    const cut = `7.º ${'🚀'.slice(0, 1)}`;
    const looked = await preview(`turma;equipa;utilizador\n${cut};${cut};${cut}`, { className: cut });
    expect(looked.statusCode).toBe(200);
    expect((await run(looked.json().rows)).statusCode).toBe(201);
  });

  it('accepts as much text as the preview does', async () => {
    const pupils = 'ã'.repeat(Math.floor(IMPORT_MAX_CHARS / IMPORT_ROWS_MAX) - 100);
    const members = pupils.replace(/(.{50})/g, '$1,');
    const text = `turma;equipa;membros\n${Array.from({ length: IMPORT_ROWS_MAX }, (_, i) => `${name};T${i};${members}`).join('\n')}`;
    expect(text.length).toBeGreaterThan(0.8 * IMPORT_MAX_CHARS);
    const rows = await rowsOf(text);
    expect(rows).toHaveLength(IMPORT_ROWS_MAX);
    expect((await run(rows)).statusCode).toBe(201);
  });

  it('refuses 501 rows', async () => {
    const [row] = await rowsOf(`turma;equipa\n${name};Sóis`);
    expect((await run(Array(501).fill(row))).statusCode).toBe(400);
  });

  it('repeated with its key, returns the first result and writes nothing', async () => {
    const rows = await rowsOf(`turma;equipa\n${name};Sóis\n${name};Luas`);
    const key = 'a'.repeat(32);
    const first = await run(rows, teacher, { key });
    expect([first.statusCode, first.json()]).toEqual([201, { _id: expect.any(String), classes: 1, teams: 2 }]);
    await expectNothingImported(test, async () => {
      const again = await run(rows, teacher, { key });
      expect([again.statusCode, again.json()]).toEqual([201, first.json()]);
      expect((await run(rows, teacher, { key: 'b'.repeat(32) })).json().code).toBe('nothingToImport');
      expect((await run(rows, admin, { key, teacherId: teacher.accountId })).json().code).toBe('nothingToImport');
      expect((await run(rows, teacher, { key: 'x' })).json().code).toBe('badInput');
    });
  });

  it('repeated after its team was changed, still returns the first result', async () => {
    const rows = await rowsOf(`turma;equipa\n${name};Sóis`);
    const key = 'e'.repeat(32);
    const first = await run(rows, teacher, { key });
    const { teams: made } = await importEntry(test, first.json()._id);
    await teacher.put(`/team/${made[0]}`, { json: { name: 'Outro nome', teamMembers: [] } });
    expect((await run(rows, teacher, { key: 'f'.repeat(32) })).json().code).toBe('importWrong');
    const again = await run(rows, teacher, { key });
    expect([again.statusCode, again.json()]).toEqual([201, first.json()]);
  });

  it('sent three times at once with one key, is written and hashed once', async () => {
    const rows = await rowsOf(`turma;equipa\n${name};Sóis\n${name};Luas`);
    const hashed = vi.spyOn(test.services.passwords, 'hashLater');
    const replies = await Promise.all([1, 2, 3].map(() => run(rows, teacher, { key: 'c'.repeat(32) })));
    expect(new Set(replies.map(({ body }) => body)).size).toBe(1);
    expect(replies[0]?.json()).toMatchObject({ classes: 1, teams: 2 });
    expect(hashed).toHaveBeenCalledTimes(2);
    hashed.mockRestore();
  });

  it('does not store a refusal: the same key is accepted once the rows are corrected', async () => {
    const rows = await rowsOf(`turma;equipa\n${name};Sóis`);
    const key = 'd'.repeat(32);
    expect((await run([{ ...rows[0], solar: '' }], teacher, { key })).statusCode).toBe(400);
    expect((await run(rows, teacher, { key })).statusCode).toBe(201);
  });

  it('accepts one of two simultaneous imports of the same names', async () => {
    const text = `${HEAD}\n${name};Sóis;corrida-${count};x;;`;
    const [mine, theirs] = [await rowsOf(text), await rowsOf(text, other)];
    const replies = await Promise.all([run(mine), run(theirs, other), run(mine), run(theirs, other)]);
    expect(replies.map(({ statusCode }) => statusCode).sort()).toEqual([201, 409, 409, 409]);
    expect(await test.db.$count(accounts, eq(accounts.username, `corrida-${count}`))).toBe(1);
  });

  it.each(HOSTILE_TEXTS)('stores %s as plain text', async (text) => {
    const quoted = `"${text.replaceAll('"', '""')}"`;
    const rows = await rowsOf(`${HEAD}\n${name};${quoted};${quoted};${quoted};;`);
    expect((await run(rows)).statusCode).toBe(201);
    const [found] = (await teacher.get(`/team/all?class=${encodeURIComponent(name)}`)).json().teams;
    expect([found.name, found.credentials.username]).toEqual([text.trim(), text.trim()]);
  });
});

describe('import permissions', () => {
  it.each(['/imports/preview', '/imports'])('%s', async (path) => {
    const rows = await rowsOf(`turma;equipa\n${name};Sóis`);
    const send = (caller: TestCaller, more: object = {}) =>
      caller.post(path, { json: { text: `turma\n${name}`, rows, ...more } });
    await expectNothingImported(test, async () => {
      expect((await send(test.anonymous)).json().code).toBe('signedOut');
      expect((await send(team)).json().code).toBe('wrongRole');
      expect((await send(teacher, { teacherId: other.accountId })).json().code).toBe('notYours');
      expect((await send(teacher, { teacherId: randomUUID() })).json().code).toBe('notYours');
      expect((await send(admin)).json()).toMatchObject({ code: 'badInput', fields: { teacherId: expect.any(String) } });
      expect((await send(admin, { teacherId: randomUUID() })).json().code).toBe('notFound');
      expect((await send(admin, { teacherId: admin.accountId })).json().code).toBe('notFound');
    });
  });
});
