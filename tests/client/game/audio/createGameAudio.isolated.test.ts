// @vitest-environment happy-dom
import { afterEach, describe, expect, it, vi } from 'vitest';
import { buildGameAudio } from '#client/game/audio/buildGameAudio.ts';
import { createGameAudio } from '#client/game/audio/createGameAudio.ts';
import effects from '../../../../assets/audio/effects.json';
import flights from '../../../../assets/audio/flights.json';
import manifest from '../../../../assets/audio/manifest.json';
import music from '../../../../assets/audio/music.json';
import {
  CLIPS,
  createAudioHarness,
  cue,
  EFFECTS,
  FLIGHTS,
  MUSIC,
  setUpAudioTests,
  startPlayingHarness,
} from './audioHarness.ts';
import { dispatchGesture, fakeHowler, flushPromises, setPageHidden } from './fakeHowler.ts';
import { fakeDownloads } from './fakeWebAudio.ts';

const made = vi.hoisted(() => ({ howls: 0 }));
vi.mock('howler', () => ({
  Howl: class {
    constructor() {
      made.howls += 1;
    }
    off() {}
    unload() {}
    state() {
      return 'loading';
    }
  },
  Howler: { ctx: null, usingWebAudio: true, noAudio: false, autoSuspend: true, html5PoolSize: 10 },
}));

setUpAudioTests();

const settings = { music: true, voice: true, effects: true };

/** Counts the listeners of the document. */
function watchListeners() {
  let count = 0;
  const add = vi.spyOn(document, 'addEventListener').mockImplementation(function (this: Document, ...args) {
    count += 1;
    return EventTarget.prototype.addEventListener.apply(this, args as never);
  });
  const remove = vi.spyOn(document, 'removeEventListener').mockImplementation(function (this: Document, ...args) {
    count -= 1;
    return EventTarget.prototype.removeEventListener.apply(this, args as never);
  });
  return { count: () => count, add, remove };
}
afterEach(() => vi.restoreAllMocks());

describe("the page's audio", () => {
  it('is a single instance until it is disposed of', () => {
    const report = () => {};
    const first = createGameAudio({ report, settings });
    expect(createGameAudio({ report, settings })).toBe(first);
    expect(made.howls).toBe(0);
    dispatchGesture();
    first.music.start();
    expect(made.howls).toBe(1);
    first.dispose();
    const second = createGameAudio({ report, settings });
    expect(second).not.toBe(first);
    second.dispose();
  });

  it('leaves nothing behind after 30 rounds of a game', async () => {
    const listeners = watchListeners();
    const fake = fakeHowler();
    const { asked, fetch } = fakeDownloads();
    vi.stubGlobal('fetch', fetch);
    for (let round = 0; round < 30; round += 1) {
      const audio = buildGameAudio({
        library: fake.library,
        music: MUSIC,
        effects: EFFECTS,
        flights: FLIGHTS,
        loadClips: async () => CLIPS,
        settings,
        report: (error) => expect.unreachable(String(error)),
      });
      const end = audio.effects.listenTo(document);
      dispatchGesture();
      audio.music.start();
      audio.prepare('ds');
      await flushPromises();
      for (const howl of fake.open()) howl.arrive();
      for (const file of asked) file.arrive();
      await flushPromises();
      audio.narrator.narrate(cue('intro'));
      await vi.advanceTimersByTimeAsync(200);
      fake.of('intro-1').begin();
      end();
      audio.dispose();
    }
    expect(fake.howls.length).toBeGreaterThanOrEqual(60);
    expect(fake.context.sources).toHaveLength(30);
    expect([fake.open().length, fake.context.connected().length, listeners.count(), vi.getTimerCount()]).toEqual([
      0, 0, 0, 0,
    ]);
  });

  it('plays 30 games of one page with the same music and a bounded number of clips', async () => {
    const room = await startPlayingHarness();
    for (let round = 0; round < 30; round += 1) {
      room.audio.prepare('ds');
      const end = room.audio.effects.listenTo(document);
      room.audio.narrator.narrate(cue('intro', (round % 3) + 1));
      await room.startPendingSounds();
      room.audio.silence();
      end();
      await room.wait(1_000);
    }
    expect(room.open().length).toBeLessThanOrEqual(5);
    expect(room.timers()).toBe(0);
  });

  it('silences narrator and effects on silence(), but not the music', async () => {
    const room = await startPlayingHarness();
    room.audio.effects.play('success');
    room.audio.narrator.narrate(cue('intro'));
    await room.startPendingSounds();
    room.audio.silence();
    expect([room.of('intro-1').playing.size, room.effects().playing.size]).toEqual([0, 0]);
    expect(room.music.isHeard()).toBe(true);
  });

  it.each([
    ['music', { music: false, voice: true, effects: true }, [true, 1, 1]],
    ['voice', { music: true, voice: false, effects: true }, [false, 0, 1]],
    ['effects', { music: true, voice: true, effects: false }, [false, 1, 0]],
  ])('mutes %s alone', async (_, muted, expected) => {
    const room = await startPlayingHarness();
    room.audio.effects.play('success');
    room.audio.narrator.narrate(cue('intro'));
    await room.startPendingSounds();
    room.audio.applySettings(muted);
    expect([!room.music.isHeard(), room.of('intro-1').playing.size, room.effects().playing.size]).toEqual(expected);
  });

  it('is silent in a hidden tab', async () => {
    const room = await startPlayingHarness();
    room.audio.effects.play('success');
    room.audio.narrator.narrate(cue('intro'));
    await room.startPendingSounds();
    setPageHidden(true);
    await flushPromises();
    expect(room.context.state).toBe('suspended');
    expect([room.of('intro-1').playing.size, room.effects().playing.size]).toEqual([0, 0]);
    expect(room.music.isHeard()).toBe(false);
  });

  it('rests the audio device once the music is stopped, until a game needs it', async () => {
    const room = await startPlayingHarness();
    room.audio.music.stop();
    await flushPromises();
    expect(room.context.state).toBe('suspended');
    setPageHidden(true);
    setPageHidden(false);
    dispatchGesture();
    await flushPromises();
    expect(room.context.state, 'nor after another tab was shown, nor with a press').toBe('suspended');
    room.audio.prepare('ds');
    await flushPromises();
    expect(room.context.state).toBe('running');
    room.audio.music.stop();
    await flushPromises();
    room.audio.music.start();
    await flushPromises();
    expect(room.context.state).toBe('running');
  });

  it('reports a browser without sound and throws nothing', async () => {
    const room = createAudioHarness();
    room.breaks = new Error('no audio device');
    dispatchGesture();
    room.audio.music.start();
    room.audio.prepare('ds');
    await flushPromises();
    room.audio.narrator.narrate(cue('intro'));
    room.audio.effects.play('tap');
    room.audio.silence();
    room.audio.applySettings(settings);
    await room.wait(1_000);
    expect(new Set(room.reports)).toEqual(new Set(['audio: Error: no audio device']));
  });

  it.each(['webm', 'm4a'] as const)('has files at least as long as its metadata says, in %s', (format) => {
    const parts = Object.entries(manifest).filter(([file]) => file.startsWith('music/') && file.endsWith(format));
    expect(parts).toHaveLength(16);
    for (const [, { ms }] of parts) expect(ms).toBe(2 * music.from + music.ms);
    const endOf = (map: object) => Math.max(...Object.values(map).map(({ from, ms }) => from + ms));
    expect(endOf(effects)).toBeLessThanOrEqual(manifest[`effects.${format}`].ms);
    expect(endOf(flights)).toBeLessThanOrEqual(manifest[`flights.${format}`].ms);
  });
});
