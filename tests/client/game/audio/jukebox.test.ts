// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest';
import { DUCKED_VOLUME, SOUND_VOLUME } from '#domain/limits.ts';
import { gesture, hidePage, settled } from './fakeHowler.ts';
import { audioRoom, cue, freshRooms, playingRoom } from './room.ts';

freshRooms();

describe('the music', () => {
  it('waits for a gesture: before it, no file is opened', () => {
    const room = audioRoom();
    room.audio.music.start();
    expect(room.howls).toEqual([]);
    gesture();
    expect(room.music().options.sprite).toEqual({ loop: [200, 120_000, true] });
  });

  it.each(['pointerup', 'touchend', 'click', 'keydown'])('%s is a gesture', (type) => {
    const room = audioRoom();
    room.audio.music.start();
    gesture(type);
    expect(room.howls).toHaveLength(1);
  });

  it.each(['pointerdown', 'pointermove', 'scroll'])('%s is none: a browser would refuse', (type) => {
    const room = audioRoom();
    room.audio.music.start();
    gesture(type);
    expect(room.howls).toEqual([]);
  });

  it('rises from silence to half volume once it is there', () => {
    const room = audioRoom();
    gesture();
    room.audio.music.start();
    room.music().arrive();
    expect(room.music().calls).toEqual(['play loop']);
    expect(room.music().options.volume).toBe(0);
    room.music().begin();
    expect(room.music().calls).toEqual(['play loop', `fade 0 ${SOUND_VOLUME} 600`]);
    expect(SOUND_VOLUME).toBe(0.5);
  });

  it('goes on without a gap when the game asks for it too', async () => {
    const room = await playingRoom();
    const before = [...room.music().calls];
    room.audio.music.start();
    gesture();
    expect(room.music().calls).toEqual(before);
    expect(room.howls.filter(({ file }) => file.includes('music'))).toHaveLength(1);
  });

  it('a round of the loop changes nothing', async () => {
    const room = await playingRoom();
    const before = [...room.music().calls];
    room.music().begin();
    expect(room.music().calls).toEqual(before);
  });

  it('is freed when it stops, and can start again', async () => {
    const room = await playingRoom();
    const first = room.music();
    room.audio.music.stop();
    expect(first.isUnloaded).toBe(true);
    room.audio.music.start();
    room.music().arrive();
    expect(room.music()).not.toBe(first);
    expect(room.music().calls).toEqual(['play loop']);
  });

  it('stopped in the moment of its start, it is freed once howler has started it', () => {
    const room = audioRoom();
    gesture();
    room.audio.music.start();
    room.music().arrive();
    room.audio.music.stop();
    expect(room.music().isUnloaded).toBe(false);
    room.music().begin();
    expect(room.music().isUnloaded).toBe(true);
    expect(room.music().calls).not.toContain(`fade 0 ${SOUND_VOLUME} 600`);
  });

  it('muted from the beginning, it is not even fetched; unmuted, it starts', () => {
    const room = audioRoom({ settings: { music: false } });
    gesture();
    room.audio.music.start();
    expect(room.howls).toEqual([]);
    room.audio.applySettings({ music: true, voice: true, effects: true });
    expect(room.music().file).toBe('/music.webm');
  });

  it('falls silent at once when muted, and comes back where it is', async () => {
    const room = await playingRoom();
    room.audio.applySettings({ music: false, voice: true, effects: true });
    expect(room.music().muted.size).toBe(1);
    room.audio.applySettings({ music: true, voice: true, effects: true });
    expect(room.music().muted.size).toBe(0);
    expect(room.music().calls.filter((call) => call.startsWith('play'))).toHaveLength(1);
  });

  it('is silent in a hidden tab, where all clocks stand still, and goes on in a seen one', async () => {
    const room = await playingRoom();
    hidePage(true);
    await settled();
    expect(room.music().muted.size).toBe(1);
    expect(room.context.state).toBe('suspended');
    hidePage(false);
    await settled();
    expect(room.music().muted.size).toBe(0);
    expect(room.context.state).toBe('running');
  });

  it('stays muted when the tab comes back', async () => {
    const room = await playingRoom();
    room.audio.applySettings({ music: false, voice: true, effects: true });
    hidePage(true);
    hidePage(false);
    expect(room.music().muted.size).toBe(1);
  });

  it('does not start in a hidden tab, but when it comes back', () => {
    const room = audioRoom();
    gesture();
    hidePage(true);
    room.audio.music.start();
    expect(room.howls).toEqual([]);
    hidePage(false);
    expect(room.howls).toHaveLength(1);
  });

  it('of a page that is opened in a hidden tab waits until it is seen', () => {
    hidePage(true);
    const room = audioRoom();
    room.audio.music.start();
    gesture();
    expect(room.howls).toEqual([]);
    hidePage(false);
    gesture();
    expect(room.howls).toHaveLength(1);
  });

  it('waits for the browser to let the sound out: nothing is queued in howler meanwhile', () => {
    const room = audioRoom();
    room.context.state = 'suspended';
    room.context.resume = () => new Promise(() => {});
    gesture();
    room.audio.music.start();
    room.music().arrive();
    expect(room.music().calls).toEqual([]);
    room.context.turn('running');
    expect(room.music().calls).toEqual(['play loop']);
  });

  it('falls to a twentieth while the narrator speaks, and comes back slowly', async () => {
    const { audio, music, of, ...room } = await playingRoom();
    const before = music().calls.length;
    audio.narrator.narrate(cue('intro'));
    await room.speak();
    expect(music().calls.slice(before)).toEqual([`fade ${SOUND_VOLUME} ${DUCKED_VOLUME} 120`]);
    of('intro-1').end();
    await room.wait(1_000);
    expect(music().calls.slice(before + 1)).toEqual([`fade ${DUCKED_VOLUME} ${SOUND_VOLUME} 600`]);
    expect(DUCKED_VOLUME).toBe(0.05);
  });

  it('stays low from one message to the next', async () => {
    const { audio, music, of, ...room } = await playingRoom();
    audio.narrator.narrate(cue('intro'));
    await room.speak();
    const before = music().calls.length;
    of('intro-1').end();
    await room.wait(350);
    audio.narrator.narrate(cue('intro', 2));
    await room.speak();
    expect(music().calls.slice(before)).toEqual([]);
  });

  it('a file that cannot be played is reported once, and tried again when asked for', () => {
    const room = audioRoom();
    gesture();
    room.audio.music.start();
    room.of('music.webm').fail();
    room.of('music.m4a').fail('404');
    expect(room.reports).toEqual(['audio: Error: /music.m4a: 404']);
    room.context.turn('running');
    gesture();
    expect(room.open()).toEqual([]);
    room.audio.music.start();
    expect(room.open()).toHaveLength(1);
  });
});
