import { afterAll, beforeAll, expect, it, onTestFinished, vi } from 'vitest';
import { gamePositionFor } from '#server/classroom/gamePosition.ts';
import { notifyTeamChanged, subscribeToTeamChanges } from '#server/classroom/teamChanges.queries.ts';
import { openPool } from '#server/db/pool.ts';
import { withLockedTeam } from '#server/game/levels.queries.ts';
import { quietLog } from '../../support/app/quietLog.ts';
import { createTestApp, type TestApp } from '../../support/app/testApp.ts';
import { countQueries } from '../../support/database/countQueries.ts';
import { startPasswordPostgres } from '../../support/database/passwordPostgres.ts';

let test: TestApp;
let teamId: string;
let heard: string[];
let stop: () => Promise<void>;
let queries: () => number;

beforeAll(async () => {
  test = await createTestApp();
  const { id: teacherId } = await test.teacher();
  const { id: classId } = await test.schoolClass({ teacherId });
  ({ id: teamId } = await test.team({ classId }));
  stop = await subscribeToTeamChanges(test.db, { onChanged: (id) => heard.push(id), onLost: () => {} });
  queries = countQueries(test.db.$client);
  heard = [];
});
afterAll(async () => {
  await stop();
  await test.close();
});

async function heardAfter(work: () => Promise<unknown>): Promise<string[]> {
  heard = [];
  await work();
  await notifyTeamChanged(test.db, 'the end');
  await vi.waitFor(() => expect(heard).toContain('the end'));
  return heard.slice(0, heard.indexOf('the end'));
}

it('is told once the change is in, and not when it was taken back', async () => {
  expect(await heardAfter(() => withLockedTeam(test.db, teamId, async () => {}))).toEqual([teamId]);
  const takenBack = withLockedTeam(test.db, teamId, async () => {
    throw new Error('no');
  });
  expect(await heardAfter(() => takenBack.catch(() => {}))).toEqual([]);
});

it('tells of many teams that change at once with one query, of each once', async () => {
  const before = queries();
  const names = ['a', 'b', 'a', 'c'];
  expect(await heardAfter(() => Promise.all(names.map((name) => notifyTeamChanged(test.db, name))))).toEqual([
    'a',
    'b',
    'c',
  ]);
  // And one for the end.
  expect(queries() - before).toBe(2);
});

it('what changes while a word is on its way goes with the next', async () => {
  const told = heardAfter(async () => {
    const first = notifyTeamChanged(test.db, 'first');
    await Promise.resolve();
    await Promise.all([first, notifyTeamChanged(test.db, 'second')]);
  });
  expect(await told).toEqual(['first', 'second']);
});

it('a word that cannot go is no error of whoever changed the team, and goes with the next one', async () => {
  const execute = vi.spyOn(test.db, 'execute').mockRejectedValueOnce(new Error('gone'));
  expect(await heardAfter(() => notifyTeamChanged(test.db, 'late'))).toEqual(['late']);
  expect(execute).toHaveBeenCalledTimes(2);
});

it('keeping a draft asks the database eight times at most, and each device that watches asks once more', async () => {
  const { id: teacherId } = await test.teacher();
  const { id: classId } = await test.schoolClass({ teacherId });
  const { username } = await test.team({ classId });
  const team = await test.as(username);
  const write = (revision: number) =>
    team.put('/draft', { json: { part: 0, revision, device: 'tablet', content: `{"revision":${revision}}` } });
  await write(1);
  let before = queries();
  expect((await write(2)).statusCode).toBe(200);
  expect(queries() - before).toBeLessThanOrEqual(8);
  const claims = test.services.tokens.verify(team.token);
  before = queries();
  const standing = await gamePositionFor(
    test.db,
    { accountId: team.accountId, sessionId: claims?.sid ?? '' },
    new Date(test.services.now()),
  );
  expect(standing).toEqual({ level: 1, draft: { part: 0, revision: 2, device: 'tablet' } });
  expect(queries() - before).toBe(1);
});

it('reaches subscribers where PostgreSQL asks for a password', async () => {
  const { connection, stop: stopServer } = await startPasswordPostgres();
  onTestFinished(stopServer);
  const { password: _, ...withoutPassword } = connection;
  const refused = openPool(withoutPassword, 1, quietLog());
  onTestFinished(() => refused.pool.end());
  await expect(refused.pool.query('select 1')).rejects.toThrow(/password/);
  const { db, pool } = openPool(connection, 2, quietLog());
  onTestFinished(() => pool.end());
  const onChanged = vi.fn();
  const unsubscribe = await subscribeToTeamChanges(db, { onChanged, onLost: () => {} });
  onTestFinished(unsubscribe);
  await notifyTeamChanged(db, teamId);
  await vi.waitFor(() => expect(onChanged).toHaveBeenCalledWith(teamId));
});
