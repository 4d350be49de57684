// @vitest-environment happy-dom
import type { Application } from 'pixi.js';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { present } from '#client/game/stage/assets/present.ts';
import { PictureShelf } from '#client/game/stage/assets/textures.ts';

// A renderer without a graphics card: nothing has to be brought anywhere.
const app = { renderer: { type: 0 } } as Application;

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
});

/** A shelf whose pictures are there after so many milliseconds. */
function shelfAfter(milliseconds: number): PictureShelf {
  const shelf = new PictureShelf();
  vi.spyOn(shelf, 'load').mockImplementation(() => new Promise((resolve) => setTimeout(resolve, milliseconds)));
  return shelf;
}

function presenting(milliseconds: number, onApp: Application | null = app) {
  const show = vi.fn();
  const leaving = new AbortController();
  const done = present({ shelf: shelfAfter(milliseconds), app: onApp, keys: [], leaving: leaving.signal, show });
  return { show, leaving, done };
}

describe('present', () => {
  it('shows the scene when its pictures are there, once', async () => {
    const { show } = presenting(1_000);
    await vi.advanceTimersByTimeAsync(999);
    expect(show).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(20_000);
    expect(show).toHaveBeenCalledTimes(1);
    expect(vi.getTimerCount()).toBe(0);
  });

  it('shows it without what has not come after six seconds, and again when it comes', async () => {
    const { show } = presenting(15_000);
    await vi.advanceTimersByTimeAsync(6_100);
    expect(show).toHaveBeenCalledTimes(1);
    await vi.advanceTimersByTimeAsync(10_000);
    expect(show).toHaveBeenCalledTimes(2);
  });

  it.each([500, 7_000])('shows nothing, and waits for nothing, when it is left after %d ms', async (after) => {
    const { show, leaving, done } = presenting(10_000);
    await vi.advanceTimersByTimeAsync(after);
    const before = show.mock.calls.length;
    leaving.abort();
    await vi.advanceTimersByTimeAsync(20_000);
    await done;
    expect(show).toHaveBeenCalledTimes(before);
    expect(vi.getTimerCount()).toBe(0);
  });

  it('only loads while there is no canvas', async () => {
    const { show, done } = presenting(100, null);
    await vi.advanceTimersByTimeAsync(10_000);
    await done;
    expect(show).not.toHaveBeenCalled();
  });
});
