// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { DevicePlayer, expectedMs } from '#client/ui/speech/devicePlayer.ts';
import { Floor } from '#client/ui/speech/floor.ts';
import type { Player } from '#client/ui/speech/Player.ts';
import { Reader } from '#client/ui/speech/Reader.ts';
import { wordsOf } from '#client/ui/speech/sentences.ts';
import { type FakeSpeech, fakeSpeech, voiceOf } from '../../../support/speech/fakeSpeech.ts';

const PAGE = '<h2>Missão dois</h2><fieldset><p>Que direito é este? Pensem bem.</p><label>Brincar</label></fieldset>';
const ALL = ['Missão dois', 'Que direito é este?', 'Pensem bem.', 'Brincar'];

let speech: FakeSpeech;
let floor: Floor;
let marks: string[];
let recordings: string[];

beforeEach(() => {
  vi.useFakeTimers();
  speech = fakeSpeech(vi.stubGlobal);
  floor = new Floor();
  marks = [];
  recordings = [];
  document.body.innerHTML = PAGE;
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  document.body.innerHTML = '';
});

const clips: Player = {
  play: ({ unit }) => {
    recordings.push(unit.block.text);
    return () => recordings.push('silêncio');
  },
};

function createReader({ hasVoice = true, recorded = '' } = {}): Reader {
  const device = hasVoice ? new DevicePlayer(voiceOf('pt-PT')) : null;
  const isWhole = ({ text }: { text: string }) => text === recorded;
  return new Reader({
    floor,
    highlighter: {
      show: ({ block, from, to }, word) =>
        marks.push(word ? block.text.slice(word.from, word.to) : `[${block.text.slice(from, to)}]`),
      clear: () => marks.push('-'),
    },
    root: () => document.querySelector('dialog[open]') ?? document.body,
    isWhole,
    playerOf: ({ block }) => (isWhole(block) ? clips : device),
  });
}

const said = () => speech.said.map(({ text }) => text);
const sayAll = () => {
  for (let turn = 0; turn < 20 && speech.queue.length > 0; turn += 1) speech.end();
};

describe('the reader', () => {
  it('reads the page sentence by sentence, one at a time, and then gives the floor back', () => {
    const reader = createReader();
    reader.toggle();
    expect(said()).toEqual(ALL.slice(0, 1));
    expect([reader.getState().status, floor.isTaken]).toEqual(['playing', true]);
    sayAll();
    expect(said()).toEqual(ALL);
    expect([reader.getState().status, floor.isTaken]).toEqual(['idle', false]);
    expect(marks.at(-1)).toBe('-');
  });

  it('begins at the region of the focus', () => {
    const reader = createReader();
    reader.toggle(document.querySelector('label'));
    sayAll();
    expect(said()).toEqual(ALL.slice(1));
  });

  it('reads only the topmost dialog', () => {
    document.body.insertAdjacentHTML('beforeend', '<dialog open><p>Querem sair?</p></dialog>');
    createReader().toggle();
    sayAll();
    expect(said()).toEqual(['Querem sair?']);
  });

  it('pauses, and goes on at the word where it was', () => {
    const reader = createReader();
    reader.toggle();
    speech.end();
    speech.start();
    speech.word(4);
    reader.toggle();
    expect([reader.getState().status, speech.queue.length, floor.isTaken]).toEqual(['paused', 0, false]);
    reader.toggle();
    expect(speech.queue.map(({ text }) => text)).toEqual(['direito é este?']);
  });

  it.each<[string, (reader: Reader) => void, string[]]>([
    ['on', (reader) => reader.step(1), ['Pensem bem.']],
    ['back', (reader) => reader.step(-1), ['Missão dois']],
    ['to the first', (reader) => [reader.step(-1), reader.step(-1), reader.step(-1)], ['Missão dois']],
    ['to the last', (reader) => [1, 2, 3, 4].map(() => reader.step(1)), ['Brincar']],
  ])('goes %s, with one voice', (_, go, expected) => {
    const reader = createReader();
    reader.toggle();
    speech.end();
    go(reader);
    expect(speech.queue.map(({ text }) => text)).toEqual(expected);
  });

  it('moves without a sound while it pauses', () => {
    const reader = createReader();
    reader.toggle();
    reader.pause();
    reader.step(1);
    expect(speech.queue).toEqual([]);
    expect(marks.at(-1)).toBe('[Que direito é este?]');
    reader.toggle();
    expect(speech.queue.map(({ text }) => text)).toEqual(['Que direito é este?']);
  });

  it('changes its speed at once, from the same word on', () => {
    const reader = createReader();
    reader.toggle();
    speech.start();
    speech.word(7);
    reader.setRate(1.3);
    expect(speech.queue).toMatchObject([{ text: 'dois', rate: 1.3 }]);
  });

  it('pauses when another takes the floor, and silences who had it', async () => {
    const reader = createReader();
    const other = { yieldFloor: vi.fn() };
    floor.take(other);
    reader.toggle();
    expect(other.yieldFloor).toHaveBeenCalledTimes(1);
    await Promise.resolve();
    expect(said()).toEqual(ALL.slice(0, 1));
    floor.take(other);
    expect([reader.getState().status, speech.queue.length]).toEqual(['paused', 0]);
    reader.stop();
    expect(floor.isTaken).toBe(true);
  });

  it('stays silent, and as it was, while the microphone is on', () => {
    const reader = createReader();
    reader.toggle();
    const microphone = { isFirm: true, yieldFloor: vi.fn() };
    floor.take(microphone);
    reader.toggle();
    reader.step(1);
    expect([reader.getState().status, speech.queue.length]).toEqual(['paused', 0]);
    reader.stop();
    reader.toggle();
    expect([reader.getState().status, said()]).toEqual(['idle', ALL.slice(0, 1)]);
    expect(microphone.yieldFloor).not.toHaveBeenCalled();
  });

  it('reads the page as it is once the narration no longer marks its word', async () => {
    document.body.innerHTML = '<p>Missão <mark style="display:inline">dois</mark></p>';
    const reader = createReader({ recorded: 'Missão dois' });
    floor.take({
      yieldFloor: () => queueMicrotask(() => document.querySelector('p')?.replaceChildren('Missão dois')),
    });
    reader.toggle();
    await Promise.resolve();
    expect([recordings, said()]).toEqual([['Missão dois'], []]);
  });

  it('does not begin when it is stopped at once', async () => {
    const reader = createReader();
    floor.take({ yieldFloor: () => {} });
    reader.toggle();
    reader.stop();
    await Promise.resolve();
    expect([said(), floor.isTaken]).toEqual([[], false]);
  });

  it('goes on at the same sentence when the page has been drawn anew, and stops when it is gone', () => {
    const reader = createReader();
    reader.toggle();
    document.body.innerHTML = PAGE;
    speech.end();
    expect(speech.queue.map(({ text }) => text)).toEqual(['Que direito é este?']);
    document.body.innerHTML = '<p>Outra página.</p>';
    speech.end();
    expect([reader.getState().status, speech.queue.length]).toEqual(['idle', 0]);
  });

  it('plays a recording where there is one, and never together with the voice', () => {
    const reader = createReader({ recorded: 'Missão dois' });
    reader.toggle();
    expect([recordings, said()]).toEqual([['Missão dois'], []]);
    reader.step(1);
    expect(recordings).toEqual(['Missão dois', 'silêncio']);
    expect(said()).toEqual(['Que direito é este?']);
  });

  it.each([
    ['says that nothing can be read', '', [], true, 'idle'],
    ['still plays recordings', 'Brincar', ['Brincar'], false, 'playing'],
  ])('without a voice %s', (_, recorded, heard, hasFailed, status) => {
    const reader = createReader({ hasVoice: false, recorded });
    reader.toggle();
    expect(recordings).toEqual(heard);
    expect(reader.getState()).toEqual({ status, hasFailed });
    expect(said()).toEqual([]);
  });

  it('goes to the word that is pressed', () => {
    const reader = createReader();
    const rects = vi.spyOn(Range.prototype, 'getClientRects').mockImplementation(function (this: Range) {
      const isHere = this.toString() === 'este?';
      return [isHere ? new DOMRect(100, 100, 40, 20) : new DOMRect(0, 0, 1, 1)] as unknown as DOMRectList;
    });
    const target = document.querySelector('p') as Element;
    expect(reader.goTo(target, 110, 110)).toBe(false);
    reader.toggle();
    expect(reader.goTo(target, 500, 500)).toBe(false);
    expect(reader.goTo(document.querySelector('h2') as Element, 110, 110)).toBe(false);
    expect(reader.goTo(target, 110, 110)).toBe(true);
    expect(speech.queue.map(({ text }) => text)).toEqual(['este?']);
    rects.mockRestore();
  });
});

describe('the words that are marked', () => {
  it('are those that the voice reports', () => {
    createReader().toggle();
    speech.start();
    speech.word(0);
    speech.word(7);
    vi.advanceTimersByTime(5_000);
    expect(marks).toEqual(['[Missão dois]', 'Missão', 'dois']);
  });

  it('are estimated for a voice that reports none, in order and faster at a higher speed', () => {
    const reader = createReader();
    reader.setRate(1.3);
    reader.toggle();
    speech.start();
    const [first = 0] = expectedMs('Missão dois', wordsOf('Missão dois'));
    vi.advanceTimersByTime(first / 1.3 - 50);
    expect(marks).toEqual(['[Missão dois]', 'Missão']);
    vi.advanceTimersByTime(100);
    expect(marks).toEqual(['[Missão dois]', 'Missão', 'dois']);
    speech.end();
    vi.advanceTimersByTime(5_000);
    // The next sentence has not begun.
    expect(marks.slice(3)).toEqual(['[Que direito é este?]']);
  });

  it('are no longer estimated once the voice has reported one', () => {
    createReader().toggle();
    speech.start();
    vi.advanceTimersByTime(260);
    speech.word(7);
    vi.advanceTimersByTime(5_000);
    speech.end();
    speech.start();
    vi.advanceTimersByTime(5_000);
    expect(marks).toEqual(['[Missão dois]', 'Missão', 'dois', '[Que direito é este?]']);
  });

  it('take longer where earlier sentences did', () => {
    const text = 'Uma frase com palavras que chegam para medir.';
    document.body.innerHTML = `<p>${text}</p><p>Missão dois</p>`;
    createReader().toggle();
    speech.start();
    const whole = expectedMs(text, wordsOf(text)).reduce((sum, ms) => sum + ms, 0);
    vi.advanceTimersByTime(whole * 2);
    speech.end();
    marks = [];
    speech.start();
    const [first = 0] = expectedMs('Missão dois', wordsOf('Missão dois'));
    vi.advanceTimersByTime(first * 1.5);
    expect(marks).toEqual(['Missão']);
    vi.advanceTimersByTime(first);
    expect(marks).toEqual(['Missão', 'dois']);
  });

  it('give way when a voice never tells its end', () => {
    const reader = createReader();
    reader.toggle();
    speech.start();
    speech.queue.length = 0;
    vi.advanceTimersByTime(30_000);
    expect(said().slice(0, 2)).toEqual(ALL.slice(0, 2));
  });
});
