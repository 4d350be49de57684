import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { HISTORY_SEARCHED_MAX } from '#domain/limits.ts';
import { THEME_IDS } from '#domain/vocabulary.ts';
import { marks } from '#server/db/schema/schema.ts';
import { audit } from '#server/records/history/audit.queries.ts';
import { seedMember } from '../../support/app/council.ts';
import { createTestApp, type TestApp, type TestCaller } from '../../support/app/testApp.ts';
import { HOSTILE_TEXTS } from '../../support/attacks/hostileTexts.ts';

interface Line {
  _id: number;
  at: number;
  who: string | null;
  action: string;
  subject: string | null;
  details: Record<string, unknown>;
}

let app: TestApp;
let admin: TestCaller;
let prof: TestCaller;
let other: TestCaller;
let classId: string;

beforeAll(async () => {
  app = await createTestApp();
  await app.admin('chefe');
  const { id: teacherId } = await app.teacher({ username: 'prof', name: 'Inês Melo' });
  await app.teacher({ username: 'outra' });
  ({ id: classId } = await app.schoolClass({ teacherId, name: '8.º A' }));
  [admin, prof, other] = [await app.as('chefe'), await app.as('prof'), await app.as('outra')];
});
afterAll(() => app.close());

async function lines(caller: TestCaller, query = 'limit=1000'): Promise<Line[]> {
  const reply = await caller.get(`/history?${query}`);
  expect(reply.statusCode).toBe(200);
  return reply.json().entries;
}
const said = (list: Line[]) => list.map(({ who, action, subject }) => [action, who, subject]);

describe('an entry', () => {
  it('says who did what to whom, and is shown to the owning teacher', async () => {
    const json = { name: '9.º C', teacherId: prof.accountId };
    await admin.post('/classes/add', { json });
    const team = {
      permissionWanted: 3,
      name: 'Cometas',
      teamMembers: [],
      username: 'cometas',
      password: 'segredo',
      schoolClass: classId,
      solarId: THEME_IDS.ic,
    };
    const { _id: teamId } = (await prof.post('/create', { json: team })).json();
    await admin.get(`/credentials/${teamId}`);
    await admin.get(`/credentials/${prof.accountId}`);
    const member = await seedMember(app, { classId, name: 'Planetas' });
    await app.db.insert(marks).values({ teamId: member.id, level: 2 });
    const points = { level2: { p1: 20, p2: 0 } };
    await prof.put('/team/evaluation', { json: { teamId: member.id, points } });
    await prof.put(`/proposal/${member.id}`, { json: { proposal: 'Outra' } });
    await admin.post(`/proposal/${member.id}/submit`, { json: {} });
    await prof.put(`/team/${teamId}`, { json: { name: 'Estrelas', teamMembers: [] } });
    await prof.send('DELETE', `/team/${teamId}`);

    const mine = await lines(prof);
    expect(said(mine)).toEqual([
      ['deleteTeam', 'Inês Melo', 'Estrelas'],
      ['editTeam', 'Inês Melo', 'Cometas'],
      ['submitProposal', 'administração', 'Planetas'],
      ['editProposal', 'Inês Melo', 'Planetas'],
      ['evaluateTeam', 'Inês Melo', 'Planetas'],
      ['credentials', 'administração', 'Inês Melo'],
      ['credentials', 'administração', 'Cometas'],
      ['createTeam', 'Inês Melo', 'Cometas'],
      ['addClass', 'administração', '9.º C'],
    ]);
    expect(mine[1]?.details).toEqual({ changed: ['name'] });
    expect(mine.every(({ at }) => at === Math.floor(app.services.now() / 1_000))).toBe(true);
    expect(JSON.stringify(mine)).not.toContain('segredo');
    expect(await lines(other)).toEqual([]);
    const named = said(mine).map(([action, who, subject]) => [
      action,
      who === 'administração' ? 'chefe' : who,
      subject,
    ]);
    expect(said(await lines(admin)).slice(0, mine.length)).toEqual(named);
  });

  it('about schools or other teachers is shown to administrators only; a new teacher sees the own creation', async () => {
    const school = (await admin.post('/schools/add', { json: { name: 'Escola do Cabo' } })).json();
    const json = { name: 'Nova', username: 'nova', email: 'nova@exemplo.pt', password: 'mar-de-vidro' };
    await admin.post('/teachers/add', { json: { ...json, school: school._id } });
    const nova = await app.as('nova');
    await nova.put('/password', { json: { current: 'mar-de-vidro', password: 'cotovia-e-trevo' } });
    expect(said(await lines(nova))).toEqual([
      ['changeOwnPassword', 'Nova', 'Nova'],
      ['addTeacher', 'administração', 'Nova'],
    ]);
    expect(JSON.stringify(await lines(prof))).not.toMatch(/Cabo|Nova/);
    expect(said((await lines(admin)).slice(0, 3))).toEqual([
      ['changeOwnPassword', 'Nova', 'Nova'],
      ['addTeacher', 'chefe', 'Nova'],
      ['addSchool', 'chefe', 'Escola do Cabo'],
    ]);
  });

  it('of a sign-in is shown to that person', async () => {
    await app.anonymous.post('/login', { json: { username: 'outra', password: 'palavra-passe' } });
    const [line] = await lines(other);
    expect(line).toMatchObject({ action: 'login', subject: 'outra' });
  });
});

describe('GET /history', () => {
  it('is paged with a total', async () => {
    const all = await lines(admin);
    const { entries, pagination } = (await admin.get('/history?page=1&limit=3')).json();
    expect(entries).toEqual(all.slice(3, 6));
    expect(pagination).toEqual({ total: all.length, page: 1, limit: 3 });
  });

  it.each([
    ['cometa', ['Cometas']],
    ['ESTRELAS', ['Estrelas']],
    ['ines melo', null],
    ['100%', []],
    ['_', []],
  ])('finds %j regardless of case and accents', async (words, subjects) => {
    const found = await lines(prof, `search=${encodeURIComponent(words)}&limit=1000`);
    if (subjects === null) expect(new Set(found.map(({ who }) => who))).toContain('Inês Melo');
    else expect([...new Set(found.map(({ subject }) => subject))]).toEqual(subjects);
    const { pagination } = (await prof.get(`/history?search=${encodeURIComponent(words)}`)).json();
    expect(pagination.total).toBe(found.length);
  });

  it("names only people of the teacher's own school, also in a search", async () => {
    const { id: schoolId } = await app.school({ name: 'Escola do Monte' });
    const reader = await app.teacher({ username: 'leitora', name: 'Luísa', schoolId });
    const colleague = await app.teacher({ username: 'colega', name: 'Rita Colega', schoolId });
    const stranger = await app.teacher({ username: 'estranha', name: 'Maria Secreta' });
    const subject = { id: randomUUID(), name: 'Sondas', ownerId: reader.id };
    for (const accountId of [reader.id, colleague.id, stranger.id, admin.accountId])
      await audit(app.db, { caller: { accountId }, at: new Date() }, 'hideComments', subject);
    const caller = await app.as('leitora');
    const whoIn = async (by: TestCaller, search: string) =>
      (await lines(by, `search=${search}&limit=1000`))
        .filter(({ subject }) => subject === 'Sondas')
        .map(({ who }) => who);
    expect(await whoIn(caller, 'sondas')).toEqual(['administração', 'outra escola', 'Rita Colega', 'Luísa']);
    expect(await whoIn(caller, 'secreta')).toEqual([]);
    expect(await whoIn(caller, 'estranha')).toEqual([]);
    expect(await whoIn(caller, 'chefe')).toEqual([]);
    expect(await whoIn(caller, 'rita')).toEqual(['Rita Colega']);
    expect(await whoIn(caller, 'leitora')).toEqual(['Luísa']);
    expect(await whoIn(admin, 'sondas')).toEqual(['chefe', 'Maria Secreta', 'Rita Colega', 'Luísa']);
    expect(await whoIn(admin, 'secreta')).toEqual(['Maria Secreta']);
  });

  it("searches the newest entries, and a teacher's own however many others there are", async () => {
    const subject = { id: randomUUID(), name: 'Antiquíssima', ownerId: other.accountId };
    await audit(app.db, { caller: other, at: new Date() }, 'addClass', subject);
    const total = async (caller: TestCaller) =>
      (await caller.get('/history?search=antiquissima')).json().pagination.total;
    const others = (count: number) =>
      app.db.execute(sql`insert into audit (action, subject_id, subject_name)
        select 'addSchool', gen_random_uuid(), 'Outra' from generate_series(1, ${count}::int)`);
    await others(HISTORY_SEARCHED_MAX - 1);
    expect([await total(admin), await total(other)]).toEqual([1, 1]);
    await others(1);
    expect([await total(admin), await total(other)]).toEqual([0, 1]);
    await app.db.execute(sql`delete from audit where subject_name in ('Outra', 'Antiquíssima')`);
  });

  it("never finds another teacher's entries", async () => {
    expect(await lines(other, 'search=Cometas')).toEqual([]);
  });

  it('keeps the entry of a deleted account without its name', async () => {
    const by = { caller: { accountId: randomUUID() }, at: new Date() };
    await audit(app.db, by, 'addClass', { id: randomUUID(), name: 'X', ownerId: other.accountId });
    expect((await lines(other))[0]).toMatchObject({ who: null, action: 'addClass', subject: 'X', details: {} });
  });

  it.each(HOSTILE_TEXTS)('stores and finds %s as plain text', async (subjectName) => {
    await audit(app.db, { caller: other, at: new Date() }, 'addClass', { id: randomUUID(), name: subjectName });
    const [line] = await lines(other, `search=${encodeURIComponent(subjectName)}`);
    expect(line?.subject).toBe(subjectName);
  });

  it.each(['page=-1', 'limit=0', `search=${'x'.repeat(121)}`, 'search=%00'])('refuses %s', async (query) => {
    const reply = await admin.get(`/history?${query}`);
    expect([reply.statusCode, reply.json().code]).toEqual([400, 'badInput']);
  });
});
