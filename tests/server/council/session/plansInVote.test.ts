import { eq, sql } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Ballot } from '#domain/council/session/ballots.ts';
import { proposals } from '#server/db/schema/council.ts';
import { councilBallots } from '#server/db/schema/councils.ts';
import { seedMember } from '../../../support/app/council.ts';
import { textAnswers } from '../../../support/app/gameAnswers.ts';
import { createTestCouncil, readTeamCouncil, type TestCouncil } from '../../../support/council/testCouncil.ts';

let test: TestCouncil;
beforeEach(async () => {
  test = await createTestCouncil(4);
});
afterEach(() => test.app.close());

const member = (index: number) => {
  const found = test.members[index];
  if (found === undefined) throw new Error(`There is no team ${index}.`);
  return found;
};
const plan = (index: number) => member(index).proposalId;
let presses = 0;
function vote(index: number, { _id }: { _id: string }, ballot: Ballot) {
  presses += 1;
  const json = { ballot, device: 'tablet', press: presses };
  return member(index).call.put(`/council-session/${_id}/ballot`, { json });
}
async function storedBallot(index: number) {
  const rows = await test.app.db
    .select()
    .from(councilBallots)
    .where(eq(councilBallots.teamId, member(index).id));
  return rows[0]?.ballot;
}
const deleteTeam = (index: number) => test.teacher.send('DELETE', `/team/${member(index).id}`);

type Make = () => Ballot;
const CASES: [string, object, Make, Make][] = [
  [
    'stars',
    {},
    () => ({ kind: 'stars', stars: { [plan(1)]: 4, [plan(3)]: 5 } }),
    () => ({ kind: 'stars', stars: { [plan(1)]: 4 } }),
  ],
  [
    'points',
    { ballot: 'points', rule: 'points' },
    () => ({ kind: 'points', points: { [plan(1)]: 2, [plan(3)]: 3 } }),
    () => ({ kind: 'points', points: { [plan(1)]: 2 } }),
  ],
  [
    'order',
    { ballot: 'order', rule: 'borda' },
    () => ({ kind: 'order', order: [plan(3), plan(1), plan(2)] }),
    () => ({ kind: 'order', order: [plan(1), plan(2)] }),
  ],
];

describe('a plan whose team is deleted during the vote', () => {
  it.each(CASES)('leaves a ballot of %s that names it, the rest counts', async (_kind, setup, sent, kept) => {
    const council = await test.runTo('vote', setup);
    const before = (await member(0).call.get('/standing')).json().council.revision;
    expect((await deleteTeam(3)).statusCode).toBe(200);
    expect((await member(0).call.get('/standing')).json().council.revision).toBeGreaterThan(before);
    expect((await readTeamCouncil(member(0).call)).plans.map(({ _id }) => _id)).not.toContain(plan(3));
    expect((await vote(0, council, sent())).statusCode).toBe(200);
    expect(await storedBallot(0)).toEqual(kept());
    await test.step(council, 'next');
    const result = (await test.teacher.get(`/councils/${council._id}/result`)).json();
    expect(result).toMatchObject({ counted: 1, winner: plan(1) });
    expect(JSON.stringify(result)).not.toContain(plan(3));
  });

  it('leaves a duel, and the other duels count', async () => {
    const council = await test.runTo('vote', { ballot: 'pairs', rule: 'bradleyTerry', readings: 3 });
    const { duels } = await readTeamCouncil(member(0).call);
    const decided = duels.map(({ a, b }) => ({ a, b, winner: a }));
    await deleteTeam(3);
    expect((await vote(0, council, { kind: 'pairs', duels: decided })).statusCode).toBe(200);
    expect(await storedBallot(0)).toEqual({
      kind: 'pairs',
      duels: decided.filter(({ a, b }) => a !== plan(3) && b !== plan(3)),
    });
  });

  it('is ignored in a ballot that was cast before', async () => {
    const council = await test.runTo('vote');
    await vote(0, council, { kind: 'stars', stars: { [plan(1)]: 3, [plan(3)]: 5 } });
    await deleteTeam(3);
    await test.step(council, 'next');
    const result = (await test.teacher.get(`/councils/${council._id}/result`)).json();
    expect(result).toMatchObject({ counted: 1, winner: plan(1) });
  });

  it('refuses a ballot that names nothing else, in words', async () => {
    const council = await test.runTo('vote');
    await deleteTeam(3);
    const reply = await vote(0, council, { kind: 'stars', stars: { [plan(3)]: 5 } });
    expect(reply.json()).toMatchObject({
      code: 'ballotWrong',
      message: 'As propostas deste voto já não estão no conselho. Votem nas que ficaram.',
    });
    expect(await storedBallot(0)).toBeUndefined();
  });
});

it('a hidden plan stays in the ballot, and counts again when it is shown again', async () => {
  const council = await test.runTo('vote');
  const hide = (state: 'hidden' | 'shown') =>
    test.app.db
      .update(proposals)
      .set({ state })
      .where(eq(proposals.id, plan(3)));
  const winner = async () => (await test.teacher.get(`/councils/${council._id}/result`)).json().winner;
  await hide('hidden');
  const ballot: Ballot = { kind: 'stars', stars: { [plan(1)]: 3, [plan(3)]: 5 } };
  expect((await vote(0, council, ballot)).statusCode).toBe(200);
  expect(await storedBallot(0)).toEqual(ballot);
  await test.step(council, 'next');
  expect(await winner()).toBe(plan(1));
  await hide('shown');
  await test.step(council, 'back');
  await test.step(council, 'next');
  expect(await winner()).toBe(plan(3));
});

describe('the count of a closed vote', () => {
  const resultOf = async ({ _id }: { _id: string }) => (await test.teacher.get(`/councils/${_id}/result`)).json();

  /** Teams 0 and 1 prefer the plan of team 3, which won when the vote closed. */
  async function closedVote() {
    const council = await test.runTo('vote');
    await vote(0, council, { kind: 'stars', stars: { [plan(1)]: 3, [plan(3)]: 5 } });
    await vote(1, council, { kind: 'stars', stars: { [plan(2)]: 3, [plan(3)]: 5 } });
    await test.step(council, 'next');
    return { council, before: await resultOf(council) };
  }
  const setState = (state: 'hidden' | 'shown') =>
    test.app.db
      .update(proposals)
      .set({ state })
      .where(eq(proposals.id, plan(3)));

  it('stays when the winner is withdrawn, until the vote is opened and closed again', async () => {
    const { council, before } = await closedVote();
    expect(before).toMatchObject({ counted: 2, teams: 4, winner: plan(3) });
    await setState('hidden');
    expect(await resultOf(council)).toEqual(before);
    await test.step(council, 'showResult');
    const seen = await readTeamCouncil(member(0).call);
    expect(seen.result).toMatchObject({ counted: 2, winner: plan(3), chosen: before.chosen });
    expect(seen.plans.find(({ _id }) => _id === plan(3))).toMatchObject({ withdrawn: true, text: '' });
    await test.step(council, 'back');
    expect((await test.teacher.get(`/councils/${council._id}/result`)).json().code).toBe('councilVoting');
    await test.step(council, 'next');
    expect((await resultOf(council)).winner).not.toBe(plan(3));
  });

  it('stays when a team that voted is deleted, and names the plan of a deleted team no more', async () => {
    const { council, before } = await closedVote();
    expect(before.chosen.sentence).toContain('«Equipa 4»');
    await deleteTeam(0);
    const { ranking, sentence } = before.chosen;
    expect(await resultOf(council)).toMatchObject({ counted: 2, winner: plan(3), chosen: { ranking, sentence } });
    await deleteTeam(3);
    const after = await resultOf(council);
    expect(after).toMatchObject({ counted: 2, teams: 4, winner: plan(3) });
    expect(after.chosen.sentence).toContain('ganha uma proposta eliminada');
    expect(JSON.stringify(after)).not.toContain('Equipa 4');
  });

  it('stays in a session that is closed, moved to the bin and restored', async () => {
    const { council, before } = await closedVote();
    await test.step(council, 'close');
    await deleteTeam(1);
    const { binId } = (await test.teacher.send('DELETE', `/councils/${council._id}`)).json();
    expect((await test.teacher.post(`/bin/${binId}/restore`)).statusCode).toBe(200);
    expect(await resultOf(council)).toEqual(before);
  });

  it('is of the votes at the moment of closing, also when the session closes during the vote', async () => {
    const council = await test.runTo('vote');
    await vote(0, council, { kind: 'stars', stars: { [plan(1)]: 5 } });
    await test.step(council, 'close');
    await deleteTeam(0);
    expect(await resultOf(council)).toMatchObject({ counted: 1, winner: plan(1) });
    await test.step(council, 'reopen');
    await test.step(council, 'next');
    expect(await resultOf(council)).toMatchObject({ counted: 0, winner: null });
  });

  it('holds the lot of a tie that is drawn after a tied plan was withdrawn', async () => {
    const council = await test.runTo('vote');
    await vote(0, council, { kind: 'stars', stars: { [plan(1)]: 5 } });
    await vote(1, council, { kind: 'stars', stars: { [plan(3)]: 5 } });
    await test.step(council, 'next');
    await setState('hidden');
    await test.step(council, 'drawLot');
    const { winner, byLot, leading } = await resultOf(council);
    expect({ byLot, leading: [...leading].sort() }).toEqual({ byLot: true, leading: [plan(1), plan(3)].sort() });
    expect(leading).toContain(winner);
  });

  it('is made again when the rule changes, which it can without ballots', async () => {
    const council = await test.runTo('result');
    const { revision, setup } = await test.read(council);
    const json = { revision, setup: { ...setup, rule: 'borda' } };
    expect((await test.teacher.put(`/councils/${council._id}`, { json })).statusCode).toBe(200);
    expect((await resultOf(council)).chosen.rule).toBe('borda');
  });
});

it('a plan of another session is still refused', async () => {
  const { id: teacherId } = await test.app.teacher({});
  const { id: classId } = await test.app.schoolClass({ teacherId });
  const stranger = await seedMember(test.app, { classId, theme: 'ic', submitted: true });
  const council = await test.runTo('vote');
  const reply = await vote(0, council, { kind: 'stars', stars: { [plan(1)]: 3, [stranger.proposalId]: 5 } });
  expect(reply.json().message).toBe('O voto inclui uma proposta que não está neste conselho.');
});

describe('a suggestion on a plan that the class votes on', () => {
  async function suggestion(): Promise<string> {
    const json = { comment: 'E se fosse ao sábado?', kind: 'suggestion' };
    const reply = await member(0).call.put(`/comment-proposals/${plan(3)}`, { json });
    return reply.json()._id;
  }
  const accept = (id: string) =>
    member(3).call.put(`/comments/${id}/accept`, { json: { proposal: 'Uma horta, ao sábado.' } });

  it('cannot be accepted until the vote is over', async () => {
    const council = await test.runTo('vote');
    const id = await suggestion();
    expect((await accept(id)).json()).toMatchObject({
      code: 'planInVote',
      message: 'O conselho está a votar: o texto do plano só pode mudar depois da votação.',
    });
    await test.step(council, 'next');
    expect((await accept(id)).statusCode).toBe(200);
  });

  it.each(['debate', 'result'] as const)('can be accepted in the phase %s', async (phase) => {
    await test.runTo(phase);
    const id = await suggestion();
    expect((await accept(id)).statusCode).toBe(200);
    const { rows } = await test.app.db.execute<{ text: string }>(sql`select text from proposals where id = ${plan(3)}`);
    expect(rows).toEqual([{ text: 'Uma horta, ao sábado.' }]);
  });

  it('keeps its words while the class votes, whoever would change them', async () => {
    const council = await test.runTo('vote');
    const edit = (proposal: string) => test.teacher.put(`/proposal/${member(3).id}`, { json: { proposal } });
    expect((await edit('Outro plano.')).json().code).toBe('planInVote');
    const [stored] = await test.app.db
      .select()
      .from(proposals)
      .where(eq(proposals.id, plan(3)));
    expect((await edit(stored?.text ?? '')).statusCode).toBe(200);
    await test.step(council, 'next');
    expect((await edit('Outro plano.')).statusCode).toBe(200);
  });

  it('is not withdrawn by giving back its mission while the class votes', async () => {
    const council = await test.runTo('vote');
    const giveBack = () =>
      test.teacher.post(`/team/${member(3).id}/levels/4/give-back`, { json: { note: 'Outra vez.' } });
    const reply = await giveBack();
    expect([reply.statusCode, reply.json().code]).toEqual([409, 'planInVote']);
    expect((await test.read(council)).plans.every(({ withdrawn }) => !withdrawn)).toBe(true);
    await test.step(council, 'next');
    expect((await giveBack()).statusCode).toBe(200);
  });

  it('is not written anew by a team that got its mission back before the vote, until the vote is over', async () => {
    const council = await test.runTo('debate');
    await test.teacher.post(`/team/${member(3).id}/levels/4/give-back`, { json: { note: 'Outra vez.' } });
    await test.step(council, 'next');
    const send = () => member(3).call.post('/answer-level-4', { json: { answers: textAnswers('ic', 4, 'outro') } });
    const reply = await send();
    expect([reply.statusCode, reply.json().code]).toEqual([409, 'planInVote']);
    expect(reply.json().message).toContain('a resposta não se perdeu');
    expect((await test.read(council)).plans.filter(({ withdrawn }) => withdrawn)).toHaveLength(1);
    await test.step(council, 'next');
    expect((await send()).statusCode).toBe(200);
  });

  it('is refused once the plan is submitted, which is final', async () => {
    await test.runTo('debate');
    const id = await suggestion();
    expect((await test.teacher.post(`/proposal/${member(3).id}/submit`, { json: {} })).statusCode).toBe(201);
    expect((await accept(id)).json().code).toBe('alreadySubmitted');
  });
});
