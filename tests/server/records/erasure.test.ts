import { randomUUID } from 'node:crypto';
import { appendFile, readFile, writeFile } from 'node:fs/promises';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { comments } from '#server/db/schema/council.ts';
import { audit } from '#server/db/schema/history.ts';
import { erasures } from '#server/db/schema/records.ts';
import { accounts, blobs, teams } from '#server/db/schema/schema.ts';
import { repeatErasures } from '#server/records/erasure/erasure.ts';
import { erasureLogPath, readErasureLog } from '#server/records/erasure/erasureLog.ts';
import { tidy } from '#server/tidy.ts';
import { finishedRecording, finishedUpload, quizAnswers, textAnswers } from '../../support/app/gameAnswers.ts';
import { databaseTexts, folderTexts } from '../../support/app/storedTexts.ts';
import { createTestApp, type TestApp, type TestCaller } from '../../support/app/testApp.ts';

/** Occurs in everything that the erased team is named, writes, sends and receives. */
const MARK = 'ZARCO';
const HOUR_MS = 60 * 60_000;
const MARKED = /zarco/i;

type Played = { id: string; name: string; call: TestCaller; proposalId: string };

let app: TestApp;
let prof: TestCaller;
let classId: string;
let zarco: Played;
let other: Played;
let foreign: Played;
/** An upload id of the erased team. */
let halfSent: string;

async function expectOk(reply: Promise<{ statusCode: number; body: string; json: () => { [key: string]: unknown } }>) {
  const { statusCode, body, json } = await reply;
  expect([statusCode < 300, body]).toEqual([true, body]);
  return json();
}

/** Seeds a team that has played to the council; `word` occurs in everything it wrote, and one file is shared by all. */
async function played(word: string, inClass: string): Promise<Played> {
  const team = await app.team({
    classId: inClass,
    name: `Equipa ${word}`,
    username: `${word.toLowerCase()}-${randomUUID().slice(0, 6)}`,
    members: [`Membro ${word}`],
  });
  const call = await app.as(team.username);
  const file = (content: string) => finishedUpload(app, team.id, content, `${word}.txt`);
  const files = [await file(`ficheiro ${word}`), await file('de todos')];
  await expectOk(call.post('/tutorial', { json: { ship: 1, quiz: '1. Sim', texto: word, files } }));
  await expectOk(call.post('/answer-level-1', { json: { answers: quizAnswers('ic') } }));
  const recordings = [await finishedRecording(app, team.id, `voz ${word}`)];
  await expectOk(call.post('/answer-level-2', { json: { answers: textAnswers('ic', 2, word), recordings } }));
  await expectOk(call.post('/answer-level-3', { json: { answers: [[await file(`missão 3 ${word}`)]] } }));
  await expectOk(call.post('/answer-level-4', { json: { answers: textAnswers('ic', 4, word) } }));
  const all = (await (await app.as('chefe')).get('/get-proposals/all')).json();
  return {
    id: team.id,
    name: team.name,
    call,
    proposalId: all.find((one: Played & { team: string }) => one.team === team.id)._id,
  };
}

async function talk(from: Played, to: Played, words: string): Promise<void> {
  await expectOk(from.call.put(`/update-proposals-stars/5/${to.proposalId}`));
  await expectOk(from.call.put(`/comment-proposals/${to.proposalId}`, { json: { comment: words } }));
  await expectOk(from.call.post(`/proposals/${to.proposalId}/report`));
}

/** Comments on the first words of the team's answer to mission 2. */
async function commentPlace(): Promise<void> {
  const { team } = (await zarco.call.get('/team')).json();
  const quote = team.answers.answersLevel2[0].slice(0, 3);
  const place = { kind: 'text', step: 0, start: 0, end: 3, quote };
  const json = { level: 2, version: 1, place, text: `Porquê? ${MARK}` };
  await expectOk(prof.put(`/team/${zarco.id}/comments/${randomUUID()}`, { json }));
}

async function writeVoice(): Promise<void> {
  const { team } = (await zarco.call.get('/team')).json();
  const [{ _id }] = team.answers.recordings;
  await expectOk(prof.put(`/team/${zarco.id}/recordings/${_id}/words`, { json: { text: `Disseram ${MARK}` } }));
}

/** Makes staff act on the team, and the team start an upload and drafts. */
async function actAround(): Promise<void> {
  const team = `/team/${zarco.id}`;
  await expectOk(
    prof.send('PUT', team, { json: { name: `Equipa ${MARK}`, teamMembers: [`Membro ${MARK}`, `Outro ${MARK}`] } }),
  );
  await expectOk(prof.get(`/credentials/${zarco.id}`));
  await expectOk(prof.put(`${team}/levels/1/note`, { json: { text: `Nota ${MARK}` } }));
  await commentPlace();
  await writeVoice();
  await expectOk(prof.post(`${team}/levels/3/give-back`, { json: { note: `De novo ${MARK}` } }));
  const again = [await finishedUpload(app, zarco.id, `missão 3 outra vez ${MARK}`, `${MARK}.txt`)];
  await expectOk(zarco.call.post('/answer-level-3', { json: { answers: [again] } }));
  await expectOk(prof.post(`${team}/levels/2/give-back`, { json: { note: `Volta ${MARK}` } }));
  const content = JSON.stringify({ part: 2, texts: [], typed: `rascunho ${MARK}`, step: 0 });
  for (const device of ['tablet', 'outro']) {
    const draft = { part: 2, revision: device === 'tablet' ? 1 : 2, device, content };
    await zarco.call.put('/draft', { json: draft });
  }
  const name = Buffer.from(`${MARK}.txt`).toString('base64');
  const begun = { 'tus-resumable': '1.0.0', 'upload-length': '99', 'upload-metadata': `filename ${name}` };
  const opened = await zarco.call.send('POST', '/uploads', { headers: begun });
  expect(opened.statusCode).toBe(201);
  const sent = await app.app.inject({
    method: 'PATCH',
    url: String(opened.headers.location),
    headers: {
      'tus-resumable': '1.0.0',
      authorization: zarco.call.token,
      'upload-offset': '0',
      'content-type': 'application/offset+octet-stream',
    },
    payload: Buffer.from(`ficheiro a meio ${MARK} ${zarco.id}`),
  });
  expect(sent.statusCode).toBe(204);
  halfSent = String(opened.headers.location).replace(/.*\//, '');
  const { username } = (await zarco.call.get('/profile')).json();
  await app.anonymous.post('/login', { json: { username, password: 'errada' } });
  await app.anonymous.post('/login', { json: { username: username.toUpperCase(), password: 'errada' } });
}

beforeAll(async () => {
  app = await createTestApp();
  await app.admin('chefe');
  const school = await app.school();
  prof = await app.as((await app.teacher({ username: 'prof', schoolId: school.id })).username);
  const stranger = await app.teacher();
  ({ id: classId } = await app.schoolClass({ teacherId: prof.accountId, name: '8.º A' }));
  const { id: elsewhere } = await app.schoolClass({ teacherId: stranger.id });
  other = await played('Vizinha', classId);
  foreign = await played('Distante', elsewhere);
});
afterAll(() => app.close());
beforeEach(async () => {
  zarco = await played(MARK, classId);
  await actAround();
  await talk(zarco, other, `${MARK} gosta`);
  await talk(other, zarco, 'uma ideia boa');
  const [said] = await app.db.select().from(comments).where(eq(comments.teamId, zarco.id));
  for (const what of ['hide', 'undo'])
    await expectOk(prof.post(`/moderation/${what}`, { json: { comments: [said?.id] } }));
  await app.db.update(blobs).set({ createdAt: new Date(app.services.now() - HOUR_MS) });
});

const erase = (caller: TestCaller, path: string, name: string) => caller.post(`${path}/erase`, { json: { name } });

/** Derived tables, in which others have fewer readers, stars or teams after the erasure. */
const DERIVED_TABLES = ['standings', 'readership', 'class_sizes'];

/** Returns the rows of everybody else, without the time at which content was last announced. */
async function others(): Promise<Record<string, string[]>> {
  const mine = [zarco.id, zarco.proposalId, halfSent];
  const texts = Object.entries(await databaseTexts(app.db)).filter(([table]) => !DERIVED_TABLES.includes(table));
  const kept = texts.map(([table, rows]) => [
    table,
    rows
      .filter((row) => !MARKED.test(row) && !mine.some((id) => row.includes(id)))
      .map((row) => (table === 'blobs' ? row.replace(/"created_at": "[^"]*"/, '') : row)),
  ]);
  return Object.fromEntries(kept);
}

async function expectNoTrace(): Promise<void> {
  for (const [table, rows] of Object.entries(await databaseTexts(app.db))) {
    expect(
      rows.filter((row) => MARKED.test(row)),
      table,
    ).toEqual([]);
  }
  const files = await folderTexts(app.services.env.dataDir);
  expect(files.filter((text) => MARKED.test(text))).toEqual([]);
}

describe('a team', () => {
  it('leaves no trace, and all other rows stay as they were', async () => {
    const before = await databaseTexts(app.db);
    const found = Object.keys(before).filter((table) => before[table]?.some((row) => MARKED.test(row)));
    const versions = ['answer_versions', 'answer_version_files'];
    const everywhere = [
      'accounts',
      'answer_files',
      'answers',
      'audit',
      'comments',
      'drafts',
      'draft_steps',
      'level_notes',
      'placed_comments',
      'answer_recordings',
    ];
    expect(found).toEqual(
      expect.arrayContaining([...everywhere, 'proposals', 'returned_levels', 'teams', ...versions]),
    );
    expect(found).toContain('sign_in_failures');
    const files = (await folderTexts(app.services.env.dataDir)).filter((text) => MARKED.test(text));
    expect(files.length).toBeGreaterThanOrEqual(3);
    expect(files.filter((text) => text.includes('ficheiro a meio'))).toHaveLength(1);
    const kept = await others();
    const line = await app.db.select().from(audit).where(eq(audit.subjectId, zarco.id));

    expect((await erase(prof, `/team/${zarco.id}`, 'Equipa Outra')).json().fields).toHaveProperty('name');
    expect(await databaseTexts(app.db)).toEqual(before);
    expect(await expectOk(erase(prof, `/team/${zarco.id}`, ` Equipa ${MARK} `))).toEqual({ teams: 1, classes: 0 });

    await expectNoTrace();
    const after = await others();
    // Contents used only by the team are gone; no other row changed.
    const { blobs: blobsAfter = [], ...rest } = after;
    const { blobs: blobsBefore = [], ...restBefore } = kept;
    expect(rest).toEqual(restBefore);
    expect(blobsBefore).toEqual(expect.arrayContaining(blobsAfter));
    expect((await other.call.get('/team')).json().team.answers.tutorial.data.files).toContain('Vizinha.txt');
    const now = await app.db.select().from(audit).where(eq(audit.subjectId, zarco.id));
    expect(now).toHaveLength(line.length + 1);
    expect(now.every(({ subjectName }) => subjectName === null)).toBe(true);
    expect(now.at(-1)).toMatchObject({
      action: 'eraseTeam',
      accountId: prof.accountId,
      details: { teams: 1, classes: 0 },
    });
    expect((await zarco.call.get('/team')).statusCode).toBe(401);
  });

  it("is also removed from another team's bin entry", async () => {
    await talk(zarco, foreign, `${MARK} a distante`);
    await talk(other, foreign, 'a vizinha à distante');
    const chief = await app.as('chefe');
    const { binId } = await expectOk(chief.send('DELETE', `/team/${foreign.id}`));
    await expectOk(erase(prof, `/team/${zarco.id}`, zarco.name));
    await expectNoTrace();
    await expectOk(chief.post(`/bin/${binId}/restore`));
    const mine = (await chief.get('/get-proposals/all'))
      .json()
      .find(({ team }: { team: string }) => team === foreign.id);
    expect(mine.teamProposal.comments).toMatchObject([{ comment: 'a vizinha à distante' }]);
    foreign.call = await app.as(
      (await app.db.select().from(accounts).where(eq(accounts.id, foreign.id)))[0]?.username ?? '',
    );
  });

  it('is erased from the bin', async () => {
    const { binId } = await expectOk(prof.send('DELETE', `/team/${zarco.id}`));
    expect((await erase(prof, `/bin/${binId}`, 'Outra')).statusCode).toBe(400);
    await expectOk(erase(prof, `/bin/${binId}`, zarco.name));
    await expectNoTrace();
  });

  it('is erased again after a restore, and nothing else is', async () => {
    const row = async () => (await app.db.select().from(teams).where(eq(teams.id, zarco.id)))[0];
    const account = (await app.db.select().from(accounts).where(eq(accounts.id, zarco.id)))[0];
    const team = await row();
    if (!account || !team) throw new Error('The team is not there.');
    await expectOk(erase(prof, `/team/${zarco.id}`, zarco.name));
    const log = await readFile(erasureLogPath(app.services.env), 'utf8');
    expect(log).toContain(zarco.id);
    expect(log).not.toMatch(MARKED);
    expect(await repeatErasures(app.services, app.app.log)).toBe(0);

    await app.db.insert(accounts).values(account);
    await app.db.insert(teams).values(team);
    await app.db.update(audit).set({ subjectName: MARK }).where(eq(audit.subjectId, zarco.id));
    await app.db.delete(erasures).where(eq(erasures.subjectId, zarco.id));
    const kept = await others();
    expect(await repeatErasures(app.services, app.app.log)).toBe(1);
    await expectNoTrace();
    expect(await others()).toEqual(kept);
    expect(await repeatErasures(app.services, app.app.log)).toBe(0);
  });
});

describe('an erasure log with a truncated last line', () => {
  const known = async () => (await readErasureLog(app.services.env))?.loggedIds ?? [];

  it('gets the next erasure on a new line', async () => {
    await appendFile(erasureLogPath(app.services.env), '{"at":"2026-01-15T09:00:00.000Z","kind":"te');
    await expectOk(erase(prof, `/team/${zarco.id}`, zarco.name));
    expect(await known()).toContain(zarco.id);
    expect(await readFile(erasureLogPath(app.services.env), 'utf8')).toMatch(/[^\n]\n$/);
  });

  it('gets the lost entries again at the next start', async () => {
    await expectOk(erase(prof, `/team/${zarco.id}`, zarco.name));
    const path = erasureLogPath(app.services.env);
    const text = await readFile(path, 'utf8');
    const cut = text.indexOf(zarco.id) + 5;
    await writeFile(path, text.slice(0, cut));
    expect(await known()).not.toContain(zarco.id);
    expect(await repeatErasures(app.services, app.app.log)).toBe(0);
    expect(await known()).toContain(zarco.id);
    const again = await readFile(path, 'utf8');
    expect(await repeatErasures(app.services, app.app.log)).toBe(0);
    expect(await readFile(path, 'utf8')).toBe(again);
  });
});

describe('a class', () => {
  it('is erased with its teams, including those in the bin, and leaves others', async () => {
    const made = await expectOk(
      prof.post('/classes/add', { json: { name: `Turma ${MARK}`, teacherId: prof.accountId } }),
    );
    const mine = String(made._id);
    await expectOk(prof.send('PUT', `/team/${zarco.id}/class`, { json: { classId: mine } }));
    const binned = await played(MARK, mine);
    await talk(binned, other, `${MARK} também`);
    await expectOk(prof.send('DELETE', `/team/${binned.id}`));
    expect((await erase(prof, `/classes/${mine}`, 'turma')).statusCode).toBe(400);
    expect(await expectOk(erase(prof, `/classes/${mine}`, `Turma ${MARK}`))).toEqual({ teams: 2, classes: 1 });
    // Content announced a moment ago may still be arriving; the next run of the tidy task removes it.
    app.advance(HOUR_MS);
    await tidy(app.services, app.app.log);
    await expectNoTrace();
    const { rows } = await app.db.execute<{ id: string }>(sql`select id from teams where class_id = ${classId}`);
    expect(rows.map(({ id }) => id)).toEqual([other.id]);
  });
});
