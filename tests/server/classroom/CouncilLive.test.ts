import { expect, it, vi } from 'vitest';
import { CouncilLive } from '#server/classroom/CouncilLive.ts';
import type { TeamLive } from '#server/classroom/TeamLive.ts';
import type { Database } from '#server/db/openDatabase.ts';
import { recordingLog } from '../../support/app/recordingLog.ts';

/** Returns a council of one theme whose database reads the test resolves or rejects. */
function council() {
  const reads: { answer: (withdrawn: string[], live: string[]) => void; fail: () => void }[] = [];
  const execute = () =>
    new Promise((resolve, reject) => {
      reads.push({
        answer: (withdrawn, live) => resolve({ rows: [{ withdrawn, live }] }),
        fail: () => reject(new Error('down')),
      });
    });
  let notify = () => {};
  const unsubscribe = vi.fn();
  const watchCouncil = vi.fn((_theme: string, onChanged: () => void) => {
    notify = onChanged;
    return unsubscribe;
  });
  const live = { watchCouncil } as unknown as TeamLive;
  const db = { execute } as unknown as Database;
  const councils = new CouncilLive({ db, live, now: () => 0 }, recordingLog());
  const watcher = (sessionId: string) => ({ sessionId, onWithdrawn: vi.fn(), onEnded: vi.fn() });
  return { councils, reads, notify: () => notify(), watcher, watchCouncil, unsubscribe };
}
const settled = () => new Promise((done) => setTimeout(done));

it('reads once for all watchers, and once more for changes during the read', async () => {
  const { councils, reads, notify, watcher, watchCouncil } = council();
  const [one, other] = [watcher('a'), watcher('b')];
  for (const each of [one, other]) councils.watch('ic', each);
  for (let times = 0; times < 3; times += 1) notify();
  expect([watchCouncil.mock.calls.length, reads.length]).toEqual([1, 1]);
  reads[0]?.answer(['p1'], ['a', 'b']);
  await settled();
  expect(reads.length).toBe(2);
  reads[1]?.answer(['p2', 'p1'], ['a']);
  await settled();
  expect(one.onWithdrawn.mock.calls).toEqual([[{ withdrawn: ['p1'] }], [{ withdrawn: ['p2', 'p1'] }]]);
  expect(other.onWithdrawn.mock.calls).toEqual([[{ withdrawn: ['p1'] }]]);
  expect([one.onEnded.mock.calls.length, other.onEnded.mock.calls.length, reads.length]).toEqual([0, 1, 2]);
});

it('tells each watcher to read for itself when the shared read fails', async () => {
  const { councils, reads, notify, watcher } = council();
  const one = watcher('a');
  councils.watch('ic', one);
  notify();
  reads[0]?.fail();
  await settled();
  expect([one.onWithdrawn.mock.calls, one.onEnded.mock.calls]).toEqual([[[null]], []]);
  notify();
  expect(reads.length).toBe(2);
});

it('reads nothing without watchers', async () => {
  const { councils, reads, notify, watcher, unsubscribe } = council();
  const stops = [councils.watch('ic', watcher('a')), councils.watch('ic', watcher('b'))];
  stops[0]?.();
  expect(unsubscribe).not.toHaveBeenCalled();
  for (const stop of stops) stop();
  expect(unsubscribe).toHaveBeenCalledTimes(1);
  notify();
  expect(reads.length).toBe(0);
});
