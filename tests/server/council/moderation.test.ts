import { randomUUID } from 'node:crypto';
import { asc, eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { JudgedComment } from '#contract/council/moderation.ts';
import type { Comment, Proposal } from '#contract/council/proposals.ts';
import { DECIDED_AT_ONCE_MAX, REPORTS_TO_HOLD } from '#domain/limits.ts';
import { commentReports, comments } from '#server/db/schema/council.ts';
import { audit } from '#server/db/schema/history.ts';
import { knownMigrations } from '#server/records/backup/database/backupSchema.queries.ts';
import { seedMember, wholeQueue } from '../../support/app/council.ts';
import { gameTableRows } from '../../support/app/gameTableRows.ts';
import { createTestApp, type TestApp, type TestCaller } from '../../support/app/testApp.ts';

const DOUBTFUL = 'Que merda de ideia';

let app: TestApp;
let schoolId: string;
let classId: string;
let neighbourClass: string;
let prof: TestCaller;
let neighbour: TestCaller;
let chief: TestCaller;

beforeAll(async () => {
  app = await createTestApp();
  ({ id: schoolId } = await app.school({ name: 'Escola do Rio' }));
  const { id: teacherId } = await app.teacher({ username: 'prof', name: 'Marta', schoolId });
  const { id: otherId } = await app.teacher({ username: 'vizinha' });
  await app.admin('chefe');
  ({ id: classId } = await app.schoolClass({ teacherId, name: '8.º A' }));
  ({ id: neighbourClass } = await app.schoolClass({ teacherId: otherId }));
  [prof, neighbour, chief] = [await app.as('prof'), await app.as('vizinha'), await app.as('chefe')];
});
afterAll(() => app.close());

type Member = Awaited<ReturnType<typeof seedMember>>;
const member = (room = classId) => seedMember(app, { classId: room, theme: 'ic' });

async function say(from: Member, about: Member, comment: string): Promise<Comment> {
  app.advance(1_000);
  const reply = await from.call.put(`/comment-proposals/${about.proposalId}`, { json: { comment } });
  expect(reply.statusCode).toBe(200);
  return reply.json();
}

/** Returns the comments on a proposal that this caller sees. */
async function commentsSeen(by: TestCaller, about: Member): Promise<Comment[]> {
  const list: Proposal[] = (await by.get('/get-proposals/Interculturalidade')).json();
  return list.find(({ _id }) => _id === about.proposalId)?.teamProposal.comments ?? [];
}
const texts = async (by: TestCaller, about: Member) => (await commentsSeen(by, about)).map(({ comment }) => comment);

const queue = (by: TestCaller, part: string): Promise<JudgedComment[]> =>
  wholeQueue(by, '/moderation', part, 'comments');
const idsIn = async (by: TestCaller, part: string) => (await queue(by, part)).map(({ _id }) => _id);
const decide = (by: TestCaller, what: string, ...ids: string[]) =>
  by.post(`/moderation/${what}`, { json: { comments: ids } });
const report = (by: Member, id: string) => by.call.post(`/comments/${id}/report`);

/** Seeds a team that writes, a team it writes about, and two others. */
async function council() {
  return {
    writer: await member(),
    about: await member(),
    other: await member(),
    neighbours: await member(neighbourClass),
  };
}

describe('a doubtful comment', () => {
  it('is held: only its team sees it, marked as waiting, and it counts for nothing', async () => {
    const { writer, about, other } = await council();
    const said = await say(writer, about, DOUBTFUL);
    expect(said).toEqual({
      _id: expect.any(String),
      name: writer.name,
      comment: DOUBTFUL,
      at: expect.any(Number),
      state: 'waiting',
    });
    expect(await commentsSeen(writer.call, about)).toEqual([{ ...said, mine: true }]);
    for (const by of [about.call, other.call, prof, chief]) expect(await commentsSeen(by, about)).toEqual([]);
    const again = await writer.call.put(`/comment-proposals/${about.proposalId}`, { json: { comment: DOUBTFUL } });
    expect(again.json()).toEqual(said);
  });

  it('is in the queue with its context, for the teacher of its team and for administrators', async () => {
    const { writer, about } = await council();
    const { _id } = await say(writer, about, `${DOUBTFUL} 912 345 678`);
    const found = (await queue(prof, 'waiting')).find((row) => row._id === _id);
    expect(found).toMatchObject({
      comment: `${DOUBTFUL} 912 345 678`,
      team: writer.id,
      teamName: writer.name,
      class: '8.º A',
      school: 'Escola do Rio',
      solar: 'Interculturalidade',
      proposal: { teamName: about.name, class: '8.º A', school: 'Escola do Rio', text: `Proposta de ${about.name}` },
      state: 'held',
      heldFor: 'words',
      doubts: [
        { kind: 'word', found: 'merda' },
        { kind: 'phone', found: '912 345 678' },
      ],
      reports: 0,
      decided: null,
      may: ['approve', 'hide'],
    });
    expect(await idsIn(chief, 'waiting')).toContain(_id);
    expect(await idsIn(neighbour, 'waiting')).not.toContain(_id);
  });

  it('is shown once approved, and held again once that is undone', async () => {
    const { writer, about, other } = await council();
    const { _id } = await say(writer, about, DOUBTFUL);
    expect((await decide(prof, 'approve', _id)).json()).toEqual({ changed: 1 });
    expect(await texts(other.call, about)).toEqual([DOUBTFUL]);
    expect((await commentsSeen(writer.call, about))[0]).toEqual(
      expect.not.objectContaining({ state: expect.anything() }),
    );
    expect((await decide(prof, 'approve', _id)).json()).toEqual({ changed: 0 });
    expect((await decide(prof, 'undo', _id)).json()).toEqual({ changed: 1 });
    expect(await texts(other.call, about)).toEqual([]);
    expect((await decide(prof, 'undo', _id)).json()).toEqual({ changed: 0 });
    expect((await queue(prof, 'waiting')).find((row) => row._id === _id)).toMatchObject({
      heldFor: 'words',
      decided: null,
    });
  });
});

describe('the ranking', () => {
  it('counts a comment as participation only while it is shown', async () => {
    const { id: room } = await app.schoolClass({ teacherId: prof.accountId });
    const [writer, quiet] = [await member(room), await member(room)];
    const about = await member();
    await prof.put(`/classes/${room}/ranking`, { json: { scope: 'class', open: true } });
    const ranks = async () => {
      const rows: { team: string; rank: number }[] = (await writer.call.get('/ranking')).json().ranking;
      return [writer, quiet].map(({ name }) => rows.find(({ team }) => team === name)?.rank);
    };
    const { _id } = await say(writer, about, DOUBTFUL);
    expect(await ranks()).toEqual([1, 1]);
    await decide(prof, 'approve', _id);
    expect(await ranks()).toEqual([1, 2]);
    await decide(prof, 'hide', _id);
    expect(await ranks()).toEqual([1, 1]);
  });
});

describe('a comment that may mention self-harm', () => {
  const DESPAIR = 'não aguento mais, quero morrer';

  it.each(['before', 'after', 'off'])(
    'is held in a school with moderation %s, with the same reply as any held comment',
    async (mode) => {
      await prof.put(`/schools/${schoolId}/moderation`, { json: { moderation: mode } });
      const { writer, about, other } = await council();
      const said = await say(writer, about, DESPAIR);
      expect(said).toEqual({
        _id: expect.any(String),
        name: writer.name,
        comment: DESPAIR,
        at: expect.any(Number),
        state: 'waiting',
      });
      for (const by of [about.call, other.call, prof, chief]) expect(await commentsSeen(by, about)).toEqual([]);
      expect((await queue(prof, 'waiting')).find((row) => row._id === said._id)).toMatchObject({
        heldFor: 'self-harm',
      });
      await prof.put(`/schools/${schoolId}/moderation`, { json: { moderation: 'after' } });
    },
  );

  it('is first in the queue and counted separately, only for the teacher of its team', async () => {
    const { writer, about, neighbours } = await council();
    const before = (await prof.get('/moderation/count')).json();
    await say(writer, about, DOUBTFUL);
    const { _id } = await say(writer, about, DESPAIR);
    const after = (await prof.get('/moderation/count')).json();
    expect(after).toEqual({ ...before, waiting: before.waiting + 2, selfHarm: before.selfHarm + 1 });
    const reasons = (await queue(prof, 'waiting')).map(({ heldFor }) => heldFor === 'self-harm');
    expect(reasons).toEqual([...reasons].sort((one, other) => Number(other) - Number(one)));
    expect(reasons[0]).toBe(true);
    const onMine = await say(neighbours, about, DESPAIR);
    expect(await idsIn(prof, 'all')).not.toContain(onMine._id);
    await decide(neighbour, 'hide', onMine._id);
    for (const part of ['hidden', 'all']) expect(await idsIn(prof, part)).not.toContain(onMine._id);
    expect(await idsIn(neighbour, 'hidden')).toContain(onMine._id);
    expect(await idsIn(neighbour, 'all')).not.toContain(_id);
  });

  it('is skipped when several are approved at once, even with a confirmation', async () => {
    const { writer, about, other } = await council();
    const despair = await say(writer, about, DESPAIR);
    const doubtful = await say(writer, about, DOUBTFUL);
    const both = [despair._id, doubtful._id];
    const skipped = [despair._id];
    expect((await decide(prof, 'approve', ...both)).json()).toEqual({ changed: 1, skipped });
    expect((await prof.post('/moderation/approve', { json: { comments: both, confirmed: true } })).json()).toEqual({
      changed: 0,
      skipped,
    });
    expect(await texts(other.call, about)).toEqual([DOUBTFUL]);
    expect((await decide(prof, 'hide', ...both)).json()).toEqual({ changed: 2 });
    expect((await decide(prof, 'approve', ...both)).json()).toEqual({ changed: 1, skipped });
    expect(await texts(other.call, about)).toEqual([DOUBTFUL]);
  });

  it('alone is approved with a confirmation, not without one and not by another teacher', async () => {
    const { writer, about, other } = await council();
    const { _id } = await say(writer, about, DESPAIR);
    const refused = await decide(prof, 'approve', _id);
    expect([refused.statusCode, refused.json().code]).toEqual([409, 'needsConfirmation']);
    expect(await texts(other.call, about)).toEqual([]);
    const confirmed = (by: TestCaller) =>
      by.post('/moderation/approve', { json: { comments: [_id], confirmed: true } });
    expect((await confirmed(neighbour)).json().code).toBe('notYours');
    expect((await confirmed(prof)).json()).toEqual({ changed: 1 });
    expect(await texts(other.call, about)).toEqual([DESPAIR]);
    await decide(prof, 'undo', _id);
    expect((await queue(prof, 'waiting')).find((row) => row._id === _id)).toMatchObject({ heldFor: 'self-harm' });
  });
});

describe('hiding', () => {
  it('removes a comment for everybody at once; its team sees that it is hidden', async () => {
    const { writer, about, other } = await council();
    const { _id } = await say(writer, about, 'Boa');
    expect(await texts(other.call, about)).toEqual(['Boa']);
    await decide(prof, 'hide', _id);
    for (const by of [about.call, other.call, prof, chief]) expect(await texts(by, about)).toEqual([]);
    expect(await commentsSeen(writer.call, about)).toMatchObject([{ _id, state: 'hidden', mine: true }]);
    expect((await queue(prof, 'hidden')).find((row) => row._id === _id)).toMatchObject({
      decided: { by: 'Marta' },
      may: ['approve', 'undo'],
    });
    await decide(prof, 'undo', _id);
    expect(await texts(other.call, about)).toEqual(['Boa']);
  });

  it('another school sees that a school or the administration decided, but no name', async () => {
    const { about, neighbours } = await council();
    const { _id } = await say(neighbours, about, 'Boa');
    const deciderFor = async (by: TestCaller) => (await queue(by, 'all')).find((row) => row._id === _id)?.decided?.by;
    await decide(prof, 'hide', _id);
    const colleague = await app.teacher({ username: `colega-${_id}`, name: 'Rui', schoolId });
    expect(await deciderFor(neighbour)).toBe('outra escola');
    expect(await deciderFor(prof)).toBe('Marta');
    expect(await deciderFor(chief)).toBe('Marta');
    await app.db.update(comments).set({ decidedBy: colleague.id }).where(eq(comments.id, _id));
    expect(await deciderFor(prof)).toBe('Rui');
    await decide(chief, 'approve', _id);
    expect(await deciderFor(neighbour)).toBe('administração');
    expect(await deciderFor(prof)).toBe('administração');
    expect(await deciderFor(chief)).toBe('chefe');
    await app.db.update(comments).set({ decidedBy: null }).where(eq(comments.id, _id));
    expect(await deciderFor(neighbour)).toBeNull();
  });

  it('a teacher can hide what others write on proposals of own teams, but not approve it', async () => {
    const { about, neighbours } = await council();
    const { _id } = await say(neighbours, about, 'Boa');
    expect((await queue(prof, 'all')).find((row) => row._id === _id)?.may).toEqual(['hide']);
    expect((await decide(prof, 'approve', _id)).json().code).toBe('notYours');
    expect((await decide(prof, 'hide', _id)).statusCode).toBe(200);
    const back = await decide(neighbour, 'approve', _id);
    expect([back.statusCode, back.json().code]).toEqual([409, 'decidedByOther']);
    expect((await decide(neighbour, 'undo', _id)).json().code).toBe('decidedByOther');
    expect((await decide(chief, 'approve', _id)).json()).toEqual({ changed: 1 });
  });

  it("changes nothing if one of several comments is not the teacher's or does not exist", async () => {
    const { writer, about, neighbours } = await council();
    const ours = await say(writer, about, 'Nossa');
    const theirs = await say(neighbours, await member(neighbourClass), 'Deles');
    const before = await gameTableRows(app.db);
    for (const [ids, code] of [
      [[ours._id, theirs._id], 'notYours'],
      [[ours._id, randomUUID()], 'notFound'],
    ] as const) {
      expect((await decide(prof, 'hide', ...ids)).json().code).toBe(code);
      expect(await gameTableRows(app.db)).toEqual(before);
    }
    expect((await decide(chief, 'hide', ours._id, theirs._id, ours._id)).json()).toEqual({ changed: 2 });
  });

  it('requires between one and DECIDED_AT_ONCE_MAX comments', async () => {
    const many = Array.from({ length: DECIDED_AT_ONCE_MAX + 1 }, () => randomUUID());
    for (const ids of [many, []]) expect((await decide(chief, 'hide', ...ids)).json().code).toBe('badInput');
  });

  it("is written to the history without the text, readable by the writers' teacher", async () => {
    const { writer, about } = await council();
    const { _id } = await say(writer, about, DOUBTFUL);
    for (const what of ['approve', 'hide', 'undo']) await decide(chief, what, _id);
    const lines = await app.db.select().from(audit).where(eq(audit.subjectId, writer.id)).orderBy(asc(audit.id));
    expect(lines.map(({ action }) => action)).toEqual(['approveComments', 'hideComments', 'undoDecisions']);
    const written = { subjectName: writer.name, ownerId: prof.accountId, details: { comment: _id } };
    for (const line of lines) expect(line).toMatchObject(written);
    expect(JSON.stringify(lines)).not.toContain('merda');
  });

  it("migrates old history entries: an existing comment's entry becomes its team's, others lose the name", async () => {
    const { writer, about } = await council();
    const { _id } = await say(writer, about, DOUBTFUL);
    const before = { accountId: prof.accountId, action: 'hideComments', at: new Date(0), subjectName: writer.name };
    const gone = randomUUID();
    await app.db.insert(audit).values([
      { ...before, subjectId: _id },
      { ...before, subjectId: gone },
      { ...before, subjectId: gone, action: 'deleteTeam' },
    ]);
    const steps = knownMigrations().flatMap((migration) => migration.sql);
    for (const step of steps.filter((text) => text.includes('UPDATE "audit"'))) await app.db.execute(sql.raw(step));
    const lines = await app.db.select().from(audit).where(eq(audit.at, before.at)).orderBy(asc(audit.id));
    expect(lines).toMatchObject([
      { subjectId: writer.id, subjectName: writer.name, details: { comment: _id } },
      { subjectId: gone, subjectName: null },
      { subjectId: gone, subjectName: writer.name },
    ]);
  });
});

describe('a report', () => {
  it('counts once per team, is shown to that team, and puts the comment in the queue', async () => {
    const { writer, about, other } = await council();
    const { _id } = await say(writer, about, 'Mmm');
    for (let twice = 0; twice < 2; twice += 1) {
      const reply = await report(other, _id);
      expect([reply.statusCode, reply.json()]).toEqual([200, { _id, reported: true }]);
    }
    expect(await app.db.$count(commentReports, eq(commentReports.commentId, _id))).toBe(1);
    expect(await commentsSeen(other.call, about)).toMatchObject([{ _id, reported: true }]);
    expect((await commentsSeen(about.call, about))[0]).not.toHaveProperty('reported');
    expect((await queue(prof, 'reported')).find((row) => row._id === _id)).toMatchObject({
      reports: 1,
      state: 'shown',
    });
  });

  it("from enough teams holds the comment; after the teacher's approval further reports do not", async () => {
    const { writer, about } = await council();
    const teams = await Promise.all(Array.from({ length: REPORTS_TO_HOLD + 1 }, () => member()));
    const { _id } = await say(writer, about, 'Mmm');
    await Promise.all(teams.slice(0, REPORTS_TO_HOLD).map((team) => report(team, _id)));
    expect(await texts(about.call, about)).toEqual([]);
    expect((await queue(prof, 'waiting')).find((row) => row._id === _id)).toMatchObject({
      heldFor: 'reports',
      reports: 3,
    });
    expect((await report(teams[0] as Member, _id)).statusCode).toBe(200);
    expect((await report(teams[3] as Member, _id)).json().code).toBe('notFound');
    app.advance(1_000);
    await decide(prof, 'approve', _id);
    expect(await idsIn(prof, 'reported')).not.toContain(_id);
    app.advance(1_000);
    expect((await report(teams[3] as Member, _id)).statusCode).toBe(200);
    expect(await texts(about.call, about)).toEqual(['Mmm']);
    expect(await idsIn(prof, 'reported')).toContain(_id);
  });

  it('is refused for the own comment, another theme, a held and an unknown comment', async () => {
    const { writer, about, other } = await council();
    const { _id } = await say(writer, about, 'Mmm');
    const held = await say(writer, about, DOUBTFUL);
    const afar = await seedMember(app, { classId, theme: 'ds' });
    const before = await gameTableRows(app.db);
    expect((await report(writer, _id)).json().code).toBe('ownComment');
    expect((await report(afar, _id)).json().code).toBe('notYours');
    expect((await report(other, held._id)).json().code).toBe('notFound');
    expect((await report(other, randomUUID())).json().code).toBe('notFound');
    expect((await prof.post(`/comments/${_id}/report`)).json().code).toBe('wrongRole');
    expect(await gameTableRows(app.db)).toEqual(before);
  });
});

describe("the school's moderation setting", () => {
  const set = (by: TestCaller, moderation: string, id = schoolId) =>
    by.put(`/schools/${id}/moderation`, { json: { moderation } });

  it.each([
    ['before', ['waiting', 'waiting']],
    ['off', [undefined, undefined]],
    ['after', [undefined, 'waiting']],
  ])('%s applies to a good and a doubtful comment', async (mode, wanted) => {
    expect((await set(prof, mode)).json()).toEqual({ moderation: mode });
    const { writer, about, neighbours } = await council();
    const states = [(await say(writer, about, 'Boa')).state, (await say(writer, about, DOUBTFUL)).state];
    expect(states).toEqual(wanted);
    // The school of the writer decides, not that of the proposal; a teacher without a school has the default setting.
    expect((await say(neighbours, about, 'Boa')).state).toBeUndefined();
    expect((await say(neighbours, about, DOUBTFUL)).state).toBe('waiting');
  });

  it('is returned with the school, written to the history, and leaves held comments as they are', async () => {
    const { writer, about } = await council();
    const { _id } = await say(writer, about, DOUBTFUL);
    await set(prof, 'off');
    const [school] = (await prof.get('/school/all')).json();
    expect(school.moderation).toBe('off');
    expect(await idsIn(prof, 'waiting')).toContain(_id);
    const [line] = await app.db.select().from(audit).where(eq(audit.action, 'setModeration')).orderBy(asc(audit.id));
    expect(line).toMatchObject({ accountId: prof.accountId, subjectId: schoolId, details: { moderation: 'before' } });
    await set(prof, 'after');
  });

  it('can be set by administrators for every school, by a teacher for the own school only', async () => {
    const { id } = await app.school({});
    expect((await set(chief, 'off', id)).statusCode).toBe(200);
    expect((await set(prof, 'off', id)).json().code).toBe('notYours');
    expect((await set(neighbour, 'off')).json().code).toBe('notYours');
    expect((await set(chief, 'talvez')).json().code).toBe('badInput');
    expect((await set(chief, 'off', randomUUID())).json().code).toBe('notFound');
  });
});

describe('the queue', () => {
  it("counts held and reported comments of each teacher's own teams", async () => {
    const before = (await prof.get('/moderation/count')).json();
    const { writer, about, other, neighbours } = await council();
    await say(writer, about, DOUBTFUL);
    await report(other, (await say(writer, about, 'Boa'))._id);
    await say(neighbours, about, DOUBTFUL);
    const after = (await prof.get('/moderation/count')).json();
    const comments = { waiting: before.waiting + 1, reported: before.reported + 1, selfHarm: before.selfHarm };
    const none = { waiting: 0, reported: 0, selfHarm: 0 };
    expect(after).toEqual({ ...comments, proposals: none, diary: none });
    expect((await prof.get('/moderation')).json().counts).toEqual(comments);
    expect((await neighbour.get('/moderation/count')).json().waiting).toBeGreaterThan(0);
  });

  it('lists the oldest first, page by page', async () => {
    const all = await queue(prof, 'waiting');
    const ordinary = all.filter(({ heldFor }) => heldFor !== 'self-harm').map(({ at }) => at);
    expect(ordinary).toEqual([...ordinary].sort((one, other) => one - other));
    const reply = (await prof.get('/moderation?limit=1&page=1')).json();
    expect(reply.comments).toEqual([all[1]]);
    expect(reply.pagination).toEqual({ total: all.length, page: 1, limit: 1 });
    expect((await prof.get('/moderation?part=outra')).json().code).toBe('badInput');
  });

  it.each(['/moderation', '/moderation/proposals', '/moderation/diary'])(
    '%s has at most 50 rows a page',
    async (path) => {
      expect((await prof.get(`${path}?limit=50`)).statusCode).toBe(200);
      const refused = await prof.get(`${path}?limit=51`);
      expect([refused.statusCode, refused.json().code]).toEqual([400, 'badInput']);
    },
  );

  it('shows the doubtful words of a comment only while it is held', async () => {
    const { writer, about } = await council();
    const { _id } = await say(writer, about, DOUBTFUL);
    const doubts = async () => (await queue(prof, 'all')).find((row) => row._id === _id)?.doubts;
    expect(await doubts()).toEqual([{ kind: 'word', found: 'merda' }]);
    await decide(prof, 'approve', _id);
    expect(await doubts()).toEqual([]);
    await decide(prof, 'hide', _id);
    expect(await doubts()).toEqual([]);
  });
});

describe('a team that is deleted and restored', () => {
  it('takes its reports and the reports of its comments along, and restores them', async () => {
    const { writer, about, other } = await council();
    const { _id } = await say(writer, about, 'Mmm');
    await report(other, _id);
    const remove = async (team: Member) => (await prof.send('DELETE', `/team/${team.id}`)).json().binId as string;
    const restore = async (binId: string) => expect((await prof.post(`/bin/${binId}/restore`)).statusCode).toBe(200);
    const isReported = async () => (await app.db.$count(commentReports, eq(commentReports.commentId, _id))) === 1;
    const reporter = await remove(other);
    expect(await isReported()).toBe(false);
    const talker = await remove(writer);
    // The report is kept until its comment is restored too.
    await restore(reporter);
    expect(await isReported()).toBe(false);
    await restore(talker);
    expect(await isReported()).toBe(true);
    expect(await app.db.$count(comments, eq(comments.id, _id))).toBe(1);
    const listener = await remove(about);
    await restore(listener);
    expect(await isReported()).toBe(true);
  });
});
