import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { TeamLive } from '#server/classroom/TeamLive.ts';
import { subscribeToTeamChanges } from '#server/classroom/teamChanges.queries.ts';
import type { Database } from '#server/db/openDatabase.ts';
import { quietLog } from '../../support/app/quietLog.ts';

vi.mock('#server/classroom/teamChanges.queries.ts', async (original) => ({
  ...(await original<typeof import('#server/classroom/teamChanges.queries.ts')>()),
  subscribeToTeamChanges: vi.fn(),
}));

type Heard = Parameters<typeof subscribeToTeamChanges>[1];

/** A database whose connections the test opens and breaks. */
function database() {
  const line = { heard: [] as Heard[], stops: 0, isDown: false };
  vi.mocked(subscribeToTeamChanges).mockImplementation(async (_db, heard) => {
    line.heard.push(heard);
    if (line.isDown) throw new Error('down');
    return async () => {
      line.stops += 1;
    };
  });
  return line;
}

const live = () => new TeamLive({} as Database, quietLog());
const wait = (ms: number) => vi.advanceTimersByTimeAsync(ms);

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.mocked(subscribeToTeamChanges).mockReset();
});

describe('who watches a team', () => {
  it('shares one connection, and hears of that team alone', async () => {
    const line = database();
    const teams = live();
    const [a, b] = [vi.fn(), vi.fn()];
    teams.watch('a', a);
    teams.watch('b', b);
    await wait(0);
    a.mockClear();
    line.heard[0]?.onChanged('a');
    expect([line.heard.length, a.mock.calls.length, teams.count(), teams.count('b')]).toEqual([1, 1, 2, 1]);
  });

  it('hears of the council of its theme alone, and is counted once', async () => {
    const line = database();
    const teams = live();
    const [ic, ds] = [vi.fn(), vi.fn()];
    const [stop] = [teams.watchCouncil('ic', ic), teams.watchCouncil('ds', ds)];
    teams.watch('a', ic);
    await wait(0);
    ic.mockClear();
    line.heard[0]?.onChanged('council:ic');
    expect([ic.mock.calls.length, ds.mock.calls.length, teams.count()]).toEqual([1, 0, 1]);
    stop?.();
    line.heard[0]?.onChanged('council:ic');
    expect(ic).toHaveBeenCalledTimes(1);
  });

  it('is told to look again once a lost connection is back', async () => {
    const line = database();
    const teams = live();
    const changed = vi.fn();
    teams.watch('a', changed);
    await wait(0);
    changed.mockClear();
    line.heard[0]?.onLost();
    await wait(200);
    expect([line.heard.length, changed.mock.calls.length]).toEqual([2, 1]);
  });

  it('waits ever longer for a database that is gone, with one try at a time', async () => {
    const line = database();
    line.isDown = true;
    const teams = live();
    teams.watch('a', vi.fn());
    for (const expected of [1, 2, 3, 4]) {
      await wait(expected === 1 ? 0 : 200 * 2 ** (expected - 2));
      expect(line.heard.length).toBe(expected);
    }
  });

  it('tries once for a loss that is told twice', async () => {
    const line = database();
    const teams = live();
    teams.watch('a', vi.fn());
    await wait(0);
    line.isDown = true;
    line.heard[0]?.onLost();
    line.heard[0]?.onLost();
    await wait(400);
    expect(line.heard.length).toBe(2);
  });

  it('hears nothing any more once it is closed', async () => {
    const line = database();
    const teams = live();
    teams.watch('a', vi.fn());
    await wait(0);
    await teams.close();
    await teams.close();
    line.heard[0]?.onLost();
    await wait(60_000);
    expect([line.heard.length, line.stops]).toEqual([1, 1]);
  });
});
