// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { AudioOutput } from '#client/game/audio/AudioOutput.ts';
import { dispatchGesture, type FakeHowler, fakeHowler, flushPromises } from './fakeHowler.ts';

let fake: FakeHowler;
let device: AudioOutput;
let reports: string[];
let changes: number;

beforeEach(() => {
  fake = fakeHowler();
  reports = [];
  changes = 0;
  device = new AudioOutput(fake.library, (error, where) => void reports.push(`${where}: ${error}`));
  device.onChange(() => {
    changes += 1;
  });
});
afterEach(() => device.dispose());

const allow = (hasBeenActive: boolean | undefined) =>
  Object.defineProperty(navigator, 'userActivation', {
    configurable: true,
    value: hasBeenActive === undefined ? undefined : { hasBeenActive, isActive: false },
  });
afterEach(() => allow(undefined));

describe('the audio device', () => {
  it('keeps howler from suspending itself, which an iPad never undoes', () => {
    expect(fake.library.Howler.autoSuspend).toBe(false);
  });

  it('is allowed by the first gesture, and notifies once', () => {
    expect([device.isAllowed, device.isRunning]).toEqual([false, false]);
    dispatchGesture();
    dispatchGesture();
    expect([device.isAllowed, device.isRunning, changes]).toEqual([true, true, 1]);
  });

  it('is allowed from the start when the page had a gesture before', () => {
    allow(true);
    expect(device.isAllowed).toBe(true);
  });

  it('is not allowed by a key that is no gesture for the browser', () => {
    allow(false);
    dispatchGesture('keydown');
    expect([device.isAllowed, changes]).toEqual([false, 0]);
    allow(true);
    dispatchGesture('keydown');
    expect([device.isAllowed, changes]).toEqual([true, 1]);
  });

  it.each(['suspended', 'interrupted'] as const)('resumes at the next gesture when %s', async (state) => {
    dispatchGesture();
    device.open({ src: '/a.webm' });
    fake.context.turn(state);
    expect(device.isRunning).toBe(false);
    dispatchGesture();
    await flushPromises();
    expect(fake.context.asked).toEqual(['running']);
    expect(device.isRunning).toBe(true);
  });

  it('reports a refusal and resumes again', async () => {
    dispatchGesture();
    device.open({ src: '/a.webm' });
    fake.context.turn('interrupted');
    fake.context.refuses = new Error('Failed to start the audio device');
    dispatchGesture();
    await flushPromises();
    expect(reports).toEqual(['audio: Error: Failed to start the audio device']);
    fake.context.refuses = null;
    dispatchGesture();
    await flushPromises();
    expect(device.isRunning).toBe(true);
  });

  it('does not resume a running or a closed context', () => {
    dispatchGesture();
    dispatchGesture();
    fake.context.state = 'closed';
    dispatchGesture();
    expect(fake.context.asked).toEqual([]);
  });

  it('stays suspended until it is woken, also at a gesture', async () => {
    dispatchGesture();
    device.rest();
    await flushPromises();
    dispatchGesture();
    expect(fake.context.asked).toEqual(['suspended']);
    expect(device.isRunning).toBe(false);
    device.wake();
    await flushPromises();
    expect(device.isRunning).toBe(true);
  });

  it('resumes when it is woken before it is suspended', async () => {
    dispatchGesture();
    let rest = () => {};
    fake.context.suspend = () =>
      new Promise((done) => {
        rest = () => {
          fake.context.turn('suspended');
          done();
        };
      });
    const { resume } = fake.context;
    fake.context.resume = async () => {
      await flushPromises();
      await resume();
    };
    device.rest();
    device.wake();
    rest();
    await flushPromises();
    await flushPromises();
    expect(device.isRunning).toBe(true);
  });

  it('reports a browser that throws instead of rejecting', () => {
    dispatchGesture();
    fake.context.turn('interrupted');
    fake.context.resume = () => {
      throw new Error('InvalidStateError');
    };
    dispatchGesture();
    expect(reports).toEqual(['audio: Error: InvalidStateError']);
  });

  it('follows the context that howler replaces', () => {
    dispatchGesture();
    device.open({ src: '/a.webm' });
    const old = fake.context;
    const { context } = fakeHowler();
    Object.assign(fake.library.Howler, { ctx: context });
    device.open({ src: '/b.webm' });
    changes = 0;
    old.turn('suspended');
    expect(changes).toBe(0);
    context.turn('suspended');
    expect(changes).toBe(1);
  });

  it('has no context before a gesture, and then the one in which howler plays', () => {
    expect(device.webAudio()).toBeNull();
    dispatchGesture();
    expect(device.webAudio()).toBe(fake.context);
    Object.assign(fake.library.Howler, { usingWebAudio: false });
    expect(device.webAudio()).toBeNull();
    expect(fake.howls).toEqual([]);
  });

  it('lets howler create its context, with a sound that is never fetched', () => {
    dispatchGesture();
    Object.assign(fake.library.Howler, { ctx: null });
    device.webAudio();
    expect(fake.howls.map(({ options }) => options)).toEqual([{ src: 'data:audio/wav;base64,', preload: false }]);
    fake.breaks = new Error('no audio device');
    expect(device.webAudio()).toBeNull();
    expect(reports).toEqual(['audio: Error: no audio device']);
  });

  it.each([
    ['runs without Web Audio, with audio elements', { usingWebAudio: false, ctx: null }, true],
    ['does not run without any audio', { noAudio: true }, false],
    ['does not run before howler has created its context', { ctx: null }, false],
  ])('%s', (_, howler, isRunning) => {
    dispatchGesture();
    Object.assign(fake.library.Howler, howler);
    expect(device.isRunning).toBe(isRunning);
    device.rest();
    device.wake();
    expect(reports).toEqual([]);
  });
});
