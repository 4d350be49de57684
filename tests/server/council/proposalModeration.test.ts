import { randomUUID } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { JudgedProposal } from '#contract/council/proposalModeration.ts';
import type { Proposal } from '#contract/council/proposals.ts';
import type { ModerationMode } from '#domain/council/moderation.ts';
import { REPORTS_TO_HOLD } from '#domain/limits.ts';
import { proposalReports, proposals } from '#server/db/schema/council.ts';
import { audit } from '#server/db/schema/history.ts';
import { schools } from '#server/db/schema/schema.ts';
import { seedMember, wholeQueue } from '../../support/app/council.ts';
import { textAnswers } from '../../support/app/gameAnswers.ts';
import { gameTableRows } from '../../support/app/gameTableRows.ts';
import { createTestApp, type TestApp, type TestCaller } from '../../support/app/testApp.ts';
import { eventually } from '../../support/eventually.ts';

/** An insult with a pupil's name and a telephone number, as a team might write them in level 4. */
const INSULT = 'O Tiago do 8.º B é um cabrão, liguem-lhe: 912 345 678.';
const GOOD = 'Um mural na escola, feito com os bairros à volta.';

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
  const { id: otherId } = await app.teacher({ username: 'vizinha', schoolId: (await app.school()).id });
  await app.admin('chefe');
  ({ id: classId } = await app.schoolClass({ teacherId, name: '8.º A' }));
  ({ id: neighbourClass } = await app.schoolClass({ teacherId: otherId }));
  [prof, neighbour, chief] = [await app.as('prof'), await app.as('vizinha'), await app.as('chefe')];
});
afterAll(() => app.close());

type Member = Awaited<ReturnType<typeof seedMember>>;
const member = (room = classId) => seedMember(app, { classId: room, theme: 'ic' });
const setMode = (mode: ModerationMode) =>
  app.db.update(schools).set({ moderation: mode }).where(eq(schools.id, schoolId));

const council = async (by: TestCaller): Promise<Proposal[]> =>
  (await by.get('/get-proposals/Interculturalidade')).json();
const seen = async (by: TestCaller, proposalId: string) => (await council(by)).find(({ _id }) => _id === proposalId);

const queue = (by: TestCaller, part: string): Promise<JudgedProposal[]> =>
  wholeQueue(by, '/moderation/proposals', part, 'proposals');
const inQueue = async (by: TestCaller, part: string, id: string) =>
  (await queue(by, part)).find(({ _id }) => _id === id);
const decide = (by: TestCaller, what: string, ...ids: string[]) =>
  by.post(`/moderation/proposals/${what}`, { json: { proposals: ids } });
const report = (by: Member, id: string) => by.call.post(`/proposals/${id}/report`);
const answer = (call: TestCaller, text: string) =>
  call.post('/answer-level-4', {
    json: { answers: textAnswers('ic', 4).map((other, step) => (step === 0 ? text : other)) },
  });
const giveBack = (by: TestCaller, teamId: string) =>
  by.post(`/team/${teamId}/levels/4/give-back`, { json: { note: 'Escrevam outra vez.' } });

/** Seeds a team that answers level 4 with this text. */
async function propose(text: string, room = classId) {
  const team = await app.team({ classId: room, theme: 'ic', level: 5 });
  const call = await app.as(team.username);
  expect((await answer(call, text)).statusCode).toBe(200);
  const [row] = await app.db.select().from(proposals).where(eq(proposals.teamId, team.id));
  return { ...team, call, proposalId: row?.id ?? '' };
}

async function stateOf(proposalId: string) {
  const [row] = await app.db.select().from(proposals).where(eq(proposals.id, proposalId));
  return row?.state;
}

async function historyOf(teamId: string): Promise<string[]> {
  const rows = await app.db.select().from(audit).where(eq(audit.subjectId, teamId)).orderBy(audit.id);
  return rows.map(({ action }) => action);
}

describe('a level 4 with an insult and a telephone number', () => {
  it('is hidden from other teams of any school, and shown to staff with the reason', async () => {
    const [classmate, stranger] = [await member(), await member(neighbourClass)];
    const writer = await propose(INSULT);
    for (const reader of [classmate.call, stranger.call]) {
      expect(JSON.stringify(await council(reader))).not.toContain('912 345 678');
      expect(JSON.stringify((await reader.get('/council/search?search=Tiago')).json())).not.toContain('912 345 678');
      const name = encodeURIComponent(writer.name);
      expect((await reader.get(`/council/search?search=${name}`)).json().proposals).toEqual([]);
    }
    const told = (await prof.get('/get-proposals/all')).json().find((one: Proposal) => one._id === writer.proposalId);
    expect(told).toMatchObject({
      state: 'waiting',
      moderation: {
        heldFor: 'words',
        doubts: [
          { kind: 'word', found: 'cabrão' },
          { kind: 'phone', found: '912 345 678' },
        ],
        reports: 0,
        may: ['approve', 'hide'],
      },
    });
  });

  it('is shown to its own team, which only sees that it waits', async () => {
    const writer = await propose(INSULT);
    const own = await seen(writer.call, writer.proposalId);
    expect(own).toMatchObject({ state: 'waiting', team: writer.id });
    expect(own).not.toHaveProperty('moderation');
  });

  it('is refused to other teams that rate, comment or report it', async () => {
    const [reader, { proposalId }] = [await member(), await propose(INSULT)];
    const before = await gameTableRows(app.db);
    for (const reply of [
      await reader.call.put(`/update-proposals-stars/5/${proposalId}`),
      await reader.call.put(`/comment-proposals/${proposalId}`, { json: { comment: 'Boa' } }),
      await report(reader, proposalId),
    ]) {
      expect([reply.statusCode, reply.json().code]).toEqual([404, 'notFound']);
    }
    expect(await gameTableRows(app.db)).toEqual(before);
  });

  it('is shown once approved, and held again once that is undone', async () => {
    const [reader, { proposalId }] = [await member(), await propose(INSULT)];
    expect((await decide(prof, 'approve', proposalId)).json()).toEqual({ changed: 1 });
    const shown = await seen(reader.call, proposalId);
    expect(shown).toMatchObject({ _id: proposalId });
    expect(shown).not.toHaveProperty('state');
    expect((await decide(prof, 'approve', proposalId)).json()).toEqual({ changed: 0 });
    expect((await decide(prof, 'undo', proposalId)).json()).toEqual({ changed: 1 });
    expect(await seen(reader.call, proposalId)).toBeUndefined();
    expect(await inQueue(prof, 'waiting', proposalId)).toMatchObject({ heldFor: 'words', decided: null });
  });
});

describe('a level 4 that may mention self-harm', () => {
  const DESPAIR = 'Já não quero viver, ninguém ia sentir a minha falta.';

  it.each(['before', 'after', 'off'] as const)(
    'is held in a school set to %s, first in the queue and counted',
    async (mode) => {
      await setMode(mode);
      const before = (await prof.get('/moderation/count')).json().proposals;
      const [older, reader] = [await propose(INSULT), await member()];
      const writer = await propose(DESPAIR);
      expect(await seen(reader.call, writer.proposalId)).toBeUndefined();
      expect((await seen(writer.call, writer.proposalId))?.state).toBe('waiting');
      const waiting = await queue(prof, 'waiting');
      expect(waiting.find(({ selfHarm }) => !selfHarm)?._id).not.toBe(writer.proposalId);
      expect(waiting.find(({ _id }) => _id === writer.proposalId)).toMatchObject({
        heldFor: 'self-harm',
        selfHarm: true,
      });
      const firstPlain = waiting.findIndex(({ selfHarm }) => !selfHarm);
      const place = waiting.findIndex(({ _id }) => _id === writer.proposalId);
      if (firstPlain !== -1) expect(place).toBeLessThan(firstPlain);
      expect((await prof.get('/moderation/count')).json().proposals.selfHarm).toBe(before.selfHarm + 1);
      expect(older.proposalId).not.toBe(writer.proposalId);
      await setMode('after');
    },
  );

  it('is approved neither together with others nor without a confirmation', async () => {
    const [plain, writer] = [await propose(INSULT), await propose(DESPAIR)];
    expect((await decide(prof, 'approve', plain.proposalId, writer.proposalId)).json()).toEqual({
      changed: 1,
      skipped: [writer.proposalId],
    });
    expect(await stateOf(writer.proposalId)).toBe('held');
    const unasked = await decide(prof, 'approve', writer.proposalId);
    expect([unasked.statusCode, unasked.json().code]).toEqual([409, 'needsConfirmation']);
    const json = { proposals: [writer.proposalId], confirmed: true };
    expect((await prof.post('/moderation/proposals/approve', { json })).json()).toEqual({ changed: 1 });
    expect(await stateOf(writer.proposalId)).toBe('shown');
  });

  it('stays held when staff edit it and keep those words', async () => {
    const writer = await propose(DESPAIR);
    const edit = (proposal: string) => prof.put(`/proposal/${writer.id}`, { json: { proposal } });
    expect((await edit(`${DESPAIR} Fim.`)).statusCode).toBe(200);
    expect(await stateOf(writer.proposalId)).toBe('held');
    expect((await edit(GOOD)).statusCode).toBe(200);
    expect(await stateOf(writer.proposalId)).toBe('shown');
  });
});

describe("the school's moderation setting", () => {
  it.each([
    ['before', GOOD, 'held'],
    ['before', INSULT, 'held'],
    ['after', GOOD, 'shown'],
    ['after', INSULT, 'held'],
    ['off', GOOD, 'shown'],
    ['off', INSULT, 'shown'],
  ] as const)('%s: «%s» is %s', async (mode, text, state) => {
    await setMode(mode);
    const { proposalId } = await propose(text);
    await setMode('after');
    expect(await stateOf(proposalId)).toBe(state);
    const row = await inQueue(prof, 'waiting', proposalId);
    expect(row?.heldFor).toBe(state === 'shown' ? undefined : mode === 'before' ? 'before' : 'words');
  });
});

describe('hiding', () => {
  it('removes a proposal from every list of other teams at once; its own team sees that it is hidden', async () => {
    const [classmate, stranger] = [await member(), await member(neighbourClass)];
    const writer = await propose('Hortas comunitárias no telhado.');
    for (const { call } of [classmate, stranger]) expect(await seen(call, writer.proposalId)).toBeDefined();
    expect((await decide(prof, 'hide', writer.proposalId)).json()).toEqual({ changed: 1 });
    for (const { call } of [classmate, stranger]) {
      expect(await seen(call, writer.proposalId)).toBeUndefined();
      expect((await call.get('/council/search?search=telhado')).json().proposals).toEqual([]);
      expect((await call.put(`/update-proposals-stars/5/${writer.proposalId}`)).statusCode).toBe(404);
    }
    expect(await seen(writer.call, writer.proposalId)).toMatchObject({ state: 'hidden' });
    expect(await inQueue(prof, 'hidden', writer.proposalId)).toMatchObject({
      decided: { by: 'Marta' },
      may: ['approve', 'undo'],
    });
    await decide(prof, 'undo', writer.proposalId);
    for (const { call } of [classmate, stranger]) expect(await seen(call, writer.proposalId)).toBeDefined();
    expect((await historyOf(writer.id)).filter((action) => /Proposal/.test(action))).toEqual([
      'hideProposals',
      'undoProposalDecisions',
    ]);
  });

  it("is allowed to the team's teacher and administrators, refused to another school and to teams", async () => {
    const [ours, theirs] = [await propose(GOOD), await propose(GOOD, neighbourClass)];
    const before = await gameTableRows(app.db);
    for (const what of ['approve', 'hide', 'undo']) {
      expect((await decide(neighbour, what, ours.proposalId)).json().code).toBe('notYours');
      expect((await decide(ours.call, what, ours.proposalId)).json().code).toBe('wrongRole');
      expect((await decide(prof, what, randomUUID())).json().code).toBe('notFound');
    }
    expect((await decide(prof, 'hide', ours.proposalId, theirs.proposalId)).json().code).toBe('notYours');
    expect(await gameTableRows(app.db)).toEqual(before);
    expect(await inQueue(neighbour, 'all', ours.proposalId)).toBeUndefined();
    expect((await decide(chief, 'hide', ours.proposalId, theirs.proposalId)).json()).toEqual({ changed: 2 });
    const back = await decide(prof, 'approve', ours.proposalId);
    expect([back.statusCode, back.json().code, back.json().message]).toEqual([
      409,
      'decidedByOther',
      'Outra pessoa decidiu sobre esta proposta. Só ela ou um administrador o pode mudar.',
    ]);
  });

  it('removes its stars from the tie-break until it is shown again', async () => {
    const rated = await propose(GOOD);
    const given = await (await member()).call.put(`/update-proposals-stars/5/${rated.proposalId}`);
    expect(given.json()).toMatchObject({ average: 5, count: 1 });
    const stars = async () =>
      (await prof.get('/get-proposals/all')).json().find(({ _id }: Proposal) => _id === rated.proposalId).stars;
    await decide(prof, 'hide', rated.proposalId);
    expect(await stars()).toEqual({ average: null, count: 0, mine: null });
    await decide(prof, 'approve', rated.proposalId);
    expect(await stars()).toEqual({ average: 5, count: 1, mine: null });
  });
});

describe('a report', () => {
  it('reaches the teacher once and no other team', async () => {
    const [reader, other, { proposalId }] = [await member(), await member(), await propose(GOOD)];
    for (let twice = 0; twice < 2; twice += 1) {
      const reply = await report(reader, proposalId);
      expect([reply.statusCode, reply.json()]).toEqual([200, { _id: proposalId, reported: true }]);
    }
    expect(await app.db.$count(proposalReports, eq(proposalReports.proposalId, proposalId))).toBe(1);
    expect(await seen(reader.call, proposalId)).toMatchObject({ reported: true });
    expect(await seen(other.call, proposalId)).not.toHaveProperty('reported');
    expect(await inQueue(prof, 'reported', proposalId)).toMatchObject({ reports: 1, state: 'shown' });
    expect((await prof.get('/moderation/count')).json().proposals.reported).toBeGreaterThan(0);
  });

  it("from enough teams holds the proposal; after the teacher's approval further reports do not", async () => {
    const { proposalId } = await propose(GOOD);
    const teams = await Promise.all(Array.from({ length: REPORTS_TO_HOLD + 1 }, () => member()));
    const last = teams.at(-1) as Member;
    await Promise.all(teams.slice(0, REPORTS_TO_HOLD).map((team) => report(team, proposalId)));
    expect(await seen(last.call, proposalId)).toBeUndefined();
    expect(await inQueue(prof, 'waiting', proposalId)).toMatchObject({ heldFor: 'reports', reports: REPORTS_TO_HOLD });
    app.advance(1_000);
    await decide(prof, 'approve', proposalId);
    app.advance(1_000);
    expect((await report(last, proposalId)).statusCode).toBe(200);
    expect(await seen(last.call, proposalId)).toBeDefined();
    expect(await inQueue(prof, 'reported', proposalId)).toBeDefined();
  });

  it('is refused for the own proposal, another theme and an unknown proposal, and to staff', async () => {
    const [reader, writer] = [await member(), await propose(GOOD)];
    const afar = await seedMember(app, { classId, theme: 'ds' });
    const before = await gameTableRows(app.db);
    const own = await writer.call.post(`/proposals/${writer.proposalId}/report`);
    expect([own.json().code, own.json().message]).toEqual([
      'ownProposal',
      'Não é possível denunciar a proposta da própria equipa.',
    ]);
    expect((await report(afar, writer.proposalId)).json().code).toBe('notYours');
    expect((await report(reader, randomUUID())).json().code).toBe('notFound');
    expect((await prof.post(`/proposals/${writer.proposalId}/report`)).json().code).toBe('wrongRole');
    expect(await gameTableRows(app.db)).toEqual(before);
  });

  it.each(['the team that reports', 'the team that it is about'])(
    'answers 404 if %s is deleted meanwhile',
    async (which) => {
      const [reader, writer] = [await member(), await propose(GOOD)];
      const goneId = which === 'the team that reports' ? reader.id : writer.id;
      let reporting: ReturnType<typeof report> | undefined;
      await app.db.transaction(async (tx) => {
        await tx.execute(sql`select id from teams where id = ${goneId} for update`);
        await tx.execute(sql`select id from proposals where team_id = ${goneId} for update`);
        reporting = report(reader, writer.proposalId);
        await eventually(async () => {
          const { rows } = await app.db.execute(sql`
            select pid from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`);
          expect(rows).toHaveLength(1);
        });
        await tx.execute(sql`delete from accounts where id = ${goneId}`);
      });
      const reply = await reporting;
      expect([reply?.statusCode, reply?.json().code]).toEqual([404, 'notFound']);
    },
  );

  it('is deleted and restored with the reporting team and with the reported team', async () => {
    const [reader, writer] = [await member(), await propose(GOOD)];
    await report(reader, writer.proposalId);
    await decide(prof, 'hide', writer.proposalId);
    const isReported = () => app.db.$count(proposalReports, eq(proposalReports.proposalId, writer.proposalId));
    const remove = async (id: string) => (await prof.send('DELETE', `/team/${id}`)).json().binId as string;
    const [first, second] = [await remove(reader.id), await remove(writer.id)];
    expect(await isReported()).toBe(0);
    for (const binId of [first, second]) expect((await prof.post(`/bin/${binId}/restore`)).statusCode).toBe(200);
    expect(await isReported()).toBe(1);
    expect(await stateOf(writer.proposalId)).toBe('hidden');
    expect(await seen((await member()).call, writer.proposalId)).toBeUndefined();
  });
});

describe('a level 4 that was given back', () => {
  it('leaves the council until it is answered again or the return is undone', async () => {
    const [reader, writer] = [await member(), await propose(GOOD)];
    await reader.call.put(`/update-proposals-stars/4/${writer.proposalId}`);
    expect((await giveBack(prof, writer.id)).statusCode).toBe(200);
    expect(await seen(reader.call, writer.proposalId)).toBeUndefined();
    expect((await reader.call.put(`/update-proposals-stars/5/${writer.proposalId}`)).statusCode).toBe(404);
    expect(await seen(writer.call, writer.proposalId)).toMatchObject({ state: 'returned' });
    const undone = await prof.post(`/team/${writer.id}/levels/4/undo-give-back`);
    expect(undone.statusCode).toBe(200);
    expect((await seen(reader.call, writer.proposalId))?.stars).toEqual({ average: 4, count: 1, mine: 4 });
    await giveBack(prof, writer.id);
    expect((await answer(writer.call, 'Outro plano')).statusCode).toBe(200);
    expect(await seen(reader.call, writer.proposalId)).toMatchObject({
      proposal: expect.stringContaining('Outro plano'),
    });
  });

  it('is filtered again when it is answered again, whatever was decided about the former text', async () => {
    const [reader, writer] = [await member(), await propose(GOOD)];
    await report(reader, writer.proposalId);
    await decide(prof, 'approve', writer.proposalId);
    await giveBack(prof, writer.id);
    await answer(writer.call, INSULT);
    expect(await seen(reader.call, writer.proposalId)).toBeUndefined();
    expect(await inQueue(prof, 'waiting', writer.proposalId)).toMatchObject({
      heldFor: 'words',
      reports: 0,
      decided: null,
    });
    await giveBack(prof, writer.id);
    expect(await inQueue(prof, 'waiting', writer.proposalId)).toBeUndefined();
    await answer(writer.call, GOOD);
    expect(await seen(reader.call, writer.proposalId)).toBeDefined();
  });

  it('is held if a person had hidden it and its team changes the text', async () => {
    const [reader, writer] = [await member(), await propose(GOOD)];
    await decide(prof, 'hide', writer.proposalId);
    await giveBack(prof, writer.id);
    await answer(writer.call, `${GOOD} Fim`);
    expect(await seen(reader.call, writer.proposalId)).toBeUndefined();
    expect(await inQueue(prof, 'waiting', writer.proposalId)).toMatchObject({ heldFor: 'before' });
  });

  it('stays hidden if its team sends the same text again', async () => {
    const [reader, writer] = [await member(), await propose(GOOD)];
    await decide(prof, 'hide', writer.proposalId);
    await giveBack(prof, writer.id);
    expect((await answer(writer.call, GOOD)).statusCode).toBe(200);
    expect(await seen(reader.call, writer.proposalId)).toBeUndefined();
    expect(await stateOf(writer.proposalId)).toBe('hidden');
  });
});

describe('a proposal edited by staff', () => {
  const edit = (by: TestCaller, teamId: string, proposal: string) =>
    by.put(`/proposal/${teamId}`, { json: { proposal } });

  it('counts as approved by the editor, is written to the history, and can be undone', async () => {
    const [reader, writer] = [await member(), await propose(INSULT)];
    const reply = await edit(prof, writer.id, GOOD);
    expect(reply.json()).toMatchObject({ proposal: GOOD, moderation: { may: ['hide', 'undo'] } });
    expect(reply.json()).not.toHaveProperty('state');
    expect(await seen(reader.call, writer.proposalId)).toMatchObject({ proposal: GOOD });
    expect((await historyOf(writer.id)).slice(-2)).toEqual(['editProposal', 'approveProposals']);
    await decide(prof, 'undo', writer.proposalId);
    expect(await seen(reader.call, writer.proposalId)).toBeUndefined();
  });

  it('stays hidden until a person shows it, whoever hid it', async () => {
    const [reader, writer] = [await member(), await propose(GOOD)];
    await decide(prof, 'hide', writer.proposalId);
    expect((await edit(prof, writer.id, 'Outra')).json()).toMatchObject({ proposal: 'Outra', state: 'hidden' });
    expect(await seen(reader.call, writer.proposalId)).toBeUndefined();
    expect((await edit(chief, writer.id, 'Mais outra')).json()).toMatchObject({ state: 'hidden' });
    await decide(chief, 'approve', writer.proposalId);
    expect(await seen(reader.call, writer.proposalId)).toMatchObject({ proposal: 'Mais outra' });
  });
});

describe('the queue of proposals', () => {
  it('lists the oldest first, page by page, with what staff need to decide', async () => {
    await propose(INSULT);
    const { proposalId } = await propose(INSULT);
    const all = await queue(prof, 'waiting');
    expect(all.map(({ at }) => at)).toEqual(all.map(({ at }) => at).sort((one, other) => one - other));
    const reply = (await prof.get('/moderation/proposals?limit=1&page=1')).json();
    expect(reply.proposals).toEqual([all[1]]);
    expect(reply.pagination).toEqual({ total: all.length, page: 1, limit: 1 });
    expect(reply.counts).toEqual((await prof.get('/moderation/count')).json().proposals);
    expect(all.find(({ _id }) => _id === proposalId)).toMatchObject({
      class: '8.º A',
      school: 'Escola do Rio',
      solar: 'Interculturalidade',
      proposal: expect.stringContaining(INSULT),
      state: 'held',
      returned: false,
    });
  });

  it('shows the doubtful words of a proposal only while it is held', async () => {
    const { proposalId } = await propose(INSULT);
    const found = async () => (await inQueue(prof, 'all', proposalId))?.doubts.map((doubt) => doubt.found);
    expect(await found()).toEqual(['cabrão', '912 345 678']);
    await decide(prof, 'hide', proposalId);
    expect(await found()).toEqual([]);
  });
});

it('a comment on a hidden proposal cannot be reported', async () => {
  const [writer, reader, about] = [await member(), await member(), await propose(GOOD)];
  const said = await writer.call.put(`/comment-proposals/${about.proposalId}`, { json: { comment: 'Boa' } });
  await decide(prof, 'hide', about.proposalId);
  expect((await reader.call.post(`/comments/${said.json()._id}/report`)).json().code).toBe('notFound');
});
