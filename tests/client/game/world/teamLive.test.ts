// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { CallError } from '#client/api/CallError.ts';
import type { LiveListener } from '#client/api/liveStream.ts';
import { ASK_EVERY_MS, FIRST_WORD_WITHIN_MS, watchTeamLive } from '#client/game/world/teamLive.ts';
import type { GamePosition } from '#contract/classroom/live.ts';
import { pageSeen } from '../../../support/browser/pageSeen.ts';

const at = (level: number): GamePosition => ({ level, draft: null }) as GamePosition;
const MINUTE_MS = 60_000;

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(() => {
  pageSeen(true);
  vi.useRealTimers();
  vi.restoreAllMocks();
});

type Listen = (listener: LiveListener) => Promise<void>;

/** Says this at once, and goes on until it is ended. */
const open =
  (standing: GamePosition): Listen =>
  ({ onStanding, signal }) =>
    new Promise((_, reject) => {
      onStanding(standing);
      signal.addEventListener('abort', () => reject(signal.reason));
    });
/** A proxy that holds everything back. */
const silent: Listen = ({ signal }) =>
  new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason)));
const refused: Listen = async () => {
  throw new CallError({ kind: 'network', status: 0 });
};

function watch(listen: Listen, ask = async () => at(2)) {
  const listened = vi.fn(listen);
  const asked = vi.fn(ask);
  const tell = vi.fn();
  const mayListen = vi.fn(() => true);
  const stop = watchTeamLive({ mayListen, listen: listened, ask: asked, tell, random: () => 0 });
  return { listened, asked, tell, mayListen, stop };
}

const wait = (ms: number) => vi.advanceTimersByTimeAsync(ms);

describe('where the team stands', () => {
  it('is heard by the stream, and not asked for besides', async () => {
    const { listened, asked, tell, stop } = watch(open(at(3)));
    await wait(10 * MINUTE_MS);
    expect([listened.mock.calls.length, asked.mock.calls.length, tell.mock.calls]).toEqual([1, 0, [[at(3)]]]);
    stop();
  });

  it('is heard anew when the stream has ended or broken', async () => {
    for (const end of [undefined, new CallError({ kind: 'network', status: 0 })]) {
      const { listened, asked, stop } = watch(async ({ onStanding }) => {
        onStanding(at(3));
        if (end) throw end;
      });
      await wait(2_100);
      expect(listened.mock.calls.length).toBe(5);
      expect(asked).not.toHaveBeenCalled();
      stop();
    }
  });

  it.each([
    ['held back on its way', silent, FIRST_WORD_WITHIN_MS],
    ['refused', refused, 0],
  ])(
    'is asked for every 2 s where the stream is %s, and the stream tried again after a minute',
    async (_, listen, ms) => {
      const { listened, asked, tell, stop } = watch(listen);
      await wait(ms);
      expect([asked.mock.calls.length, tell.mock.calls]).toEqual([1, [[at(2)]]]);
      await wait(3 * ASK_EVERY_MS);
      expect(asked.mock.calls.length).toBe(4);
      expect(listened.mock.calls.length).toBe(1);
      await wait(MINUTE_MS);
      expect(listened.mock.calls.length).toBe(2);
      stop();
    },
  );

  it('is asked for ever more seldom while nobody answers, and at once when the network is back', async () => {
    const { asked, stop } = watch(refused, async () => {
      throw new CallError({ kind: 'network', status: 0 });
    });
    await wait(50_000);
    const before = asked.mock.calls.length;
    expect(before).toBeLessThan(12);
    window.dispatchEvent(new Event('online'));
    await wait(0);
    expect(asked.mock.calls.length).toBe(before + 1);
    stop();
  });

  it('is not heard while nobody looks', async () => {
    const { listened, tell, stop } = watch(open(at(3)));
    await wait(0);
    pageSeen(false);
    await wait(5 * MINUTE_MS);
    expect(listened.mock.calls.length).toBe(1);
    expect(listened.mock.calls[0]?.[0].signal.aborted).toBe(true);
    pageSeen(true);
    await wait(0);
    expect([listened.mock.calls.length, tell.mock.calls.length]).toEqual([2, 2]);
    stop();
  });

  it('is no business of another who has signed in on this tablet', async () => {
    const { listened, asked, tell, mayListen, stop } = watch(open(at(3)));
    mayListen.mockReturnValue(false);
    pageSeen(true);
    await wait(MINUTE_MS);
    expect([listened.mock.calls.length, asked.mock.calls.length, tell.mock.calls.length]).toEqual([1, 0, 1]);
    stop();
  });

  it('is heard no more once the game has gone', async () => {
    const { listened, asked, stop } = watch(refused);
    stop();
    await wait(MINUTE_MS);
    window.dispatchEvent(new Event('online'));
    pageSeen(true);
    await wait(MINUTE_MS);
    expect([listened.mock.calls.length, asked.mock.calls.length]).toEqual([1, 0]);
  });
});
