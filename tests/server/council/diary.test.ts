import { randomUUID } from 'node:crypto';
import { Readable } from 'node:stream';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Diary, Story } from '#contract/council/diary.ts';
import type { JudgedEntry } from '#contract/council/diaryModeration.ts';
import type { JudgedProposal } from '#contract/council/proposalModeration.ts';
import { DAY_MS } from '#domain/day.ts';
import {
  DIARY_ENTRIES_MAX,
  DIARY_PHOTOS_MAX,
  DIARY_TEXT_MAX_CHARS,
  FILE_MAX_BYTES,
  REPORTS_TO_HOLD,
} from '#domain/limits.ts';
import { proposals } from '#server/db/schema/council.ts';
import { diaryEntries, diaryPhotos } from '#server/db/schema/diary.ts';
import { audit } from '#server/db/schema/history.ts';
import { blobs, uploads } from '#server/db/schema/schema.ts';
import { tidyUploads } from '#server/files/uploads/tidyUploads.ts';
import { diaryEntryRow, seedMember, wholeQueue } from '../../support/app/council.ts';
import { finishedUpload, sha256Of } from '../../support/app/gameAnswers.ts';
import { gameTableRows } from '../../support/app/gameTableRows.ts';
import { createTestApp, type TestApp, type TestCaller } from '../../support/app/testApp.ts';

const DOUBTFUL = 'Que merda de resposta';
const SELF_HARM = 'quero matar-me';

let app: TestApp;
let schoolId: string;
let classId: string;
let prof: TestCaller;
let colleague: TestCaller;
let chief: TestCaller;
let colleagueClass: string;
let farClass: string;

beforeAll(async () => {
  app = await createTestApp();
  ({ id: schoolId } = await app.school());
  const { id: teacherId } = await app.teacher({ username: 'prof', schoolId });
  const { id: colleagueId } = await app.teacher({ username: 'colega', schoolId });
  const { id: farId } = await app.teacher({ username: 'longe', schoolId: (await app.school()).id });
  await app.admin('chefe');
  ({ id: classId } = await app.schoolClass({ teacherId, name: '8.º A' }));
  ({ id: colleagueClass } = await app.schoolClass({ teacherId: colleagueId }));
  ({ id: farClass } = await app.schoolClass({ teacherId: farId }));
  [prof, colleague, chief] = [await app.as('prof'), await app.as('colega'), await app.as('chefe')];
});
afterAll(() => app.close());

type Member = Awaited<ReturnType<typeof seedMember>>;
type Sent = { text?: string; progress?: string; reason?: string; day?: string; photos?: { content: string }[] };

const planner = () => seedMember(app, { classId, theme: 'ic', submitted: true });
const today = () => new Date(app.services.now()).toISOString().slice(0, 10);
const entry = (more: Sent = {}) => ({ text: 'Escrevemos à Câmara.', progress: 'requested', day: today(), ...more });
const write = (by: TestCaller, team: { id: string }, json: object, id: string = randomUUID()) =>
  by.put(`/diary/${team.id}/${id}`, { json });
const read = async (by: TestCaller, team: { id: string }): Promise<Diary> => (await by.get(`/diary/${team.id}`)).json();
const share = (by: TestCaller, team: { id: string }, shared = true) =>
  by.put(`/diary/${team.id}/sharing`, { json: { shared } });
const outcome = (reply: { statusCode: number; json: () => { code?: string } }) => [reply.statusCode, reply.json().code];
const setModeration = (moderation: string) => prof.put(`/schools/${schoolId}/moderation`, { json: { moderation } });
const queue = (by: TestCaller, part: string): Promise<JudgedEntry[]> =>
  wholeQueue(by, '/moderation/diary', part, 'entries');
const decide = (by: TestCaller, what: string, entries: string[], more = {}) =>
  by.post(`/moderation/diary/${what}`, { json: { entries, ...more } });
const actionsOn = async ({ id }: { id: string }) =>
  (await app.db.select({ action: audit.action }).from(audit).where(eq(audit.subjectId, id))).map(
    ({ action }) => action,
  );

/** Stores a finished upload of a PNG of this account, old enough for `tidy`; `word` makes it differ. */
async function photo(accountId: string, word: string): Promise<{ content: string; sha256: string }> {
  const bytes = Buffer.concat([Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'), Buffer.from(word)]);
  const { sha256 } = await app.services.files.put(Readable.from([bytes]), FILE_MAX_BYTES);
  const createdAt = new Date(app.services.now() - 2 * DAY_MS);
  await app.db.insert(blobs).values({ sha256, bytes: bytes.length, mime: 'image/png', createdAt });
  const id = randomUUID();
  await app.db.insert(uploads).values({ id, accountId, name: 'Ana e Rui.png', bytes: bytes.length, sha256 });
  return { content: `upload:${id}`, sha256 };
}

describe('the diary of a plan', () => {
  it('is written by the team and its teacher, and read by them and administrators, the latest day first', async () => {
    const team = await planner();
    const first = await write(team.call, team, entry({ text: '  Pedimos uma horta.  ', day: '2026-01-10' }));
    const { _id } = first.json();
    expect(first.json()).toEqual({
      _id,
      text: 'Pedimos uma horta.',
      progress: 'requested',
      day: '2026-01-10',
      photos: [],
      byTeam: true,
      editable: true,
    });
    await write(prof, team, entry({ text: 'A direção aprovou.', progress: 'approved', day: '2026-01-12' }));
    for (const by of [team.call, prof, chief]) {
      const diary = await read(by, team);
      expect(diary).toMatchObject({ team: team.id, teamName: team.name, submitted: true, shared: false });
      expect(diary.entries.map(({ text, byTeam }) => [text, byTeam])).toEqual([
        ['A direção aprovou.', false],
        ['Pedimos uma horta.', true],
      ]);
    }
    expect((await read(team.call, team)).entries.map(({ editable }) => editable)).toEqual([false, true]);
    expect((await read(team.call, team)).entries.every(({ moderation }) => moderation === undefined)).toBe(true);
    expect((await read(prof, team)).entries.map(({ editable }) => editable)).toEqual([true, true]);
    expect(await actionsOn(team)).toEqual(['writeDiaryEntry', 'writeDiaryEntry']);
  });

  it('belongs to nobody else: another team, another teacher', async () => {
    const [team, other] = [await planner(), await planner()];
    const { _id } = (await write(team.call, team, entry())).json();
    const before = await gameTableRows(app.db);
    for (const by of [other.call, colleague]) {
      expect(outcome(await by.get(`/diary/${team.id}`))).toEqual([403, 'notYours']);
      expect(outcome(await write(by, team, entry()))).toEqual([403, 'notYours']);
      expect(outcome(await by.send('DELETE', `/diary/${team.id}/${_id}`))).toEqual([403, 'notYours']);
    }
    expect(outcome(await share(colleague, team))).toEqual([403, 'notYours']);
    expect(outcome(await share(team.call, team))).toEqual([403, 'wrongRole']);
    expect(outcome(await prof.get(`/diary/${randomUUID()}`))).toEqual([404, 'notFound']);
    expect(outcome(await write(other.call, other, entry(), _id))).toEqual([403, 'notYours']);
    expect(outcome(await write(prof, other, entry(), _id))).toEqual([404, 'notFound']);
    expect(outcome(await prof.send('DELETE', `/diary/${other.id}/${_id}`))).toEqual([404, 'notFound']);
    expect(await gameTableRows(app.db)).toEqual(before);
  });

  it('begins when the plan is submitted', async () => {
    const draft = await seedMember(app, { classId, theme: 'ic' });
    for (const by of [draft.call, prof]) {
      expect(outcome(await write(by, draft, entry()))).toEqual([409, 'notSubmitted']);
      expect(await read(by, draft)).toMatchObject({ submitted: false, days: null, entries: [] });
    }
    const playing = await app.team({ classId, level: 3 });
    expect(outcome(await write(prof, playing, entry()))).toEqual([409, 'notSubmitted']);
    expect(outcome(await share(prof, playing))).toEqual([404, 'notFound']);
  });

  it.each([
    ['an empty text', { text: ' ' }, 'text'],
    ['a long text', { text: 'a'.repeat(DIARY_TEXT_MAX_CHARS + 1) }, 'text'],
    ['an unknown state', { progress: 'talvez' }, 'progress'],
    ['no reason', { progress: 'impossible' }, 'reason'],
    ['a blank reason', { progress: 'impossible', reason: '  ' }, 'reason'],
    ['a day to come', { day: '2999-01-01' }, 'day'],
    ['no day', { day: '31-01-2026' }, 'day'],
    ['a day of an earlier school year', { day: '2020-01-01' }, 'day'],
    ['too many photographs', { photos: Array(DIARY_PHOTOS_MAX + 1).fill({ content: 'upload:x' }) }, 'photos'],
    ['an unknown photograph', { photos: [{ content: `upload:${randomUUID()}` }] }, 'photos'],
    ['a forged address', { photos: [{ content: '/api/files/abc' }] }, 'photos'],
  ])('refuses %s and says where', async (_, wrong, field) => {
    const team = await planner();
    const reply = await write(team.call, team, entry(wrong));
    expect(outcome(reply)).toEqual([400, 'badInput']);
    expect(Object.keys(reply.json().fields)).toEqual([field]);
    expect((await read(team.call, team)).entries).toEqual([]);
  });

  it('keeps the reason of a plan that was not possible, and of no other', async () => {
    const team = await planner();
    const id = randomUUID();
    const reason = 'Não há terreno.';
    expect((await write(team.call, team, entry({ progress: 'impossible', reason }), id)).json().reason).toBe(reason);
    expect((await write(team.call, team, entry({ progress: 'doing', reason }), id)).json()).not.toHaveProperty(
      'reason',
    );
  });

  it('is not changed by a repeat, and takes no more than the most', async () => {
    const team = await planner();
    const id = randomUUID();
    const sent = entry();
    const first = await write(team.call, team, sent, id);
    const before = await gameTableRows(app.db);
    expect((await write(team.call, team, sent, id)).json()).toEqual(first.json());
    expect(await gameTableRows(app.db)).toEqual(before);
    const at = new Date(app.services.now());
    const others = Array.from({ length: DIARY_ENTRIES_MAX - 1 }, () => diaryEntryRow(team.id, at));
    await app.db.insert(diaryEntries).values(others);
    expect(outcome(await write(team.call, team, entry()))).toEqual([409, 'tooManyEntries']);
    expect((await write(team.call, team, entry({ text: 'Outro.' }), id)).statusCode).toBe(200);
  });

  it('is corrected and cut by the team in its own entries, by the teacher in all', async () => {
    const team = await planner();
    const [own, staffs] = [randomUUID(), randomUUID()];
    await write(team.call, team, entry(), own);
    await write(prof, team, entry({ text: 'Do professor.' }), staffs);
    expect(outcome(await write(team.call, team, entry({ text: 'Outro.' }), staffs))).toEqual([403, 'notYours']);
    expect(outcome(await team.call.send('DELETE', `/diary/${team.id}/${staffs}`))).toEqual([403, 'notYours']);
    expect((await write(team.call, team, entry({ text: 'Corrigido.' }), own)).json().text).toBe('Corrigido.');
    expect((await write(prof, team, entry({ text: 'Corrigido.', progress: 'done' }), own)).json()).toMatchObject({
      progress: 'done',
      byTeam: true,
    });
    expect((await prof.send('DELETE', `/diary/${team.id}/${own}`)).json()).toEqual({ _id: own, deleted: true });
    expect(outcome(await team.call.send('DELETE', `/diary/${team.id}/${own}`))).toEqual([404, 'notFound']);
    expect((await read(team.call, team)).entries.map(({ _id }) => _id)).toEqual([staffs]);
    expect((await actionsOn(team)).slice(2)).toEqual(['editDiaryEntry', 'editDiaryEntry', 'deleteDiaryEntry']);
  });
});

describe('photographs', () => {
  it('are uploads of whoever writes, served without the name of the file, kept and taken away', async () => {
    const team = await planner();
    const id = randomUUID();
    const [one, two] = [await photo(team.id, `um ${id}`), await photo(team.id, `dois ${id}`)];
    const { photos } = (await write(team.call, team, entry({ photos: [one, two] }), id)).json();
    expect(await app.db.$count(uploads, eq(uploads.accountId, team.id))).toBe(0);
    const served = await app.anonymous.get(photos[1].content.replace('/api', ''));
    expect([served.statusCode, sha256Of(served.body)]).toEqual([200, expect.any(String)]);
    expect(served.headers['content-disposition']).toContain('fotografia-2.png');
    const added = await photo(prof.accountId, `três ${id}`);
    const changed = await write(prof, team, entry({ photos: [photos[1], added] }), id);
    expect(changed.json().photos).toHaveLength(2);
    const rows = await app.db
      .select()
      .from(diaryPhotos)
      .where(eq(diaryPhotos.entryId, id))
      .orderBy(diaryPhotos.position);
    expect(rows.map(({ sha256 }) => sha256)).toEqual([two.sha256, added.sha256]);
  });

  it("are no documents, and nobody else's uploads or entries", async () => {
    const [team, other] = [await planner(), await planner()];
    const { content } = await finishedUpload(app, team.id, `texto ${team.id}`);
    expect(outcome(await write(team.call, team, entry({ photos: [{ content }] })))).toEqual([415, 'wrongFileType']);
    const foreign = await photo(other.id, `alheia ${team.id}`);
    expect(outcome(await write(team.call, team, entry({ photos: [foreign] })))).toEqual([400, 'badInput']);
    const { photos } = (await write(other.call, other, entry({ photos: [foreign] }))).json();
    expect(outcome(await write(team.call, team, entry({ photos })))).toEqual([400, 'badInput']);
  });

  it('stay while an entry has them, also in the bin, and go with it', async () => {
    const team = await planner();
    const id = randomUUID();
    const { sha256, content } = await photo(team.id, `fica ${id}`);
    await write(team.call, team, entry({ photos: [{ content }] }), id);
    const isStored = async () => (await app.db.$count(blobs, eq(blobs.sha256, sha256))) === 1;
    await tidyUploads(app.services);
    expect(await isStored()).toBe(true);
    const { binId } = (await prof.send('DELETE', `/team/${team.id}`)).json();
    await tidyUploads(app.services);
    expect(await isStored()).toBe(true);
    await prof.post(`/bin/${binId}/restore`);
    expect((await read(prof, team)).entries[0]?.photos).toHaveLength(1);
    await prof.send('DELETE', `/diary/${team.id}/${id}`);
    await tidyUploads(app.services);
    expect(await isStored()).toBe(false);
  });

  it('are erased with the team for good', async () => {
    const team = await planner();
    const { sha256, content } = await photo(team.id, `apaga ${team.id}`);
    await write(team.call, team, entry({ photos: [{ content }] }));
    expect((await prof.post(`/team/${team.id}/erase`, { json: { name: team.name } })).statusCode).toBe(200);
    expect(await app.db.$count(diaryEntries, eq(diaryEntries.teamId, team.id))).toBe(0);
    expect(await app.db.$count(blobs, eq(blobs.sha256, sha256))).toBe(0);
  });
});

describe('moderation', () => {
  it('holds doubtful words until the teacher approves them, and counts them', async () => {
    const team = await planner();
    const reply = await write(team.call, team, entry({ text: DOUBTFUL }));
    expect(reply.json().state).toBe('waiting');
    const [held] = (await queue(prof, 'waiting')).filter((row) => row.team === team.id);
    expect(held).toMatchObject({
      entry: DOUBTFUL,
      heldFor: 'words',
      doubts: [{ kind: 'word' }],
      may: ['approve', 'hide'],
    });
    expect((await prof.get('/moderation/count')).json().diary.waiting).toBeGreaterThan(0);
    expect((await prof.get(`/classes/${classId}/overview`)).json().waiting.diary).toBeGreaterThan(0);
    const ids = [held?._id ?? ''];
    expect(outcome(await decide(colleague, 'approve', ids))).toEqual([403, 'notYours']);
    expect((await decide(prof, 'approve', ids)).json()).toEqual({ changed: 1 });
    expect((await read(team.call, team)).entries[0]).not.toHaveProperty('state');
    expect((await decide(prof, 'undo', ids)).json()).toEqual({ changed: 1 });
    expect((await read(team.call, team)).entries[0]?.state).toBe('waiting');
    expect((await decide(prof, 'hide', ids)).json()).toEqual({ changed: 1 });
    expect((await read(team.call, team)).entries[0]?.state).toBe('hidden');
    expect((await queue(prof, 'hidden')).map(({ _id }) => _id)).toContain(ids[0]);
    expect(await queue(prof, 'reported')).toEqual([]);
    expect((await actionsOn(team)).slice(1)).toEqual(['approveDiaryEntries', 'undoDiaryDecisions', 'hideDiaryEntries']);
  });

  it('reads the reason too, and holds self-harm until it is confirmed', async () => {
    const team = await planner();
    const sent = entry({ progress: 'impossible', reason: SELF_HARM });
    const { _id } = (await write(team.call, team, sent)).json();
    expect((await queue(prof, 'waiting'))[0]).toMatchObject({ _id, selfHarm: true, heldFor: 'self-harm' });
    expect(outcome(await decide(prof, 'approve', [_id]))).toEqual([409, 'needsConfirmation']);
    expect((await decide(prof, 'approve', [_id], { confirmed: true })).json()).toEqual({ changed: 1 });
  });

  it('holds everything where the school says so, also what is written or added later, but not what staff write', async () => {
    await setModeration('before');
    const team = await planner();
    const id = randomUUID();
    expect((await write(team.call, team, entry(), id)).json().state).toBe('waiting');
    await decide(prof, 'approve', [id]);
    const day = '2026-01-02';
    expect((await write(team.call, team, entry({ day }), id)).json()).not.toHaveProperty('state');
    const photos = [await photo(team.id, `nova ${id}`)];
    expect((await write(team.call, team, entry({ day, photos }), id)).json().state).toBe('waiting');
    expect((await write(prof, team, entry({ text: 'Corrigido.' }), id)).json()).not.toHaveProperty('state');
    expect((await write(prof, team, entry())).json()).not.toHaveProperty('state');
    await setModeration('off');
    expect((await write(team.call, team, entry({ text: DOUBTFUL }))).json()).not.toHaveProperty('state');
    await setModeration('after');
  });

  it('keeps a hidden entry hidden from others however the team changes it', async () => {
    const team = await planner();
    const id = randomUUID();
    await write(team.call, team, entry(), id);
    await decide(prof, 'hide', [id]);
    expect((await write(team.call, team, entry({ text: 'Outra coisa.' }), id)).json().state).toBe('waiting');
  });
});

describe('stories of earlier years', () => {
  const stories = async (by: TestCaller): Promise<Story[]> => (await by.get('/stories')).json().stories;
  const mine = async (by: TestCaller, plan: Member) => (await stories(by)).filter(({ _id }) => _id === plan.proposalId);
  const newcomer = (room: string, theme: 'ic' | 'dh' = 'ic') => app.team({ classId: room, theme, level: 5 });

  /** Seeds a plan of last year with an entry of each moderation state; its teacher shares it. */
  async function lastYear(): Promise<Member> {
    const plan = await planner();
    const at = new Date(app.services.now() - 370 * DAY_MS);
    await app.db.update(proposals).set({ submittedAt: at, storyShared: true }).where(eq(proposals.teamId, plan.id));
    const of = (day: string, more = {}) => diaryEntryRow(plan.id, at, { day, ...more });
    await app.db
      .insert(diaryEntries)
      .values([
        of('2025-01-10'),
        of('2025-03-10', { progress: 'done', text: 'Está feita.' }),
        of('2025-04-10', { text: 'à espera', state: 'held', heldFor: 'before' }),
        of('2025-05-10', { text: 'escondida', state: 'hidden' }),
      ]);
    return plan;
  }

  it('are read in the same school and solar system, without names and without what is withheld', async () => {
    const plan = await lastYear();
    for (const room of [classId, colleagueClass]) {
      const by = await app.as((await newcomer(room)).username);
      const [story] = await mine(by, plan);
      expect(story).toMatchObject({ class: '8.º A', proposal: `Proposta de ${plan.name}`, progress: 'done' });
      expect(story?.year).toMatch(/^20\d\d\/20\d\d$/);
      expect(story?.entries.map(({ text }) => text)).toEqual(['Está feita.', 'Escrevemos à Câmara.']);
      expect(Object.keys(story ?? {}).sort()).toEqual([
        '_id',
        'class',
        'entries',
        'progress',
        'proposal',
        'reported',
        'year',
      ]);
    }
    for (const other of [await newcomer(farClass), await newcomer(classId, 'dh')]) {
      expect(await mine(await app.as(other.username), plan)).toEqual([]);
    }
    expect(outcome(await prof.get('/stories'))).toEqual([403, 'wrongRole']);
  });

  it('can be reported to the teacher of their team, and are shared no more after several reports', async () => {
    const plan = await lastYear();
    const readers = await Promise.all(
      Array.from({ length: REPORTS_TO_HOLD }, async () => app.as((await newcomer(classId)).username)),
    );
    const report = (by: TestCaller) => by.post(`/proposals/${plan.proposalId}/report`);
    const [first] = readers;
    if (first === undefined) throw new Error('There is no reader.');
    expect((await mine(first, plan))[0]?.reported).toBe(false);
    const stranger = await app.as((await newcomer(classId, 'dh')).username);
    expect(outcome(await report(stranger))).toEqual([403, 'notYours']);
    for (const by of [first, first]) expect((await report(by)).json()).toMatchObject({ reported: true });
    expect((await mine(first, plan))[0]?.reported).toBe(true);
    const reported = async (by: TestCaller) => {
      const judged: JudgedProposal[] = await wholeQueue(by, '/moderation/proposals', 'reported', 'proposals');
      return judged.find(({ _id }) => _id === plan.proposalId);
    };
    expect(await reported(prof)).toMatchObject({ reports: 1, teamName: plan.name });
    expect(await reported(colleague)).toBeUndefined();
    for (const by of readers.slice(1)) {
      expect((await mine(by, plan))[0]?.reported).toBe(false);
      await report(by);
    }
    expect(await mine(first, plan)).toEqual([]);
    expect((await read(prof, plan)).shared).toBe(false);
    // The plan itself stays where it is: in its council, and in a selection that was published.
    expect(await reported(prof)).toMatchObject({ reports: REPORTS_TO_HOLD, state: 'shown' });
    await prof.post('/moderation/proposals/approve', { json: { proposals: [plan.proposalId] } });
    expect(await reported(prof)).toBeUndefined();
    await share(prof, plan);
    expect(await mine(first, plan)).toHaveLength(1);
  });

  it('are read only while the teacher shares them', async () => {
    const plan = await lastYear();
    const by = await app.as((await newcomer(classId)).username);
    expect((await share(prof, plan, false)).json()).toEqual({ shared: false });
    expect(await mine(by, plan)).toEqual([]);
    expect((await read(prof, plan)).shared).toBe(false);
    expect((await share(chief, plan)).json()).toEqual({ shared: true });
    expect((await share(chief, plan)).json()).toEqual({ shared: true });
    expect(await mine(by, plan)).toHaveLength(1);
    expect(await actionsOn(plan)).toEqual(['shareStory', 'shareStory']);
  });

  it.each([
    ['is of this school year', sql`submitted_at = now()`],
    ['was opened again', sql`submitted_at = null`],
    ['is hidden', sql`state = 'hidden'`],
    ['was given back', sql`returned = true`],
  ])('leave out a plan that %s', async (_, change) => {
    const plan = await lastYear();
    await app.db.execute(sql`update proposals set ${change} where team_id = ${plan.id}`);
    expect(await mine(await app.as((await newcomer(classId)).username), plan)).toEqual([]);
  });

  it('leave out a plan of which nothing may be read', async () => {
    const plan = await lastYear();
    await app.db.delete(diaryEntries).where(eq(diaryEntries.state, 'shown'));
    expect(await mine(await app.as((await newcomer(classId)).username), plan)).toEqual([]);
  });
});
