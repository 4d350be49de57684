// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { CallError } from '#client/api/CallError.ts';
import { FIRST_EVENT_WITHIN_MS, followLive, LIVE_POLL_INTERVAL_MS } from '#client/api/followLive.ts';
import type { LiveListener } from '#client/api/liveStream.ts';
import type { GamePosition } from '#contract/classroom/live.ts';
import { setPageVisibility } from '../../support/setPageVisibility.ts';

const at = (level: number): GamePosition => ({ level, draft: null }) as GamePosition;
const MINUTE_MS = 60_000;

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(() => {
  setPageVisibility(true);
  vi.useRealTimers();
  vi.restoreAllMocks();
});

type Listen = (listener: LiveListener<GamePosition>) => Promise<void>;

/** Sends this position at once and stays open until it is aborted. */
const open =
  (standing: GamePosition): Listen =>
  ({ onData, signal }) =>
    new Promise((_, reject) => {
      onData(standing);
      signal.addEventListener('abort', () => reject(signal.reason));
    });
/** A proxy that buffers everything. */
const silent: Listen = ({ signal }) =>
  new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason)));
const refused: Listen = async () => {
  throw new CallError({ kind: 'network', status: 0 });
};

function watch(listen: Listen, ask = async () => at(2)) {
  const streams = vi.fn(listen);
  const polls = vi.fn(ask);
  const tell = vi.fn();
  const mayListen = vi.fn(() => true);
  const stop = followLive({ mayListen, listen: streams, ask: polls, tell, random: () => 0 });
  return { streams, polls, tell, mayListen, stop };
}

const wait = (ms: number) => vi.advanceTimersByTimeAsync(ms);

describe('the position of the team', () => {
  it('comes from the stream, without polling', async () => {
    const { streams, polls, tell, stop } = watch(open(at(3)));
    await wait(10 * MINUTE_MS);
    expect([streams.mock.calls.length, polls.mock.calls.length, tell.mock.calls]).toEqual([1, 0, [[at(3)]]]);
    stop();
  });

  it('comes from a new stream when the stream has ended or failed', async () => {
    for (const end of [undefined, new CallError({ kind: 'network', status: 0 })]) {
      const { streams, polls, stop } = watch(async ({ onData }) => {
        onData(at(3));
        if (end) throw end;
      });
      await wait(2_100);
      expect(streams.mock.calls.length).toBe(5);
      expect(polls).not.toHaveBeenCalled();
      stop();
    }
  });

  it.each([
    ['buffered by a proxy', silent, FIRST_EVENT_WITHIN_MS],
    ['refused', refused, 0],
  ])('is polled every 2 s while the stream is %s, and the stream is retried after a minute', async (_, listen, ms) => {
    const { streams, polls, tell, stop } = watch(listen);
    await wait(ms);
    expect([polls.mock.calls.length, tell.mock.calls]).toEqual([1, [[at(2)]]]);
    await wait(3 * LIVE_POLL_INTERVAL_MS);
    expect(polls.mock.calls.length).toBe(4);
    expect(streams.mock.calls.length).toBe(1);
    await wait(MINUTE_MS);
    expect(streams.mock.calls.length).toBe(2);
    stop();
  });

  it('is polled less often without a reply, and at once when the network is back', async () => {
    const { polls, stop } = watch(refused, async () => {
      throw new CallError({ kind: 'network', status: 0 });
    });
    await wait(50_000);
    const before = polls.mock.calls.length;
    expect(before).toBeLessThan(12);
    window.dispatchEvent(new Event('online'));
    await wait(0);
    expect(polls.mock.calls.length).toBe(before + 1);
    stop();
  });

  it('is not requested while the page is hidden', async () => {
    const { streams, tell, stop } = watch(open(at(3)));
    await wait(0);
    setPageVisibility(false);
    await wait(5 * MINUTE_MS);
    expect(streams.mock.calls.length).toBe(1);
    expect(streams.mock.calls[0]?.[0].signal.aborted).toBe(true);
    setPageVisibility(true);
    await wait(0);
    expect([streams.mock.calls.length, tell.mock.calls.length]).toEqual([2, 2]);
    stop();
  });

  it('is not requested for another account that has signed in on this tablet', async () => {
    const { streams, polls, tell, mayListen, stop } = watch(open(at(3)));
    mayListen.mockReturnValue(false);
    setPageVisibility(true);
    await wait(MINUTE_MS);
    expect([streams.mock.calls.length, polls.mock.calls.length, tell.mock.calls.length]).toEqual([1, 0, 1]);
    stop();
  });

  it('is not requested after the game has closed', async () => {
    const { streams, polls, stop } = watch(refused);
    stop();
    await wait(MINUTE_MS);
    window.dispatchEvent(new Event('online'));
    setPageVisibility(true);
    await wait(MINUTE_MS);
    expect([streams.mock.calls.length, polls.mock.calls.length]).toEqual([1, 0]);
  });
});
