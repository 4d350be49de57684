import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { TeamLive } from '#server/classroom/TeamLive.ts';
import { subscribeToTeamChanges } from '#server/classroom/teamChanges.queries.ts';
import type { Database } from '#server/db/openDatabase.ts';
import { recordingLog } from '../../support/app/recordingLog.ts';

vi.mock('#server/classroom/teamChanges.queries.ts', async (original) => ({
  ...(await original<typeof import('#server/classroom/teamChanges.queries.ts')>()),
  subscribeToTeamChanges: vi.fn(),
}));

type ChangeListener = Parameters<typeof subscribeToTeamChanges>[1];

/** Mocks a LISTEN connection that the test opens and breaks. */
function database() {
  const line = { heard: [] as ChangeListener[], stops: 0, isDown: false };
  vi.mocked(subscribeToTeamChanges).mockImplementation(async (_db, heard) => {
    line.heard.push(heard);
    if (line.isDown) throw new Error('down');
    return async () => {
      line.stops += 1;
    };
  });
  return line;
}

const live = () => new TeamLive({} as Database, recordingLog());
const wait = (ms: number) => vi.advanceTimersByTimeAsync(ms);

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.mocked(subscribeToTeamChanges).mockReset();
});

describe('a watcher of a team', () => {
  it('shares one connection and is notified of its own team only', async () => {
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

  it("of the council is notified of its own theme only and is not counted as a team's stream", async () => {
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

  it('is notified once a lost connection is back', async () => {
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

  it('reconnects with growing delays, one attempt at a time', async () => {
    const line = database();
    line.isDown = true;
    const teams = live();
    teams.watch('a', vi.fn());
    for (const expected of [1, 2, 3, 4]) {
      await wait(expected === 1 ? 0 : 200 * 2 ** (expected - 2));
      expect(line.heard.length).toBe(expected);
    }
  });

  it('reconnects once when a loss is reported twice', async () => {
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

  it('is not notified after close', async () => {
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
