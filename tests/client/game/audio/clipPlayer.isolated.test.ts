// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ClipPlayer } from '#client/game/audio/ClipPlayer.ts';
import type { Block } from '#client/ui/speech/blocks.ts';
import type { Span } from '#client/ui/speech/sentences.ts';
import { CLIPS } from './audioHarness.ts';
import { flushPromises } from './fakeHowler.ts';

const TEXT = 'Olá, tripulação! Vamos?';

interface PlayedHowl {
  options: { src: string[]; rate: number; html5: boolean };
  at: number;
  isPlaying: boolean;
  isClosed: boolean;
  emit: (type: string, ...values: unknown[]) => void;
}
const { howls } = vi.hoisted(() => ({ howls: [] as PlayedHowl[] }));

vi.mock('howler', () => {
  class Howl {
    options: PlayedHowl['options'];
    at = 0;
    isPlaying = false;
    isClosed = false;
    private readonly handlers = new Map<string, (...values: unknown[]) => void>();
    constructor(options: PlayedHowl['options']) {
      this.options = options;
      howls.push(this);
    }
    on(type: string, handler: () => void) {
      this.handlers.set(type, handler);
    }
    once(type: string, handler: () => void) {
      this.on(type, handler);
    }
    emit(type: string, ...values: unknown[]) {
      this.handlers.get(type)?.(...values);
    }
    seek(at?: number) {
      if (at !== undefined) this.at = at;
      return this.at;
    }
    play() {
      this.isPlaying = true;
    }
    playing() {
      return this.isPlaying;
    }
    unload() {
      this.isPlaying = false;
      this.isClosed = true;
    }
  }
  return { Howl, Howler: { codecs: (format: string) => format === 'm4a' } };
});

const blockOf = (text: string): Block => ({ text, element: document.body, pieces: [] });
let words: Span[];
let ends: number;
let broken: number;
let player: ClipPlayer;

function play(text = TEXT, from = 0, rate = 1) {
  const block = blockOf(text);
  return player.play({
    unit: { block, from: 0, to: text.length },
    from,
    rate,
    events: {
      onWord: (word) => words.push(word),
      onEnd: () => {
        ends += 1;
      },
    },
  });
}

const howl = () => howls.at(-1) as PlayedHowl;

beforeEach(() => {
  vi.useFakeTimers();
  howls.length = 0;
  [words, ends, broken] = [[], 0, 0];
  vi.stubGlobal('fetch', async () => new Response('sound'));
  player = new ClipPlayer(CLIPS, () => {
    broken += 1;
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('recordings that are read', () => {
  it.each([
    [TEXT, true],
    [` ${TEXT} `, true],
    ['Olá!', false],
  ])('«%s» has one: %s', (text, has) => {
    expect(player.has(blockOf(text))).toBe(has);
  });

  it('are streamed at the wanted speed, and tell each word at its time', async () => {
    play(` ${TEXT}`, 0, 0.8);
    await flushPromises();
    expect(howl().options).toMatchObject({ rate: 0.8, html5: true });
    howl().emit('load');
    for (const at of [0.05, 0.2, 0.3, 0.8, 1.6]) {
      howl().at = at;
      vi.advanceTimersByTime(60);
    }
    expect(words).toEqual([
      { from: 1, to: 5 },
      { from: 6, to: 17 },
      { from: 18, to: 24 },
    ]);
    howl().emit('end');
    expect([ends, howl().isClosed, vi.getTimerCount()]).toEqual([1, true, 0]);
  });

  it.each([
    [0, 0],
    [5, 0.7],
    [20, 1.5],
  ])('begin at character %i after %f s', async (from, at) => {
    play(TEXT, from);
    await flushPromises();
    howl().emit('load');
    expect([howl().at, howl().isPlaying]).toEqual([at, true]);
  });

  it('are silent at once, also while they load', async () => {
    const silence = play();
    await flushPromises();
    howl().emit('load');
    silence();
    expect(howl().isClosed).toBe(true);
    play()();
    await flushPromises();
    expect(howls.filter(({ isClosed }) => !isClosed)).toEqual([]);
    expect([ends, broken]).toEqual([0, 0]);
  });

  it.each(['loaderror', 'playerror'])('give way to another voice at %s', async (type) => {
    play();
    await flushPromises();
    howl().emit(type, 0, 'bad');
    await flushPromises();
    expect([broken, player.has(blockOf(TEXT)), ends]).toEqual([1, false, 0]);
  });

  it('give way where they cannot be fetched', async () => {
    vi.stubGlobal('fetch', async () => new Response(null, { status: 404 }));
    play();
    await flushPromises();
    expect([broken, player.has(blockOf(TEXT)), howls]).toEqual([1, false, []]);
  });
});
