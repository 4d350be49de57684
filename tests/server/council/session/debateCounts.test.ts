import { afterEach, beforeEach, expect, it } from 'vitest';
import type { CouncilDebate } from '#contract/council/session/councils.ts';
import type { TestCaller } from '../../../support/app/testApp.ts';
import { createTestCouncil, type TestCouncil } from '../../../support/council/testCouncil.ts';

const NONE = { for: 0, against: 0, question: 0, suggestion: 0, other: 0, unanswered: 0, waiting: 0 };
const DOUBTFUL = 'Que merda de ideia';

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

/** Comments as team 0 on the plan of team 3, which has the same theme. */
async function say(comment: string, kind?: string): Promise<string> {
  test.app.advance(1_000);
  const json = kind === undefined ? { comment } : { comment, kind };
  const reply = await member(0).call.put(`/comment-proposals/${member(3).proposalId}`, { json });
  expect(reply.statusCode).toBe(200);
  return reply.json()._id;
}

async function readDebate(councilId: string): Promise<CouncilDebate> {
  const reply = await test.teacher.get(`/councils/${councilId}/debate`);
  expect(reply.statusCode).toBe(200);
  return reply.json();
}
const planOf = ({ plans }: CouncilDebate, index: number) => plans.find(({ _id }) => _id === member(index).proposalId);
const writtenBy = ({ teams }: CouncilDebate, index: number) =>
  teams.find(({ _id }) => _id === member(index).id)?.comments;

it('counts comments by kind, open questions, what waits, and what each team has written', async () => {
  const { _id } = await test.runTo('debate');
  const before = await readDebate(_id);
  expect(before.plans).toHaveLength(4);
  expect([planOf(before, 3), writtenBy(before, 0)]).toEqual([{ _id: member(3).proposalId, ...NONE }, 0]);
  await say('Gosto muito.', 'for');
  await say('É caro.', 'against');
  await say('Podiam pedir ajuda.', 'suggestion');
  await say('Sem tipo.');
  const question = await say('Quem rega?', 'question');
  await say('E quando?', 'question');
  await say(DOUBTFUL);
  const reply = await member(3).call.put(`/comments/${question}/answer`, { json: { text: 'A turma.' } });
  expect(reply.statusCode).toBe(200);
  const debate = await readDebate(_id);
  expect(planOf(debate, 3)).toEqual({
    _id: member(3).proposalId,
    for: 1,
    against: 1,
    question: 2,
    suggestion: 1,
    other: 1,
    unanswered: 1,
    waiting: 1,
  });
  expect([writtenBy(debate, 0), writtenBy(debate, 3)]).toEqual([7, 0]);
});

it('counts as waiting only what the person who reads it can decide', async () => {
  const { _id } = await test.runTo('debate');
  const stranger = await test.app.teacher({ username: 'vizinha' });
  const { id: classId } = await test.app.schoolClass({ teacherId: stranger.id });
  const guest = await test.app.as((await test.app.team({ classId, level: 6, theme: 'ic' })).username);
  const reply = await guest.put(`/comment-proposals/${member(3).proposalId}`, { json: { comment: DOUBTFUL } });
  expect(reply.statusCode).toBe(200);
  await say(DOUBTFUL);
  await say(`${DOUBTFUL}!`);
  const waiting = async (by: TestCaller) => planOf((await by.get(`/councils/${_id}/debate`)).json(), 3)?.waiting;
  const queued = async (by: TestCaller) => (await by.get('/moderation')).json().counts.waiting;
  const [teacher, admin] = [test.teacher, await test.app.as('chefe')];
  expect([await waiting(teacher), await queued(teacher)]).toEqual([2, 2]);
  expect(await queued(await test.app.as('vizinha'))).toBe(1);
  expect([await waiting(admin), await queued(admin)]).toEqual([3, 3]);
});

it('a comment that a teacher hides counts no more', async () => {
  const { _id } = await test.runTo('debate');
  const comment = await say('Gosto muito.', 'for');
  await test.teacher.post('/moderation/hide', { json: { comments: [comment] } });
  const debate = await readDebate(_id);
  expect([planOf(debate, 3), writtenBy(debate, 0)]).toEqual([{ _id: member(3).proposalId, ...NONE }, 0]);
});

it('only who steers the council reads it', async () => {
  const { _id } = await test.prepare();
  await test.app.teacher({ username: 'outra' });
  expect((await (await test.app.as('outra')).get(`/councils/${_id}/debate`)).json().code).toBe('notYours');
  const unknown = '00000000-0000-4000-8000-000000000000';
  expect((await test.teacher.get(`/councils/${unknown}/debate`)).json().code).toBe('notFound');
  expect((await member(0).call.get(`/councils/${_id}/debate`)).statusCode).toBe(403);
});
