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

/** What stands beside what it is made of, counted anew; in both the order of the ids. */
async function keptAndCounted() {
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

/** Whether other teams see each proposal, beside what that follows from. */
async function expectShownTrue(): Promise<void> {
  const { rows } = await app.db.execute(sql`
    select p.id from proposals p join readership o on o.proposal_id = p.id
    where o.shown <> (p.state = 'shown' and not p.returned) or (o.shown and o.withdrawn_at is not null)
      or p.returned <> exists (select from returned_levels r where r.team_id = p.team_id and r.level = 4)`);
  expect(rows).toEqual([]);
}

async function expectTrue(): Promise<void> {
  await expectShownTrue();
  const { kept, counted } = await keptAndCounted();
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

describe('what ranks a team', () => {
  it('is what its ratings, comments and marks add up to, whatever becomes of them', async () => {
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
    await expectTrue();
    // Another mind about stars.
    await at(0).call.put(`/update-proposals-stars/5/${at(1).proposalId}`);
    await expectTrue();
    // A comment is hidden, and shown again.
    await app.db.execute(sql`update comments set state = 'hidden' where team_id = ${at(2).id}`);
    await expectTrue();
    await app.db.execute(sql`update comments set state = 'shown' where team_id = ${at(2).id}`);
    await expectTrue();
    // A proposal is hidden and shown again; its level 4 goes back to its team, and is answered again.
    await app.db.execute(sql`update proposals set state = 'hidden' where team_id = ${at(1).id}`);
    await expectTrue();
    await app.db.execute(
      sql`insert into returned_levels (team_id, level, note, returned_at) values (${at(1).id}, 4, 'x', now())`,
    );
    await app.db.execute(sql`update proposals set state = 'shown' where team_id = ${at(1).id}`);
    await expectTrue();
    await app.db.execute(sql`delete from returned_levels where team_id = ${at(1).id}`);
    await expectTrue();
    // Points, the name, and when it came to the council.
    await app.db.execute(sql`update teams set points = 120, name = 'Outra', council_at = now() where id = ${at(3).id}`);
    await expectTrue();
    await app.db.execute(sql`delete from comments where team_id = ${at(4).id}`);
    await expectTrue();
    await app.db.execute(sql`delete from proposals where team_id = ${at(5).id}`);
    await expectTrue();
    // The class, and its name.
    await app.db.execute(sql`update teams set class_id = ${otherId} where id = ${at(3).id}`);
    await expectTrue();
    await app.db.execute(sql`update classes set name = 'Nome novo' where id = ${otherId}`);
    await expectTrue();
  });

  it('follows a team into the bin and out of it', async () => {
    const gone = at(1);
    expect((await prof.send('DELETE', `/team/${gone.id}`)).statusCode).toBe(200);
    await expectTrue();
    const { entries } = (await prof.get('/bin')).json();
    expect((await prof.post(`/bin/${entries[0]._id}/restore`)).statusCode).toBe(200);
    await expectTrue();
    const { rows } = await app.db.execute<{ stars_count: number }>(
      sql`select stars_count from standings where team_id = ${gone.id}`,
    );
    expect(rows[0]?.stars_count).toBeGreaterThan(0);
  });

  it('counts the teams of a class whichever go, come, and change places at once', async () => {
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
    await expectTrue();
  });

  it('counts every star of many that come together', async () => {
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
    await expectTrue();
  });
});
