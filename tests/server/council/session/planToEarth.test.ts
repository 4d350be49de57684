import { desc, eq } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Proposal } from '#contract/council/proposals.ts';
import type { Council } from '#contract/council/session/councils.ts';
import type { CouncilSetup } from '#domain/council/session/setup.ts';
import { proposals } from '#server/db/schema/council.ts';
import { audit } from '#server/db/schema/history.ts';
import type { TestCaller } from '../../../support/app/testApp.ts';
import { createTestCouncil, readTeamCouncil, type TestCouncil } from '../../../support/council/testCouncil.ts';

let test: TestCouncil;
beforeEach(async () => {
  // The fourth team has the theme of the first.
  test = await createTestCouncil(4);
});
afterEach(() => test.app.close());

const TALKED: Partial<CouncilSetup> = {
  phases: [
    { phase: 'debate', minutes: 20 },
    { phase: 'earth', minutes: 15 },
  ],
};
const planOf = (team: number) => test.members[team - 1]?.proposalId ?? '';
const caller = (team: number) => test.members[team - 1]?.call as TestCaller;
const choose = ({ _id }: Pick<Council, '_id'>, proposalId: string | null) =>
  test.teacher.put(`/councils/${_id}/earth`, { json: { proposalId } });
const hallOf = async ({ code }: Council) => (await test.app.anonymous.get(`/council-hall/${code}`)).json();

/** Returns how a team's list marks the plans that councils chose. */
async function chosenIn(call: TestCaller): Promise<Record<string, Proposal['chosen']>> {
  const { proposals: list }: { proposals: Proposal[] } = (await call.get('/council')).json();
  return Object.fromEntries(list.flatMap(({ _id, chosen }) => (chosen === undefined ? [] : [[_id, chosen]])));
}

/** Lets every other team give the first team's plan five stars, and closes the vote. */
async function voted(setup: Partial<CouncilSetup> = {}): Promise<Council> {
  const council = await test.runTo('vote', setup);
  for (const team of [2, 3, 4]) {
    const json = { ballot: { kind: 'stars', stars: { [planOf(1)]: 5 } }, device: 'tablet', press: 1 };
    expect((await caller(team).put(`/council-session/${council._id}/ballot`, { json })).statusCode).toBe(200);
  }
  return test.step(council, 'next');
}

describe('a session with a vote', () => {
  it('tells its teacher, teams and hall which plan goes to Earth once the result may be seen', async () => {
    const council = await voted({ resultReveal: 'byTeacher' });
    expect(council.toEarth).toBeNull();
    expect(await chosenIn(caller(4))).toEqual({});
    const shown = await test.step(council, 'showResult');
    expect(shown.toEarth).toBe(planOf(1));
    expect((await readTeamCouncil(caller(2))).toEarth).toBe(planOf(1));
    expect((await hallOf(council)).toEarth).toBe(planOf(1));
    expect((await test.step(council, 'back')).toEarth).toBeNull();
    expect((await test.step(council, 'next')).toEarth).toBeNull();
  });

  it('keeps it in the lists after the session has closed, for its class and for others', async () => {
    const council = await voted();
    await test.step(council, 'close');
    expect((await test.read(council)).toEarth).toBe(planOf(1));
    expect((await hallOf(council)).toEarth).toBe(planOf(1));
    expect(await chosenIn(caller(1))).toEqual({ [planOf(1)]: 'byOwnClass' });
    expect(await chosenIn(caller(4))).toEqual({ [planOf(1)]: 'byOwnClass' });
    const { id: classId } = await test.app.schoolClass({ teacherId: test.teacher.accountId, name: '9.º Z' });
    const { username } = await test.app.team({ classId, theme: 'ic', level: 6 });
    expect(await chosenIn(await test.app.as(username))).toEqual({ [planOf(1)]: 'byOthers' });
    const { proposals: listed } = (await test.teacher.get('/proposals?page=0&limit=10')).json();
    const marked = listed.filter(({ chosen }: Proposal) => chosen !== undefined);
    expect(marked.map(({ _id }: Proposal) => _id)).toEqual([planOf(1)]);
  });

  it('is not asked for another plan', async () => {
    const council = await voted();
    const reply = await choose(await test.step(council, 'next'), planOf(2));
    expect([reply.statusCode, reply.json().code]).toEqual([409, 'councilStepClosed']);
    expect((await test.read(council)).toEarth).toBe(planOf(1));
  });

  it('has none while a tie is open, and then the one that was drawn by lot', async () => {
    const council = await test.runTo('vote');
    for (const [team, other] of [
      [1, 2],
      [2, 1],
    ] as const) {
      const json = { ballot: { kind: 'stars', stars: { [planOf(other)]: 5 } }, device: 'tablet', press: 1 };
      await caller(team).put(`/council-session/${council._id}/ballot`, { json });
    }
    expect((await test.step(council, 'next')).toEarth).toBeNull();
    const drawn = await test.step(council, 'drawLot');
    expect([planOf(1), planOf(2)]).toContain(drawn.toEarth);
    expect((await test.teacher.get(`/councils/${council._id}/result`)).json().winner).toBe(drawn.toEarth);
  });
});

describe('a session without a vote', () => {
  it('keeps the plan that the class agreed upon, until it agrees upon another', async () => {
    const council = await test.runTo('earth', TALKED);
    expect((await hallOf(council)).toEarth).toBeNull();
    const reply = await choose(council, planOf(2));
    expect([reply.statusCode, reply.json().toEarth]).toEqual([200, planOf(2)]);
    expect((await readTeamCouncil(caller(3))).toEarth).toBe(planOf(2));
    expect((await choose(council, planOf(1))).json().toEarth).toBe(planOf(1));
    await test.step(council, 'close');
    expect(await chosenIn(caller(4))).toEqual({ [planOf(1)]: 'byOwnClass' });
    expect((await choose(council, null)).json()).toMatchObject({ state: 'closed', toEarth: null });
    expect(await chosenIn(caller(4))).toEqual({});
    const [noted] = await test.app.db
      .select({ details: audit.details })
      .from(audit)
      .where(eq(audit.action, 'chooseForEarth'))
      .orderBy(desc(audit.at), desc(audit.id))
      .limit(1);
    expect(noted?.details).toEqual({ council: council._id, plan: null });
  });

  it('refuses it before the last phase, a plan of another council and a hidden one', async () => {
    const early = await test.runTo('debate', TALKED);
    expect((await choose(early, planOf(1))).json().code).toBe('councilStepClosed');
    const earth = await test.step(early, 'next');
    expect((await choose(earth, '5b0f2c0e-7c1e-4c5e-9a51-0f2d3a4b5c6d')).statusCode).toBe(404);
    await test.app.db
      .update(proposals)
      .set({ state: 'hidden' })
      .where(eq(proposals.id, planOf(1)));
    expect((await choose(earth, planOf(1))).statusCode).toBe(404);
    expect((await test.read(earth)).toEarth).toBeNull();
  });
});
