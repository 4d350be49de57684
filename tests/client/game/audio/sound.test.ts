// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { AudioOutput } from '#client/game/audio/AudioOutput.ts';
import { Sound, type SoundOptions } from '#client/game/audio/Sound.ts';
import { type FakeHowler, fakeHowler } from './fakeHowler.ts';

let fake: FakeHowler;
let device: AudioOutput;
let events: string[];

beforeEach(() => {
  fake = fakeHowler();
  events = [];
  device = new AudioOutput(fake.library, (error) => void events.push(String(error)));
});
afterEach(() => device.dispose());

function sound(options: Partial<SoundOptions> = {}): Sound {
  return new Sound(device, {
    sources: ['/a.webm', '/a.m4a'],
    volume: 1,
    onReady: () => events.push('ready'),
    onStart: () => events.push('start'),
    onEnd: () => events.push('end'),
    onFailed: () => events.push('failed'),
    ...options,
  });
}

describe('a sound', () => {
  it('loads the first format, and plays when it has loaded', () => {
    const one = sound();
    expect([one.isReady, one.play()]).toEqual([false, null]);
    fake.of('a.webm').arrive();
    expect(one.isReady).toBe(true);
    expect(one.play('part')).toEqual(expect.any(Number));
    expect(fake.of('a.webm').calls).toEqual(['play part']);
  });

  it('loads the second format when the first cannot be decoded, and the next sounds start with that', () => {
    sound();
    fake.of('a.webm').fail();
    expect(fake.of('a.webm').isUnloaded).toBe(true);
    fake.of('a.m4a').arrive();
    expect(events).toEqual(['ready']);
    sound({ sources: ['/b.webm', '/b.m4a'] });
    expect(fake.howls.at(-1)?.file).toBe('/b.m4a');
  });

  it('keeps the preferred format when the second fails too', () => {
    sound();
    fake.of('a.webm').fail('404');
    fake.of('a.m4a').fail('404');
    expect(events).toEqual(['Error: /a.m4a: 404', 'failed']);
    sound({ sources: ['/b.webm', '/b.m4a'] });
    expect(fake.howls.at(-1)?.file).toBe('/b.webm');
  });

  it.each<[string, (fake: FakeHowler) => void]>([
    ['opening', (fake) => Object.assign(fake, { breaks: new Error('no context') })],
    ['playing', (fake) => Object.assign(fake.of('a.webm'), { breaks: new Error('no context') })],
  ])('reports an exception in %s and does not throw it', (when, breaks) => {
    if (when === 'opening') breaks(fake);
    const one = sound();
    if (when === 'playing') {
      fake.of('a.webm').arrive();
      breaks(fake);
    }
    expect(one.play()).toBeNull();
    expect(events).toContain('Error: no context');
  });

  it('reports a refusal to play and fails', () => {
    const one = sound();
    fake.of('a.webm').arrive();
    one.play();
    fake.of('a.webm').options.onplayerror?.(1, 'Playback was unable to start.');
    expect(events).toEqual(['ready', 'Error: /a.webm: Playback was unable to start.', 'failed']);
    expect(one.isReady).toBe(false);
  });

  it('is freed when closed, and calls nothing more', () => {
    const one = sound();
    const howl = fake.of('a.webm');
    one.close();
    howl.arrive();
    howl.fail();
    expect(howl.calls).toEqual(['off', 'unload']);
    expect(events).toEqual([]);
    expect([one.isReady, one.play(), one.positionMs(1)]).toEqual([false, null, 0]);
  });

  it('is freed as soon as it has started when it was closed while howler started it', () => {
    const one = sound();
    const howl = fake.of('a.webm');
    howl.arrive();
    one.play();
    one.close();
    expect(howl.isUnloaded).toBe(false);
    howl.begin();
    expect(howl.isUnloaded).toBe(true);
    expect(events).toEqual(['ready']);
  });

  it('fades from its current volume, and starts no fade to the same volume, which would never end', () => {
    const one = sound();
    const howl = fake.of('a.webm');
    howl.arrive();
    const id = one.play() ?? 0;
    one.fadeTo(0.05, 120, id);
    one.fadeTo(0.05, 600, id);
    expect(howl.calls).toEqual(['play', 'fade 1 0.05 120']);
  });
});
