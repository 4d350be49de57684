import { randomUUID } from 'node:crypto';
import { eq, getTableName, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { SOLAR_SYSTEMS } from '#content/solarSystems.ts';
import { BIN_DAYS } from '#domain/limits.ts';
import type { Theme } from '#domain/vocabulary.ts';
import { comments, ratings } from '#server/db/schema/council.ts';
import { draftSteps } from '#server/db/schema/drafts.ts';
import { audit } from '#server/db/schema/history.ts';
import { sessions } from '#server/db/schema/identity.ts';
import { placedComments } from '#server/db/schema/placedComments.ts';
import { bin, binBlobs, levelNotes, returnedLevels } from '#server/db/schema/records.ts';
import { answerFiles, blobs, uploads } from '#server/db/schema/schema.ts';
import { TABLES } from '#server/records/bin/binRows.queries.ts';
import { tidy } from '#server/tidy.ts';
import { finishedUpload, quizAnswers, textAnswers, tutorialBody } from '../../support/app/gameAnswers.ts';
import { gameTableRows } from '../../support/app/gameTableRows.ts';
import { passDays } from '../../support/app/passDays.ts';
import { SEED_PASSWORD } from '../../support/app/seed.ts';
import { createTestApp, type TestApp, type TestCaller } from '../../support/app/testApp.ts';
import { eventually } from '../../support/eventually.ts';

const DAY_MS = 24 * 60 * 60_000;
type Json = { [key: string]: unknown };

let app: TestApp;
let teacherId: string;
let strangerClassId: string;
let chief: TestCaller;

beforeAll(async () => {
  app = await createTestApp();
  const { id: schoolId } = await app.school();
  ({ id: teacherId } = await app.teacher({ username: 'prof', name: 'Ana Prata', schoolId }));
  const stranger = await app.teacher({ username: 'outra' });
  ({ id: strangerClassId } = await app.schoolClass({ teacherId: stranger.id }));
  await app.admin('chefe');
  chief = await app.as('chefe');
});
afterAll(() => app.close());

const remove = (caller: TestCaller, path: string) => caller.send('DELETE', path);
const restore = (caller: TestCaller, binId: string) => caller.post(`/bin/${binId}/restore`);
const prof = () => app.as('prof');
const other = () => app.as('outra');

async function expectOk(reply: Promise<{ statusCode: number; body: string; json: () => Json }>): Promise<Json> {
  const { statusCode, body, json } = await reply;
  expect([statusCode, body]).toEqual([expect.toSatisfy((status) => status < 300), body]);
  return json();
}

/** Seeds a team that has played to the council, with a file in the tutorial and one in each step of mission 3. */
async function playedTeam(classId: string, theme: Theme = 'ic') {
  const team = await app.team({ classId, theme });
  const call = await app.as(team.username);
  await expectOk(call.post('/tutorial', { json: await tutorialBody(app, team.id) }));
  await expectOk(call.post('/answer-level-1', { json: { answers: quizAnswers(theme, 2) } }));
  await expectOk(call.post('/answer-level-2', { json: { answers: textAnswers(theme, 2) } }));
  const steps = SOLAR_SYSTEMS[theme].levels.level3.map((_, step) =>
    finishedUpload(app, team.id, `${team.id} ${step}`).then((file) => [file]),
  );
  await expectOk(call.post('/answer-level-3', { json: { answers: await Promise.all(steps) } }));
  await expectOk(call.post('/answer-level-4', { json: { answers: textAnswers(theme, 4, team.name) } }));
  const found = (await chief.get('/get-proposals/all')).json().find(({ team: id }: Json) => id === team.id);
  return { ...team, call, proposalId: String(found._id) };
}

/** Gives mission 3 back and answers it again, so that its old files only belong to a version. */
async function answerAgain({ id, call }: Pick<Awaited<ReturnType<typeof playedTeam>>, 'id' | 'call'>): Promise<void> {
  await expectOk((await prof()).post(`/team/${id}/levels/3/give-back`, { json: { note: 'De novo.' } }));
  const file = await finishedUpload(app, id, `${id} outra vez`);
  await expectOk(call.post('/answer-level-3', { json: { answers: [[file]] } }));
}

/** Sets the time of every file to the test's clock, because seeded rows have the machine's time. */
async function dateFiles(): Promise<void> {
  await app.db.update(blobs).set({ createdAt: new Date(app.services.now()) });
}
type Played = Awaited<ReturnType<typeof playedTeam>>;

async function talk(from: Played, to: Played, stars: number) {
  await expectOk(from.call.put(`/update-proposals-stars/${stars}/${to.proposalId}`));
  await expectOk(
    from.call.put(`/comment-proposals/${to.proposalId}`, { json: { comment: `${from.name} a ${to.name}` } }),
  );
}

/**
 * Returns every row that a deletion takes, and the replies of the calls that show them, with file addresses normalised.
 */
async function captureState(): Promise<{ bodies: unknown[]; rows: Record<string, string[]> }> {
  const { audit: _, ...rows } = await gameTableRows(app.db);
  const more: Record<string, string[]> = {};
  for (const table of ['accounts', 'teachers', 'classes', 'schools', 'returned_levels', 'level_notes']) {
    const found = await app.db.execute<{ row: string }>(
      sql`select to_jsonb(t)::text as row from ${sql.identifier(table)} t order by 1`,
    );
    more[table] = found.rows.map(({ row }) => row);
  }
  chief = await app.as('chefe');
  const paths = ['/team/responses?limit=1000', '/get-proposals/all', '/ranking?limit=1000', '/classes/all'];
  const answers = await Promise.all([...paths, '/teachers/all', '/schools/all'].map((path) => chief.get(path)));
  const bodies = answers.map(({ body }) => JSON.parse(body.replace(/\/api\/files\/[\w-]+/g, 'file')));
  return { bodies, rows: { ...rows, ...more } };
}

async function filesOf(teamId: string): Promise<string[]> {
  const { teams } = (await (await app.as('chefe')).get('/team/responses?limit=1000')).json();
  const { answers } = teams.find(({ _id }: Json) => _id === teamId);
  return [answers.tutorial.data.files, ...answers.answersLevel3].flatMap((list: string) =>
    JSON.parse(list).map(({ content }: { content: string }) => content.replace('/api', '')),
  );
}

describe('a class with played teams', () => {
  it('is deleted with everything, and restored as it was', async () => {
    const { id: classId } = await app.schoolClass({ teacherId, name: '8.º B' });
    const [one, two] = [await playedTeam(classId), await playedTeam(classId)];
    const foreign = await playedTeam(strangerClassId);
    for (const [from, to] of [
      [one, two],
      [two, one],
      [one, foreign],
      [foreign, one],
      [foreign, two],
    ] as const)
      await talk(from, to, 4);
    const points = { level2: { p1: 60, p2: 20 }, level4: { p1: 160, p2: 40 } };
    await expectOk((await prof()).put('/team/evaluation', { json: { teamId: one.id, points } }));
    await expectOk((await prof()).post(`/proposal/${two.id}/submit`, { json: {} }));
    const late = await app.team({ classId });
    const lateCall = await app.as(late.username);
    const waiting = await finishedUpload(app, late.id, 'ainda não entregue');
    const draft = (device: string, revision: number) => ({
      json: { part: 0, revision, device, content: JSON.stringify({ file: waiting.content }) },
    });
    await expectOk(lateCall.put('/draft', draft('tablet', 1)));
    await expectOk(lateCall.put('/draft', draft('outro', 2)));
    await answerAgain(one);
    const at = new Date(app.services.now());
    await app.db.insert(returnedLevels).values({ teamId: one.id, level: 2, note: 'Completem.', returnedAt: at });
    const minute = new Date(Math.floor(at.getTime() / 60_000) * 60_000);
    const step = { part: 2, version: 1, number: 1, at: minute, texts: ['Um', 'dois'] };
    await app.db.insert(draftSteps).values({ ...step, teamId: one.id });
    await app.db.insert(levelNotes).values({ teamId: one.id, level: 1, text: 'Muito bem.', updatedAt: at });
    const span = { step: 0, spanStart: 0, spanEnd: 3, quote: 'Uma' };
    const placed = { id: randomUUID(), teamId: one.id, level: 2, version: 1, text: 'Porquê?', ...span };
    await app.db.insert(placedComments).values({ ...placed, createdAt: at, updatedAt: at });
    await dateFiles();
    const before = await captureState();
    const foreignBefore = before.rows.teams?.filter((row) => row.includes(foreign.id));
    expect(before.rows.draft_steps?.filter((row) => row.includes(one.id))).toHaveLength(1);
    const files = await filesOf(one.id);
    expect(files.length).toBeGreaterThan(1);

    const { binId, counts } = await expectOk(remove(await prof(), `/classes/${classId}`));
    expect(counts).toEqual({ teams: 3, classes: 1 });
    const without = await captureState();
    const own = [
      'answers',
      'answer_files',
      'answer_versions',
      'answer_version_files',
      'answer_recordings',
      'placed_comments',
      'marks',
      'drafts',
      'kept_drafts',
      'draft_steps',
    ];
    for (const table of [...own, 'accounts', 'teams'] as const) {
      const left = JSON.stringify(without.rows[table]);
      for (const { id } of [one, two, late]) expect(left).not.toContain(id);
    }
    expect(without.rows.ratings).toEqual([]);
    expect(without.rows.comments).toEqual([]);
    expect(without.rows.teams).toEqual(foreignBefore);
    expect((await one.call.get('/team')).statusCode).toBe(401);
    expect(
      (await app.anonymous.post('/login', { json: { username: one.username, password: SEED_PASSWORD } })).statusCode,
    ).toBe(401);

    app.advance(20 * DAY_MS);
    await tidy(app.services, app.app.log);
    expect(await app.db.$count(binBlobs)).toBeGreaterThan(2);
    const back = await expectOk(restore(await prof(), String(binId)));
    expect(back).toEqual({ kind: 'class', id: classId });
    expect(await captureState()).toEqual(before);
    expect(await app.db.$count(bin)).toBe(0);
    expect(await app.db.$count(binBlobs)).toBe(0);

    for (const { username } of [one, two, late]) {
      const login = await app.anonymous.post('/login', { json: { username, password: SEED_PASSWORD } });
      expect(login.statusCode).toBe(200);
    }
    const opened = await (await prof()).get(`/credentials/${one.id}`);
    expect(opened.json()).toMatchObject({ username: one.username, password: SEED_PASSWORD });
    await tidy(app.services, app.app.log);
    const links = await filesOf(one.id);
    expect(links).toHaveLength(files.length);
    for (const link of links) expect((await app.anonymous.get(link)).statusCode).toBe(200);
    const tutorial = { json: await tutorialBody(app, late.id, { files: [waiting] }) };
    expect((await (await app.as(late.username)).post('/tutorial', tutorial)).statusCode).toBe(200);
  });

  it('keeps its stars and comments in whichever order it is restored', async () => {
    const { id: classId } = await app.schoolClass({ teacherId });
    const [one, two] = [await playedTeam(classId, 'ds'), await playedTeam(classId, 'ds')];
    await talk(one, two, 5);
    await talk(two, one, 2);
    const before = await captureState();
    for (const order of [
      [0, 1],
      [1, 0],
    ]) {
      const bins = [await expectOk(remove(chief, `/team/${one.id}`)), await expectOk(remove(chief, `/team/${two.id}`))];
      for (const place of order) await expectOk(restore(chief, String(bins[place]?.binId)));
      expect(await captureState()).toEqual(before);
    }
  });

  it('is restored without the stars of a team that is gone for good', async () => {
    const { id: classId } = await app.schoolClass({ teacherId });
    const [one, two] = [await playedTeam(classId, 'dh'), await playedTeam(classId, 'dh')];
    await talk(two, one, 5);
    const { binId } = await expectOk(remove(chief, `/team/${one.id}`));
    const { binId: lost } = await expectOk(remove(chief, `/team/${two.id}`));
    await app.db.delete(bin).where(eq(bin.id, String(lost)));
    await expectOk(restore(chief, String(binId)));
    const list: Json[] = (await chief.get('/get-proposals/all')).json();
    expect(list.find(({ team }) => team === one.id)).toMatchObject({
      stars: { average: null, count: 0 },
      teamProposal: { comments: [] },
    });
  });
});

describe('a teacher', () => {
  it('is deleted and restored with classes and teams, without a school that is gone', async () => {
    const school = await app.school();
    const teacher = await app.teacher({ schoolId: school.id });
    const first = await app.schoolClass({ teacherId: teacher.id });
    await app.schoolClass({ teacherId: teacher.id });
    const team = await app.team({ classId: first.id });
    const session = await app.as(teacher.username);
    const before = await captureState();
    const { binId, counts } = await expectOk(remove(chief, `/teachers/${teacher.id}`));
    expect(counts).toEqual({ teams: 1, classes: 2 });
    expect((await session.get('/team/all')).statusCode).toBe(401);
    await expectOk(restore(chief, String(binId)));
    expect(await captureState()).toEqual(before);
    expect((await session.get('/team/all')).statusCode).toBe(401);
    const signed = await app.as(teacher.username);
    expect((await signed.get('/team/all')).json().teams.map(({ _id }: Json) => _id)).toEqual([team.id]);

    const again = await expectOk(remove(chief, `/teachers/${teacher.id}`));
    const { binId: schoolBin } = await expectOk(remove(chief, `/schools/${school.id}`));
    await expectOk(restore(chief, String(again.binId)));
    expect((await chief.get(`/teachers/${teacher.id}`)).json().school).toBeNull();
    expect(await expectOk(restore(chief, String(schoolBin)))).toEqual({ kind: 'school', id: school.id });
  });

  it('must be restored before the class, and the class before its team', async () => {
    const teacher = await app.teacher();
    const { id: classId } = await app.schoolClass({ teacherId: teacher.id });
    const team = await app.team({ classId });
    const bins: Json[] = [];
    for (const path of [`/team/${team.id}`, `/classes/${classId}`, `/teachers/${teacher.id}`])
      bins.push(await expectOk(remove(chief, path)));
    const before = await captureState();
    for (const entry of bins.slice(0, 2)) {
      const reply = await restore(chief, String(entry.binId));
      expect([reply.statusCode, reply.json().code]).toEqual([409, 'parentGone']);
    }
    expect(await captureState()).toEqual(before);
    for (const entry of bins.toReversed()) await expectOk(restore(chief, String(entry.binId)));
    expect((await (await app.as(teacher.username)).get('/team/all')).json().teams).toMatchObject([{ _id: team.id }]);
  });
});

describe('GET /bin', () => {
  it('shows a teacher the own entries, newest first and paged, and an administrator all', async () => {
    const teacher = await app.teacher({ name: 'Rita Sousa' });
    const call = await app.as(teacher.username);
    const { id: classId } = await app.schoolClass({ teacherId: teacher.id, name: '7.º C' });
    const team = await app.team({ classId, name: 'Cometas' });
    const at = Math.floor(app.services.now() / 1_000);
    const first = await expectOk(remove(chief, `/team/${team.id}`));
    app.advance(60_000);
    const second = await expectOk(remove(call, `/classes/${classId}`));
    const page = (await call.get('/bin')).json();
    const days = BIN_DAYS * 24 * 60 * 60;
    const entry = { deletedAt: at, expiresAt: at + days, deletedBy: 'administração', isOver: false };
    const later = { deletedAt: at + 60, expiresAt: at + 60 + days, deletedBy: 'Rita Sousa', isOver: false };
    const ofClass = { _id: second.binId, kind: 'class', name: '7.º C', counts: { teams: 0, classes: 1 }, ...later };
    const ofTeam = { _id: first.binId, kind: 'team', name: 'Cometas', counts: { teams: 1, classes: 0 }, ...entry };
    expect(page).toEqual({ entries: [ofClass, ofTeam], pagination: { total: 2, page: 0, limit: 10 } });
    expect((await call.get('/bin?page=1&limit=1')).json().entries).toEqual([ofTeam]);
    expect((await (await prof()).get('/bin')).body).not.toContain('Cometas');
    expect((await chief.get('/bin?limit=1000')).body).toContain('Cometas');
    expect(JSON.stringify(page)).not.toMatch(/argon2|password|\\\\x/i);
  });

  it.each(['page=-1', 'limit=0', 'limit=1001', 'page=x'])('refuses %s', async (query) => {
    expect((await chief.get(`/bin?${query}`)).json().code).toBe('badInput');
  });
});

describe('POST /bin/:binId/restore refuses', () => {
  async function deleted() {
    const { id: classId } = await app.schoolClass({ teacherId });
    const team = await app.team({ classId });
    const { binId } = await expectOk(remove(await prof(), `/team/${team.id}`));
    return { classId, team, binId: String(binId) };
  }

  it("another teacher's entry, a school to a teacher, an unknown one, a second time, and an invalid id", async () => {
    const { binId } = await deleted();
    expect((await restore(await other(), binId)).json().code).toBe('notYours');
    const { id } = await app.school();
    const school = await expectOk(remove(chief, `/schools/${id}`));
    expect((await restore(await prof(), String(school.binId))).json().code).toBe('notYours');
    expect((await restore(chief, randomUUID())).json().code).toBe('notFound');
    expect((await restore(chief, '1')).json().code).toBe('badInput');
    const replies = await Promise.all([1, 2, 3].map(() => restore(chief, binId)));
    expect(replies.map(({ statusCode }) => statusCode).sort()).toEqual([200, 404, 404]);
  });

  it('a username taken meanwhile, also as an email, and changes nothing', async () => {
    const { binId, classId, team } = await deleted();
    const taker = await app.team({ classId, username: team.username.toUpperCase() });
    const before = await captureState();
    const reply = await restore(await prof(), binId);
    expect([reply.statusCode, reply.json()]).toEqual([
      409,
      { code: 'usernameTaken', message: `O nome de utilizador «${team.username}» foi entretanto dado a outra conta.` },
    ]);
    expect(await captureState()).toEqual(before);
    await expectOk(
      chief.put(`/team/${taker.id}`, { json: { name: 'X', teamMembers: [], username: 'livre-outra-vez' } }),
    );
    await expectOk(restore(await prof(), binId));
  });

  it("a teacher's email taken meanwhile", async () => {
    const teacher = await app.teacher({ email: 'Rara@exemplo.pt' });
    const { binId } = await expectOk(remove(chief, `/teachers/${teacher.id}`));
    await app.teacher({ email: 'rara@exemplo.pt' });
    expect((await restore(chief, String(binId))).json()).toEqual({
      code: 'emailTaken',
      message: 'O email «Rara@exemplo.pt» é entretanto de outra conta.',
    });
  });

  it('the name of a class or school taken meanwhile', async () => {
    const one = await app.schoolClass({ teacherId, name: '9.º Z' });
    const school = await app.school({ name: 'Escola do Lago' });
    const bins = [
      await expectOk(remove(chief, `/classes/${one.id}`)),
      await expectOk(remove(chief, `/schools/${school.id}`)),
    ];
    await app.schoolClass({ teacherId, name: '9.º z' });
    await app.school({ name: 'ESCOLA DO LAGO' });
    const before = await captureState();
    for (const { binId } of bins) {
      const reply = await restore(chief, String(binId));
      expect([reply.statusCode, reply.json().code]).toEqual([409, 'nameTaken']);
    }
    expect(await captureState()).toEqual(before);
  });

  it('what was deleted 30 days ago, which the tidy task then removes with its files', async () => {
    const { id: classId } = await app.schoolClass({ teacherId });
    const team = await playedTeam(classId);
    const held = await app.db.select().from(answerFiles).where(eq(answerFiles.teamId, team.id));
    const own = held.filter(({ part }) => part === 3).map(({ sha256 }) => sha256);
    await answerAgain(team);
    await dateFiles();
    const { binId } = await expectOk(remove(await prof(), `/team/${team.id}`));
    await passDays(app, BIN_DAYS);
    app.advance(-1);
    await tidy(app.services, app.app.log);
    expect(await app.db.$count(bin, eq(bin.id, String(binId)))).toBe(1);
    for (const sha256 of own) expect(await app.services.files.has(sha256)).toBe(true);
    app.advance(1);
    expect((await (await prof()).get('/bin')).body).not.toContain(String(binId));
    expect((await restore(await app.as('chefe'), String(binId))).json().code).toBe('notFound');
    await tidy(app.services, app.app.log);
    expect(await app.db.$count(bin)).toBe(0);
    expect(own.length).toBeGreaterThan(0);
    for (const sha256 of own) {
      expect(await app.services.files.has(sha256)).toBe(false);
      expect(await app.db.$count(blobs, eq(blobs.sha256, sha256))).toBe(0);
    }
  });
});

describe('shared content', () => {
  beforeEach(async () => {
    chief = await app.as('chefe');
  });

  /** Seeds a team with one file of this content in its tutorial; returns the content's hash. */
  async function teamWith(classId: string, words: string) {
    const team = await app.team({ classId });
    const files = [await finishedUpload(app, team.id, words)];
    await expectOk(
      (await app.as(team.username)).post('/tutorial', { json: await tutorialBody(app, team.id, { files }) }),
    );
    const [held] = await app.db.select().from(answerFiles).where(eq(answerFiles.teamId, team.id));
    return { id: team.id, sha256: held?.sha256 ?? '' };
  }

  it('stays while a team or another bin entry uses it', async () => {
    const { id: classId } = await app.schoolClass({ teacherId });
    const shared = [];
    for (const _ of [1, 2, 3]) shared.push(await teamWith(classId, 'o mesmo ficheiro'));
    const [first, second, third] = shared;
    const sha256 = first?.sha256 ?? '';
    expect(new Set(shared.map((one) => one.sha256)).size).toBe(1);
    const isThere = () => app.services.files.has(sha256);
    const pass = async (days: number) => {
      await passDays(app, days);
      await tidy(app.services, app.app.log);
      chief = await app.as('chefe');
    };
    await dateFiles();
    await expectOk(remove(chief, `/team/${first?.id}`));
    await pass(BIN_DAYS);
    expect([await app.db.$count(bin), await isThere()]).toEqual([0, true]);
    await expectOk(remove(chief, `/team/${second?.id}`));
    await pass(10);
    const { binId } = await expectOk(remove(chief, `/team/${third?.id}`));
    await pass(BIN_DAYS - 10);
    expect([await app.db.$count(bin), await isThere()]).toEqual([1, true]);
    await expectOk(restore(chief, String(binId)));
    await pass(BIN_DAYS);
    expect(await isThere()).toBe(true);
    await expectOk(remove(chief, `/team/${third?.id}`));
    await pass(BIN_DAYS);
    expect([await app.db.$count(bin), await isThere()]).toEqual([0, false]);
  });
});

it('covers every table that references what can be deleted', async () => {
  const { rows } = await app.db.execute<{ name: string }>(sql`
    select distinct conrelid::regclass::text as name from pg_constraint
    where contype = 'f' and confrelid in (
      'schools'::regclass, 'teachers'::regclass, 'classes'::regclass, 'teams'::regclass, 'accounts'::regclass,
      'proposals'::regclass, 'lessons'::regclass)
    order by 1`);
  const kept = TABLES.map(({ table }) => getTableName(table));
  // Sessions, links and second factors end with their account, links of platforms with their class, steering, hands and messages with their lesson; the other tables are derived.
  expect(rows.map(({ name }) => name).filter((name) => !kept.includes(name))).toEqual([
    'class_sizes',
    'device_states',
    'lesson_message_views',
    'lesson_messages',
    'lesson_teams',
    'lti_links',
    'lti_pupils',
    'passkeys',
    'raised_hands',
    'readership',
    'recovery_codes',
    'restore_drills',
    'second_factors',
    'sessions',
    'sign_in_steps',
    'staff_identities',
    'standings',
  ]);
});

describe('simultaneous requests', () => {
  beforeEach(async () => {
    chief = await app.as('chefe');
  });

  it('an answer is either stored completely and kept, or refused', async () => {
    const { id: classId } = await app.schoolClass({ teacherId });
    for (let round = 0; round < 5; round += 1) {
      const team = await app.team({ classId });
      const call = await app.as(team.username);
      const json = await tutorialBody(app, team.id);
      const [posted, deleted] = await Promise.all([
        call.post('/tutorial', { json }),
        remove(chief, `/team/${team.id}`),
      ]);
      expect([200, 401, 404]).toContain(posted.statusCode);
      expect(deleted.statusCode).toBe(200);
      await expectOk(restore(chief, deleted.json().binId));
      const { data } = (await (await app.as(team.username)).get('/check-level')).json();
      const left = await app.db.$count(uploads, eq(uploads.accountId, team.id));
      expect([data, left]).toEqual(posted.statusCode === 200 ? [2, 0] : [1, 1]);
    }
  });

  it('stars for a deleted proposal are refused, and no deletion is partial', async () => {
    const { id: classId } = await app.schoolClass({ teacherId });
    const teams = [await playedTeam(classId), await playedTeam(classId), await playedTeam(classId)] as const;
    const pairs = teams.flatMap((from) => teams.filter((to) => to !== from).map((to) => ({ from, to })));
    const talking = pairs.flatMap(({ from, to }) => [
      from.call.put(`/update-proposals-stars/3/${to.proposalId}`),
      from.call.put(`/comment-proposals/${to.proposalId}`, { json: { comment: `Olá, ${to.name}` } }),
    ]);
    const [deleted, ...replies] = await Promise.all([remove(chief, `/classes/${classId}`), ...talking]);
    expect(deleted.statusCode).toBe(200);
    for (const { statusCode } of replies) expect([200, 401, 404]).toContain(statusCode);
    const heard = replies.filter(({ statusCode }) => statusCode === 200).length;
    await expectOk(restore(chief, deleted.json().binId));
    const list: Json[] = (await chief.get('/get-proposals/all')).json();
    const mine = list.filter(({ team }) => teams.some(({ id }) => id === team)) as {
      stars: { count: number };
      teamProposal: { comments: unknown[] };
    }[];
    const kept = mine.reduce((sum, { stars, teamProposal }) => sum + stars.count + teamProposal.comments.length, 0);
    expect(kept).toBe(heard);
  });

  it("a deletion waits for another team's stars and comments being written, and keeps them", async () => {
    const [{ id: classId }, { id: otherClassId }] = [
      await app.schoolClass({ teacherId }),
      await app.schoolClass({ teacherId }),
    ];
    const [one, two] = [await playedTeam(classId), await playedTeam(otherClassId)];
    const told = { proposalId: one.proposalId, teamId: two.id };
    const { deleting } = await app.db.transaction(async (tx) => {
      await tx.insert(ratings).values({ ...told, stars: 4 });
      await tx.insert(comments).values({ ...told, text: 'Boa ideia!' });
      const deleting = expectOk(remove(chief, `/team/${one.id}`));
      await eventually(async () => {
        const { rows } = await app.db.execute(sql`select from pg_stat_activity
          where datname = current_database() and wait_event_type = 'Lock'`);
        expect(rows).toHaveLength(1);
      });
      return { deleting };
    });
    await expectOk(restore(chief, String((await deleting).binId)));
    const list: Json[] = (await chief.get('/get-proposals/all')).json();
    expect(list.find(({ team }) => team === one.id)).toMatchObject({
      stars: { count: 1 },
      teamProposal: { comments: [{ comment: 'Boa ideia!' }] },
    });
  });

  it('deletes a team once', async () => {
    const { id: classId } = await app.schoolClass({ teacherId });
    const team = await app.team({ classId });
    const replies = await Promise.all([1, 2, 3].map(() => remove(chief, `/team/${team.id}`)));
    expect(replies.map(({ statusCode }) => statusCode).sort()).toEqual([200, 404, 404]);
    expect(await app.db.$count(sessions, eq(sessions.accountId, team.id))).toBe(0);
  });
});

it('records who deleted and who restored, with owner and name', async () => {
  chief = await app.as('chefe');
  const { id: classId } = await app.schoolClass({ teacherId, name: '5.º X' });
  const { binId } = await expectOk(remove(chief, `/classes/${classId}`));
  await expectOk(restore(await prof(), String(binId)));
  const lines = await app.db.select().from(audit).where(eq(audit.subjectId, classId)).orderBy(audit.id);
  const common = { ownerId: teacherId, subjectName: '5.º X' };
  expect(lines).toMatchObject([
    { ...common, action: 'deleteClass', accountId: chief.accountId, details: { teams: 0, classes: 1 } },
    { ...common, action: 'restoreFromBin', accountId: teacherId, details: { kind: 'class' } },
  ]);
});
