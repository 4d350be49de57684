import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { CouncilResult, CouncilRuleCount } from '#contract/council/session/shapes.ts';
import type { Ballot } from '#domain/council/session/ballots.ts';
import { drawLots } from '#domain/council/session/lot.ts';
import { writeBallot } from '#server/council/session/ballots.queries.ts';
import { proposals } from '#server/db/schema/council.ts';
import type { TestCaller } from '../../../support/app/testApp.ts';
import { createTestCouncil, readTeamCouncil, type TestCouncil } from '../../../support/council/testCouncil.ts';

let test: TestCouncil;
beforeEach(async () => {
  test = await createTestCouncil();
});
afterEach(() => test.app.close());

let presses = 0;
function vote(team: TestCaller, { _id }: { _id: string }, ballot: object | null, more: object = {}) {
  presses += 1;
  const json = { ballot, device: 'tablet', press: presses, ...more };
  return team.put(`/council-session/${_id}/ballot`, { json });
}
const member = (index: number) => {
  const found = test.members[index];
  if (found === undefined) throw new Error(`There is no team ${index}.`);
  return found;
};
const stars = (given: Record<number, number>) => ({
  kind: 'stars',
  stars: Object.fromEntries(Object.entries(given).map(([index, count]) => [member(Number(index)).proposalId, count])),
});
const resultOf = async ({ _id }: { _id: string }): Promise<CouncilResult> =>
  (await test.teacher.get(`/councils/${_id}/result`)).json();

describe('a ballot', () => {
  it('counts once a team, the last one, and an abstention is no ballot', async () => {
    const council = await test.runTo('vote');
    await vote(member(0).call, council, stars({ 1: 1 }));
    await vote(member(0).call, council, stars({ 1: 5, 2: 2 }));
    await vote(member(1).call, council, stars({ 0: 4 }));
    await vote(member(1).call, council, null);
    expect(await readTeamCouncil(member(0).call)).toMatchObject({ vote: stars({ 1: 5, 2: 2 }), abstained: false });
    expect(await readTeamCouncil(member(1).call)).toMatchObject({ vote: null, abstained: true });
    const { teams } = await test.read(council);
    expect(teams.map(({ voted }) => voted)).toEqual([true, true, false, false]);
    await test.step(council, 'next');
    const result = await resultOf(council);
    expect(result).toMatchObject({ counted: 1, abstentions: 1, teams: 4, winner: member(1).proposalId, byLot: false });
    expect(result.chosen.sentence).toContain('«Equipa 2»');
    expect(result.all.map(({ rule }: CouncilRuleCount) => rule)).toEqual([
      'meanWithPrior',
      'medianGrade',
      'borda',
      'condorcet',
    ]);
  });

  it('is idempotent by device: an older press that arrives late changes nothing', async () => {
    const council = await test.runTo('vote');
    const { call } = member(0);
    await vote(call, council, stars({ 1: 5 }), { press: 2 });
    const late = await vote(call, council, stars({ 1: 1 }), { press: 1 });
    expect([late.statusCode, late.json()]).toEqual([200, { ok: true, counted: false }]);
    await vote(call, council, stars({ 1: 1 }), { press: 2 });
    expect((await readTeamCouncil(call)).vote).toEqual(stars({ 1: 5 }));
    await vote(call, council, stars({ 2: 3 }), { press: 1, device: 'outro' });
    expect((await readTeamCouncil(call)).vote).toEqual(stars({ 2: 3 }));
    await test.step(council, 'next');
    // Its reply was lost: the ballot was counted, and the device may repeat it.
    expect((await vote(call, council, stars({ 1: 5 }), { press: 2 })).statusCode).toBe(200);
    expect((await vote(call, council, stars({ 1: 5 }), { press: 3 })).json().code).toBe('voteClosed');
  });

  it('is not replaced by an older one of the same device that was let in before it was counted', async () => {
    const { _id: councilId } = await test.runTo('vote');
    const { id: teamId, call } = member(0);
    const write = (press: number, plan: number) =>
      test.app.db.transaction((tx) => {
        const ballot: Ballot = { kind: 'stars', stars: { [member(plan).proposalId]: 4 } };
        const at = new Date(test.app.services.now());
        return writeBallot(tx, { councilId, teamId, ballot, at, device: 'tablet', press, knownVersion: undefined });
      });
    expect([await write(5, 1), await write(3, 2), await write(5, 2)]).toEqual(['written', 'older', 'older']);
    expect((await readTeamCouncil(call)).vote).toEqual(stars({ 1: 4 }));
    expect(await write(6, 3)).toBe('written');
  });

  it('replaces one of another device only when its own device knew it', async () => {
    const council = await test.runTo('vote');
    const { call } = member(0);
    const versionNow = async () => (await readTeamCouncil(call)).voteVersion;
    expect(await versionNow()).toBe(0);
    await vote(call, council, stars({ 1: 5 }), { device: 'offline', knownVersion: 0 });
    expect(await versionNow()).toBe(1);
    // This device has not read the session since: the last ballot is its own.
    expect((await vote(call, council, stars({ 1: 4 }), { device: 'offline', knownVersion: 0 })).statusCode).toBe(200);
    expect((await vote(call, council, stars({ 2: 3 }), { device: 'outro', knownVersion: 2 })).statusCode).toBe(200);
    const late = await vote(call, council, stars({ 1: 1 }), { device: 'offline', knownVersion: 2 });
    expect(late.statusCode).toBe(409);
    expect(late.json()).toMatchObject({ code: 'voteReplaced', message: expect.stringContaining('noutro dispositivo') });
    expect((await vote(call, council, null, { device: 'novo', knownVersion: 0 })).json().code).toBe('voteReplaced');
    expect(await readTeamCouncil(call)).toMatchObject({ vote: stars({ 2: 3 }), voteVersion: 3 });
    await vote(call, council, stars({ 3: 2 }), { device: 'offline', knownVersion: 3 });
    expect(await readTeamCouncil(call)).toMatchObject({ vote: stars({ 3: 2 }), voteVersion: 4 });
  });

  it('of two first ballots at once, one counts and the other device is told', async () => {
    const council = await test.runTo('vote');
    const { call } = member(0);
    const replies = await Promise.all(
      ['a', 'b', 'c'].map((device, index) =>
        vote(call, council, stars({ [index + 1]: 5 }), { device, knownVersion: 0 }),
      ),
    );
    expect(replies.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409, 409]);
    const counted = replies.findIndex(({ statusCode }) => statusCode === 200);
    expect((await readTeamCouncil(call)).vote).toEqual(stars({ [counted + 1]: 5 }));
  });

  it('is accepted in the vote only, also after its time and while the clock stands still', async () => {
    const council = await test.runTo('debate');
    const { call } = member(0);
    expect((await vote(call, council, null)).json().code).toBe('voteClosed');
    await test.step(council, 'next');
    test.app.advance(60 * 60_000);
    expect((await vote(call, council, stars({ 1: 3 }))).statusCode).toBe(200);
    await test.step(council, 'pause');
    expect((await vote(call, council, stars({ 1: 4 }))).statusCode).toBe(200);
    await test.step(council, 'next');
    expect((await vote(call, council, stars({ 1: 5 }))).json()).toMatchObject({
      code: 'voteClosed',
      message: 'A votação está fechada.',
    });
    await test.step(council, 'back');
    expect((await vote(call, council, stars({ 1: 5 }))).statusCode).toBe(200);
    await test.step(council, 'close');
    expect((await vote(call, council, stars({ 1: 1 }))).json().code).toBe('voteClosed');
  });

  it.each([
    ['its own plan', () => stars({ 0: 5 }), 'Não podem votar na vossa própria proposta.'],
    ['nothing', () => ({ kind: 'stars', stars: {} }), /em branco/],
    ['another kind', () => ({ kind: 'points', points: { [member(1).proposalId]: 3 } }), /outra forma/],
    ['an unknown plan', () => ({ kind: 'order', order: [member(1).id] }), /outra forma/],
  ])('is refused for %s', async (_what, ballot, message) => {
    const council = await test.runTo('vote');
    const reply = await vote(member(0).call, council, ballot());
    expect(reply.json()).toMatchObject({ code: 'ballotWrong', message: expect.stringMatching(message) });
    expect((await test.read(council)).teams[0]?.voted).toBe(false);
  });

  it('is refused for stars and points out of range before it is read', async () => {
    const council = await test.runTo('vote');
    for (const ballot of [stars({ 1: 6 }), stars({ 1: 1.5 }), { kind: 'stars', stars: { x: 1 } }, { kind: 'outra' }]) {
      expect((await vote(member(0).call, council, ballot)).json().code).toBe('badInput');
    }
  });

  it('decides only duels that the team was given, and never one with its own plan', async () => {
    const council = await test.runTo('vote', { ballot: 'pairs', rule: 'bradleyTerry', readings: 3 });
    const { call, proposalId } = member(0);
    const { duels } = await readTeamCouncil(call);
    expect(duels).toHaveLength(3);
    expect(duels.flatMap(({ a, b }) => [a, b])).not.toContain(proposalId);
    const decided = duels.map(({ a, b }) => ({ a, b, winner: b }));
    expect((await vote(call, council, { kind: 'pairs', duels: decided })).statusCode).toBe(200);
    const own = { a: proposalId, b: duels[0]?.a, winner: proposalId };
    expect((await vote(call, council, { kind: 'pairs', duels: [own] })).json().code).toBe('ballotWrong');
    const two = await test.app.team({ classId: test.classId, level: 6 });
    const late = await test.app.as(two.username);
    const theirs = (await readTeamCouncil(late)).duels;
    expect(theirs).toHaveLength(3);
    const foreign = { a: proposalId, b: member(1).proposalId, winner: proposalId };
    const isTheirs = theirs.some(({ a, b }) => [a, b].includes(foreign.a) && [a, b].includes(foreign.b));
    const reply = await vote(late, council, { kind: 'pairs', duels: [foreign] });
    expect(reply.json().code ?? 'ok').toBe(isTheirs ? 'ok' : 'ballotWrong');
  });

  it('of a team of another class, or for an unknown session, is notFound', async () => {
    const council = await test.runTo('vote');
    const { id: teacherId } = await test.app.teacher({});
    const { id: classId } = await test.app.schoolClass({ teacherId });
    const stranger = await test.app.as((await test.app.team({ classId, level: 6 })).username);
    expect((await vote(stranger, council, null)).json().code).toBe('notFound');
    expect((await stranger.get('/council-session')).json()).toEqual({ council: null });
    expect((await vote(member(0).call, { _id: member(0).id }, null)).json().code).toBe('notFound');
  });
});

describe('secrecy', () => {
  it('shows no totals and no ballots of others before the vote is over, to nobody', async () => {
    const council = await test.runTo('vote');
    await vote(member(0).call, council, stars({ 1: 5 }));
    const hidden = async () => {
      expect((await test.teacher.get(`/councils/${council._id}/result`)).json().code).toBe('councilVoting');
      const admin = await test.app.as('chefe');
      expect((await admin.get(`/councils/${council._id}/result`)).json().code).toBe('councilVoting');
      const hall = await test.app.anonymous.get(`/council-hall/${council.code}`);
      expect(hall.json().result).toBeNull();
      const replies = [
        await test.teacher.get(`/councils/${council._id}`),
        await member(1).call.get('/council-session'),
        hall,
      ];
      for (const { body } of replies) expect(body).not.toMatch(/"stars":\{|"score"|"ranking"/);
    };
    await hidden();
    await test.step(council, 'back');
    await hidden();
    await test.step(council, 'next');
    await test.step(council, 'next');
    expect((await resultOf(council)).counted).toBe(1);
    expect((await readTeamCouncil(member(1).call)).result?.counted).toBe(1);
    await test.step(council, 'back');
    await hidden();
  });

  it('shows the result to teams and the hall when the teacher says so, and hides it again', async () => {
    const council = await test.runTo('result', { resultReveal: 'byTeacher' });
    const shown = async () => {
      const hall = (await test.app.anonymous.get(`/council-hall/${council.code}`)).json();
      const team = await readTeamCouncil(member(0).call);
      expect([hall.resultShown, hall.result !== null]).toEqual([team.resultShown, team.result !== null]);
      // The map shows which teams voted alike: only the teacher gets it.
      for (const { result } of [hall, team])
        if (result) expect(Object.keys(result.agreement).sort()).toEqual(['agreed', 'reason']);
      return team.result !== null;
    };
    expect(await shown()).toBe(false);
    await test.step(council, 'showResult');
    expect(await shown()).toBe(true);
    await test.step(council, 'hideResult');
    expect(await shown()).toBe(false);
  });
});

describe('a tie', () => {
  it('has no winner until the lot has chosen one, which anyone can draw again', async () => {
    const council = await test.runTo('vote');
    await vote(member(0).call, council, stars({ 1: 5 }));
    await vote(member(1).call, council, stars({ 0: 5 }));
    await expect(test.step(council, 'drawLot')).rejects.toThrow('councilStepClosed');
    await test.step(council, 'next');
    expect(await resultOf(council)).toMatchObject({ winner: null, byLot: false });
    const drawn = await test.step(council, 'drawLot');
    const tied = [member(0).proposalId, member(1).proposalId];
    const [expected] = drawLots(tied, `${drawn.seed}/winner`);
    expect(await resultOf(council)).toMatchObject({ winner: expected, byLot: true });
    await test.step(council, 'back');
    await test.step(council, 'next');
    expect(await resultOf(council)).toMatchObject({ winner: null, byLot: false });
  });

  it('draws no lot when one plan leads', async () => {
    const council = await test.runTo('vote');
    await vote(member(0).call, council, stars({ 1: 5 }));
    await test.step(council, 'next');
    await expect(test.step(council, 'drawLot')).rejects.toThrow('councilStepClosed');
  });
});

describe('a withdrawn plan', () => {
  it('loses its text and its votes at once, everywhere, and has them again in a vote that ends after it is shown', async () => {
    const council = await test.runTo('vote');
    const before = await readTeamCouncil(member(0).call);
    await vote(member(0).call, council, stars({ 1: 5, 2: 3 }));
    const hidden = member(1).proposalId;
    await test.teacher.post('/moderation/proposals/hide', { json: { proposals: [hidden] } });
    const after = await readTeamCouncil(member(0).call);
    expect(after.revision).toBeGreaterThan(before.revision);
    expect(after.plans.find(({ _id }) => _id === hidden)).toMatchObject({ withdrawn: true, text: '' });
    const hall = (await test.app.anonymous.get(`/council-hall/${council.code}`)).json();
    expect(hall.plans.find(({ _id }: { _id: string }) => _id === hidden)).toMatchObject({
      withdrawn: true,
      text: null,
    });
    expect((await test.read(council)).plans.find(({ _id }) => _id === hidden)?.withdrawn).toBe(true);
    // A device that has not heard of it may still vote for it.
    expect((await vote(member(2).call, council, stars({ 1: 5, 0: 2 }))).statusCode).toBe(200);
    await test.step(council, 'next');
    const result = await resultOf(council);
    expect(result.chosen.ranking.map(({ _id }) => _id)).not.toContain(hidden);
    await test.app.db.update(proposals).set({ state: 'shown' }).where(eq(proposals.id, hidden));
    await test.step(council, 'back');
    await test.step(council, 'next');
    expect((await resultOf(council)).winner).toBe(hidden);
  });

  it('leaves the session with its team, and comes back with it from the bin', async () => {
    const council = await test.runTo('vote');
    await vote(member(0).call, council, stars({ 1: 5 }));
    await vote(member(1).call, council, stars({ 0: 4 }));
    const { binId } = (await test.teacher.send('DELETE', `/team/${member(1).id}`)).json();
    expect((await test.read(council)).plans).toHaveLength(3);
    expect((await test.read(council)).teams).toHaveLength(3);
    await test.teacher.post(`/bin/${binId}/restore`);
    await test.step(council, 'next');
    expect(await resultOf(council)).toMatchObject({ counted: 2, winner: member(1).proposalId });
  });
});
