// @vitest-environment happy-dom
import { Texture } from 'pixi.js';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { PICTURES, type PictureKey } from '#client/game/stage/assets/bundles.ts';
import { isLoaded, TextureCache, texture } from '#client/game/stage/assets/textures.ts';

const [FIRST, SECOND, THIRD] = ['shared/glow', 'shared/spark', 'shared/star'] as const satisfies PictureKey[];

class Bitmap {
  width = 8;
  height = 8;
  close = vi.fn();
}

let shelves: TextureCache[] = [];
let bitmaps: Bitmap[] = [];
const fetched = vi.fn<(address: string) => Promise<Response>>();

function newCache() {
  const made = new TextureCache();
  shelves.push(made);
  return made;
}

beforeEach(() => {
  vi.stubGlobal('ImageBitmap', Bitmap);
  vi.stubGlobal('fetch', fetched);
  vi.stubGlobal('createImageBitmap', async () => {
    const bitmap = new Bitmap();
    bitmaps.push(bitmap);
    return bitmap;
  });
  fetched.mockReset().mockImplementation(async () => new Response('picture'));
});

afterEach(() => {
  for (const one of shelves) one.clear();
  shelves = [];
  bitmaps = [];
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('TextureCache', () => {
  it('loads each picture once for all shelves', async () => {
    const [mine, yours] = [newCache(), newCache()];
    await Promise.all([mine.load([FIRST, SECOND, FIRST]), yours.load([FIRST])]);
    await mine.load([FIRST]);
    expect(fetched.mock.calls.map(([address]) => address).sort()).toEqual(
      [PICTURES.get(FIRST), PICTURES.get(SECOND)].sort(),
    );
    expect(texture(FIRST).source.width).toBe(8);
    expect(texture(THIRD)).toBe(Texture.EMPTY);
  });

  it('keeps pictures that are no longer shown until it is tidied, and those that the next scene shares', async () => {
    const mine = newCache();
    await mine.load([FIRST, SECOND]);
    mine.show([FIRST, SECOND]);
    await mine.load([SECOND, THIRD]);
    mine.show([SECOND, THIRD]);
    expect([FIRST, SECOND, THIRD].map(isLoaded)).toEqual([true, true, true]);
    vi.useFakeTimers();
    mine.tidy();
    expect(isLoaded(FIRST)).toBe(true);
    vi.runAllTimers();
    expect([FIRST, SECOND, THIRD].map(isLoaded)).toEqual([false, true, true]);
    expect(bitmaps.map(({ close }) => close.mock.calls.length)).toEqual([1, 0, 0]);
  });

  it('leaves a released picture drawable, so that a sprite that still shows it does not fail', async () => {
    const mine = newCache();
    await mine.load([FIRST]);
    const { source } = texture(FIRST);
    mine.clear();
    expect(source.destroyed).toBe(false);
    expect(source.resource).toBeInstanceOf(HTMLCanvasElement);
  });

  it('keeps what another stage shows', async () => {
    const [mine, yours] = [newCache(), newCache()];
    await Promise.all([mine.load([FIRST]), yours.load([FIRST])]);
    mine.clear();
    expect(isLoaded(FIRST)).toBe(true);
    yours.clear();
    expect(isLoaded(FIRST)).toBe(false);
  });

  it('discards a picture that loads after it was cleared', async () => {
    const mine = newCache();
    const loading = mine.load([FIRST]);
    mine.clear();
    await loading;
    expect(isLoaded(FIRST)).toBe(false);
  });

  it('retries a failed file once', async () => {
    vi.useFakeTimers();
    fetched.mockRejectedValueOnce(new TypeError('Failed to fetch'));
    const loading = newCache().load([FIRST]);
    await vi.advanceTimersByTimeAsync(3_000);
    await loading;
    expect(isLoaded(FIRST)).toBe(true);
  });

  it.each([
    ['no network', () => Promise.reject(new TypeError('Failed to fetch'))],
    ['a missing file', async () => new Response('', { status: 404 })],
  ])('never fails: %s omits the picture, and the next scene requests it again', async (_, answer) => {
    vi.useFakeTimers();
    fetched.mockImplementation(answer);
    const mine = newCache();
    const loading = mine.load([FIRST, 'no/such-picture']);
    await vi.advanceTimersByTimeAsync(3_000);
    await expect(loading).resolves.toBeUndefined();
    expect(texture(FIRST)).toBe(Texture.EMPTY);
    fetched.mockImplementation(async () => new Response('picture'));
    await mine.load([FIRST]);
    expect(isLoaded(FIRST)).toBe(true);
  });
});
