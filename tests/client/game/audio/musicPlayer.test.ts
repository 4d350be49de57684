// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest';
import { DUCKED_VOLUME, SOUND_VOLUME } from '#domain/limits.ts';
import { createAudioHarness, cue, setUpAudioTests, startPlayingHarness } from './audioHarness.ts';
import { dispatchGesture, flushPromises, setPageHidden } from './fakeHowler.ts';

setUpAudioTests();

describe('the music', () => {
  it('opens no file before a gesture', () => {
    const room = createAudioHarness();
    room.audio.music.start();
    expect(room.howls).toEqual([]);
    dispatchGesture();
    expect(room.music().options.sprite).toEqual({ loop: [200, 120_000, true] });
  });

  it.each(['pointerup', 'touchend', 'click', 'keydown'])('%s is a gesture', (type) => {
    const room = createAudioHarness();
    room.audio.music.start();
    dispatchGesture(type);
    expect(room.howls).toHaveLength(1);
  });

  it.each(['pointerdown', 'pointermove', 'scroll'])('%s is no gesture for a browser', (type) => {
    const room = createAudioHarness();
    room.audio.music.start();
    dispatchGesture(type);
    expect(room.howls).toEqual([]);
  });

  it('fades from silence to half volume when it has loaded', () => {
    const room = createAudioHarness();
    dispatchGesture();
    room.audio.music.start();
    room.music().arrive();
    expect(room.music().calls).toEqual(['play loop']);
    expect(room.music().options.volume).toBe(0);
    room.music().begin();
    expect(room.music().calls).toEqual(['play loop', `fade 0 ${SOUND_VOLUME} 600`]);
    expect(SOUND_VOLUME).toBe(0.5);
  });

  it('continues without a gap when the game starts it too', async () => {
    const room = await startPlayingHarness();
    const before = [...room.music().calls];
    room.audio.music.start();
    dispatchGesture();
    expect(room.music().calls).toEqual(before);
    expect(room.howls.filter(({ file }) => file.includes('music'))).toHaveLength(1);
  });

  it('does not change when the loop restarts', async () => {
    const room = await startPlayingHarness();
    const before = [...room.music().calls];
    room.music().begin();
    expect(room.music().calls).toEqual(before);
  });

  it('is freed when it stops, and can start again', async () => {
    const room = await startPlayingHarness();
    const first = room.music();
    room.audio.music.stop();
    expect(first.isUnloaded).toBe(true);
    room.audio.music.start();
    room.music().arrive();
    expect(room.music()).not.toBe(first);
    expect(room.music().calls).toEqual(['play loop']);
  });

  it('is freed after howler has started it when it is stopped meanwhile', () => {
    const room = createAudioHarness();
    dispatchGesture();
    room.audio.music.start();
    room.music().arrive();
    room.audio.music.stop();
    expect(room.music().isUnloaded).toBe(false);
    room.music().begin();
    expect(room.music().isUnloaded).toBe(true);
    expect(room.music().calls).not.toContain(`fade 0 ${SOUND_VOLUME} 600`);
  });

  it('is not loaded while muted, and starts when unmuted', () => {
    const room = createAudioHarness({ settings: { music: false } });
    dispatchGesture();
    room.audio.music.start();
    expect(room.howls).toEqual([]);
    room.audio.applySettings({ music: true, voice: true, effects: true });
    expect(room.music().file).toBe('/music.webm');
  });

  it('is silent at once when muted, and continues when unmuted', async () => {
    const room = await startPlayingHarness();
    room.audio.applySettings({ music: false, voice: true, effects: true });
    expect(room.music().muted.size).toBe(1);
    room.audio.applySettings({ music: true, voice: true, effects: true });
    expect(room.music().muted.size).toBe(0);
    expect(room.music().calls.filter((call) => call.startsWith('play'))).toHaveLength(1);
  });

  it('is silent and suspended in a hidden tab, and continues when the tab is visible', async () => {
    const room = await startPlayingHarness();
    setPageHidden(true);
    await flushPromises();
    expect(room.music().muted.size).toBe(1);
    expect(room.context.state).toBe('suspended');
    setPageHidden(false);
    await flushPromises();
    expect(room.music().muted.size).toBe(0);
    expect(room.context.state).toBe('running');
  });

  it('stays muted when the tab comes back', async () => {
    const room = await startPlayingHarness();
    room.audio.applySettings({ music: false, voice: true, effects: true });
    setPageHidden(true);
    setPageHidden(false);
    expect(room.music().muted.size).toBe(1);
  });

  it('starts only when a hidden tab is visible again', () => {
    const room = createAudioHarness();
    dispatchGesture();
    setPageHidden(true);
    room.audio.music.start();
    expect(room.howls).toEqual([]);
    setPageHidden(false);
    expect(room.howls).toHaveLength(1);
  });

  it('waits until the page is visible when it was opened in a hidden tab', () => {
    setPageHidden(true);
    const room = createAudioHarness();
    room.audio.music.start();
    dispatchGesture();
    expect(room.howls).toEqual([]);
    setPageHidden(false);
    dispatchGesture();
    expect(room.howls).toHaveLength(1);
  });

  it('waits until the browser runs the sound, and queues nothing in howler meanwhile', () => {
    const room = createAudioHarness();
    room.context.state = 'suspended';
    room.context.resume = () => new Promise(() => {});
    dispatchGesture();
    room.audio.music.start();
    room.music().arrive();
    expect(room.music().calls).toEqual([]);
    room.context.turn('running');
    expect(room.music().calls).toEqual(['play loop']);
  });

  it('fades to a twentieth while the narrator speaks, and back slowly', async () => {
    const { audio, music, of, ...room } = await startPlayingHarness();
    const before = music().calls.length;
    audio.narrator.narrate(cue('intro'));
    await room.startPendingSounds();
    expect(music().calls.slice(before)).toEqual([`fade ${SOUND_VOLUME} ${DUCKED_VOLUME} 120`]);
    of('intro-1').end();
    await room.wait(1_000);
    expect(music().calls.slice(before + 1)).toEqual([`fade ${DUCKED_VOLUME} ${SOUND_VOLUME} 600`]);
    expect(DUCKED_VOLUME).toBe(0.05);
  });

  it('stays low from one message to the next', async () => {
    const { audio, music, of, ...room } = await startPlayingHarness();
    audio.narrator.narrate(cue('intro'));
    await room.startPendingSounds();
    const before = music().calls.length;
    of('intro-1').end();
    await room.wait(350);
    audio.narrator.narrate(cue('intro', 2));
    await room.startPendingSounds();
    expect(music().calls.slice(before)).toEqual([]);
  });

  it('reports a file that fails once, and loads it again at the next start', () => {
    const room = createAudioHarness();
    dispatchGesture();
    room.audio.music.start();
    room.of('music.webm').fail();
    room.of('music.m4a').fail('404');
    expect(room.reports).toEqual(['audio: Error: /music.m4a: 404']);
    room.context.turn('running');
    dispatchGesture();
    expect(room.open()).toEqual([]);
    room.audio.music.start();
    expect(room.open()).toHaveLength(1);
  });
});
