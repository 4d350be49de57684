// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { Device } from '#client/game/audio/Device.ts';
import { type FakeHowler, fakeHowler, gesture, settled } from './fakeHowler.ts';

let fake: FakeHowler;
let device: Device;
let reports: string[];
let changes: number;

beforeEach(() => {
  fake = fakeHowler();
  reports = [];
  changes = 0;
  device = new Device(fake.library, (error, where) => void reports.push(`${where}: ${error}`));
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

describe('the loudspeaker', () => {
  it('keeps howler from suspending itself: on an iPad that would be for good', () => {
    expect(fake.library.Howler.autoSuspend).toBe(false);
  });

  it('is allowed by the first gesture, and tells of it once', () => {
    expect([device.isAllowed, device.isRunning]).toEqual([false, false]);
    gesture();
    gesture();
    expect([device.isAllowed, device.isRunning, changes]).toEqual([true, true, 1]);
  });

  it('is allowed from the beginning where the page was touched before this room was loaded', () => {
    allow(true);
    expect(device.isAllowed).toBe(true);
  });

  it('a key that the browser takes for no gesture allows nothing', () => {
    allow(false);
    gesture('keydown');
    expect([device.isAllowed, changes]).toEqual([false, 0]);
    allow(true);
    gesture('keydown');
    expect([device.isAllowed, changes]).toEqual([true, 1]);
  });

  it.each(['suspended', 'interrupted'] as const)(
    'asks the browser to go on at the next gesture when %s',
    async (state) => {
      gesture();
      device.open({ src: '/a.webm' });
      fake.context.turn(state);
      expect(device.isRunning).toBe(false);
      gesture();
      await settled();
      expect(fake.context.asked).toEqual(['running']);
      expect(device.isRunning).toBe(true);
    },
  );

  it('reports a refusal and asks again', async () => {
    gesture();
    device.open({ src: '/a.webm' });
    fake.context.turn('interrupted');
    fake.context.refuses = new Error('Failed to start the audio device');
    gesture();
    await settled();
    expect(reports).toEqual(['audio: Error: Failed to start the audio device']);
    fake.context.refuses = null;
    gesture();
    await settled();
    expect(device.isRunning).toBe(true);
  });

  it('does not ask while all is well, nor a closed context', () => {
    gesture();
    gesture();
    fake.context.state = 'closed';
    gesture();
    expect(fake.context.asked).toEqual([]);
  });

  it('rests until it is woken: a gesture does not wake it', async () => {
    gesture();
    device.rest();
    await settled();
    gesture();
    expect(fake.context.asked).toEqual(['suspended']);
    expect(device.isRunning).toBe(false);
    device.wake();
    await settled();
    expect(device.isRunning).toBe(true);
  });

  it('goes on when it is woken before it has come to rest', async () => {
    gesture();
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
      await settled();
      await resume();
    };
    device.rest();
    device.wake();
    rest();
    await settled();
    await settled();
    expect(device.isRunning).toBe(true);
  });

  it('a browser that throws instead of refusing is reported too', () => {
    gesture();
    fake.context.turn('interrupted');
    fake.context.resume = () => {
      throw new Error('InvalidStateError');
    };
    gesture();
    expect(reports).toEqual(['audio: Error: InvalidStateError']);
  });

  it('follows the context that howler replaces', () => {
    gesture();
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

  it.each([
    ['without Web Audio sound is an element that plays', { usingWebAudio: false, ctx: null }, true],
    ['without any audio there is none', { noAudio: true }, false],
    ['before howler has made its context there is none', { ctx: null }, false],
  ])('%s', (_, howler, isRunning) => {
    gesture();
    Object.assign(fake.library.Howler, howler);
    expect(device.isRunning).toBe(isRunning);
    device.rest();
    device.wake();
    expect(reports).toEqual([]);
  });
});
