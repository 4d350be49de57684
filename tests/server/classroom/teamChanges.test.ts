import { afterAll, beforeAll, expect, it, onTestFinished, vi } from 'vitest';
import { gamePositionFor } from '#server/classroom/gamePosition.ts';
import { notifyTeamChanged, subscribeToTeamChanges } from '#server/classroom/teamChanges.queries.ts';
import { openPool } from '#server/db/pool.ts';
import { withLockedTeam } from '#server/game/levels.queries.ts';
import { recordingLog } from '../../support/app/recordingLog.ts';
import { createTestApp, type TestApp } from '../../support/app/testApp.ts';
import { countQueries } from '../../support/database/countQueries.ts';
import { startPasswordPostgres } from '../../support/database/passwordPostgres.ts';

let test: TestApp;
let teamId: string;
let notifiedIds: string[];
let stop: () => Promise<void>;
let queries: () => number;

beforeAll(async () => {
  test = await createTestApp();
  const { id: teacherId } = await test.teacher();
  const { id: classId } = await test.schoolClass({ teacherId });
  ({ id: teamId } = await test.team({ classId }));
  stop = await subscribeToTeamChanges(test.db, { onChanged: (id) => notifiedIds.push(id), onLost: () => {} });
  queries = countQueries(test.db.$client);
  notifiedIds = [];
});
afterAll(async () => {
  await stop();
  await test.close();
});

async function idsNotifiedBy(work: () => Promise<unknown>): Promise<string[]> {
  notifiedIds = [];
  await work();
  await notifyTeamChanged(test.db, 'the end');
  await vi.waitFor(() => expect(notifiedIds).toContain('the end'));
  return notifiedIds.slice(0, notifiedIds.indexOf('the end'));
}

it('is notified after the commit, and not after a rollback', async () => {
  expect(await idsNotifiedBy(() => withLockedTeam(test.db, teamId, async () => {}))).toEqual([teamId]);
  const rolledBack = withLockedTeam(test.db, teamId, async () => {
    throw new Error('no');
  });
  expect(await idsNotifiedBy(() => rolledBack.catch(() => {}))).toEqual([]);
});

it('notifies simultaneous changes of several teams with one query, each team once', async () => {
  const before = queries();
  const names = ['a', 'b', 'a', 'c'];
  expect(await idsNotifiedBy(() => Promise.all(names.map((name) => notifyTeamChanged(test.db, name))))).toEqual([
    'a',
    'b',
    'c',
  ]);
  // Plus one query for the end marker.
  expect(queries() - before).toBe(2);
});

it('a change while a notification is in flight is sent with the next', async () => {
  const told = idsNotifiedBy(async () => {
    const first = notifyTeamChanged(test.db, 'first');
    await Promise.resolve();
    await Promise.all([first, notifyTeamChanged(test.db, 'second')]);
  });
  expect(await told).toEqual(['first', 'second']);
});

it('a failed notification does not fail the change and is sent again', async () => {
  const execute = vi.spyOn(test.db, 'execute').mockRejectedValueOnce(new Error('gone'));
  expect(await idsNotifiedBy(() => notifyTeamChanged(test.db, 'late'))).toEqual(['late']);
  expect(execute).toHaveBeenCalledTimes(2);
});

it('saving a draft takes at most eight queries, and each watching device one more', async () => {
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

it('reaches subscribers when PostgreSQL requires a password', async () => {
  const { connection, stop: stopServer } = await startPasswordPostgres();
  onTestFinished(stopServer);
  const { password: _, ...withoutPassword } = connection;
  const refused = openPool(withoutPassword, 1, recordingLog());
  onTestFinished(() => refused.pool.end());
  await expect(refused.pool.query('select 1')).rejects.toThrow(/password/);
  const { db, pool } = openPool(connection, 2, recordingLog());
  onTestFinished(() => pool.end());
  const onChanged = vi.fn();
  const unsubscribe = await subscribeToTeamChanges(db, { onChanged, onLost: () => {} });
  onTestFinished(unsubscribe);
  await notifyTeamChanged(db, teamId);
  await vi.waitFor(() => expect(onChanged).toHaveBeenCalledWith(teamId));
});
