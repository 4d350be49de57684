import { and, eq, inArray } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { IMPORT_UNDO_MS } from '#domain/limits.ts';
import { THEME_IDS } from '#domain/vocabulary.ts';
import { drafts } from '#server/db/schema/drafts.ts';
import { audit } from '#server/db/schema/history.ts';
import { accounts, answers, classes, teams } from '#server/db/schema/schema.ts';
import { expectNothingImported, importEntry, importedRows } from '../../../support/app/imports.ts';
import { createTestApp, type TestApp, type TestCaller } from '../../../support/app/testApp.ts';

let test: TestApp;
let admin: TestCaller;
let teacher: TestCaller;
let other: TestCaller;
let count = 0;
/** A class name that no other test uses. */
let name: string;

beforeAll(async () => {
  test = await createTestApp();
  admin = await test.as((await test.admin()).username);
  teacher = await test.as((await test.teacher()).username);
  other = await test.as((await test.teacher()).username);
});
afterAll(() => test.close());
beforeEach(() => {
  count += 1;
  name = `${count}.º Z`;
});

describe('POST /imports/:importId/undo', () => {
  const imported = async (text: string, caller = teacher, more: object = {}) => {
    const preview = await caller.post('/imports/preview', { json: { text, solarId: THEME_IDS.ic, ...more } });
    const run = await caller.post('/imports', { json: { rows: preview.json().rows, ...more } });
    return run.json()._id as string;
  };
  const undo = (id: string, caller = teacher) => caller.post(`/imports/${id}/undo`);

  it('removes exactly what the import created, once', async () => {
    const { id: classId } = await test.schoolClass({ teacherId: teacher.accountId, name });
    const old = await test.team({ classId, name: 'Cometas' });
    const before = await importedRows(test);
    const id = await imported(`turma;equipa\n${name};Cometas\n${name};Sóis\n${name} B;Luas`);
    const reply = await undo(id);
    expect(reply.json()).toEqual({ classes: 1, teams: 2, kept: [] });
    expect(await importedRows(test)).toEqual({ ...before, audit: before.audit + 2 });
    expect(await test.db.$count(teams, eq(teams.id, old.id))).toBe(1);
    const [entry] = await test.db
      .select()
      .from(audit)
      .where(and(eq(audit.action, 'undoImport'), eq(audit.ownerId, teacher.accountId)));
    expect(entry).toMatchObject({ accountId: teacher.accountId, subjectName: '1 turma e 2 equipas' });
    expect((await undo(id)).json()).toEqual({ classes: 0, teams: 0, kept: [] });
  });

  it('keeps teams that have begun and their class, and names them', async () => {
    const names = ['Nível', 'Resposta', 'Rascunho', 'Nave', 'Levada', 'Parada'];
    const id = await imported(`turma;equipa\n${names.map((one) => `${name};${one}`).join('\n')}`);
    const { teams: made } = await importEntry(test, id);
    const rows = await test.db.select().from(teams).where(inArray(teams.id, made));
    const idOf = (wanted: string) => rows.find((row) => row.name === wanted)?.id ?? '';
    await test.db
      .update(teams)
      .set({ level: 2 })
      .where(eq(teams.id, idOf('Nível')));
    await test.db.insert(answers).values({ teamId: idOf('Resposta'), part: 0, texts: [], fingerprint: 'x' });
    await test.db.insert(drafts).values({ teamId: idOf('Rascunho'), part: 0, revision: 1, device: 'x', content: '{}' });
    await test.db
      .update(teams)
      .set({ ship: 3 })
      .where(eq(teams.id, idOf('Nave')));
    const { id: foreign } = await test.schoolClass({ teacherId: other.accountId });
    await test.db
      .update(teams)
      .set({ classId: foreign })
      .where(eq(teams.id, idOf('Levada')));
    const reply = (await undo(id)).json();
    expect(reply).toMatchObject({ classes: 0, teams: 1 });
    const kept = reply.kept.map((one: { name: string }) => one.name);
    expect(kept).toEqual(['Levada', 'Nave', 'Nível', 'Rascunho', 'Resposta', name]);
    expect(await test.db.$count(teams, inArray(teams.id, made))).toBe(5);
  });

  it('keeps what staff have changed since, and removes what they only viewed', async () => {
    const names = ['Renomeada', 'Outra turma', 'Palavra', 'Vista'];
    const id = await imported(`turma;equipa\n${names.map((one) => `${name};${one}`).join('\n')}\n${name} B;`);
    const { teams: made, classes: madeClasses } = await importEntry(test, id);
    const rows = await test.db.select().from(teams).where(inArray(teams.id, made));
    const idOf = (wanted: string) => rows.find((row) => row.name === wanted)?.id ?? '';
    const { id: target } = await test.schoolClass({ teacherId: teacher.accountId });
    const [classB] = await test.db
      .select()
      .from(classes)
      .where(eq(classes.name, `${name} B`));
    const changes = [
      await teacher.put(`/team/${idOf('Renomeada')}`, { json: { name: 'Renomeada 2', teamMembers: [] } }),
      await teacher.put(`/team/${idOf('Outra turma')}/class`, { json: { classId: target } }),
      await teacher.put(`/credentials/${idOf('Palavra')}`, { json: { password: 'nova-palavra' } }),
      await teacher.get(`/credentials/${idOf('Vista')}`),
      await teacher.put(`/classes/${classB?.id}`, { json: { name: `${name} C` } }),
    ];
    expect(changes.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200, 200]);
    const reply = (await undo(id)).json();
    expect(reply).toMatchObject({ classes: 0, teams: 1 });
    const kept = reply.kept.map((one: { name: string }) => one.name);
    expect(kept).toEqual(['Outra turma', 'Palavra', 'Renomeada 2', name, `${name} C`]);
    expect(await test.db.$count(classes, inArray(classes.id, madeClasses))).toBe(2);
  });

  it('keeps a class that got another team', async () => {
    const id = await imported(`turma\n${name}`);
    const { classes: made } = await importEntry(test, id);
    await test.team({ classId: made[0] ?? '' });
    expect((await undo(id)).json()).toEqual({ classes: 0, teams: 0, kept: [{ _id: made[0], name }] });
  });

  it('keeps the class of a team in the bin, so that the team can be restored', async () => {
    const id = await imported(`turma;equipa\n${name};Sóis`);
    const { classes: made, teams: gone } = await importEntry(test, id);
    const { binId } = (await teacher.send('DELETE', `/team/${gone[0]}`)).json();
    expect((await undo(id)).json()).toEqual({ classes: 0, teams: 0, kept: [{ _id: made[0], name }] });
    expect((await teacher.post(`/bin/${binId}/restore`)).statusCode).toBe(200);
  });

  it('is allowed to the teacher for whom an administrator imported', async () => {
    const id = await imported(`turma;equipa\n${name};Sóis`, admin, { teacherId: teacher.accountId });
    expect((await undo(id)).json()).toMatchObject({ classes: 1, teams: 1 });
  });

  it("refuses another teacher's import, another history entry, and invalid ids", async () => {
    const id = await imported(`turma;equipa\n${name};Sóis`);
    const created = (
      await teacher.post('/classes/add', { json: { name: `${name} C`, teacherId: teacher.accountId } })
    ).json();
    const [noImport] = await test.db.select().from(audit).where(eq(audit.subjectId, created._id));
    await expectNothingImported(test, async () => {
      expect((await undo(id, other)).json().code).toBe('notYours');
      expect((await undo(String(noImport?.id))).json().code).toBe('notFound');
      expect((await undo('999999999999')).json().code).toBe('notFound');
      for (const bad of ['0', '-1', 'x', '1e3', '9'.repeat(30)]) expect((await undo(bad)).statusCode).toBe(400);
    });
  });

  it('is refused after thirty days', async () => {
    const id = await imported(`turma;equipa\n${name};Sóis`);
    test.advance(IMPORT_UNDO_MS);
    teacher = await again(teacher);
    admin = await again(admin);
    other = await again(other);
    const young = await imported(`turma;equipa\n${name};Luas`);
    test.advance(1);
    expect((await undo(id)).json().code).toBe('importTooOld');
    expect((await undo(young)).statusCode).toBe(200);
  });

  const again = async (caller: TestCaller) => {
    const [row] = await test.db.select().from(accounts).where(eq(accounts.id, caller.accountId));
    return test.as(row?.username ?? '');
  };
});
