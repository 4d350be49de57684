// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest';
import { gesture, hidePage, settled } from './fakeHowler.ts';
import type { AudioRoom } from './room.ts';
import { audioRoom, CLIPS, cue, freshRooms, playingRoom } from './room.ts';
import { view } from './views.ts';

freshRooms();

const narrations = ({ howls }: AudioRoom) => howls.filter(({ file }) => file.includes('tutorial'));
const said = (room: AudioRoom) => narrations(room).flatMap(({ file, calls }) => calls.map((call) => `${file} ${call}`));

describe('the narrator', () => {
  it('reads the message aloud', async () => {
    const room = await playingRoom();
    room.audio.narrator.narrate(cue('intro'));
    await room.speak();
    expect(said(room)).toEqual(['/ds/tutorial/intro-1.webm play']);
    expect(room.of('intro-1').options).toMatchObject({ src: ['/ds/tutorial/intro-1.webm'], volume: 0.5 });
  });

  it('is never a streamed element: on an iPad its volume could not be set', async () => {
    const room = await playingRoom();
    expect(room.howls.every(({ options }) => options.html5 !== true)).toBe(true);
  });

  it('knows beforehand how long that will take', async () => {
    const room = await playingRoom();
    expect(room.audio.narrator.narrationMs(cue('intro'))).toBe(2_400);
  });

  it.each<[string, (room: AudioRoom) => void | Promise<void>, Parameters<typeof cue>?]>([
    ['its voice is muted', ({ audio }) => audio.applySettings({ music: true, voice: false, effects: true })],
    ['the tab is hidden', () => hidePage(true)],
    ['the browser holds the sound back', ({ context }) => context.turn('suspended')],
    ['a call interrupts it', ({ context }) => context.turn('interrupted')],
    ['there is no clip', () => {}, ['nowhere']],
    ['there is no clip of that position', () => {}, ['intro', 9]],
    ['the clip says something else', () => {}, ['intro', 1, 'Olá!']],
    [
      'its file is missing',
      async (room) => {
        room.of('intro-1.webm').fail('404');
        room.of('intro-1.m4a').fail('404');
      },
    ],
  ])('takes no time and makes no sound when %s', async (_, happens, place = ['intro']) => {
    const room = await playingRoom();
    await happens(room);
    const before = said(room);
    expect(room.audio.narrator.narrationMs(cue(...place))).toBe(0);
    room.audio.narrator.narrate(cue(...place));
    await room.wait(1_000);
    expect(said(room)).toEqual(before);
    expect(said(room).filter((call) => call.includes('play'))).toEqual([]);
  });

  it('takes no time before the first gesture, nor before its timings are there', async () => {
    const room = audioRoom();
    room.audio.prepare('ds');
    expect(room.audio.narrator.narrationMs(cue('intro'))).toBe(0);
    await settled();
    expect(room.audio.narrator.narrationMs(cue('intro'))).toBe(0);
    gesture();
    expect(room.audio.narrator.narrationMs(cue('intro'))).toBe(2_400);
  });

  it('fetches the clip that is needed and the next one, no more', async () => {
    const room = await playingRoom();
    expect(narrations(room).map(({ file }) => file)).toEqual(['/ds/tutorial/intro-1.webm']);
    room.audio.narrator.narrate(cue('intro'));
    await room.speak();
    expect(narrations(room).map(({ file }) => file)).toEqual([
      '/ds/tutorial/intro-1.webm',
      '/ds/tutorial/intro-2.webm',
    ]);
  });

  const upcoming = (place: string, position = 1) => view({ upcoming: { key: `ds/tutorial/${place}`, position } });

  it('fetches nothing of a theme by itself: a team may be anywhere in it', async () => {
    const room = audioRoom();
    gesture();
    room.audio.prepare('ds');
    await settled();
    await room.wait(5_000);
    expect(narrations(room)).toEqual([]);
  });

  it('has the message at hand that is said next, and no other of the script', async () => {
    const room = audioRoom();
    gesture();
    room.audio.prepare('ds');
    await settled();
    room.audio.effects.follow(upcoming('hangar'));
    await room.wait(4_000);
    expect(narrations(room).map(({ file }) => file)).toEqual(['/ds/tutorial/hangar-1.webm']);
    room.audio.effects.follow(upcoming('hangar'));
    room.audio.effects.follow(view());
    expect(narrations(room)).toHaveLength(1);
  });

  it('fetches it as soon as the timings are there, where the flow was quicker', async () => {
    const room = audioRoom();
    gesture();
    room.audio.prepare('ds');
    room.audio.effects.follow(upcoming('hangar'));
    expect(narrations(room)).toEqual([]);
    await settled();
    expect(narrations(room).map(({ file }) => file)).toEqual(['/ds/tutorial/hangar-1.webm']);
  });

  it('fetches nothing while its voice is muted, and what is next once it is not', async () => {
    const room = audioRoom({ settings: { voice: false } });
    gesture();
    room.audio.prepare('ds');
    await settled();
    room.audio.effects.follow(upcoming('training'));
    expect(narrations(room)).toEqual([]);
    room.audio.applySettings({ music: true, voice: true, effects: true });
    expect(narrations(room).map(({ file }) => file)).toEqual(['/ds/tutorial/training-1.webm']);
  });

  it('fetches nothing of a game that was left', async () => {
    const room = audioRoom();
    gesture();
    room.audio.effects.follow(upcoming('training'));
    room.audio.hush();
    room.audio.prepare('ds');
    await settled();
    expect(narrations(room)).toEqual([]);
  });

  it('is never more than one message ahead of the one being said, through a whole script', async () => {
    const room = audioRoom();
    gesture();
    room.audio.prepare('ds');
    await settled();
    const script = [...CLIPS.keys()];
    for (const [index, key] of script.entries()) {
      const [place = '', position = ''] = key.replace('ds/tutorial/', '').split('/');
      room.audio.effects.follow(upcoming(place, Number(position)));
      room.audio.narrator.narrate(cue(place, Number(position)));
      await room.speak();
      const fetched = new Set(narrations(room).map(({ file }) => file));
      expect(fetched.size, key).toBe(Math.min(script.length, index + 2));
    }
    expect(narrations(room), 'and none is fetched twice').toHaveLength(script.length);
  });

  it('fetches the first clip of the next place when this one is at its end', async () => {
    const room = await playingRoom();
    room.audio.narrator.narrate(cue('intro', 3));
    await room.speak();
    expect(narrations(room).at(-1)?.file).toBe('/ds/tutorial/hangar-1.webm');
  });

  it('never has more than three clips decoded', async () => {
    const room = await playingRoom();
    for (const [place, position] of [
      ['intro', 1],
      ['intro', 2],
      ['intro', 3],
      ['hangar', 1],
      ['training', 1],
    ] as const) {
      room.audio.narrator.narrate(cue(place, position));
      await room.speak();
      const open = narrations(room).filter(({ isUnloaded }) => !isUnloaded);
      expect(open.length).toBeLessThanOrEqual(3);
      expect(open.some(({ playing }) => playing.size > 0)).toBe(true);
    }
  });

  it('stops at once', async () => {
    const room = await playingRoom();
    room.audio.narrator.narrate(cue('intro'));
    await room.speak();
    room.audio.narrator.stopNarration();
    expect(room.of('intro-1').playing.size).toBe(0);
    expect(room.audio.voice.word()).toBeNull();
    expect(room.audio.voice.level()).toBe(0);
  });

  it('stopped before it began, it never begins', async () => {
    const room = await playingRoom();
    room.audio.narrator.narrate(cue('intro'));
    room.audio.narrator.stopNarration();
    await room.wait(1_000);
    expect(said(room)).toEqual([]);
  });

  it('the next message takes the word', async () => {
    const room = await playingRoom();
    room.audio.narrator.narrate(cue('intro'));
    await room.speak();
    room.audio.narrator.narrate(cue('intro', 2));
    await room.speak();
    expect(room.of('intro-1').playing.size).toBe(0);
    expect(room.of('intro-2').playing.size).toBe(1);
  });

  it('stops when its voice is muted, and when the tab hides; then it does not begin again', async () => {
    const room = await playingRoom();
    room.audio.narrator.narrate(cue('intro'));
    await room.speak();
    hidePage(true);
    expect(room.of('intro-1').playing.size).toBe(0);
    hidePage(false);
    await room.wait(3_000);
    room.audio.narrator.narrate(cue('intro', 2));
    await room.speak();
    room.audio.applySettings({ music: true, voice: false, effects: true });
    expect(narrations(room).flatMap(({ playing }) => [...playing])).toEqual([]);
    expect(room.of('intro-1').calls.filter((call) => call === 'play')).toHaveLength(1);
  });

  it('waits for its file, but leaves the message silent when that comes too late', async () => {
    const room = await playingRoom();
    room.audio.narrator.narrate(cue('intro', 2));
    await room.wait(300);
    room.of('intro-2').arrive();
    expect(room.of('intro-2').calls).toEqual(['play']);
    room.audio.narrator.narrate(cue('hangar'));
    await room.wait(2_000);
    room.of('hangar-1').arrive();
    expect(room.of('hangar-1').calls).toEqual([]);
  });

  it('a file that hangs keeps nobody quiet: the others get their volume back', async () => {
    const room = await playingRoom();
    room.audio.narrator.narrate(cue('intro'));
    await room.speak();
    room.audio.narrator.narrate(cue('intro', 2));
    await room.wait(4_000);
    expect(room.music().calls.at(-1)).toBe('fade 0.05 0.5 600');
    expect(room.timers()).toBe(0);
  });

  it('a file that fails is reported, and the others get their volume back', async () => {
    const room = await playingRoom();
    room.audio.narrator.narrate(cue('intro'));
    await room.speak();
    room.audio.narrator.narrate(cue('intro', 2));
    room.of('intro-2.webm').fail();
    room.of('intro-2.m4a').fail();
    await room.wait(2_000);
    expect(room.reports).toEqual(['audio: Error: /ds/tutorial/intro-2.m4a: Decoding audio data failed.']);
    expect(room.music().calls.at(-1)).toBe('fade 0.05 0.5 600');
  });

  it('a file that failed is tried again by the next game', async () => {
    const room = await playingRoom();
    for (const format of ['webm', 'm4a']) {
      room.audio.narrator.narrate(cue('intro', 2));
      room.of(`intro-2.${format}`).fail();
    }
    expect(room.audio.narrator.narrationMs(cue('intro', 2))).toBe(0);
    room.audio.hush();
    room.audio.prepare('ds');
    room.audio.narrator.narrate(cue('intro', 2));
    await room.speak();
    expect(room.of('intro-2').playing.size).toBe(1);
  });

  it('timings that cannot be fetched are reported, and asked for again by the next game', async () => {
    let tries = 0;
    const loadClips = async () => {
      tries += 1;
      if (tries === 1) throw new Error('offline');
      return CLIPS;
    };
    const room = await playingRoom({ loadClips });
    expect(room.reports).toEqual(['audio: Error: offline']);
    expect(room.audio.narrator.narrationMs(cue('intro'))).toBe(0);
    room.audio.prepare('ds');
    await settled();
    expect(room.audio.narrator.narrationMs(cue('intro'))).toBe(2_400);
    room.audio.prepare('ds');
    await settled();
    expect(tries).toBe(2);
  });
});

describe('the voice, as robot and captions see it', () => {
  it('is silent while nobody speaks', async () => {
    const { audio } = await playingRoom();
    expect([audio.voice.level(), audio.voice.word()]).toEqual([0, null]);
  });

  it('says how loud it is now', async () => {
    const room = await playingRoom();
    room.audio.narrator.narrate(cue('intro'));
    await room.speak();
    const levels = [0, 49, 50, 99, 100, 5_000].map((ms) => {
      room.of('intro-1').ms = ms;
      return room.audio.voice.level();
    });
    expect(levels).toEqual([0, 0, 1, 1, 0, 0]);
  });

  it('tells each word as it is said, the same object as long as it is the same word', async () => {
    const room = await playingRoom();
    const heard: unknown[] = [];
    const end = room.audio.voice.subscribe(() => heard.push(room.audio.voice.word()));
    room.audio.narrator.narrate(cue('intro'));
    await room.speak();
    expect(heard).toEqual([]);
    await room.playOn(150);
    const [first] = heard;
    expect(room.audio.voice.word()).toBe(first);
    expect(first).toMatchObject({ from: 0, to: 4 });
    await room.playOn(650);
    await room.playOn(800);
    room.of('intro-1').end();
    expect(heard).toEqual([
      expect.objectContaining({ from: 0, to: 4 }),
      expect.objectContaining({ from: 5, to: 16 }),
      expect.objectContaining({ from: 17, to: 23 }),
      null,
    ]);
    end();
    room.audio.narrator.narrate(cue('intro', 2));
    await room.speak();
    await room.playOn(200);
    expect(heard).toHaveLength(4);
  });

  it('has no timer running while nobody speaks, nor after the last word', async () => {
    const room = await playingRoom();
    expect(room.timers()).toBe(0);
    room.audio.narrator.narrate(cue('intro'));
    await room.speak();
    expect(room.timers()).toBe(1);
    await room.playOn(1_600);
    expect(room.timers()).toBe(0);
    room.of('intro-1').end();
    await room.wait(1_000);
    expect(room.timers()).toBe(0);
  });
});
