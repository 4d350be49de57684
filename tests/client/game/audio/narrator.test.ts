// @vitest-environment happy-dom
import { afterEach, describe, expect, it } from 'vitest';
import { floor, type Speaker } from '#client/ui/speech/floor.ts';
import type { AudioHarness } from './audioHarness.ts';
import { CLIPS, createAudioHarness, cue, setUpAudioTests, startPlayingHarness } from './audioHarness.ts';
import { dispatchGesture, flushPromises, setPageHidden } from './fakeHowler.ts';
import { view } from './views.ts';

setUpAudioTests();

const ASKED: Speaker = { isAsked: true, yieldFloor: () => {} };
afterEach(() => floor.leave(ASKED));

const narrations = ({ howls }: AudioHarness) => howls.filter(({ file }) => file.includes('tutorial'));
const callsOf = (room: AudioHarness) =>
  narrations(room).flatMap(({ file, calls }) => calls.map((call) => `${file} ${call}`));

describe('the narrator', () => {
  it('reads the message aloud', async () => {
    const room = await startPlayingHarness();
    room.audio.narrator.narrate(cue('intro'));
    await room.startPendingSounds();
    expect(callsOf(room)).toEqual(['/ds/tutorial/intro-1.webm play']);
    expect(room.of('intro-1').options).toMatchObject({ src: ['/ds/tutorial/intro-1.webm'], volume: 0.5 });
  });

  it('is never a streamed element, whose volume an iPad cannot set', async () => {
    const room = await startPlayingHarness();
    expect(room.howls.every(({ options }) => options.html5 !== true)).toBe(true);
  });

  it('knows the length of a narration beforehand', async () => {
    const room = await startPlayingHarness();
    expect(room.audio.narrator.narrationMs(cue('intro'))).toBe(2_400);
  });

  it.each<[string, (room: AudioHarness) => void | Promise<void>, Parameters<typeof cue>?]>([
    ['something is heard that was asked for', () => void floor.take(ASKED)],
    ['its voice is muted', ({ audio }) => audio.applySettings({ music: true, voice: false, effects: true })],
    ['the tab is hidden', () => setPageHidden(true)],
    ['the browser has suspended the sound', ({ context }) => context.turn('suspended')],
    ['a call interrupts the sound', ({ context }) => context.turn('interrupted')],
    ['there is no clip', () => {}, ['nowhere']],
    ['there is no clip of that position', () => {}, ['intro', 9]],
    ['the clip has another text', () => {}, ['intro', 1, 'Olá!']],
    [
      'its file is missing',
      async (room) => {
        room.of('intro-1.webm').fail('404');
        room.of('intro-1.m4a').fail('404');
      },
    ],
  ])('takes no time and makes no sound when %s', async (_, happens, place = ['intro']) => {
    const room = await startPlayingHarness();
    await happens(room);
    const before = callsOf(room);
    expect(room.audio.narrator.narrationMs(cue(...place))).toBe(0);
    room.audio.narrator.narrate(cue(...place));
    await room.wait(1_000);
    expect(callsOf(room)).toEqual(before);
    expect(callsOf(room).filter((call) => call.includes('play'))).toEqual([]);
  });

  it('takes no time before the first gesture and before its timings have loaded', async () => {
    const room = createAudioHarness();
    room.audio.prepare('ds');
    expect(room.audio.narrator.narrationMs(cue('intro'))).toBe(0);
    await flushPromises();
    expect(room.audio.narrator.narrationMs(cue('intro'))).toBe(0);
    dispatchGesture();
    expect(room.audio.narrator.narrationMs(cue('intro'))).toBe(2_400);
  });

  it('fetches the clip that is needed and the next one, no more', async () => {
    const room = await startPlayingHarness();
    expect(narrations(room).map(({ file }) => file)).toEqual(['/ds/tutorial/intro-1.webm']);
    room.audio.narrator.narrate(cue('intro'));
    await room.startPendingSounds();
    expect(narrations(room).map(({ file }) => file)).toEqual([
      '/ds/tutorial/intro-1.webm',
      '/ds/tutorial/intro-2.webm',
    ]);
  });

  const upcoming = (place: string, position = 1) => view({ upcoming: { key: `ds/tutorial/${place}`, position } });

  it('fetches nothing of a theme in advance, because a team may be anywhere in it', async () => {
    const room = createAudioHarness();
    dispatchGesture();
    room.audio.prepare('ds');
    await flushPromises();
    await room.wait(5_000);
    expect(narrations(room)).toEqual([]);
  });

  it('fetches the upcoming message, and no other of the script', async () => {
    const room = createAudioHarness();
    dispatchGesture();
    room.audio.prepare('ds');
    await flushPromises();
    room.audio.effects.follow(upcoming('hangar'));
    await room.wait(4_000);
    expect(narrations(room).map(({ file }) => file)).toEqual(['/ds/tutorial/hangar-1.webm']);
    room.audio.effects.follow(upcoming('hangar'));
    room.audio.effects.follow(view());
    expect(narrations(room)).toHaveLength(1);
  });

  it('fetches the upcoming message when the timings have loaded later', async () => {
    const room = createAudioHarness();
    dispatchGesture();
    room.audio.prepare('ds');
    room.audio.effects.follow(upcoming('hangar'));
    expect(narrations(room)).toEqual([]);
    await flushPromises();
    expect(narrations(room).map(({ file }) => file)).toEqual(['/ds/tutorial/hangar-1.webm']);
  });

  it('fetches nothing while its voice is muted, and the upcoming message when it is unmuted', async () => {
    const room = createAudioHarness({ settings: { voice: false } });
    dispatchGesture();
    room.audio.prepare('ds');
    await flushPromises();
    room.audio.effects.follow(upcoming('training'));
    expect(narrations(room)).toEqual([]);
    room.audio.applySettings({ music: true, voice: true, effects: true });
    expect(narrations(room).map(({ file }) => file)).toEqual(['/ds/tutorial/training-1.webm']);
  });

  it('fetches nothing of a game that was left', async () => {
    const room = createAudioHarness();
    dispatchGesture();
    room.audio.effects.follow(upcoming('training'));
    room.audio.silence();
    room.audio.prepare('ds');
    await flushPromises();
    expect(narrations(room)).toEqual([]);
  });

  it('is never more than one message ahead of the current one, through a whole script', async () => {
    const room = createAudioHarness();
    dispatchGesture();
    room.audio.prepare('ds');
    await flushPromises();
    const script = [...CLIPS.keys()];
    for (const [index, key] of script.entries()) {
      const [place = '', position = ''] = key.replace('ds/tutorial/', '').split('/');
      room.audio.effects.follow(upcoming(place, Number(position)));
      room.audio.narrator.narrate(cue(place, Number(position)));
      await room.startPendingSounds();
      const fetched = new Set(narrations(room).map(({ file }) => file));
      expect(fetched.size, key).toBe(Math.min(script.length, index + 2));
    }
    expect(narrations(room), 'none is fetched twice').toHaveLength(script.length);
  });

  it('fetches a clip after the press that asks for it', async () => {
    const room = await startPlayingHarness();
    const files = () => narrations(room).map(({ file }) => file);
    room.audio.narrator.narrate(cue('intro', 3));
    expect(files()).not.toContain('/ds/tutorial/intro-3.webm');
    await room.wait(0);
    expect(files()).toContain('/ds/tutorial/intro-3.webm');
  });

  it('fetches the first clip of the next place at the end of this one', async () => {
    const room = await startPlayingHarness();
    room.audio.narrator.narrate(cue('intro', 3));
    await room.startPendingSounds();
    expect(narrations(room).at(-1)?.file).toBe('/ds/tutorial/hangar-1.webm');
  });

  it('never has more than three clips decoded', async () => {
    const room = await startPlayingHarness();
    for (const [place, position] of [
      ['intro', 1],
      ['intro', 2],
      ['intro', 3],
      ['hangar', 1],
      ['training', 1],
    ] as const) {
      room.audio.narrator.narrate(cue(place, position));
      await room.startPendingSounds();
      const open = narrations(room).filter(({ isUnloaded }) => !isUnloaded);
      expect(open.length).toBeLessThanOrEqual(3);
      expect(open.some(({ playing }) => playing.size > 0)).toBe(true);
    }
  });

  it('stops at once', async () => {
    const room = await startPlayingHarness();
    room.audio.narrator.narrate(cue('intro'));
    await room.startPendingSounds();
    room.audio.narrator.stopNarration();
    expect(room.of('intro-1').playing.size).toBe(0);
    expect(room.audio.voice.word()).toBeNull();
    expect(room.audio.voice.level()).toBe(0);
  });

  it('does not start when it was stopped before', async () => {
    const room = await startPlayingHarness();
    room.audio.narrator.narrate(cue('intro'));
    room.audio.narrator.stopNarration();
    await room.wait(1_000);
    expect(callsOf(room)).toEqual([]);
  });

  it('stops when the next message starts', async () => {
    const room = await startPlayingHarness();
    room.audio.narrator.narrate(cue('intro'));
    await room.startPendingSounds();
    room.audio.narrator.narrate(cue('intro', 2));
    await room.startPendingSounds();
    expect(room.of('intro-1').playing.size).toBe(0);
    expect(room.of('intro-2').playing.size).toBe(1);
  });

  it('stops when its voice is muted or the tab is hidden, and does not restart', async () => {
    const room = await startPlayingHarness();
    room.audio.narrator.narrate(cue('intro'));
    await room.startPendingSounds();
    setPageHidden(true);
    expect(room.of('intro-1').playing.size).toBe(0);
    setPageHidden(false);
    await room.wait(3_000);
    room.audio.narrator.narrate(cue('intro', 2));
    await room.startPendingSounds();
    room.audio.applySettings({ music: true, voice: false, effects: true });
    expect(narrations(room).flatMap(({ playing }) => [...playing])).toEqual([]);
    expect(room.of('intro-1').calls.filter((call) => call === 'play')).toHaveLength(1);
  });

  it('waits for its file, but leaves the message silent when the file is too late', async () => {
    const room = await startPlayingHarness();
    room.audio.narrator.narrate(cue('intro', 2));
    await room.wait(300);
    room.of('intro-2').arrive();
    expect(room.of('intro-2').calls).toEqual(['play']);
    room.audio.narrator.narrate(cue('hangar'));
    await room.wait(2_000);
    room.of('hangar-1').arrive();
    expect(room.of('hangar-1').calls).toEqual([]);
  });

  it('restores the volume of the music when a file does not load', async () => {
    const room = await startPlayingHarness();
    room.audio.narrator.narrate(cue('intro'));
    await room.startPendingSounds();
    room.audio.narrator.narrate(cue('intro', 2));
    await room.wait(4_000);
    expect(room.music.volumes().at(-1)).toBe('to 0.5 in 600 ms');
    expect(room.timers()).toBe(0);
  });

  it('reports a file that fails, and restores the volume of the music', async () => {
    const room = await startPlayingHarness();
    room.audio.narrator.narrate(cue('intro'));
    await room.startPendingSounds();
    room.audio.narrator.narrate(cue('intro', 2));
    room.of('intro-2.webm').fail();
    room.of('intro-2.m4a').fail();
    await room.wait(2_000);
    expect(room.reports).toEqual(['audio: Error: /ds/tutorial/intro-2.m4a: Decoding audio data failed.']);
    expect(room.music.volumes().at(-1)).toBe('to 0.5 in 600 ms');
  });

  it('loads a failed file again in the next game', async () => {
    const room = await startPlayingHarness();
    for (const format of ['webm', 'm4a']) {
      room.audio.narrator.narrate(cue('intro', 2));
      await room.wait(0);
      room.of(`intro-2.${format}`).fail();
    }
    expect(room.audio.narrator.narrationMs(cue('intro', 2))).toBe(0);
    room.audio.silence();
    room.audio.prepare('ds');
    room.audio.narrator.narrate(cue('intro', 2));
    await room.startPendingSounds();
    expect(room.of('intro-2').playing.size).toBe(1);
  });

  it('reports timings that fail to load, and requests them again in the next game', async () => {
    let tries = 0;
    const loadClips = async () => {
      tries += 1;
      if (tries === 1) throw new Error('offline');
      return CLIPS;
    };
    const room = await startPlayingHarness({ loadClips });
    expect(room.reports).toEqual(['audio: Error: offline']);
    expect(room.audio.narrator.narrationMs(cue('intro'))).toBe(0);
    room.audio.prepare('ds');
    await flushPromises();
    expect(room.audio.narrator.narrationMs(cue('intro'))).toBe(2_400);
    room.audio.prepare('ds');
    await flushPromises();
    expect(tries).toBe(2);
  });
});

describe('the voice, as the robot and the captions read it', () => {
  it('is silent without a narration', async () => {
    const { audio } = await startPlayingHarness();
    expect([audio.voice.level(), audio.voice.word()]).toEqual([0, null]);
  });

  it('has the current level', async () => {
    const room = await startPlayingHarness();
    room.audio.narrator.narrate(cue('intro'));
    await room.startPendingSounds();
    const levels = [0, 49, 50, 99, 100, 5_000].map((ms) => {
      room.of('intro-1').ms = ms;
      return room.audio.voice.level();
    });
    expect(levels).toEqual([0, 0, 1, 1, 0, 0]);
  });

  it('notifies of each spoken word, with the same object for the same word', async () => {
    const room = await startPlayingHarness();
    const words: unknown[] = [];
    const end = room.audio.voice.subscribe(() => words.push(room.audio.voice.word()));
    room.audio.narrator.narrate(cue('intro'));
    await room.startPendingSounds();
    expect(words).toEqual([]);
    await room.playOn(150);
    const [first] = words;
    expect(room.audio.voice.word()).toBe(first);
    expect(first).toMatchObject({ from: 0, to: 4 });
    await room.playOn(650);
    await room.playOn(800);
    room.of('intro-1').end();
    expect(words).toEqual([
      expect.objectContaining({ from: 0, to: 4 }),
      expect.objectContaining({ from: 5, to: 16 }),
      expect.objectContaining({ from: 17, to: 23 }),
      null,
    ]);
    end();
    room.audio.narrator.narrate(cue('intro', 2));
    await room.startPendingSounds();
    await room.playOn(200);
    expect(words).toHaveLength(4);
  });

  it('has no timer without a narration and after the last word', async () => {
    const room = await startPlayingHarness();
    expect(room.timers()).toBe(0);
    room.audio.narrator.narrate(cue('intro'));
    await room.startPendingSounds();
    expect(room.timers()).toBe(1);
    await room.playOn(1_600);
    expect(room.timers()).toBe(0);
    room.of('intro-1').end();
    await room.wait(1_000);
    expect(room.timers()).toBe(0);
  });
});
