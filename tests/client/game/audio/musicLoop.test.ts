import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { MusicLoop } from '#client/game/audio/MusicLoop.ts';
import { flushPromises } from './fakeHowler.ts';
import { FakeContext, FakeGain, type FakeSource } from './fakeWebAudio.ts';

/** Parts of 10 s, in files that begin 200 ms earlier. */
const MUSIC = { parts: [['a'], ['b'], ['c']], time: { from: 200, ms: 10_000 } };

let context: FakeContext;
let loop: MusicLoop;
let failures: [string, boolean][];
let starts: number;
/** Answers the request for a part; the newest of each name. */
let answers: Map<string, { arrive(): Promise<void>; fail(): Promise<void> }>;
let signals: AbortSignal[];

beforeEach(() => {
  vi.useFakeTimers();
  context = new FakeContext();
  failures = [];
  starts = 0;
  answers = new Map();
  signals = [];
  loop = new MusicLoop({
    context: context as never,
    output: context.destination as never,
    music: MUSIC,
    load: ([file = ''], signal) =>
      new Promise((resolve, reject) => {
        signals.push(signal);
        answers.set(file, {
          arrive: () => {
            resolve({ file } as never);
            return flushPromises();
          },
          fail: () => {
            reject(new Error(file));
            return flushPromises();
          },
        });
      }),
    onStart: () => {
      starts += 1;
    },
    onFailed: (error, isFirst) => void failures.push([String(error), isFirst]),
  });
});
afterEach(() => {
  loop.stop();
  vi.useRealTimers();
});

const arrive = (file: string) => answers.get(file)?.arrive();
const isAsked = (file: string) => answers.has(file);
const playing = () => context.connected();
const files = () => playing().map(({ buffer }) => buffer?.file);
const startOf = (source: FakeSource | undefined) => (source?.started?.at ?? Number.NaN) + 0.01;

async function runTo(seconds: number): Promise<void> {
  context.runTo(seconds);
  await flushPromises();
}

describe('the loop of the music', () => {
  it('starts its first part soon after it has loaded, before its own time by half a cross-fade', async () => {
    context.currentTime = 3;
    await arrive('a');
    const [first] = playing();
    expect(startOf(first)).toBeCloseTo(3.1);
    expect(first?.started?.from).toBeCloseTo(0.19);
    expect([first?.loopStart, first?.loopEnd]).toEqual([0.2, 10.2]);
    expect(starts).toBe(1);
  });

  it('plays the parts in turn, each exactly after the one before', async () => {
    await arrive('a');
    await arrive('b');
    expect(playing().map(startOf)).toEqual([expect.closeTo(0.1), expect.closeTo(10.1)]);
    await runTo(10.2);
    await arrive('c');
    await runTo(20.2);
    await arrive('a');
    expect(files()).toEqual(['c', 'a']);
    expect(playing().map(startOf)).toEqual([expect.closeTo(20.1), expect.closeTo(30.1)]);
    expect(starts).toBe(1);
  });

  it('cross-fades where both parts hold the same sound', async () => {
    await arrive('a');
    await arrive('b');
    const fades = playing().map(({ outputs: [gain] }) => (gain instanceof FakeGain ? gain.gain.scheduled : []));
    expect(fades[0]?.slice(2)).toEqual(['set 1 at 10.09', 'ramp 0 at 10.11']);
    expect(fades[1]).toEqual(['set 0 at 10.09', 'ramp 1 at 10.11']);
    const [first] = playing();
    expect([first?.loop, first?.stopsAt]).toEqual([false, expect.closeTo(10.11)]);
  });

  it('holds two parts: asks for the next when one begins', async () => {
    await arrive('a');
    expect(isAsked('b')).toBe(true);
    await arrive('b');
    expect(isAsked('c')).toBe(false);
    await runTo(10.2);
    expect(files()).toEqual(['b']);
    expect(isAsked('c')).toBe(true);
  });

  it('repeats a part whose successor is late', async () => {
    await arrive('a');
    expect(playing()[0]?.loop).toBe(true);
    await runTo(25);
    await arrive('b');
    expect(playing().map(startOf)).toEqual([expect.closeTo(0.1), expect.closeTo(30.1)]);
  });

  it('waits a whole part when there is no time left to start punctually', async () => {
    await arrive('a');
    await runTo(10.05);
    await arrive('b');
    expect(startOf(playing()[1])).toBeCloseTo(20.1);
  });

  it('ends when the first part fails', async () => {
    await answers.get('a')?.fail();
    expect(failures).toEqual([['Error: a', true]]);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(signals).toHaveLength(1);
  });

  it('reports a later part that fails once, and asks for it again after the length of a part', async () => {
    await arrive('a');
    await answers.get('b')?.fail();
    await vi.advanceTimersByTimeAsync(9_999);
    expect(signals).toHaveLength(2);
    await vi.advanceTimersByTimeAsync(1);
    await answers.get('b')?.fail();
    await vi.advanceTimersByTimeAsync(10_000);
    await arrive('b');
    expect(failures).toEqual([['Error: b', false]]);
    expect(files()).toEqual(['a', 'b']);
  });

  it('is silent at once when it stops, and frees its parts', async () => {
    await arrive('a');
    await arrive('b');
    loop.stop();
    expect(playing()).toEqual([]);
    expect(context.sources.map(({ buffer }) => buffer)).toEqual([null, null]);
    await runTo(30);
    expect(signals).toHaveLength(2);
  });

  it('asks for nothing more when it stops while a part is missing', async () => {
    await arrive('a');
    await answers.get('b')?.fail();
    loop.stop();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(signals.map(({ aborted }) => aborted)).toEqual([true, true]);
    expect(vi.getTimerCount()).toBe(0);
  });
});
