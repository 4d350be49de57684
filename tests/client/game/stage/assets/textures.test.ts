// @vitest-environment happy-dom
import { Texture } from 'pixi.js';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { PICTURES, type PictureKey } from '#client/game/stage/assets/bundles.ts';
import { isLoaded, PictureShelf, texture } from '#client/game/stage/assets/textures.ts';

const [FIRST, SECOND, THIRD] = ['shared/glow', 'shared/spark', 'shared/star'] as const satisfies PictureKey[];

class Bitmap {
  width = 8;
  height = 8;
  close = vi.fn();
}

let shelves: PictureShelf[] = [];
let bitmaps: Bitmap[] = [];
const fetched = vi.fn<(address: string) => Promise<Response>>();

function shelf() {
  const made = new PictureShelf();
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

describe('a shelf of pictures', () => {
  it('loads each picture once, whoever asks for it', async () => {
    const [mine, yours] = [shelf(), shelf()];
    await Promise.all([mine.load([FIRST, SECOND, FIRST]), yours.load([FIRST])]);
    await mine.load([FIRST]);
    expect(fetched.mock.calls.map(([address]) => address).sort()).toEqual(
      [PICTURES.get(FIRST), PICTURES.get(SECOND)].sort(),
    );
    expect(texture(FIRST).source.width).toBe(8);
    expect(texture(THIRD)).toBe(Texture.EMPTY);
  });

  it('keeps what leaves the screen until it is tidied, and what the next scene shares', async () => {
    const mine = shelf();
    await mine.load([FIRST, SECOND]);
    mine.show([FIRST, SECOND]);
    await mine.load([SECOND, THIRD]);
    mine.show([SECOND, THIRD]);
    expect([FIRST, SECOND, THIRD].map(isLoaded)).toEqual([true, true, true]);
    mine.tidy();
    expect([FIRST, SECOND, THIRD].map(isLoaded)).toEqual([false, true, true]);
    expect(bitmaps.map(({ close }) => close.mock.calls.length)).toEqual([1, 0, 0]);
  });

  it('leaves a picture that is given back drawable, so that a part that still shows it does not fail', async () => {
    const mine = shelf();
    await mine.load([FIRST]);
    const { source } = texture(FIRST);
    mine.clear();
    expect(source.destroyed).toBe(false);
    expect(source.resource).toBeInstanceOf(HTMLCanvasElement);
  });

  it('does not take what another stage shows', async () => {
    const [mine, yours] = [shelf(), shelf()];
    await Promise.all([mine.load([FIRST]), yours.load([FIRST])]);
    mine.clear();
    expect(isLoaded(FIRST)).toBe(true);
    yours.clear();
    expect(isLoaded(FIRST)).toBe(false);
  });

  it('throws away what comes when nobody waits for it any more', async () => {
    const mine = shelf();
    const loading = mine.load([FIRST]);
    mine.clear();
    await loading;
    expect(isLoaded(FIRST)).toBe(false);
  });

  it('tries a lost file once more', async () => {
    vi.useFakeTimers();
    fetched.mockRejectedValueOnce(new TypeError('Failed to fetch'));
    const loading = shelf().load([FIRST]);
    await vi.advanceTimersByTimeAsync(3_000);
    await loading;
    expect(isLoaded(FIRST)).toBe(true);
  });

  it.each([
    ['no network', () => Promise.reject(new TypeError('Failed to fetch'))],
    ['a missing file', async () => new Response('', { status: 404 })],
  ])('never fails: %s leaves the picture out, and the next scene asks again', async (_, answer) => {
    vi.useFakeTimers();
    fetched.mockImplementation(answer);
    const mine = shelf();
    const loading = mine.load([FIRST, 'no/such-picture']);
    await vi.advanceTimersByTimeAsync(3_000);
    await expect(loading).resolves.toBeUndefined();
    expect(texture(FIRST)).toBe(Texture.EMPTY);
    fetched.mockImplementation(async () => new Response('picture'));
    await mine.load([FIRST]);
    expect(isLoaded(FIRST)).toBe(true);
  });
});
