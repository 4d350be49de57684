import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type CouncilMember, seedMember } from '../../support/app/council.ts';
import { createTestApp, type TestApp, type TestCaller } from '../../support/app/testApp.ts';

let app: TestApp;
let classId: string;
let otherId: string;
let prof: TestCaller;
let council: Awaited<ReturnType<typeof seedMember>>[];

beforeAll(async () => {
  app = await createTestApp();
  const { id: teacherId } = await app.teacher({ username: 'prof' });
  ({ id: classId } = await app.schoolClass({ teacherId }));
  ({ id: otherId } = await app.schoolClass({ teacherId }));
  prof = await app.as('prof');
  council = await Promise.all(Array.from({ length: 6 }, (_, n) => member({ name: `Equipa ${n}` })));
});
afterAll(() => app.close());

const member = (more: CouncilMember) => seedMember(app, { classId, theme: 'ic', ...more });

/**
 * Returns the ranking rows of the standings table and the same rows computed from their sources, both ordered by team
 * id.
 */
async function storedAndComputed() {
  const kept = await app.db.execute(sql`
    select team_id, name, theme, points, council_at, class_id, class_name, has_proposal,
      participation, stars_sum, stars_count from standings order by 1`);
  const counted = await app.db.execute(sql`
    select t.id as team_id, t.name, t.theme, t.points, t.council_at, c.id as class_id, c.name as class_name,
      exists (select from proposals p where p.team_id = t.id) as has_proposal,
      (select count(*) from ratings r where r.team_id = t.id)::int
        + (select count(distinct c.proposal_id) from comments c where c.team_id = t.id and c.state = 'shown')::int as participation,
      (select coalesce(sum(r.stars), 0) from ratings r join proposals p on p.id = r.proposal_id where p.team_id = t.id
        and p.state = 'shown' and not p.returned)::int as stars_sum,
      (select count(*) from ratings r join proposals p on p.id = r.proposal_id where p.team_id = t.id
        and p.state = 'shown' and not p.returned)::int as stars_count
    from teams t join classes c on c.id = t.class_id order by 1`);
  return { kept: kept.rows, counted: counted.rows };
}

/** Asserts that readership.shown and proposals.returned agree with their sources. */
async function expectShownUpToDate(): Promise<void> {
  const { rows } = await app.db.execute(sql`
    select p.id from proposals p join readership o on o.proposal_id = p.id
    where o.shown <> (p.state = 'shown' and not p.returned) or (o.shown and o.withdrawn_at is not null)
      or p.returned <> exists (select from returned_levels r where r.team_id = p.team_id and r.level = 4)`);
  expect(rows).toEqual([]);
}

async function expectStandingsUpToDate(): Promise<void> {
  await expectShownUpToDate();
  const { kept, counted } = await storedAndComputed();
  expect(kept).toEqual(counted);
  const sizes = await app.db.execute(sql`select class_id, teams from class_sizes order by 1`);
  const counts = await app.db.execute(sql`
    select c.id as class_id, (select count(*)::int from teams t where t.class_id = c.id) as teams from classes c order by 1`);
  expect(sizes.rows).toEqual(counts.rows);
}

const at = (index: number) => {
  const one = council[index % council.length];
  if (one === undefined) throw new Error('There is no such team.');
  return one;
};

describe('the standings table', () => {
  it('equals the sums of ratings, comments and marks after every kind of change', async () => {
    await Promise.all(
      council.flatMap((from, n) =>
        [1, 2, 3].flatMap((step) => {
          const { proposalId } = at(n + step);
          return [
            from.call.put(`/update-proposals-stars/${1 + ((n + step) % 5)}/${proposalId}`),
            from.call.put(`/comment-proposals/${proposalId}`, { json: { comment: `Palavras ${n} ${step}` } }),
          ];
        }),
      ),
    );
    const { rows } = await app.db.execute<{ sum: number }>(sql`select sum(participation)::int as sum from standings`);
    expect(rows[0]?.sum).toBe(council.length * 6);
    await expectStandingsUpToDate();
    // A changed rating.
    await at(0).call.put(`/update-proposals-stars/5/${at(1).proposalId}`);
    await expectStandingsUpToDate();
    // A comment hidden and shown again.
    await app.db.execute(sql`update comments set state = 'hidden' where team_id = ${at(2).id}`);
    await expectStandingsUpToDate();
    await app.db.execute(sql`update comments set state = 'shown' where team_id = ${at(2).id}`);
    await expectStandingsUpToDate();
    // A proposal hidden and shown again; its level 4 given back and answered again.
    await app.db.execute(sql`update proposals set state = 'hidden' where team_id = ${at(1).id}`);
    await expectStandingsUpToDate();
    await app.db.execute(
      sql`insert into returned_levels (team_id, level, note, returned_at) values (${at(1).id}, 4, 'x', now())`,
    );
    await app.db.execute(sql`update proposals set state = 'shown' where team_id = ${at(1).id}`);
    await expectStandingsUpToDate();
    await app.db.execute(sql`delete from returned_levels where team_id = ${at(1).id}`);
    await expectStandingsUpToDate();
    // Points, the name, and the time of reaching the council.
    await app.db.execute(sql`update teams set points = 120, name = 'Outra', council_at = now() where id = ${at(3).id}`);
    await expectStandingsUpToDate();
    await app.db.execute(sql`delete from comments where team_id = ${at(4).id}`);
    await expectStandingsUpToDate();
    await app.db.execute(sql`delete from proposals where team_id = ${at(5).id}`);
    await expectStandingsUpToDate();
    // The class and its name.
    await app.db.execute(sql`update teams set class_id = ${otherId} where id = ${at(3).id}`);
    await expectStandingsUpToDate();
    await app.db.execute(sql`update classes set name = 'Nome novo' where id = ${otherId}`);
    await expectStandingsUpToDate();
  });

  it('follows a team into the bin and back', async () => {
    const gone = at(1);
    expect((await prof.send('DELETE', `/team/${gone.id}`)).statusCode).toBe(200);
    await expectStandingsUpToDate();
    const { entries } = (await prof.get('/bin')).json();
    expect((await prof.post(`/bin/${entries[0]._id}/restore`)).statusCode).toBe(200);
    await expectStandingsUpToDate();
    const { rows } = await app.db.execute<{ stars_count: number }>(
      sql`select stars_count from standings where team_id = ${gone.id}`,
    );
    expect(rows[0]?.stars_count).toBeGreaterThan(0);
  });

  it('counts the teams of a class when some leave, join and swap at once', async () => {
    const here = await Promise.all(Array.from({ length: 4 }, (_, n) => member({ name: `De cá ${n}` })));
    const there = await Promise.all(
      Array.from({ length: 4 }, (_, n) => member({ name: `De lá ${n}`, classId: otherId })),
    );
    const move = (id: string, schoolClass: string) => prof.put(`/team/${id}/class`, { json: { classId: schoolClass } });
    const replies = await Promise.all([
      ...here.map(({ id }) => move(id, otherId)),
      ...there.map(({ id }) => move(id, classId)),
      prof.send('DELETE', `/team/${at(2).id}`),
    ]);
    expect(replies.map(({ statusCode }) => statusCode)).toEqual(replies.map(() => 200));
    await expectStandingsUpToDate();
  });

  it('counts every one of many simultaneous ratings', async () => {
    const target = await member({ name: 'Alvo' });
    const crowd = await Promise.all(
      Array.from({ length: 10 }, (_, n) => member({ name: `Multidão ${n}-${randomUUID()}` })),
    );
    const replies = await Promise.all(
      crowd.flatMap(({ call, proposalId }, n) => [
        call.put(`/update-proposals-stars/4/${target.proposalId}`),
        target.call.put(`/update-proposals-stars/${1 + (n % 5)}/${proposalId}`),
      ]),
    );
    expect(new Set(replies.map(({ statusCode }) => statusCode))).toEqual(new Set([200]));
    await expectStandingsUpToDate();
  });
});
