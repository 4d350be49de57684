// @vitest-environment happy-dom
import { describe, expect, it, vi } from 'vitest';
import { floor } from '#client/ui/speech/floor.ts';
import { DUCKED_VOLUME, SOUND_VOLUME } from '#domain/limits.ts';
import { createAudioHarness, cue, setUpAudioTests, startPlayingHarness } from './audioHarness.ts';
import { dispatchGesture, flushPromises, setPageHidden } from './fakeHowler.ts';

setUpAudioTests();

const ALL_ON = { music: true, voice: true, effects: true };
const MUTED = { ...ALL_ON, music: false };

describe('the music', () => {
  it('asks for no file before a gesture, and then for its first part', () => {
    const room = createAudioHarness();
    room.audio.music.start();
    expect(room.music.asked).toEqual([]);
    dispatchGesture();
    expect(room.music.asked.map(({ address }) => address)).toEqual(['/music/1.webm']);
  });

  it.each(['pointerup', 'touchend', 'click', 'keydown'])('%s is a gesture', (type) => {
    const room = createAudioHarness();
    room.audio.music.start();
    dispatchGesture(type);
    expect(room.music.asked).toHaveLength(1);
  });

  it.each(['pointerdown', 'pointermove', 'scroll'])('%s is no gesture for a browser', (type) => {
    const room = createAudioHarness();
    room.audio.music.start();
    dispatchGesture(type);
    expect(room.music.asked).toEqual([]);
  });

  it('fades from silence to half volume when it has loaded', async () => {
    const room = createAudioHarness();
    dispatchGesture();
    room.audio.music.start();
    expect(room.context.sources).toEqual([]);
    await room.music.arrive();
    expect(room.music.isHeard()).toBe(true);
    expect(room.music.volumes()).toEqual([`to ${SOUND_VOLUME} in 600 ms`]);
    expect(SOUND_VOLUME).toBe(0.5);
  });

  it('continues without a gap when the game starts it too', async () => {
    const room = await startPlayingHarness();
    const before = [...room.music.volumes()];
    room.audio.music.start();
    dispatchGesture();
    await flushPromises();
    expect(room.music.volumes()).toEqual(before);
    expect([room.context.sources.length, room.music.asked.length]).toEqual([1, 2]);
  });

  it('is freed when it stops, and can start again', async () => {
    const room = await startPlayingHarness();
    const [first] = room.context.sources;
    room.audio.music.stop();
    expect(room.context.connected()).toEqual([]);
    expect([first?.buffer, first?.stopsAt]).toEqual([null, 0]);
    room.audio.music.start();
    await room.music.arrive();
    expect(room.music.isHeard()).toBe(true);
    expect(room.music.volumes()).toEqual([`to ${SOUND_VOLUME} in 600 ms`]);
  });

  it('is not heard when it is stopped while it loads', async () => {
    const room = createAudioHarness();
    dispatchGesture();
    room.audio.music.start();
    room.audio.music.stop();
    expect(room.music.asked.map((file) => file.isAborted())).toEqual([true]);
    await room.music.arrive();
    expect(room.context.sources).toEqual([]);
    expect(room.reports).toEqual([]);
  });

  it('is not loaded while muted, and starts when unmuted', () => {
    const room = createAudioHarness({ settings: { music: false } });
    dispatchGesture();
    room.audio.music.start();
    expect(room.music.asked).toEqual([]);
    room.audio.applySettings(ALL_ON);
    expect(room.music.asked).toHaveLength(1);
  });

  it('is silent at once when muted, and continues when unmuted', async () => {
    const room = await startPlayingHarness();
    const playing = room.context.connected();
    room.audio.applySettings(MUTED);
    expect(room.music.isHeard()).toBe(false);
    room.audio.applySettings(ALL_ON);
    expect(room.music.isHeard()).toBe(true);
    expect(room.context.connected()).toEqual(playing);
  });

  it('is silent and suspended in a hidden tab, and continues when the tab is visible', async () => {
    const room = await startPlayingHarness();
    setPageHidden(true);
    await flushPromises();
    expect(room.music.isHeard()).toBe(false);
    expect(room.context.state).toBe('suspended');
    setPageHidden(false);
    await flushPromises();
    expect(room.music.isHeard()).toBe(true);
    expect(room.context.state).toBe('running');
  });

  it('stays muted when the tab comes back', async () => {
    const room = await startPlayingHarness();
    room.audio.applySettings(MUTED);
    setPageHidden(true);
    setPageHidden(false);
    expect(room.music.isHeard()).toBe(false);
  });

  it('starts only when a hidden tab is visible again', () => {
    const room = createAudioHarness();
    dispatchGesture();
    setPageHidden(true);
    room.audio.music.start();
    expect(room.music.asked).toEqual([]);
    setPageHidden(false);
    expect(room.music.asked).toHaveLength(1);
  });

  it('waits until the page is visible when it was opened in a hidden tab', () => {
    setPageHidden(true);
    const room = createAudioHarness();
    room.audio.music.start();
    dispatchGesture();
    expect(room.music.asked).toEqual([]);
    setPageHidden(false);
    dispatchGesture();
    expect(room.music.asked).toHaveLength(1);
  });

  it('fades to a twentieth while the narrator speaks, and back slowly', async () => {
    const { audio, music, of, ...room } = await startPlayingHarness();
    const before = music.volumes().length;
    audio.narrator.narrate(cue('intro'));
    await room.startPendingSounds();
    expect(music.volumes().slice(before)).toEqual([`to ${DUCKED_VOLUME} in 120 ms`]);
    of('intro-1').end();
    await room.wait(1_000);
    expect(music.volumes().slice(before + 1)).toEqual([`to ${SOUND_VOLUME} in 600 ms`]);
    expect(DUCKED_VOLUME).toBe(0.05);
  });

  it('is low while another voice has the floor, which a narration takes over', async () => {
    const { audio, music, ...room } = await startPlayingHarness();
    const before = music.volumes().length;
    const other = { yieldFloor: vi.fn() };
    floor.take(other);
    expect(music.volumes().slice(before)).toEqual([`to ${DUCKED_VOLUME} in 120 ms`]);
    audio.narrator.narrate(cue('intro'));
    await room.startPendingSounds();
    expect(other.yieldFloor).toHaveBeenCalledTimes(1);
    floor.take(other);
    expect(room.of('intro-1').playing.size).toBe(0);
    floor.leave(other);
    await room.wait(1_000);
    expect(music.volumes().slice(before + 1)).toEqual([`to ${SOUND_VOLUME} in 600 ms`]);
  });

  it('stays low from one message to the next', async () => {
    const { audio, music, of, ...room } = await startPlayingHarness();
    audio.narrator.narrate(cue('intro'));
    await room.startPendingSounds();
    const before = music.volumes().length;
    of('intro-1').end();
    await room.wait(350);
    audio.narrator.narrate(cue('intro', 2));
    await room.startPendingSounds();
    expect(music.volumes().slice(before)).toEqual([]);
  });

  it('reports a file that fails once, and loads it again at the next start', async () => {
    const room = createAudioHarness();
    dispatchGesture();
    room.audio.music.start();
    room.music.asked[0]?.refuse(500);
    await flushPromises();
    room.music.asked[1]?.refuse(404);
    await flushPromises();
    expect(room.reports).toEqual(['audio: Error: /music/1.m4a: 404']);
    room.context.turn('running');
    dispatchGesture();
    expect(room.music.asked).toHaveLength(2);
    room.audio.music.start();
    expect(room.music.asked).toHaveLength(3);
  });

  it('plays the format that this browser can decode, for all parts', async () => {
    const room = createAudioHarness();
    dispatchGesture();
    room.audio.music.start();
    room.music.asked[0]?.arrive('broken');
    await flushPromises();
    room.music.asked[1]?.arrive();
    await flushPromises();
    expect(room.music.asked.map(({ address }) => address)).toEqual(['/music/1.webm', '/music/1.m4a', '/music/2.m4a']);
    expect(room.reports).toEqual([]);
  });

  it('stays silent in a browser without Web Audio', async () => {
    const room = createAudioHarness();
    Object.assign(room.library.Howler, { usingWebAudio: false });
    dispatchGesture();
    room.audio.music.start();
    expect([room.music.asked, room.reports]).toEqual([[], []]);
  });
});
