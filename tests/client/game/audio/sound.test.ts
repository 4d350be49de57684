// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { Device } from '#client/game/audio/Device.ts';
import { Sound, type SoundOptions } from '#client/game/audio/Sound.ts';
import { type FakeHowler, fakeHowler } from './fakeHowler.ts';

let fake: FakeHowler;
let device: Device;
let told: string[];

beforeEach(() => {
  fake = fakeHowler();
  told = [];
  device = new Device(fake.library, (error) => void told.push(String(error)));
});
afterEach(() => device.dispose());

function sound(options: Partial<SoundOptions> = {}): Sound {
  return new Sound(device, {
    sources: ['/a.webm', '/a.m4a'],
    volume: 1,
    onReady: () => told.push('ready'),
    onStart: () => told.push('start'),
    onEnd: () => told.push('end'),
    onFailed: () => told.push('failed'),
    ...options,
  });
}

describe('a sound', () => {
  it('is fetched in the first format, and plays when it is there', () => {
    const one = sound();
    expect([one.isReady, one.play()]).toEqual([false, null]);
    fake.of('a.webm').arrive();
    expect(one.isReady).toBe(true);
    expect(one.play('part')).toEqual(expect.any(Number));
    expect(fake.of('a.webm').calls).toEqual(['play part']);
  });

  it('is fetched in the second format when the first cannot be decoded; the next sounds begin with that', () => {
    sound();
    fake.of('a.webm').fail();
    expect(fake.of('a.webm').isUnloaded).toBe(true);
    fake.of('a.m4a').arrive();
    expect(told).toEqual(['ready']);
    sound({ sources: ['/b.webm', '/b.m4a'] });
    expect(fake.howls.at(-1)?.file).toBe('/b.m4a');
  });

  it('the preferred format stays when the second fails too', () => {
    sound();
    fake.of('a.webm').fail('404');
    fake.of('a.m4a').fail('404');
    expect(told).toEqual(['Error: /a.m4a: 404', 'failed']);
    sound({ sources: ['/b.webm', '/b.m4a'] });
    expect(fake.howls.at(-1)?.file).toBe('/b.webm');
  });

  it.each<[string, (fake: FakeHowler) => void]>([
    ['opening', (fake) => Object.assign(fake, { breaks: new Error('no context') })],
    ['playing', (fake) => Object.assign(fake.of('a.webm'), { breaks: new Error('no context') })],
  ])('an exception in %s is reported, never thrown', (when, breaks) => {
    if (when === 'opening') breaks(fake);
    const one = sound();
    if (when === 'playing') {
      fake.of('a.webm').arrive();
      breaks(fake);
    }
    expect(one.play()).toBeNull();
    expect(told).toContain('Error: no context');
  });

  it('a refusal to play is reported and ends it', () => {
    const one = sound();
    fake.of('a.webm').arrive();
    one.play();
    fake.of('a.webm').options.onplayerror?.(1, 'Playback was unable to start.');
    expect(told).toEqual(['ready', 'Error: /a.webm: Playback was unable to start.', 'failed']);
    expect(one.isReady).toBe(false);
  });

  it('closed, it is freed and tells nothing more', () => {
    const one = sound();
    const howl = fake.of('a.webm');
    one.close();
    howl.arrive();
    howl.fail();
    expect(howl.calls).toEqual(['off', 'unload']);
    expect(told).toEqual([]);
    expect([one.isReady, one.play(), one.positionMs(1)]).toEqual([false, null, 0]);
  });

  it('closed while howler starts it, it is freed as soon as it has started', () => {
    const one = sound();
    const howl = fake.of('a.webm');
    howl.arrive();
    one.play();
    one.close();
    expect(howl.isUnloaded).toBe(false);
    howl.begin();
    expect(howl.isUnloaded).toBe(true);
    expect(told).toEqual(['ready']);
  });

  it('fades from where its volume is, and does not begin a fade that would never end', () => {
    const one = sound();
    const howl = fake.of('a.webm');
    howl.arrive();
    const id = one.play() ?? 0;
    one.fadeTo(0.05, 120, id);
    one.fadeTo(0.05, 600, id);
    expect(howl.calls).toEqual(['play', 'fade 1 0.05 120']);
  });
});
