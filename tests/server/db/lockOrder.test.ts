import { type SQL, sql } from 'drizzle-orm';
import type { LightMyRequestResponse } from 'fastify';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { THEME_IDS } from '#domain/vocabulary.ts';
import { seedMember } from '../../support/app/council.ts';
import { importEntry } from '../../support/app/imports.ts';
import { createTestApp, type TestApp, type TestCaller } from '../../support/app/testApp.ts';
import { eventually } from '../../support/eventually.ts';

type Member = Awaited<ReturnType<typeof seedMember>>;

let app: TestApp;
let prof: TestCaller;
let classId: string;
/** Ordered by team id. */
let low: Member;
let middle: Member;
let high: Member;

beforeAll(async () => {
  app = await createTestApp();
  prof = await app.as((await app.teacher()).username);
});
afterAll(() => app.close());
beforeEach(async () => {
  ({ id: classId } = await app.schoolClass({ teacherId: prof.accountId }));
  const made = await Promise.all([0, 1, 2].map(() => seedMember(app, { classId, theme: 'ic' })));
  const [first, second, third] = made.toSorted((one, other) => (one.id < other.id ? -1 : 1));
  if (!(first && second && third)) throw new Error('There are no three teams.');
  [low, middle, high] = [first, second, third];
});

/**
 * Runs `act` while another transaction holds `held`; returns its reply after checking that `free` can be locked
 * meanwhile.
 */
async function replyWhileBlocked(held: SQL, act: () => Promise<LightMyRequestResponse>, free: SQL) {
  let acting: Promise<LightMyRequestResponse> | undefined;
  await app.db.transaction(async (tx) => {
    expect((await tx.execute(held)).rows).toHaveLength(1);
    acting = act();
    await eventually(async () => expect(await waiting()).toHaveLength(1));
    const taken = await app.db.transaction((other) => other.execute(sql`${free} nowait`));
    expect(taken.rows).not.toHaveLength(0);
  });
  return acting;
}

async function waiting() {
  const { rows } = await app.db.execute(sql`
    select pid from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`);
  return rows;
}

const standingOf = (...teams: Member[]) =>
  sql`select team_id from standings where team_id = any(${sql.param(teams.map(({ id }) => id))}::uuid[]) for no key update`;

/** Inserts a held comment with this id. */
const comment = (id: string, from: Member, about: Member) =>
  app.db.execute(sql`insert into comments (id, team_id, proposal_id, text, at, state, held_for)
    values (${id}, ${from.id}, ${about.proposalId}, 'Boa ideia', now(), 'held', 'before')`);

const rate = (from: Member, about: Member, stars: number) =>
  from.call.put(`/update-proposals-stars/${stars}/${about.proposalId}`);

describe('standings rows are locked in one order', () => {
  it('when comments are decided together', async () => {
    const [earlier, later] = ['00000000-0000-4000-8000-000000000001', 'ffffffff-ffff-4fff-bfff-fffffffffff1'];
    await comment(earlier, high, middle);
    await comment(later, low, middle);
    const approve = () => prof.post('/moderation/approve', { json: { comments: [earlier, later] } });
    const reply = await replyWhileBlocked(standingOf(low), approve, standingOf(high));
    expect(reply?.json()).toEqual({ changed: 2 });
  });

  it.each([
    ['a later', () => [high, low] as const],
    ['an earlier', () => [low, high] as const],
  ])('when %s team accepts a suggestion', async (_, teams) => {
    const [author, guest] = teams();
    const said = { json: { comment: 'E se?', kind: 'suggestion' } };
    const { _id } = (await guest.call.put(`/comment-proposals/${author.proposalId}`, said)).json();
    const accept = () => author.call.put(`/comments/${_id}/accept`, { json: { proposal: 'Outro plano' } });
    const reply = await replyWhileBlocked(standingOf(low), accept, standingOf(high));
    expect(reply?.json()).toMatchObject({ proposal: 'Outro plano' });
  });

  it('when proposals are decided together', async () => {
    const [earlier, later] = [middle, high].map(({ proposalId }) => proposalId).sort();
    const hide = () => prof.post('/moderation/proposals/hide', { json: { proposals: [earlier, later] } });
    const reply = await replyWhileBlocked(standingOf(middle), hide, standingOf(low, high));
    expect(reply?.json()).toEqual({ changed: 2 });
  });

  it('when a class is renamed', async () => {
    // Updated last, so read last, although its id is the lowest.
    for (const { id } of [high, middle, low])
      await app.db.execute(sql`update teams set points = points + 1 where id = ${id}`);
    const rename = () => prof.put(`/classes/${classId}`, { json: { name: 'Outra' } });
    const reply = await replyWhileBlocked(standingOf(low), rename, standingOf(middle, high));
    expect(reply?.statusCode).toBe(200);
  });

  it('when a team is deleted', async () => {
    await comment('00000000-0000-4000-8000-000000000002', high, middle);
    expect((await rate(low, middle, 4)).statusCode).toBe(200);
    const remove = () => prof.send('DELETE', `/team/${middle.id}`);
    const reply = await replyWhileBlocked(standingOf(low), remove, standingOf(high));
    expect(reply?.statusCode).toBe(200);
  });

  it('after the comments and ratings themselves', async () => {
    const id = '00000000-0000-4000-8000-000000000003';
    await comment(id, high, middle);
    expect((await rate(low, middle, 4)).statusCode).toBe(200);
    const remove = () => prof.send('DELETE', `/team/${middle.id}`);
    const said = sql`select id from comments where id = ${id} for update`;
    const reply = await replyWhileBlocked(said, remove, standingOf(low, middle, high));
    expect(reply?.statusCode).toBe(200);
  });
});

it('undoing an import locks the class before its class_sizes row', async () => {
  const preview = { text: 'turma;equipa\n9.º Ordem;Cometas', solarId: THEME_IDS.ic };
  const { rows } = (await prof.post('/imports/preview', { json: preview })).json();
  const { _id } = (await prof.post('/imports', { json: { rows } })).json();
  const { classes } = await importEntry(app, _id);
  const [made] = classes;
  const reply = await replyWhileBlocked(
    sql`select id from classes where id = ${made} for share`,
    () => prof.post(`/imports/${_id}/undo`),
    sql`select class_id from class_sizes where class_id = ${made} for no key update`,
  );
  expect(reply?.json()).toEqual({ classes: 1, teams: 1, kept: [] });
});

it('a rating that loses a deadlock is retried and succeeds', async () => {
  expect((await rate(low, high, 2)).statusCode).toBe(200);
  let rating: Promise<LightMyRequestResponse> | undefined;
  await app.db.transaction(async (tx) => {
    await tx.execute(sql`set local deadlock_timeout = '20s'`);
    await tx.execute(standingOf(high));
    rating = rate(low, high, 5);
    await eventually(async () => expect(await waiting()).toHaveLength(1));
    await tx.execute(sql`update ratings set at = at where team_id = ${low.id}`);
  });
  const reply = await rating;
  expect(reply?.statusCode).toBe(200);
  expect(reply?.json()).toMatchObject({ average: 5, count: 1, mine: 5 });
});
