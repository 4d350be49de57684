// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { PICTURES, type PictureKey } from '#client/game/stage/assets/bundles.ts';

// @pixi/react loads only in a bundler.
vi.mock('@pixi/react', () => ({ extend: vi.fn(), useApplication: vi.fn(), Application: vi.fn() }));

const KEYS = ['shared/glow', 'shared/spark', 'shared/star'] as const satisfies PictureKey[];
const fetched = vi.fn<(address: string, options: RequestInit) => Promise<Response>>();

/** Loads the module again, as on a page that has fetched nothing yet. */
async function freshPage() {
  vi.resetModules();
  return import('#client/game/stage/assets/prefetch.ts');
}

beforeEach(() => {
  vi.stubGlobal('fetch', fetched);
  fetched.mockReset().mockImplementation(async () => new Response('picture'));
});

afterEach(() => vi.unstubAllGlobals());

describe('prefetchPictures', () => {
  it('fetches one file after the other, with low priority, and each once', async () => {
    let running = 0;
    let most = 0;
    fetched.mockImplementation(async () => {
      running += 1;
      most = Math.max(most, running);
      await Promise.resolve();
      running -= 1;
      return new Response('picture');
    });
    const { prefetchPictures } = await freshPage();
    await prefetchPictures(KEYS, new AbortController().signal);
    await prefetchPictures(KEYS, new AbortController().signal);
    expect(fetched.mock.calls.map(([address]) => address)).toEqual(KEYS.map((key) => PICTURES.get(key)));
    expect(new Set(fetched.mock.calls.map(([, { priority }]) => priority))).toEqual(new Set(['low']));
    expect(most).toBe(1);
  });

  it('continues after a file that fails, and requests it again the next time', async () => {
    fetched.mockRejectedValueOnce(new TypeError('Failed to fetch'));
    fetched.mockResolvedValueOnce(new Response('', { status: 503 }));
    const { prefetchPictures } = await freshPage();
    await prefetchPictures(KEYS, new AbortController().signal);
    expect(fetched).toHaveBeenCalledTimes(3);
    await prefetchPictures(KEYS, new AbortController().signal);
    expect(fetched).toHaveBeenCalledTimes(5);
  });

  it('stops when the scene is left', async () => {
    const leaving = new AbortController();
    fetched.mockImplementation(async () => {
      leaving.abort();
      throw new DOMException('left', 'AbortError');
    });
    const { prefetchPictures } = await freshPage();
    await prefetchPictures(KEYS, leaving.signal);
    expect(fetched).toHaveBeenCalledTimes(1);
  });

  it('fetches nothing on a device that saves data', async () => {
    const { prefetchPictures } = await freshPage();
    vi.stubGlobal('navigator', { connection: { saveData: true } });
    await prefetchPictures(KEYS, new AbortController().signal);
    expect(fetched).not.toHaveBeenCalled();
  });
});
