// @vitest-environment happy-dom
import type { Application } from 'pixi.js';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { present } from '#client/game/stage/assets/present.ts';
import { TextureCache } from '#client/game/stage/assets/textures.ts';

// A renderer without a graphics card: nothing has to be uploaded.
const app = { renderer: { type: 0 } } as Application;

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
});

/** Returns a texture cache whose pictures load after so many milliseconds. */
function texturesAfter(milliseconds: number): TextureCache {
  const textures = new TextureCache();
  vi.spyOn(textures, 'load').mockImplementation(() => new Promise((resolve) => setTimeout(resolve, milliseconds)));
  return textures;
}

function presenting(milliseconds: number, onApp: Application | null = app) {
  const show = vi.fn();
  const leaving = new AbortController();
  const done = present({ textures: texturesAfter(milliseconds), app: onApp, keys: [], leaving: leaving.signal, show });
  return { show, leaving, done };
}

describe('present', () => {
  it('shows the scene once when its pictures have loaded', async () => {
    const { show } = presenting(1_000);
    await vi.advanceTimersByTimeAsync(999);
    expect(show).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(20_000);
    expect(show).toHaveBeenCalledTimes(1);
    expect(vi.getTimerCount()).toBe(0);
  });

  it('shows it after six seconds without the missing pictures, and again when they have loaded', async () => {
    const { show } = presenting(15_000);
    await vi.advanceTimersByTimeAsync(6_100);
    expect(show).toHaveBeenCalledTimes(1);
    await vi.advanceTimersByTimeAsync(10_000);
    expect(show).toHaveBeenCalledTimes(2);
  });

  it.each([500, 7_000])('shows nothing and leaves no timer when it is left after %d ms', async (after) => {
    const { show, leaving, done } = presenting(10_000);
    await vi.advanceTimersByTimeAsync(after);
    const before = show.mock.calls.length;
    leaving.abort();
    await vi.advanceTimersByTimeAsync(20_000);
    await done;
    expect(show).toHaveBeenCalledTimes(before);
    expect(vi.getTimerCount()).toBe(0);
  });

  it('only loads without a canvas', async () => {
    const { show, done } = presenting(100, null);
    await vi.advanceTimersByTimeAsync(10_000);
    await done;
    expect(show).not.toHaveBeenCalled();
  });
});
