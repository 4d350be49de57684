import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { COUNCIL_CLOSED_SHOWN_MS, WRONG_MAP_CODES_MAX } from '#domain/limits.ts';
import { deviceStates } from '#server/db/schema/lessons.ts';
import { teams } from '#server/db/schema/schema.ts';
import { createTestCouncil, readTeamCouncil, type TestCouncil } from '../../../support/council/testCouncil.ts';
import { countQueries } from '../../../support/database/countQueries.ts';
import { eventually } from '../../../support/eventually.ts';

let test: TestCouncil;
beforeEach(async () => {
  test = await createTestCouncil(6);
});
afterEach(() => test.app.close());

const member = (index: number) => {
  const found = test.members[index];
  if (found === undefined) throw new Error(`There is no team ${index}.`);
  return found;
};
const present = (council: { _id: string }, proposalId: string | null) =>
  test.teacher.put(`/councils/${council._id}/presenting`, { json: { proposalId } });
const position = async (index: number) => (await member(index).call.get('/standing')).json().council;

describe("a team's session", () => {
  it('is there while it runs', async () => {
    const { call } = member(0);
    const council = await test.prepare();
    expect([(await call.get('/council-session')).json(), await position(0)]).toEqual([{ council: null }, undefined]);
    await test.step(council, 'start');
    expect(await readTeamCouncil(call)).toMatchObject({ _id: council._id, phase: 'present', vote: null, result: null });
    expect((await position(0))._id).toBe(council._id);
    await test.step(council, 'close');
    expect([(await call.get('/council-session')).json(), await position(0)]).toEqual([{ council: null }, undefined]);
  });

  it('gives every team equally many plans to read, never its own, and each plan equally often', async () => {
    const council = await test.step(await test.prepare({ readings: 3 }), 'start');
    expect(council.teams.map(({ readings }) => readings)).toEqual([3, 3, 3, 3, 3, 3]);
    expect(council.plans.map(({ readers }) => readers)).toEqual([3, 3, 3, 3, 3, 3]);
    for (const { call, proposalId } of test.members) {
      const { plans } = await readTeamCouncil(call);
      expect(plans.find(({ _id }) => _id === proposalId)).toMatchObject({ mine: true, given: false });
      expect(plans.filter(({ given }) => given)).toHaveLength(3);
    }
  });

  it('gives plans also to a team that comes later, those that were given least', async () => {
    const council = await test.step(await test.prepare({ readings: 2 }), 'start');
    const late = await test.app.as((await test.app.team({ classId: test.classId, level: 6 })).username);
    const { plans } = await readTeamCouncil(late);
    expect(plans.filter(({ given }) => given)).toHaveLength(2);
    const { readers, teams } = await test.read(council).then((read) => ({
      readers: read.plans.map((plan) => plan.readers),
      teams: read.teams.length,
    }));
    expect(Math.max(...readers) - Math.min(...readers)).toBe(1);
    expect(teams).toBe(7);
  });

  it('is not there for a team on an earlier mission, which is given plans once it comes into the council', async () => {
    const early = await test.app.team({ classId: test.classId, level: 2 });
    const council = await test.runTo('vote');
    const call = await test.app.as(early.username);
    const place = async () => (await call.get('/standing')).json().council;
    const vote = () =>
      call.put(`/council-session/${council._id}/ballot`, { json: { ballot: null, device: 'tablet', press: 1 } });
    expect([(await call.get('/council-session')).json(), await place()]).toEqual([{ council: null }, undefined]);
    expect((await vote()).json().code).toBe('notFound');
    expect((await test.read(council)).teams).toHaveLength(6);
    await test.app.db
      .update(teams)
      .set({ councilAt: new Date(0) })
      .where(eq(teams.id, early.id));
    expect((await place())._id).toBe(council._id);
    expect((await readTeamCouncil(call)).plans.filter(({ given }) => given)).toHaveLength(2);
    expect((await vote()).statusCode).toBe(200);
    const read = await test.read(council);
    const readers = read.plans.map((plan) => plan.readers);
    expect([read.teams.length, Math.max(...readers) - Math.min(...readers)]).toEqual([7, 1]);
  });

  it('counts what was read and applauded, and other devices of the team read it again', async () => {
    const council = await test.step(await test.prepare(), 'start');
    const { call } = member(0);
    const given = (await readTeamCouncil(call)).plans.find((plan) => plan.given)?._id ?? '';
    await present(council, given);
    const before = await readTeamCouncil(call);
    const path = `/council-session/${council._id}/plans/${given}`;
    await call.put(`${path}/read`, { json: { read: true } });
    await call.put(`${path}/read`, { json: { read: true } });
    expect((await position(0)).revision).toBe(before.revision + 1);
    for (const count of [2, 5, 3]) await call.put(`${path}/applause`, { json: { count } });
    expect((await position(0)).revision).toBe(before.revision + 3);
    const plan = (await readTeamCouncil(call)).plans.find(({ _id }) => _id === given);
    expect(plan).toMatchObject({ read: true, applause: 5 });
    const read = await test.read(council);
    expect(read.plans.find(({ _id }) => _id === given)).toMatchObject({ readBy: 1, applause: 5 });
    expect(read.teams[0]).toMatchObject({ read: 1 });
    await call.put(`${path}/read`, { json: { read: false } });
    expect((await test.read(council)).teams[0]).toMatchObject({ read: 0 });
  });

  it('neither reads nor applauds once it is closed', async () => {
    const council = await test.step(await test.prepare(), 'start');
    const { call } = member(0);
    const path = `/council-session/${council._id}/plans/${member(1).proposalId}`;
    await test.step(council, 'close');
    const replies = [
      await call.put(`${path}/read`, { json: { read: true } }),
      await call.put(`${path}/applause`, { json: { count: 1 } }),
    ];
    expect(replies.map((reply) => reply.json().code)).toEqual(['notFound', 'notFound']);
    expect((await test.read(council)).plans.map(({ applause, readBy }) => applause + readBy)).toEqual(Array(6).fill(0));
  });

  it('applauds only the plan that is presented, while other teams see it', async () => {
    const council = await test.step(await test.prepare(), 'start');
    const [shown = '', other = ''] = [1, 2].map((index) => member(index).proposalId);
    const applaud = (plan: string, count: number) =>
      member(0).call.put(`/council-session/${council._id}/plans/${plan}/applause`, { json: { count } });
    const early = await applaud(shown, 1);
    await present(council, shown);
    expect((await applaud(shown, 2)).statusCode).toBe(200);
    const wrong = await applaud(other, 1);
    await test.teacher.post('/moderation/proposals/hide', { json: { proposals: [shown] } });
    const withdrawn = await applaud(shown, 3);
    await present(council, other);
    const late = await applaud(shown, 4);
    expect([early, wrong, withdrawn, late].map((reply) => reply.json().code)).toEqual(
      Array(4).fill('councilStepClosed'),
    );
    expect(late.json().message).toBe('As palmas são para a proposta que está a ser apresentada.');
    const { plans } = await test.read(council);
    expect(plans.flatMap(({ _id, applause }) => (applause > 0 ? [[_id, applause]] : []))).toEqual([[shown, 2]]);
  });

  it('never applauds its own plan, nor one of another session', async () => {
    const council = await test.step(await test.prepare(), 'start');
    const { call, proposalId, id } = member(0);
    const own = await call.put(`/council-session/${council._id}/plans/${proposalId}/applause`, { json: { count: 1 } });
    expect(own.json().code).toBe('ownProposal');
    const other = await call.put(`/council-session/${council._id}/plans/${id}/read`, { json: { read: true } });
    expect(other.json().code).toBe('notFound');
  });
});

describe('the live stream of a team', () => {
  it('tells of each change of the session, of a withdrawn plan, and of its own votes, but not of those of others', async () => {
    const council = await test.runTo('vote');
    const told = () => position(0);
    const seen = [await told()];
    const vote = { ballot: null, device: 'tablet', press: 1 };
    await member(1).call.put(`/council-session/${council._id}/ballot`, { json: vote });
    expect(await told()).toEqual(seen[0]);
    const acts = [
      () => member(0).call.put(`/council-session/${council._id}/ballot`, { json: vote }),
      () => test.teacher.post('/moderation/proposals/hide', { json: { proposals: [member(2).proposalId] } }),
      () => test.teacher.send('DELETE', `/team/${member(3).id}`),
      () => test.step(council, 'pause'),
    ];
    for (const act of acts) {
      await act();
      seen.push(await told());
    }
    const revisions = seen.map(({ revision }) => revision);
    expect(revisions).toEqual([...new Set(revisions)].sort((a, b) => a - b));
    expect((await readTeamCouncil(member(0).call)).revision).toBe(revisions.at(-1));
  });

  it('hears of a withdrawn plan of another solar system at once', async () => {
    await test.runTo('vote');
    const heard: number[] = [];
    const stop = test.app.services.live.watch(member(0).id, () => heard.push(heard.length));
    await eventually(() => expect(heard.length).toBeGreaterThan(0));
    const before = heard.length;
    await test.teacher.post('/moderation/proposals/hide', { json: { proposals: [member(1).proposalId] } });
    await eventually(() => expect(heard.length).toBeGreaterThan(before));
    stop();
  });
});

describe('the hall', () => {
  it('shows who is there and who has voted, and the text of the presented plan only', async () => {
    const council = await test.step(await test.prepare(), 'start');
    const at = new Date(test.app.services.now());
    const device = {
      device: 'a',
      seenAt: at,
      progressedAt: at,
      part: null,
      step: 'council',
      words: 0,
      files: 0,
      unsent: 0,
    };
    await test.app.db.insert(deviceStates).values({ teamId: member(0).id, ...device });
    const [first] = council.plans;
    await test.teacher.put(`/councils/${council._id}/presenting`, { json: { proposalId: first?._id } });
    const hall = (await test.app.anonymous.get(`/council-hall/${council.code.toUpperCase()}`)).json();
    expect(hall).toMatchObject({ phase: 'present', presenting: first?._id, result: null });
    expect(hall.teams.map(({ isThere }: { isThere: boolean }) => isThere)).toEqual([true, ...Array(5).fill(false)]);
    const texts = hall.plans.map(({ text }: { text: string | null }) => text);
    expect(texts).toEqual([first?.text, ...Array(5).fill(null)]);
  });

  it('names the team of each plan, also one that was moved to another class', async () => {
    const council = await test.step(await test.prepare(), 'start');
    const { id, proposalId } = member(2);
    const { id: classId } = await test.app.schoolClass({ teacherId: test.teacher.accountId, name: '9.º C' });
    await test.teacher.put(`/team/${id}/class`, { json: { classId } });
    await present(council, proposalId);
    const hall = (await test.app.anonymous.get(`/council-hall/${council.code}`)).json();
    expect(hall.teams.map(({ _id }: { _id: string }) => _id)).not.toContain(id);
    const plan = hall.plans.find(({ _id }: { _id: string }) => _id === proposalId);
    expect(plan).toMatchObject({ text: expect.any(String), team: { _id: id, name: 'Equipa 3', className: '9.º C' } });
  });

  it('is read once a second, however many projectors show it', async () => {
    const council = await test.step(await test.prepare(), 'start');
    const queries = countQueries(test.app.db.$client);
    const before = queries();
    const show = () => test.app.anonymous.get(`/council-hall/${council.code}`);
    const halls = await Promise.all(Array.from({ length: 100 }, show));
    expect(halls.map(({ statusCode }) => statusCode)).toEqual(Array(100).fill(200));
    expect(queries() - before).toBe(1);
    const moved = await test.step(council, 'next');
    expect((await show()).json()).toMatchObject({ revision: moved.revision, phase: 'read' });
  });

  it('answers an hour longer than the session, and wrong codes lock the address', async () => {
    const council = await test.step(await test.prepare(), 'start');
    await test.step(council, 'close');
    const show = (code: string) => test.app.anonymous.get(`/council-hall/${code}`);
    expect((await show(council.code)).json().state).toBe('closed');
    test.app.advance(COUNCIL_CLOSED_SHOWN_MS + 1);
    expect((await show(council.code)).json().code).toBe('notFound');
    for (let tries = 1; tries < WRONG_MAP_CODES_MAX; tries += 1) await show(`errado${tries}`);
    expect((await show(council.code)).json().code).toBe('lockedOut');
  });
});
