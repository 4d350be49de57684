// @vitest-environment happy-dom
import { afterEach, describe, expect, it } from 'vitest';
import { createAudioHarness, cue, setUpAudioTests, startPlayingHarness } from './audioHarness.ts';
import { dispatchGesture, flushPromises, setPageHidden } from './fakeHowler.ts';
import { hangar, quiz, view } from './views.ts';

setUpAudioTests();
afterEach(() => document.body.replaceChildren());

const played = (calls: string[]) => calls.filter((call) => call.startsWith('play')).map((call) => call.slice(5));

describe('the effects', () => {
  it('are one file, loaded when a game starts and sound is allowed', async () => {
    const room = createAudioHarness();
    room.audio.prepare('ds');
    await flushPromises();
    expect(room.howls).toEqual([]);
    dispatchGesture();
    expect(room.effects().options.sprite).toMatchObject({ tap: [0, 400], confirm: [500, 400] });
    room.audio.prepare('ds');
    expect(room.howls.filter(({ file }) => file.includes('effects'))).toHaveLength(1);
  });

  it('play at once, as loud as the voice', async () => {
    const room = await startPlayingHarness();
    room.audio.effects.play('lock');
    expect(played(room.effects().calls)).toEqual(['lock']);
    expect([...room.effects().volumes.values()]).toEqual([0.5]);
  });

  it('start at a twentieth during a narration', async () => {
    const room = await startPlayingHarness();
    room.audio.narrator.narrate(cue('intro'));
    await room.startPendingSounds();
    room.audio.effects.play('lock');
    expect([...room.effects().volumes.values()]).toEqual([0.05]);
  });

  it.each<[string, (room: Awaited<ReturnType<typeof startPlayingHarness>>) => void]>([
    ['when muted', ({ audio }) => audio.applySettings({ music: true, voice: true, effects: false })],
    ['in a hidden tab', () => setPageHidden(true)],
    ['while a call interrupts the sound', ({ context }) => context.turn('interrupted')],
  ])('are skipped %s', async (_, happens) => {
    const room = await startPlayingHarness();
    happens(room);
    room.audio.effects.play('lock');
    expect(played(room.effects().calls)).toEqual([]);
  });

  it('are skipped, not delayed, while their file loads', async () => {
    const room = createAudioHarness();
    dispatchGesture();
    room.audio.prepare('ds');
    room.audio.effects.play('lock');
    room.effects().arrive();
    expect(room.effects().calls).toEqual([]);
  });

  it('stop at once when muted, and when the tab is hidden', async () => {
    const room = await startPlayingHarness();
    room.audio.effects.play('success');
    room.audio.applySettings({ music: true, voice: true, effects: false });
    expect(room.effects().playing.size).toBe(0);
    room.audio.applySettings({ music: true, voice: true, effects: true });
    room.audio.effects.play('success');
    setPageHidden(true);
    expect(room.effects().playing.size).toBe(0);
  });

  it('are not loaded while muted, but when unmuted', async () => {
    const room = createAudioHarness({ settings: { effects: false } });
    dispatchGesture();
    room.audio.prepare('ds');
    expect(room.howls.filter(({ file }) => file.includes('effects'))).toEqual([]);
    room.audio.applySettings({ music: true, voice: true, effects: true });
    expect(room.effects().file).toBe('/effects.webm');
  });

  it('follow the game: each change plays once', async () => {
    const { audio, effects } = await startPlayingHarness();
    audio.effects.follow(view(quiz(['open', 'open'])));
    audio.effects.follow(view(quiz(['locked', 'open'])));
    audio.effects.follow(view(quiz(['locked', 'open'])));
    expect(played(effects().calls)).toEqual(['lock']);
  });

  it('do not compare a new game with the previous one', async () => {
    const { audio, effects } = await startPlayingHarness();
    audio.effects.follow(view(hangar(1)));
    audio.silence();
    audio.effects.follow(view());
    expect(played(effects().calls)).toEqual([]);
  });

  it('of the flights are a file of their own, loaded once the introduction is over', async () => {
    const { audio, of, ...room } = createAudioHarness();
    dispatchGesture();
    audio.prepare('ds');
    audio.effects.follow(view({ scene: 'intro' }));
    expect(room.howls.filter(({ file }) => file.includes('flights'))).toEqual([]);
    audio.effects.follow(view());
    audio.effects.follow(view());
    expect(room.howls.filter(({ file }) => file.includes('flights'))).toHaveLength(1);
    expect(of('flights').options.sprite).toEqual({ takeOff: [0, 400], warp: [500, 400], arrival: [1000, 400] });
  });

  it('of a flight fade out when it is skipped, and play on otherwise', async () => {
    const { audio, of } = await startPlayingHarness();
    audio.effects.follow(view());
    of('flights').arrive();
    audio.effects.follow(view({ scene: 'takeOff' }));
    audio.effects.follow(view({ scene: 'takeOff', canSkip: true }));
    expect(of('flights').calls).toEqual(['play takeOff']);
    audio.effects.follow(view({ scene: 'missionArrival' }));
    audio.effects.follow(view());
    expect(of('flights').calls).toEqual(['play takeOff', 'fade 0.5 0 250']);
  });

  it('of the flights are not loaded while muted, but when unmuted', async () => {
    const room = createAudioHarness({ settings: { effects: false } });
    dispatchGesture();
    room.audio.prepare('ds');
    room.audio.effects.follow(view());
    expect(room.howls).toEqual([]);
    room.audio.applySettings({ music: true, voice: true, effects: true });
    expect(room.howls.map(({ file }) => file)).toEqual(['/effects.webm', '/flights.webm']);
  });

  it('load again with the next game after a failure', async () => {
    const room = createAudioHarness();
    dispatchGesture();
    room.audio.prepare('ds');
    room.of('effects.webm').fail();
    room.of('effects.m4a').fail();
    room.audio.effects.follow(view({ scene: 'intro' }));
    const before = room.howls.length;
    room.audio.prepare('ds');
    expect(room.howls).toHaveLength(before + 1);
  });

  it('are reported once and silent when their file fails', async () => {
    const room = createAudioHarness();
    dispatchGesture();
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
    const room = await startPlayingHarness();
    document.body.innerHTML = CONTROLS;
    const end = room.audio.effects.listenTo(document);
    return { room, end, sounds: () => played(room.effects().calls) };
  }

  it.each(['button', 'inside', 'icon', 'link', 'option', 'radio'])('plays a sound on %s', async (id) => {
    const { sounds } = await listening();
    press(id);
    expect(sounds()).toEqual(['tap']);
  });

  it.each(['disabled', 'unavailable', 'closed', 'field', 'area', 'words'])('plays no sound on %s', async (id) => {
    const { sounds } = await listening();
    press(id);
    key(id, { key: 'Enter' });
    expect(sounds()).toEqual([]);
  });

  it.each<[string, PointerEventInit]>([
    ['another button of the mouse', { button: 2 }],
    ['a second finger', { isPrimary: false }],
  ])('with %s plays no sound', async (_, init) => {
    const { sounds } = await listening();
    press('button', init);
    expect(sounds()).toEqual([]);
  });

  it.each<[string, KeyboardEventInit, string[]]>([
    ['Enter', { key: 'Enter' }, ['tap']],
    ['Space', { key: ' ' }, ['tap']],
    ['a held Enter', { key: 'Enter', repeat: true }, []],
    ['Tab', { key: 'Tab' }, []],
  ])('with %s', async (_, init, expected) => {
    const { sounds } = await listening();
    key('button', init);
    expect(sounds()).toEqual(expected);
  });

  it('stops the narration at once, and plays at full volume', async () => {
    const { room } = await listening();
    room.audio.narrator.narrate(cue('intro'));
    await room.startPendingSounds();
    press('button');
    expect(room.of('intro-1').playing.size).toBe(0);
    expect([...room.effects().volumes.values()]).toEqual([0.5]);
  });

  it('elsewhere does not stop the narration', async () => {
    const { room } = await listening();
    room.audio.narrator.narrate(cue('intro'));
    await room.startPendingSounds();
    press('words');
    expect(room.of('intro-1').playing.size).toBe(1);
  });

  it('plays no sound after the game was left', async () => {
    const { end, sounds } = await listening();
    end();
    press('button');
    key('button', { key: 'Enter' });
    expect(sounds()).toEqual([]);
  });
});
