// @vitest-environment happy-dom
import { act, cleanup, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { createFakeVoice, PROJECTOR, renderOverlays } from './harness.tsx';

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const TEXT = 'Olá, tripulação!';
const narration = { key: 'ic/tutorial/intro', position: 1 };
const lit = () => screen.queryByTestId('spoken-word')?.textContent ?? null;

describe('the caption', () => {
  it('highlights the word that is being spoken, and keeps the text', () => {
    const voice = createFakeVoice();
    renderOverlays({ narration }, { voice });
    expect(lit()).toBeNull();
    for (const [from, to, word] of [
      [0, 4, 'Olá,'],
      [5, 16, 'tripulação!'],
    ] as const) {
      act(() => voice.say({ from, to }));
      expect(lit()).toBe(word);
      expect(screen.getByTestId('caption').textContent).toBe(TEXT);
    }
    act(() => voice.say(null));
    expect(lit()).toBeNull();
  });

  it.each([
    ['without a narration', null, { from: 0, to: 4 }],
    ['of a longer message', narration, { from: 12, to: 17 }],
    ['of no length', narration, { from: 4, to: 4 }],
    ['before the text', narration, { from: -1, to: 4 }],
  ])('highlights no word %s', (_, spoken, word) => {
    const voice = createFakeVoice();
    voice.say(word);
    renderOverlays({ narration: spoken }, { voice });
    expect(lit()).toBeNull();
    expect(screen.getByTestId('caption').textContent).toBe(TEXT);
  });

  it('unsubscribes from the voice when it needs no word', () => {
    const voice = createFakeVoice();
    const { update } = renderOverlays({ narration }, { voice });
    expect(voice.listeners.size).toBe(1);
    update({ narration: null });
    expect(voice.listeners.size).toBe(0);
    update({ narration });
    cleanup();
    expect(voice.listeners.size).toBe(0);
  });

  it('is announced whole and once, not word by word', () => {
    const voice = createFakeVoice();
    renderOverlays({ narration }, { voice });
    const region = document.querySelector('main [aria-live="polite"]') as HTMLElement;
    const before = region.innerHTML;
    expect([...region.children].map(({ textContent }) => textContent)).toEqual(['Na cabina da nave.', TEXT]);
    act(() => voice.say({ from: 0, to: 4 }));
    expect(region.innerHTML).toBe(before);
    expect(screen.getByTestId('spoken-word').closest('[aria-hidden="true"]')).toBeTruthy();
    expect(document.querySelectorAll('main [aria-live]')).toHaveLength(1);
  });

  it('announces the place again only when it changes', () => {
    const { update } = renderOverlays();
    const place = () => document.querySelector('main [aria-live] p')?.textContent;
    update({ topMessage: 'Mais uma coisa.' });
    expect(place()).toBe('Na cabina da nave.');
    update({ scene: 'takeOff' });
    expect(place()).toBe('A nave descola rumo ao Conselho Galáctico.');
  });
});

describe('the type size of the caption', () => {
  /** Fakes a box that holds text up to this size, in em. */
  function boxFor(largest: number): void {
    vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(100);
    vi.spyOn(HTMLElement.prototype, 'scrollHeight', 'get').mockImplementation(() => {
      const size = Number.parseFloat(
        document.querySelector<HTMLElement>('[data-testid="caption"] > [aria-hidden]')?.style.fontSize ?? '',
      );
      return size > largest ? 140 : 100;
    });
  }
  const size = () => document.querySelector<HTMLElement>('[data-testid="caption"] > [aria-hidden]')?.style.fontSize;

  it.each([
    ['short', 2, {}, '1.1em'],
    ['long', 1, {}, '1em'],
    ['too long: never less than 18 px', 0, {}, '1em'],
    ['projected', 2, PROJECTOR, '1em'],
    ['projected and long', 0.8, PROJECTOR, '0.76em'],
    ['projected and too long: never less than beside the tablet', 0, PROJECTOR, '0.5em'],
  ])('%s', (_, largest, rest, expected) => {
    boxFor(largest);
    renderOverlays({}, rest);
    expect(size()).toBe(expected);
  });

  it('is measured again for the next message', () => {
    boxFor(0.8);
    const { update } = renderOverlays({}, PROJECTOR);
    vi.restoreAllMocks();
    update({ topMessage: 'Sim.' });
    expect(size()).toBe('1em');
  });
});
