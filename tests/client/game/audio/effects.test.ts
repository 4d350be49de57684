// @vitest-environment happy-dom
import { afterEach, describe, expect, it } from 'vitest';
import { gesture, hidePage, settled } from './fakeHowler.ts';
import { audioRoom, cue, freshRooms, playingRoom } from './room.ts';
import { hangar, quiz, view } from './views.ts';

freshRooms();
afterEach(() => document.body.replaceChildren());

const played = (calls: string[]) => calls.filter((call) => call.startsWith('play')).map((call) => call.slice(5));

describe('the effects', () => {
  it('are one file, fetched when a game begins and the page may sound', async () => {
    const room = audioRoom();
    room.audio.prepare('ds');
    await settled();
    expect(room.howls).toEqual([]);
    gesture();
    expect(room.effects().options.sprite).toMatchObject({ tap: [0, 400], confirm: [500, 400] });
    room.audio.prepare('ds');
    expect(room.howls.filter(({ file }) => file.includes('effects'))).toHaveLength(1);
  });

  it('sound at once, as loud as the voice', async () => {
    const room = await playingRoom();
    room.audio.effects.play('lock');
    expect(played(room.effects().calls)).toEqual(['lock']);
    expect([...room.effects().volumes.values()]).toEqual([0.5]);
  });

  it('start at a twentieth while somebody speaks', async () => {
    const room = await playingRoom();
    room.audio.narrator.narrate(cue('intro'));
    await room.speak();
    room.audio.effects.play('lock');
    expect([...room.effects().volumes.values()]).toEqual([0.05]);
  });

  it.each<[string, (room: Awaited<ReturnType<typeof playingRoom>>) => void]>([
    ['when muted', ({ audio }) => audio.applySettings({ music: true, voice: true, effects: false })],
    ['in a hidden tab', () => hidePage(true)],
    ['while a call interrupts', ({ context }) => context.turn('interrupted')],
  ])('are left out %s', async (_, happens) => {
    const room = await playingRoom();
    happens(room);
    room.audio.effects.play('lock');
    expect(played(room.effects().calls)).toEqual([]);
  });

  it('are left out, not put off, while their file is on its way', async () => {
    const room = audioRoom();
    gesture();
    room.audio.prepare('ds');
    room.audio.effects.play('lock');
    room.effects().arrive();
    expect(room.effects().calls).toEqual([]);
  });

  it('that sound are silent at once when muted, and when the tab hides', async () => {
    const room = await playingRoom();
    room.audio.effects.play('success');
    room.audio.applySettings({ music: true, voice: true, effects: false });
    expect(room.effects().playing.size).toBe(0);
    room.audio.applySettings({ music: true, voice: true, effects: true });
    room.audio.effects.play('success');
    hidePage(true);
    expect(room.effects().playing.size).toBe(0);
  });

  it('muted from the beginning they are not fetched; unmuted, they are', async () => {
    const room = audioRoom({ settings: { effects: false } });
    gesture();
    room.audio.prepare('ds');
    expect(room.howls.filter(({ file }) => file.includes('effects'))).toEqual([]);
    room.audio.applySettings({ music: true, voice: true, effects: true });
    expect(room.effects().file).toBe('/effects.webm');
  });

  it('follow the game: each change sounds once', async () => {
    const { audio, effects } = await playingRoom();
    audio.effects.follow(view(quiz(['open', 'open'])));
    audio.effects.follow(view(quiz(['locked', 'open'])));
    audio.effects.follow(view(quiz(['locked', 'open'])));
    expect(played(effects().calls)).toEqual(['lock']);
  });

  it('a new game is not a change of the one before', async () => {
    const { audio, effects } = await playingRoom();
    audio.effects.follow(view(hangar(1)));
    audio.hush();
    audio.effects.follow(view());
    expect(played(effects().calls)).toEqual([]);
  });

  it('a flight that is skipped does not roar on, and is let alone while it lasts', async () => {
    const { audio, effects } = await playingRoom();
    audio.effects.follow(view());
    audio.effects.follow(view({ scene: 'takeOff' }));
    audio.effects.follow(view({ scene: 'takeOff', canSkip: true }));
    expect(effects().calls).toEqual(['play takeOff']);
    audio.effects.follow(view({ scene: 'missionArrival' }));
    audio.effects.follow(view());
    expect(effects().calls).toEqual(['play takeOff', 'fade 0.5 0 250']);
  });

  it('whose file fails are reported once and silent from then on', async () => {
    const room = audioRoom();
    gesture();
    room.audio.prepare('ds');
    room.of('effects.webm').fail();
    room.of('effects.m4a').fail();
    room.audio.effects.play('tap');
    expect(room.reports).toEqual(['audio: Error: /effects.m4a: Decoding audio data failed.']);
  });
});

const CONTROLS = `
  <button id="button">Jogar</button>
  <button id="inside"><svg id="icon"></svg></button>
  <button id="disabled" disabled>Jogar</button>
  <button id="unavailable" aria-disabled="true">Jogar</button>
  <a id="link" href="/manual">Manual</a>
  <label id="option"><input id="radio" type="radio" name="a" />Sim</label>
  <label id="closed"><input type="radio" name="a" disabled />Não</label>
  <label id="field"><textarea id="area"></textarea></label>
  <p id="words">Olá!</p>`;

describe('a press on a button', () => {
  const press = (id: string, init: PointerEventInit = {}) =>
    document
      .getElementById(id)
      ?.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true, isPrimary: true, button: 0, ...init }));
  const key = (id: string, init: KeyboardEventInit) =>
    document.getElementById(id)?.dispatchEvent(new KeyboardEvent('keydown', { bubbles: true, ...init }));

  async function listening() {
    const room = await playingRoom();
    document.body.innerHTML = CONTROLS;
    const end = room.audio.effects.listenTo(document);
    return { room, end, heard: () => played(room.effects().calls) };
  }

  it.each(['button', 'inside', 'icon', 'link', 'option', 'radio'])('is heard on %s', async (id) => {
    const { heard } = await listening();
    press(id);
    expect(heard()).toEqual(['tap']);
  });

  it.each(['disabled', 'unavailable', 'closed', 'field', 'area', 'words'])('is not heard on %s', async (id) => {
    const { heard } = await listening();
    press(id);
    key(id, { key: 'Enter' });
    expect(heard()).toEqual([]);
  });

  it.each<[string, PointerEventInit]>([
    ['another button of the mouse', { button: 2 }],
    ['a second finger', { isPrimary: false }],
  ])('is not one of %s', async (_, init) => {
    const { heard } = await listening();
    press('button', init);
    expect(heard()).toEqual([]);
  });

  it.each<[string, KeyboardEventInit, string[]]>([
    ['Enter', { key: 'Enter' }, ['tap']],
    ['Space', { key: ' ' }, ['tap']],
    ['a held Enter', { key: 'Enter', repeat: true }, []],
    ['Tab', { key: 'Tab' }, []],
  ])('by %s', async (_, init, sounds) => {
    const { heard } = await listening();
    key('button', init);
    expect(heard()).toEqual(sounds);
  });

  it('stops the narration at once, and is heard in full', async () => {
    const { room } = await listening();
    room.audio.narrator.narrate(cue('intro'));
    await room.speak();
    press('button');
    expect(room.of('intro-1').playing.size).toBe(0);
    expect([...room.effects().volumes.values()]).toEqual([0.5]);
  });

  it('elsewhere lets the narration go on', async () => {
    const { room } = await listening();
    room.audio.narrator.narrate(cue('intro'));
    await room.speak();
    press('words');
    expect(room.of('intro-1').playing.size).toBe(1);
  });

  it('is not heard any more once the game is left', async () => {
    const { end, heard } = await listening();
    end();
    press('button');
    key('button', { key: 'Enter' });
    expect(heard()).toEqual([]);
  });
});
