import { inArray, sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { REPORTS_TO_HOLD } from '#domain/limits.ts';
import type { Theme } from '#domain/vocabulary.ts';
import { proposals } from '#server/db/schema/council.ts';
import { seedMember } from '../../support/app/council.ts';
import { type LiveReader, openLive } from '../../support/app/liveReader.ts';
import { createTestApp, type TestApp, type TestCaller } from '../../support/app/testApp.ts';
import { countQueries } from '../../support/database/countQueries.ts';

let test: TestApp;
let base: string;
let prof: TestCaller;
let classId: string;
const readers: LiveReader[] = [];

beforeAll(async () => {
  test = await createTestApp();
  const { id: teacherId, username } = await test.teacher();
  ({ id: classId } = await test.schoolClass({ teacherId }));
  prof = await test.as(username);
  base = await test.app.listen({ host: '127.0.0.1', port: 0 });
});
afterEach(() => {
  for (const reader of readers.splice(0)) reader.close();
});
afterAll(() => {
  test.app.server.closeAllConnections();
  return test.close();
});

async function teamAt(level: number, theme: Theme = 'dh'): Promise<TestCaller> {
  const { username } = await test.team({ classId, level, theme });
  return test.as(username);
}

async function watch({ token }: TestCaller): Promise<LiveReader> {
  const reader = await openLive(base, token);
  readers.push(reader);
  return reader;
}

const write = (team: TestCaller, revision: number, device = 'tablet', part = 2) =>
  team.put('/draft', { json: { part, revision, device, content: `{"revision":${revision}}` } });
const standing = (level: number, draft: object | null = null) => ({ level, draft });

describe('GET /live', () => {
  it('sends the game position at once and after every change', async () => {
    const team = await teamAt(3);
    const reader = await watch(team);
    expect(reader.headers.get('content-type')).toContain('text/event-stream');
    expect(reader.headers.get('cache-control')).toContain('no-transform');
    expect(await reader.next()).toEqual(standing(3));
    await write(team, 1);
    expect(await reader.next()).toEqual(standing(3, { part: 2, revision: 1, device: 'tablet' }));
    await team.post('/answer-level-2', { json: { answers: ['A nossa resposta.'] } });
    expect(await reader.next()).toEqual(standing(4));
    const note = { json: { note: 'Completem.' } };
    expect((await prof.post(`/team/${team.accountId}/levels/2/give-back`, note)).statusCode).toBe(200);
    expect(await reader.next()).toEqual(standing(3));
  });

  it('sends it to every device of the team and to no other team', async () => {
    const [mine, other] = [await teamAt(3), await teamAt(3)];
    const [first, second, foreign] = [await watch(mine), await watch(mine), await watch(other)];
    for (const reader of [first, second, foreign]) expect(await reader.next()).toEqual(standing(3));
    await write(mine, 7);
    for (const reader of [first, second]) expect((await reader.next())?.draft?.revision).toBe(7);
    await write(other, 2);
    expect((await foreign.next())?.draft?.revision).toBe(2);
  });

  it('does not repeat an unchanged position', async () => {
    const team = await teamAt(3);
    const reader = await watch(team);
    await reader.next();
    await write(team, 3);
    await write(team, 2);
    await write(team, 4);
    // A position that was already overtaken need not be sent.
    const seen: unknown[] = [];
    while (seen.at(-1) !== 4 && seen.length < 3) seen.push((await reader.next())?.draft?.revision);
    expect(seen.at(-1)).toBe(4);
    expect(new Set(seen).size).toBe(seen.length);
  });

  it('continues after PostgreSQL has closed its connection', async () => {
    const team = await teamAt(3);
    const reader = await watch(team);
    await reader.next();
    await test.db.execute(
      sql`select pg_terminate_backend(pid) from pg_stat_activity where query ilike 'listen %' and datname = current_database()`,
    );
    await write(team, 1);
    expect((await reader.next())?.draft?.revision).toBe(1);
  });

  it('ends with its session and sends nothing more', async () => {
    const team = await teamAt(3);
    const reader = await watch(team);
    await reader.next();
    const again = await test.as(
      (await test.db.execute<{ username: string }>(sql`select username from accounts where id = ${team.accountId}`))
        .rows[0]?.username ?? '',
    );
    await team.post('/logout');
    await write(again, 1);
    expect(await reader.next()).toBeNull();
  });

  it('releases the stream when the device disconnects', async () => {
    const team = await teamAt(3);
    const reader = await watch(team);
    await reader.next();
    expect(test.services.live.count(team.accountId)).toBe(1);
    reader.close();
    await vi.waitFor(() => expect(test.services.live.count(team.accountId)).toBe(0));
  });

  it('refuses more than 20 streams of one team', async () => {
    const team = await teamAt(3);
    for (let n = 0; n < 20; n += 1) expect((await watch(team)).status).toBe(200);
    const late = await watch(team);
    expect([late.status, late.headers.get('retry-after')]).toEqual([503, '15']);
  });
});

describe('a proposal that leaves the council', () => {
  const leave = async () => {
    const watching = await teamAt(6, 'ic');
    const elsewhere = await teamAt(6, 'ds');
    const { id, proposalId } = await seedMember(test, { classId, theme: 'ic' });
    const [reader, far] = [await watch(watching), await watch(elsewhere)];
    expect(await reader.next()).toMatchObject({ level: 6 });
    await far.next();
    return { watching, elsewhere, far, reader, id, proposalId };
  };

  it('is sent to every open council of its theme and to no other', async () => {
    const { watching, elsewhere, far, reader, proposalId } = await leave();
    const body = { json: { proposals: [proposalId] } };
    expect((await prof.post('/moderation/proposals/hide', body)).statusCode).toBe(200);
    expect((await reader.next())?.withdrawn).toContain(proposalId);
    expect((await watching.get('/standing')).json().withdrawn).toContain(proposalId);
    expect((await elsewhere.get('/standing')).json()).not.toHaveProperty('withdrawn');
    await write(elsewhere, 1);
    far.close();
    expect((await prof.post('/moderation/proposals/approve', body)).statusCode).toBe(200);
    expect((await reader.next())?.withdrawn ?? []).not.toContain(proposalId);
  });

  it('is also sent when level 4 is given back or other teams report it', async () => {
    const { reader, id, proposalId } = await leave();
    expect((await prof.post(`/team/${id}/levels/4/give-back`, { json: { note: 'Outra vez.' } })).statusCode).toBe(200);
    expect((await reader.next())?.withdrawn).toContain(proposalId);
    const reported = await seedMember(test, { classId, theme: 'ic' });
    for (let n = 0; n < REPORTS_TO_HOLD; n += 1) {
      const team = await teamAt(6, 'ic');
      expect((await team.post(`/proposals/${reported.proposalId}/report`)).statusCode).toBe(200);
    }
    expect((await reader.next())?.withdrawn).toContain(reported.proposalId);
  });

  it('is sent again when it is shown and hidden a second time', async () => {
    const { reader, id, proposalId } = await leave();
    await prof.post(`/team/${id}/levels/4/give-back`, { json: { note: 'Outra vez.' } });
    expect((await reader.next())?.withdrawn).toContain(proposalId);
    expect((await prof.post(`/team/${id}/levels/4/undo-give-back`)).statusCode).toBe(200);
    await prof.post('/moderation/proposals/hide', { json: { proposals: [proposalId] } });
    expect((await reader.next())?.withdrawn).toContain(proposalId);
  });

  it('is read with one query for all open councils', async () => {
    const asked = countQueries(test.db.$client);
    const queriesOfHiding = async (): Promise<number> => {
      const { proposalId } = await seedMember(test, { classId, theme: 'ds' });
      const before = asked();
      const hidden = await prof.post('/moderation/proposals/hide', { json: { proposals: [proposalId] } });
      expect(hidden.statusCode).toBe(200);
      for (const reader of readers) expect((await reader.next())?.withdrawn).toContain(proposalId);
      return asked() - before;
    };
    const open = async (teams: number) => {
      for (let n = 0; n < teams; n += 1) {
        const reader = await watch(await teamAt(6, 'ds'));
        await reader.next();
      }
    };
    await open(1);
    const ofOne = await queriesOfHiding();
    await open(7);
    expect(await queriesOfHiding()).toBe(ofOne);
  });

  it('ends the streams of ended sessions without sending it', async () => {
    const { watching, reader, proposalId } = await leave();
    await watching.post('/logout');
    await prof.post('/moderation/proposals/hide', { json: { proposals: [proposalId] } });
    expect(await reader.next()).toBeNull();
  });

  it('is marked with withdrawnMore when more were withdrawn than are listed', async () => {
    const { watching, reader, proposalId } = await leave();
    expect((await watching.get('/standing')).json()).not.toHaveProperty('withdrawnMore');
    const { rows } = await test.db.execute<{ id: string }>(sql`
      with team as (
        insert into accounts (id, username, role, password_hash)
        select id, id::text, 3, '' from (select gen_random_uuid() as id from generate_series(1, 50)) as made
        returning id),
      playing as (
        insert into teams (id, name, class_id, theme, members, level)
        select id, id::text, ${classId}::uuid, 'ic', '{}', 6 from team returning id)
      select id from playing`);
    await test.db.insert(proposals).values(rows.map(({ id }) => ({ teamId: id, text: 'Uma horta' })));
    const others = await test.db
      .select({ id: proposals.id })
      .from(proposals)
      .where(
        inArray(
          proposals.teamId,
          rows.map(({ id }) => id),
        ),
      );
    await prof.post('/moderation/proposals/hide', { json: { proposals: others.map(({ id }) => id) } });
    await prof.post('/moderation/proposals/hide', { json: { proposals: [proposalId] } });
    const told = [await reader.next(), await reader.next()].at(-1);
    expect(told?.withdrawn).toHaveLength(50);
    expect(told?.withdrawn?.[0]).toBe(proposalId);
    expect(told?.withdrawnMore).toBe(true);
    expect((await watching.get('/standing')).json()).toMatchObject({ withdrawnMore: true });
  });

  it('is not sent to a team that is still playing', async () => {
    const playing = await teamAt(3, 'ic');
    const { proposalId } = await leave();
    await prof.post('/moderation/proposals/hide', { json: { proposals: [proposalId] } });
    expect((await playing.get('/standing')).json()).toEqual(standing(3));
  });
});

describe('GET /standing', () => {
  it('answers the same position as the stream', async () => {
    const team = await teamAt(3);
    await write(team, 5, 'outro');
    expect((await team.get('/standing')).json()).toEqual(standing(3, { part: 2, revision: 5, device: 'outro' }));
    expect((await (await teamAt(6)).get('/standing')).json()).toEqual(standing(6));
  });
});

it.each(['/live', '/standing'])('%s is only for teams', async (path) => {
  expect([(await test.anonymous.get(path)).statusCode, (await prof.get(path)).statusCode]).toEqual([401, 403]);
});

it('a stopping server ends its streams', async () => {
  const own = await createTestApp();
  const { id: teacherId } = await own.teacher();
  const { username } = await own.team({ classId: (await own.schoolClass({ teacherId })).id, level: 3 });
  const reader = await openLive(await own.app.listen({ host: '127.0.0.1', port: 0 }), (await own.as(username)).token);
  await reader.next();
  await own.close();
  expect(await reader.next()).toBeNull();
});
