import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { drawLots } from '#domain/council/session/lot.ts';
import type { CouncilPhase } from '#domain/council/session/phases.ts';
import { DAY_MS } from '#domain/day.ts';
import { proposals } from '#server/db/schema/council.ts';
import { audit } from '#server/db/schema/history.ts';
import { seedMember } from '../../../support/app/council.ts';
import { STARS_SETUP } from '../../../support/council/setups.ts';
import { createTestCouncil, type TestCouncil } from '../../../support/council/testCouncil.ts';

let test: TestCouncil;
beforeEach(async () => {
  test = await createTestCouncil();
});
afterEach(() => test.app.close());

const MINUTE = 60_000;
const send = (setup: object, more: object = {}) =>
  test.teacher.post('/councils', {
    json: {
      classIds: [test.classId],
      proposalIds: test.members.map(({ proposalId }) => proposalId),
      setup: { ...STARS_SETUP, ...setup },
      ...more,
    },
  });

describe('preparing a session', () => {
  it('lists what it can have, and then the session', async () => {
    const draft = await test.teamAt(6);
    const before = (await test.teacher.get(`/classes/${test.classId}/councils`)).json();
    expect(before.councils).toEqual([]);
    expect(before.classes).toEqual([{ _id: test.classId, name: expect.any(String), teams: 5 }]);
    expect(before.candidates.map(({ _id }: { _id: string }) => _id).sort()).toEqual(
      test.members.map(({ proposalId }) => proposalId).sort(),
    );
    expect(JSON.stringify(before)).not.toContain(draft.accountId);
    const council = await test.prepare();
    const [listed] = (await test.teacher.get(`/classes/${test.classId}/councils`)).json().councils;
    expect(listed).toMatchObject({ _id: council._id, state: 'prepared', phase: null, plans: 4, closedAt: null });
  });

  it.each([
    [{ phases: [0, 1].map(() => ({ phase: 'vote', minutes: 5 })) }, 'Cada fase só pode aparecer uma vez.'],
    [{ phases: [{ phase: 'result', minutes: 5 }] }, 'A fase «Resultado» precisa da fase «Votar».'],
    [{ phases: [{ phase: 'vote', minutes: 5 }] }, 'A fase «Votar» precisa da fase «Resultado».'],
    [{ rule: 'points' }, 'A regra «Soma dos pontos» não sabe contar votos em «Estrelas». Escolha outra.'],
    [{ rule: 'equalShares' }, 'A regra «Partes iguais» precisa de um orçamento para repartir.'],
    [
      { rule: 'equalShares', budget: 50_000 },
      'A regra «Partes iguais» precisa do custo de todas as propostas, e 4 não o têm.',
    ],
    [
      { ballot: 'pairs', rule: 'bradleyTerry', readings: 1 },
      'Para votar em «Duelos», cada equipa tem de ler pelo menos duas propostas.',
    ],
  ])('refuses %o and says why', async (setup, message) => {
    const reply = await send(setup);
    expect([reply.statusCode, reply.json()]).toEqual([409, { code: 'councilWrong', message }]);
  });

  it('refuses too few proposals for duels, and proposals of others, drafts and hidden ones', async () => {
    const [first, second, hidden] = test.members.map(({ proposalId }) => proposalId);
    const two = { proposalIds: [first, second] };
    expect((await send({ ballot: 'pairs', rule: 'bradleyTerry' }, two)).json().message).toMatch(
      /pelo menos 3 propostas/,
    );
    await test.app.db
      .update(proposals)
      .set({ state: 'hidden' })
      .where(eq(proposals.id, hidden ?? ''));
    expect((await send({}, { proposalIds: [first, hidden] })).json().code).toBe('councilWrong');
    const other = await createForeignClass();
    expect((await send({}, { proposalIds: [first, other.proposalId] })).json().code).toBe('councilWrong');
    expect((await send({}, { classIds: [test.classId, other.classId] })).json().code).toBe('notYours');
  });

  it('joins classes of one school, for an administrator also of two teachers', async () => {
    const colleague = await createForeignClass();
    const admin = await test.app.as('chefe');
    const json = {
      classIds: [test.classId, colleague.classId],
      proposalIds: test.members.map(({ proposalId }) => proposalId),
      setup: STARS_SETUP,
    };
    const reply = await admin.post('/councils', { json });
    expect(reply.json()).toMatchObject({
      code: 'councilWrong',
      message: 'As turmas de um conselho têm de ser da mesma escola.',
    });
  });

  it('keeps one open session a class, and frees the class when it is closed', async () => {
    const council = await test.prepare();
    expect((await send({})).json().code).toBe('councilOpen');
    await test.step(council, 'close');
    const next = await test.prepare();
    const reply = await test.teacher.put(`/councils/${council._id}/step`, {
      json: { step: 'reopen', revision: (await test.read(council)).revision },
    });
    expect(reply.json().code).toBe('councilOpen');
    await test.step(next, 'close');
    expect((await test.step(council, 'reopen')).state).toBe('prepared');
  });
});

async function createForeignClass() {
  const school = await test.app.school();
  const teacher = await test.app.teacher({ schoolId: school.id });
  const { id: classId } = await test.app.schoolClass({ teacherId: teacher.id });
  const { proposalId } = await seedMember(test.app, { classId, submitted: true });
  return { classId, proposalId };
}

describe('steering a session', () => {
  it('goes through its phases, each with its minutes, and back', async () => {
    let council = await test.step(await test.prepare(), 'start');
    expect(council).toMatchObject({ state: 'running', phase: 'present', leftMs: 15 * MINUTE, paused: false });
    test.app.advance(20 * MINUTE);
    expect((await test.read(council)).leftMs).toBe(-5 * MINUTE);
    for (const phase of ['read', 'debate', 'vote', 'result', 'earth'] as const) {
      council = await test.step(council, 'next');
      expect(council.phase).toBe(phase);
    }
    await expect(test.step(council, 'next')).rejects.toThrow('councilStepClosed');
    expect((await test.step(council, 'back')).phase).toBe('result');
  });

  it('ends the council of its teams when it closes, until another one starts', async () => {
    const states = async () => {
      const { progress } = (await test.teacher.get(`/classes/${test.classId}/overview`)).json();
      return new Set(progress.map(({ levels }: { levels: string[] }) => levels[5]));
    };
    expect(await states()).toEqual(new Set(['now']));
    const council = await test.runTo('earth');
    expect(await states()).toEqual(new Set(['now']));
    await test.step(council, 'close');
    expect(await states()).toEqual(new Set(['done']));
    await test.runTo('present');
    expect(await states()).toEqual(new Set(['now']));
  });

  it('stands still while paused, also until the week after, and can be extended', async () => {
    const council = await test.runTo('read');
    test.app.advance(5 * MINUTE);
    expect(await test.step(council, 'pause')).toMatchObject({ paused: true, leftMs: 15 * MINUTE });
    test.app.advance(7 * DAY_MS);
    expect(await test.read(council)).toMatchObject({ state: 'running', phase: 'read', leftMs: 15 * MINUTE });
    expect((await test.step(council, 'extend', 5)).leftMs).toBe(20 * MINUTE);
    expect(await test.step(council, 'resume')).toMatchObject({ paused: false, leftMs: 20 * MINUTE });
    test.app.advance(30 * MINUTE);
    expect((await test.step(council, 'extend', 3)).leftMs).toBe(3 * MINUTE);
    await test.step(council, 'close');
    test.app.advance(7 * DAY_MS);
    expect(await test.step(council, 'reopen')).toMatchObject({ phase: 'read', paused: true, leftMs: 3 * MINUTE });
  });

  it('refuses a step for a session that somebody moved meanwhile, so that two clicks skip no phase', async () => {
    const council = await test.step(await test.prepare(), 'start');
    const next = () =>
      test.teacher.put(`/councils/${council._id}/step`, { json: { step: 'next', revision: council.revision } });
    const replies = await Promise.all([next(), next()]);
    expect(replies.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
    expect(replies.find(({ statusCode }) => statusCode === 409)?.json().code).toBe('councilMoved');
    expect((await test.read(council)).phase).toBe('read');
  });

  it('refuses to start without enough visible proposals, and says so', async () => {
    const council = await test.prepare();
    await test.app.db.update(proposals).set({ state: 'hidden' });
    const reply = await test.teacher.put(`/councils/${council._id}/step`, {
      json: { step: 'start', revision: (await test.read(council)).revision },
    });
    expect(reply.json()).toMatchObject({ code: 'councilStepClosed', message: expect.stringMatching(/duas propostas/) });
  });

  it('presents plans in the order of the lot, which its seed repeats', async () => {
    const council = await test.step(await test.prepare(), 'start');
    expect(council.plans.map(({ place }) => place)).toEqual([1, 2, 3, 4]);
    const ids = council.plans.map(({ _id }) => _id);
    expect(ids).toEqual(drawLots(ids, `${council.seed}/present`));
    const [first] = ids;
    const put = (proposalId: string | null) =>
      test.teacher.put(`/councils/${council._id}/presenting`, { json: { proposalId } });
    expect((await put(first ?? '')).json().presenting).toBe(first);
    expect((await put(council._id)).json().code).toBe('notFound');
    const moved = await test.step(council, 'next');
    expect(moved.presenting).toBeNull();
    expect((await put(first ?? '')).json().code).toBe('councilStepClosed');
  });

  it('records each step in the history of the class', async () => {
    const council = await test.runTo('read');
    const rows = await test.app.db.select().from(audit).where(eq(audit.subjectId, test.classId)).orderBy(audit.id);
    expect(rows.map(({ action, details }) => [action, (details as { step?: string }).step])).toEqual([
      ['prepareCouncil', undefined],
      ['steerCouncil', 'start'],
      ['steerCouncil', 'next'],
    ]);
    expect(rows[1]?.details).toMatchObject({ seed: council.seed });
  });
});

const phasesOf = (...phases: CouncilPhase[]) => phases.map((phase) => ({ phase, minutes: 5 }));

describe('changing a session', () => {
  const change = async (council: { _id: string }, setup: object, more: object = {}) => {
    const { revision } = await test.read(council);
    const json = { revision, setup: { ...STARS_SETUP, ...setup }, ...more };
    return test.teacher.put(`/councils/${council._id}`, { json });
  };

  it('refuses a change of a session that somebody changed meanwhile, and says so', async () => {
    const council = await test.prepare();
    const { revision } = council;
    expect((await change(council, { rule: 'borda' }, { revision })).statusCode).toBe(200);
    expect((await change(council, { rule: 'medianGrade' }, { revision })).json().code).toBe('councilMoved');
    expect((await test.read(council)).setup.rule).toBe('borda');
  });

  it('changes everything before the start', async () => {
    const council = await test.prepare();
    const [first, second, third] = test.members.map(({ proposalId }) => proposalId);
    const reply = await change(council, { ballot: 'points', rule: 'points' }, { proposalIds: [first, second, third] });
    expect(reply.json().setup).toMatchObject({ ballot: 'points', rule: 'points' });
    expect(reply.json().plans).toHaveLength(3);
  });

  it('then changes phases, minutes and the rule, but not the ballot or the proposals', async () => {
    const council = await test.step(await test.prepare(), 'start');
    test.app.advance(5 * MINUTE);
    const phases = STARS_SETUP.phases.map((one) => ({ ...one, minutes: 30 }));
    expect((await change(council, { phases, rule: 'borda' })).json()).toMatchObject({
      leftMs: 25 * MINUTE,
      setup: { rule: 'borda' },
    });
    expect((await change(council, { ballot: 'points', rule: 'points' })).json().code).toBe('councilStarted');
    expect((await change(council, { readings: 3 })).json().code).toBe('councilStarted');
    const [first, second] = test.members.map(({ proposalId }) => proposalId);
    expect((await change(council, {}, { proposalIds: [first, second] })).json().code).toBe('councilStarted');
  });

  it('keeps the current phase, and adds no vote that lies behind', async () => {
    const council = await test.step(await test.prepare({ phases: phasesOf('read', 'earth') }), 'start');
    const without = await change(council, { phases: phasesOf('vote', 'result', 'earth') });
    expect(without.json()).toMatchObject({ code: 'councilWrong', message: expect.stringContaining('«Ler»') });
    await test.step(council, 'next');
    const late = await change(council, { phases: phasesOf('read', 'vote', 'result', 'earth') });
    expect(late.json()).toMatchObject({ code: 'councilWrong', message: expect.stringContaining('para trás') });
    expect((await test.read(council)).phases.map(({ phase }) => phase)).toEqual(['read', 'earth']);
  });

  it('keeps the rule and the vote once there are ballots, and nothing once it is closed', async () => {
    const council = await test.runTo('vote');
    const ballot = { ballot: null, device: 'tablet', press: 1 };
    await test.members[0]?.call.put(`/council-session/${council._id}/ballot`, { json: ballot });
    expect((await change(council, { rule: 'borda' })).json().code).toBe('councilStarted');
    expect((await change(council, { phases: [{ phase: 'earth', minutes: 5 }] })).json().code).toBe('councilStarted');
    expect((await change(council, { resultReveal: 'byTeacher' })).statusCode).toBe(200);
    await test.step(council, 'close');
    expect((await change(council, {})).json().code).toBe('councilClosed');
  });
});
