import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { CouncilResult } from '#contract/council/session/shapes.ts';
import { COUNT_RULES, rulesFor } from '#domain/council/counting/countRules.ts';
import { type Dossier, EMPTY_DOSSIER, EMPTY_STEP } from '#domain/council/dossier.ts';
import { BALLOT_KINDS, type BallotKind } from '#domain/council/session/ballots.ts';
import { councilDossiers } from '#server/db/schema/council.ts';
import { createTestCouncil, readTeamCouncil, type TestCouncil } from '../../../support/council/testCouncil.ts';

let test: TestCouncil;
beforeEach(async () => {
  test = await createTestCouncil(4);
});
afterEach(() => test.app.close());

const BUDGET = 100_000;
const POINTS = [6, 2, 2];
const cost = (cents: number) => ({ ...EMPTY_DOSSIER, steps: [{ ...EMPTY_STEP, what: 'Pintar', cents }] });

async function giveCosts(cents: number): Promise<void> {
  const saved = { revision: 1, savedBy: 'team', savedAt: new Date(test.app.services.now()), writer: 'página' } as const;
  await test.app.db
    .insert(councilDossiers)
    .values(test.members.map(({ id }) => ({ teamId: id, answers: cost(cents), ...saved })));
}

/** Lets every team prefer the plan of the first team, which votes too. */
async function voteAll(council: { _id: string }, kind: BallotKind): Promise<void> {
  const [favourite = ''] = test.members.map(({ proposalId }) => proposalId);
  for (const { call, proposalId } of test.members) {
    const { plans, duels } = await readTeamCouncil(call);
    const others = plans.map(({ _id }) => _id).filter((plan) => plan !== proposalId);
    const order = [...others].sort((a, b) => Number(b === favourite) - Number(a === favourite));
    const ballots: Record<BallotKind, object> = {
      stars: { kind, stars: Object.fromEntries(order.map((plan) => [plan, plan === favourite ? 5 : 2])) },
      points: { kind, points: Object.fromEntries(order.map((plan, place) => [plan, POINTS[place] ?? 0])) },
      order: { kind, order },
      pairs: { kind, duels: duels.map(({ a, b }) => ({ a, b, winner: b === favourite ? b : a })) },
    };
    const json = { ballot: ballots[kind], device: 'tablet', press: 1 };
    const reply = await call.put(`/council-session/${council._id}/ballot`, { json });
    expect(reply.json()).toEqual({ ok: true, counted: true });
  }
}

const resultOf = async ({ _id }: { _id: string }): Promise<CouncilResult> =>
  (await test.teacher.get(`/councils/${_id}/result`)).json();

it('every rule can decide a session', () => {
  expect(new Set(BALLOT_KINDS.flatMap((kind) => rulesFor(kind, true)))).toEqual(new Set(COUNT_RULES));
});

describe.each(BALLOT_KINDS)('a vote by %s', (ballot) => {
  it.each(rulesFor(ballot, true))('is decided by %s, beside all others that can read it', async (rule) => {
    await giveCosts(60_000);
    const council = await test.runTo('vote', { ballot, rule, readings: 3, budget: BUDGET });
    await voteAll(council, ballot);
    await test.step(council, 'next');
    const result = await resultOf(council);
    expect(result).toMatchObject({ ballot, counted: 4, abstentions: 0, winner: test.members[0]?.proposalId });
    expect(result.chosen.rule).toBe(rule);
    expect(result.all[0]?.rule).toBe(rule);
    expect(result.all.map((one) => one.rule).sort()).toEqual([...rulesFor(ballot, true)].sort());
    for (const { sentence } of result.all) expect(sentence).toContain('«Equipa 1»');
    expect(result.agreement.map === null).toBe(result.agreement.reason !== null);
  });
});

describe('costs', () => {
  it('come from the dossiers, and stay as they were when the vote began', async () => {
    await giveCosts(60_000);
    const council = await test.runTo('debate', { rule: 'equalShares', budget: BUDGET });
    const change = (cents: number) => test.app.db.update(councilDossiers).set({ answers: cost(cents) });
    await change(70_000);
    const costs = async () => (await test.read(council)).plans.map((plan) => plan.cost);
    expect(await costs()).toEqual([70_000, 70_000, 70_000, 70_000]);
    await test.step(council, 'next');
    await change(999_999);
    expect(await costs()).toEqual([70_000, 70_000, 70_000, 70_000]);
    await voteAll(council, 'stars');
    await test.step(council, 'next');
    expect((await resultOf(council)).winner).toBe(test.members[0]?.proposalId);
  });

  it('of a plan with a step whose cost is unknown are unknown, also when a session starts or its vote opens', async () => {
    await giveCosts(60_000);
    const steps = [...cost(60_000).steps, { ...EMPTY_STEP, what: 'Plantar' }];
    const first = eq(councilDossiers.teamId, test.members[0]?.id ?? '');
    const change = (answers: Dossier) => test.app.db.update(councilDossiers).set({ answers }).where(first);
    const prepared = await test.prepare({ rule: 'equalShares', budget: BUDGET });
    await change({ ...EMPTY_DOSSIER, steps });
    expect((await test.read(prepared)).plans.map((plan) => plan.cost)).toEqual([null, 60_000, 60_000, 60_000]);
    await expect(test.step(prepared, 'start')).rejects.toThrow('uma não o tem');
    await change(cost(50_000));
    let council = await test.step(prepared, 'start');
    while (council.phase !== 'debate') council = await test.step(council, 'next');
    await change({ ...EMPTY_DOSSIER, steps });
    await expect(test.step(council, 'next')).rejects.toThrow('uma não o tem');
    expect((await test.read(council)).phase).toBe('debate');
    await change(cost(50_000));
    expect((await test.step(council, 'next')).plans.map((plan) => plan.cost)).toContain(50_000);
  });

  it('are taken anew when the vote opens again without ballots, and stay once there are some', async () => {
    await giveCosts(60_000);
    const council = await test.runTo('vote', { rule: 'equalShares', budget: BUDGET });
    const change = (cents: number) => test.app.db.update(councilDossiers).set({ answers: cost(cents) });
    const reopened = async () => {
      await test.step(council, 'back');
      return (await test.step(council, 'next')).plans.map((plan) => plan.cost);
    };
    await change(70_000);
    expect(await reopened()).toEqual([70_000, 70_000, 70_000, 70_000]);
    await voteAll(council, 'stars');
    await change(80_000);
    expect(await reopened()).toEqual([70_000, 70_000, 70_000, 70_000]);
  });

  it('are asked of all plans for equal shares', async () => {
    await giveCosts(60_000);
    const [first] = test.members;
    await test.app.db
      .update(councilDossiers)
      .set({ answers: EMPTY_DOSSIER })
      .where(eq(councilDossiers.teamId, first?.id ?? ''));
    await expect(test.prepare({ rule: 'equalShares', budget: BUDGET })).rejects.toThrow('uma não o tem');
  });
});
