import { eq } from 'drizzle-orm';
import type { LightMyRequestResponse } from 'fastify';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Reading, SelectedPlan, SelectionResult } from '#contract/council/selection.ts';
import { DAY_MS } from '#domain/day.ts';
import { THEME_NAMES } from '#domain/vocabulary.ts';
import { proposals } from '#server/db/schema/council.ts';
import { audit } from '#server/db/schema/history.ts';
import { teams } from '#server/db/schema/schema.ts';
import { selectionReadings } from '#server/db/schema/selection.ts';
import { seedMember } from '../../support/app/council.ts';
import { createTestApp, type TestApp, type TestCaller } from '../../support/app/testApp.ts';

/** The fixed clock stands in January 2026. */
const YEAR = 2026;
const NAME = '2025/2026';
const SCORES = { community: 5, feasible: 4, fair: 3 };

let app: TestApp;
let chief: TestCaller;
let manager: TestCaller;
let prof: TestCaller;
let reader: TestCaller;
let second: TestCaller;
let schoolId: string;
let schoolName: string;
let classId: string;

beforeAll(async () => {
  app = await createTestApp();
  ({ id: schoolId, name: schoolName } = await app.school());
  const { id: teacherId } = await app.teacher({ username: 'prof', schoolId });
  ({ id: classId } = await app.schoolClass({ teacherId, name: '8.º A' }));
  await app.teacher({ username: 'leitora', name: 'Leitora' });
  await app.teacher({ username: 'segunda', name: 'Segunda' });
  await app.admin('chefe');
  await app.manager('gestor');
  [chief, manager, prof] = [await app.as('chefe'), await app.as('gestor'), await app.as('prof')];
  [reader, second] = [await app.as('leitora'), await app.as('segunda')];
});
afterAll(() => app.close());
beforeEach(async () => {
  await app.db.delete(proposals);
  await withdraw();
  app.advance(1_000);
});

type Member = Awaited<ReturnType<typeof seedMember>>;

const submit = (given: Partial<Parameters<typeof seedMember>[1]> = {}) =>
  seedMember(app, { classId, submitted: true, ...given });
const outcome = (reply: LightMyRequestResponse) => [reply.statusCode, reply.json().code];
const listed = async (query = '', by = chief): Promise<SelectedPlan[]> =>
  (await by.get(`/selection?${query}`)).json().proposals;
const namesOf = (plans: readonly { teamName: string }[]) => plans.map(({ teamName }) => teamName);
const assign = ({ proposalId }: Member, ...readers: TestCaller[]) =>
  chief.put(`/selection/proposals/${proposalId}/readers`, { json: { readers: readers.map((one) => one.accountId) } });
const judge = (by: TestCaller, { proposalId }: Member, json: object = SCORES) =>
  by.put(`/selection/readings/${proposalId}`, { json });
const choose = ({ proposalId }: Member, reason = 'Serve a rua toda.') =>
  chief.put(`/selection/proposals/${proposalId}/choice`, { json: { reason } });
const remove = ({ proposalId }: Member) =>
  chief.post(`/selection/proposals/${proposalId}/removal`, { json: { reason: 'Engano.' } });
const publish = (confirm = NAME, year = YEAR) =>
  chief.put(`/selection/years/${year}/publication`, { json: { confirm } });
const withdraw = () => chief.post(`/selection/years/${YEAR}/withdrawal`, { json: { reason: 'Engano.' } });
const result = async (): Promise<SelectionResult> => (await app.anonymous.get(`/selection/results/${YEAR}`)).json();
const readingsFor = async (by: TestCaller): Promise<Reading[]> => (await by.get('/selection/readings')).json().readings;
const lastAction = async () => (await app.db.select().from(audit)).toSorted((a, b) => a.id - b.id).at(-1);
/** Seeds a plan that both readers have judged. */
async function readPlan(given: Parameters<typeof submit>[0] = {}) {
  const plan = await submit(given);
  await assign(plan, reader, second);
  await judge(reader, plan);
  await judge(second, plan, { community: 1, feasible: 2, fair: 3, words: 'Falta quem pague.' });
  return plan;
}

describe('the list', () => {
  it('has the submitted plans of the school year that others see, for both kinds of administrators', async () => {
    const plan = await submit();
    await submit({ submitted: false });
    const hidden = await submit();
    const returned = await submit();
    const former = await submit();
    await app.db.update(proposals).set({ state: 'hidden' }).where(eq(proposals.id, hidden.proposalId));
    await app.db.update(proposals).set({ returned: true }).where(eq(proposals.id, returned.proposalId));
    const lastYear = new Date(Date.UTC(2025, 7, 31));
    await app.db.update(proposals).set({ submittedAt: lastYear }).where(eq(proposals.id, former.proposalId));
    for (const by of [chief, manager]) expect(namesOf(await listed('', by))).toEqual([plan.name]);
    expect(namesOf(await listed('year=2025'))).toEqual([former.name]);
    const [found] = await listed();
    expect(found).toMatchObject({ class: '8.º A', school: schoolName, readers: [], mean: null, choice: null });
  });

  it('filters by solar system, school, state and words', async () => {
    const { id: teacherId } = await app.teacher();
    const other = await app.schoolClass({ teacherId });
    const garden = await readPlan({ theme: 'dh' });
    const away = await submit({ classId: other.id });
    await app.db.update(proposals).set({ text: 'Uma horta' }).where(eq(proposals.id, garden.proposalId));
    await choose(garden);
    const name = encodeURIComponent(THEME_NAMES.dh);
    expect(namesOf(await listed(`solar=${name}`))).toEqual([garden.name]);
    expect(namesOf(await listed(`school=${schoolId}`))).toEqual([garden.name]);
    expect(namesOf(await listed('search=HORTAS'))).toEqual([]);
    expect(namesOf(await listed('search=hort'))).toEqual([garden.name]);
    expect(namesOf(await listed(`search=${encodeURIComponent(away.name)}`))).toEqual([away.name]);
    expect(namesOf(await listed('state=shortlisted'))).toEqual([garden.name]);
    expect(namesOf(await listed('state=unread'))).toEqual([away.name]);
    expect(namesOf(await listed('state=read'))).toEqual([garden.name]);
  });

  it('counts all states and puts the best rated first', async () => {
    const good = await readPlan();
    const better = await submit();
    await assign(better, reader, second);
    for (const by of [reader, second]) await judge(by, better, { community: 5, feasible: 5, fair: 5 });
    await submit();
    await choose(good);
    const page = (await chief.get('/selection?limit=2')).json();
    expect(page.counts).toEqual({ all: 3, unread: 1, read: 2, shortlisted: 1 });
    expect(namesOf(page.proposals)).toEqual([better.name, good.name]);
    expect(page.pagination).toEqual({ total: 3, page: 0, limit: 2 });
    expect(page.proposals.map(({ mean }: SelectedPlan) => mean)).toEqual([5, 3]);
  });

  it("warns of members' names in the plan", async () => {
    const plan = await submit({ members: ['Ana Reis', 'Rui Sá'] });
    await app.db.update(proposals).set({ text: 'A Ana planta.' }).where(eq(proposals.id, plan.proposalId));
    expect((await listed())[0]?.mentioned).toEqual(['Ana Reis']);
  });

  it("warns of members' names in the name of the team", async () => {
    await submit({ name: 'Equipa do Rui', members: ['Ana Reis', 'Rui Sá'] });
    expect((await listed())[0]?.mentioned).toEqual(['Rui Sá']);
  });
});

describe('readers by hand', () => {
  it('are at most two, staff, and never the teacher of the team', async () => {
    const plan = await submit();
    const team = await app.as((await app.team({ classId })).username);
    expect(outcome(await assign(plan, reader, second, chief))).toEqual([400, 'badInput']);
    expect(outcome(await assign(plan, team))).toEqual([400, 'badInput']);
    expect(outcome(await assign(plan, prof))).toEqual([409, 'ownPlan']);
    const reply = await assign(plan, reader, chief);
    expect(reply.json().readers).toEqual([
      { _id: chief.accountId, name: 'chefe', read: false },
      { _id: reader.accountId, name: 'Leitora', read: false },
    ]);
    expect(await lastAction()).toMatchObject({ action: 'assignReaders', subjectId: plan.id, ownerId: null });
  });

  it('can be exchanged until they have judged the text', async () => {
    const plan = await submit();
    await assign(plan, reader, second);
    expect((await assign(plan, chief)).json().readers).toHaveLength(1);
    await judge(chief, plan);
    expect(outcome(await assign(plan, reader))).toEqual([409, 'alreadyRead']);
    expect((await assign(plan, reader, chief)).statusCode).toBe(200);
  });

  it('are not given to a draft, a hidden or a missing plan', async () => {
    const draft = await submit({ submitted: false });
    expect(outcome(await assign(draft, reader))).toEqual([409, 'notSubmitted']);
    const hidden = await submit();
    await app.db.update(proposals).set({ state: 'hidden' }).where(eq(proposals.id, hidden.proposalId));
    expect(outcome(await assign(hidden, reader))).toEqual([409, 'notShown']);
  });

  it('are listed with the plans that they have', async () => {
    await assign(await submit(), reader);
    const reply = await chief.get('/selection/readers?search=LEITORA');
    expect(reply.json()).toEqual({
      readers: [{ _id: reader.accountId, name: 'Leitora', role: 2, school: null, assigned: 1 }],
      pagination: { total: 1, page: 0, limit: 10 },
    });
    const all = (await chief.get('/selection/readers?limit=1000')).json().readers;
    expect(all.every(({ role }: { role: number }) => role < 3)).toBe(true);
  });
});

describe('a draw of readers', () => {
  const draw = (...people: TestCaller[]) =>
    chief.post('/selection/draw', { json: { readers: people.map(({ accountId }) => accountId) } });

  it('gives each plan two readers, as many to each, and records the seed', async () => {
    for (let count = 0; count < 6; count += 1) await submit();
    const reply = await draw(reader, second, chief, prof);
    expect(reply.json()).toEqual({ seed: expect.stringMatching(/^2026-/), assigned: 12, lacking: 0 });
    const plans = await listed();
    expect(plans.every(({ readers }) => readers.length === 2)).toBe(true);
    const loads = [reader, second, chief].map((one) => given(plans, one));
    expect(loads).toEqual([4, 4, 4]);
    expect(given(plans, prof)).toBe(0);
    expect(await lastAction()).toMatchObject({ action: 'drawReaders', details: { seed: reply.json().seed } });
    expect((await draw(reader, second)).json()).toMatchObject({ assigned: 0, lacking: 0 });
  });

  it('adds only what is missing and says what is left', async () => {
    const plan = await submit();
    await assign(plan, second);
    await submit();
    expect((await draw(reader)).json()).toMatchObject({ assigned: 2, lacking: 1 });
    expect((await listed()).map(({ readers }) => readers.length).sort()).toEqual([1, 2]);
  });

  it('is refused with somebody who is not staff, or with nobody', async () => {
    const team = await app.as((await app.team({ classId })).username);
    for (const people of [[team], []]) expect(outcome(await draw(...people))).toEqual([400, 'badInput']);
  });

  const given = (plans: readonly SelectedPlan[], by: TestCaller) =>
    plans.filter(({ readers }) => readers.some(({ _id }) => _id === by.accountId)).length;
});

describe('reading', () => {
  it('shows only the assigned plans, without team, class and school', async () => {
    const plan = await submit();
    await submit();
    await assign(plan, reader);
    expect(await readingsFor(second)).toEqual([]);
    expect(await readingsFor(reader)).toEqual([
      {
        _id: plan.proposalId,
        solar: THEME_NAMES.ic,
        proposal: `Proposta de ${plan.name}`,
        judgement: null,
        others: [],
        final: false,
      },
    ]);
    expect((await reader.get('/selection/mine')).json()).toMatchObject({ year: YEAR, assigned: 1, toRead: 1 });
  });

  it('is only for who was given the plan, also among administrators', async () => {
    const plan = await submit();
    await assign(plan, reader);
    for (const by of [second, prof, chief, manager]) expect(outcome(await judge(by, plan))).toEqual([403, 'notYours']);
    expect((await judge(reader, plan)).statusCode).toBe(200);
    expect(await lastAction()).toMatchObject({ action: 'judgeProposal', ownerId: null, details: {} });
  });

  it('needs whole scores from 1 to 5 and at most 500 characters', async () => {
    const plan = await submit();
    await assign(plan, reader);
    const wrong = [{}, { ...SCORES, fair: 0 }, { ...SCORES, fair: 6 }, { ...SCORES, words: 'a'.repeat(501) }];
    for (const json of wrong) expect(outcome(await judge(reader, plan, json))).toEqual([400, 'badInput']);
  });

  it('keeps a judgement from everybody else until both have read, then from nobody who chooses', async () => {
    const plan = await submit();
    await assign(plan, reader, second);
    await judge(reader, plan, { ...SCORES, words: 'Gosto.' });
    expect((await readingsFor(reader))[0]?.judgement).toMatchObject({ ...SCORES, words: 'Gosto.' });
    expect((await readingsFor(second))[0]).toMatchObject({ judgement: null, others: [] });
    expect((await chief.get('/selection')).body).not.toContain('Gosto.');
    expect((await listed())[0]).toMatchObject({ mean: null, fullyRead: false });
    await judge(second, plan);
    expect((await readingsFor(second))[0]?.others).toMatchObject([{ words: 'Gosto.' }]);
    expect((await readingsFor(reader))[0]).toMatchObject({ final: true, others: [SCORES] });
    expect((await listed())[0]).toMatchObject({ mean: 4, fullyRead: true });
    expect((await chief.get('/selection')).body).toContain('Gosto.');
  });

  it('can be changed until both have read', async () => {
    const plan = await submit();
    await assign(plan, reader, second);
    await judge(reader, plan);
    expect((await judge(reader, plan, { ...SCORES, fair: 1 })).json().judgement).toMatchObject({ fair: 1 });
    await judge(second, plan);
    for (const by of [reader, second]) expect(outcome(await judge(by, plan))).toEqual([409, 'judgementFinal']);
  });

  it('starts again when the plan was reopened and submitted with another text', async () => {
    const plan = await readPlan();
    app.advance(1_000);
    await chief.post(`/proposal/${plan.id}/reopen`, { json: { reason: 'Engano.' } });
    expect(await readingsFor(reader)).toEqual([]);
    expect(outcome(await judge(reader, plan))).toEqual([409, 'notSubmitted']);
    await prof.post(`/proposal/${plan.id}/submit`, { json: {} });
    expect((await readingsFor(reader))[0]).toMatchObject({ judgement: null, final: false });
    expect((await listed())[0]).toMatchObject({ fullyRead: false, mean: null });
  });

  it('ends for a teacher who takes over the class', async () => {
    const { id: ownerId } = await app.teacher();
    const moved = await app.schoolClass({ teacherId: ownerId });
    const plan = await submit({ classId: moved.id });
    await assign(plan, reader, second);
    await chief.put(`/classes/${moved.id}`, { json: { name: 'Outra', teacherId: reader.accountId } });
    expect(await readingsFor(reader)).toEqual([]);
    expect(outcome(await judge(reader, plan))).toEqual([403, 'notYours']);
    expect((await listed())[0]?.readers).toHaveLength(1);
  });
});

describe('the shortlist', () => {
  it('takes a plan with a reason, which can be changed, and gives it back with another', async () => {
    const plan = await readPlan();
    expect((await choose(plan)).json().choice).toEqual({ reason: 'Serve a rua toda.', at: expect.any(Number) });
    expect((await choose(plan, 'Outra.')).json().choice.reason).toBe('Outra.');
    expect((await remove(plan)).json().choice).toBeNull();
    expect(await lastAction()).toMatchObject({ action: 'removeChoice', details: { reason: 'Engano.' } });
    expect((await remove(plan)).statusCode).toBe(200);
  });

  it('needs a reason of at most 500 characters and a plan that takes part', async () => {
    const plan = await readPlan();
    for (const reason of ['', 'a'.repeat(501)]) expect(outcome(await choose(plan, reason))).toEqual([400, 'badInput']);
    expect(outcome(await choose(await submit({ submitted: false })))).toEqual([409, 'notSubmitted']);
  });

  it('takes no plan before all its readers have read it, two at least', async () => {
    const plan = await submit();
    expect(outcome(await choose(plan))).toEqual([409, 'notFullyRead']);
    await assign(plan, reader, second);
    await judge(reader, plan);
    expect(outcome(await choose(plan))).toEqual([409, 'notFullyRead']);
    await judge(second, plan);
    expect(outcome(await choose(plan))).toEqual([200, undefined]);
  });

  it('does not change while the result is published', async () => {
    const [plan, other] = [await readPlan(), await readPlan()];
    await choose(plan);
    await publish();
    for (const reply of [await choose(other), await remove(plan)])
      expect(outcome(reply)).toEqual([409, 'selectionPublished']);
    await withdraw();
    expect((await remove(plan)).statusCode).toBe(200);
  });
});

describe('the result', () => {
  it('is empty for everybody until it is published, and again when it is withdrawn', async () => {
    const plan = await readPlan({ name: 'Cometas', members: ['Ana Reis'] });
    await choose(plan);
    expect(await result()).toEqual({ year: YEAR, publishedAt: null, plans: [] });
    expect((await prof.get('/selection/mine')).json().chosen).toEqual([]);
    expect((await publish()).json()).toEqual({ year: YEAR, publishedAt: expect.any(Number) });
    expect(await result()).toEqual({
      year: YEAR,
      publishedAt: expect.any(Number),
      plans: [
        {
          teamName: 'Cometas',
          classYear: 8,
          school: schoolName,
          solar: THEME_NAMES.ic,
          proposal: 'Proposta de Cometas',
          reason: 'Serve a rua toda.',
        },
      ],
    });
    expect((await prof.get('/selection/mine')).json().chosen).toEqual([{ teamName: 'Cometas', class: '8.º A' }]);
    expect((await reader.get('/selection/mine')).json().chosen).toEqual([]);
    expect((await withdraw()).json()).toEqual({ year: YEAR, publishedAt: null });
    expect(await lastAction()).toMatchObject({ action: 'withdrawSelection', details: { reason: 'Engano.' } });
    expect(await result()).toEqual({ year: YEAR, publishedAt: null, plans: [] });
  });

  it('needs the name of the year and a plan', async () => {
    expect(outcome(await publish())).toEqual([409, 'nothingChosen']);
    await choose(await readPlan());
    expect(outcome(await publish('2026'))).toEqual([400, 'badInput']);
    expect(outcome(await publish(NAME, 1_999))).toEqual([400, 'badInput']);
    expect((await publish()).statusCode).toBe(200);
    expect(await lastAction()).toMatchObject({ action: 'publishSelection', details: { plans: 1 } });
  });

  it('is published once: a repeat changes nothing', async () => {
    await choose(await readPlan());
    const first = (await publish()).json();
    const recorded = await app.db.$count(audit);
    app.advance(DAY_MS / 24);
    expect((await publish()).json()).toEqual(first);
    expect(await app.db.$count(audit)).toBe(recorded);
  });

  it.each([
    ['hidden', (plan: Member) => prof.post('/moderation/proposals/hide', { json: { proposals: [plan.proposalId] } })],
    ['deleted', (plan: Member) => prof.send('DELETE', `/team/${plan.id}`)],
    ['reopened', (plan: Member) => chief.post(`/proposal/${plan.id}/reopen`, { json: { reason: 'Engano.' } })],
  ])('loses a plan that is %s later', async (_, change) => {
    const [plan, other] = [await readPlan(), await readPlan()];
    for (const one of [plan, other]) await choose(one);
    await publish();
    expect((await change(plan)).statusCode).toBe(200);
    expect(namesOf((await result()).plans)).toEqual([other.name]);
  });

  it('does not get the new text of a plan that was chosen before it was reopened', async () => {
    const plan = await readPlan();
    await choose(plan);
    await publish();
    app.advance(1_000);
    await chief.post(`/proposal/${plan.id}/reopen`, { json: { reason: 'Engano.' } });
    await prof.put(`/proposal/${plan.id}`, { json: { proposal: 'Outro texto' } });
    await prof.post(`/proposal/${plan.id}/submit`, { json: {} });
    expect((await result()).plans).toEqual([]);
  });
});

describe('a deletion', () => {
  const binOf = async (id: string) =>
    (await chief.get('/bin')).json().entries.find((one: { name: string }) => one.name === id);

  it("takes a plan's readings and choice to the bin and back", async () => {
    const plan = await readPlan();
    await choose(plan);
    const before = await listed();
    await prof.send('DELETE', `/team/${plan.id}`);
    expect(await listed()).toEqual([]);
    const { _id } = await binOf(plan.name);
    expect((await chief.post(`/bin/${_id}/restore`)).statusCode).toBe(200);
    expect(await listed()).toEqual(before);
  });

  it("takes a reader's judgements to the bin and back, in whatever order reader and plan return", async () => {
    const leaving = await app.teacher();
    const by = await app.as(leaving.username);
    const plan = await submit();
    await assign(plan, by, second);
    await judge(by, plan);
    await chief.send('DELETE', `/teachers/${leaving.id}`);
    expect((await listed())[0]?.readers).toHaveLength(1);
    await prof.send('DELETE', `/team/${plan.id}`);
    const [teacher, team] = [await binOf(leaving.name), await binOf(plan.name)];
    expect((await chief.post(`/bin/${teacher._id}/restore`)).statusCode).toBe(200);
    expect((await chief.post(`/bin/${team._id}/restore`)).statusCode).toBe(200);
    expect((await listed())[0]?.readers.map(({ name, read }) => [name, read])).toEqual(
      expect.arrayContaining([
        [leaving.name, true],
        ['Segunda', false],
      ]),
    );
  });

  it('for good erases what was judged and chosen', async () => {
    const plan = await readPlan();
    await choose(plan);
    await chief.post(`/team/${plan.id}/erase`, { json: { name: plan.name } });
    expect(await app.db.$count(selectionReadings)).toBe(0);
    expect(await app.db.$count(teams, eq(teams.id, plan.id))).toBe(0);
  });
});
