// @vitest-environment happy-dom
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { PictureKey } from '#client/game/stage/assets/bundles.ts';
import { addLight, lightTexture, removeLight } from '#client/game/stage/assets/lights.ts';

const KEYS: readonly PictureKey[] = ['shared/glow', 'ds/sun', 'shared/stars'];
/** Two pixels over black: orange, and a faint blue. */
const DRAWN = [255, 128, 0, 255, 0, 10, 40, 255];

/** Lets the page read these pixels of whatever it draws. */
function readable(pixels: readonly number[]): void {
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue({
    fillRect: () => {},
    drawImage: () => {},
    getImageData: () => ({ data: Uint8ClampedArray.from(pixels) }),
  } as never);
}

function copyOf(key: PictureKey): unknown {
  addLight(key, { width: 2, height: 1 } as ImageBitmap);
  const resource: Uint8Array | undefined = lightTexture(key)?.source.resource;
  return resource && [...resource];
}

afterEach(() => {
  for (const key of KEYS) removeLight(key);
  vi.restoreAllMocks();
});

describe('the copy of a picture of light', () => {
  it('hides nothing where it only adds', () => {
    readable(DRAWN);
    expect(copyOf('shared/glow')).toEqual([255, 128, 0, 0, 0, 10, 40, 0]);
  });

  it('of a sun hides what is behind it as far as it shines', () => {
    readable(DRAWN);
    expect(copyOf('ds/sun')).toEqual([255, 128, 0, 255, 0, 10, 40, 40]);
  });

  it('is not made of large pictures', () => {
    readable(DRAWN);
    expect(copyOf('shared/stars')).toBeUndefined();
  });

  it('is not made where the browser answers with noise', () => {
    readable([255, 128, 0, 255, 0, 10, 40, 254]);
    expect(copyOf('shared/glow')).toBeUndefined();
  });

  it('is gone with its picture', () => {
    readable(DRAWN);
    copyOf('shared/glow');
    removeLight('shared/glow');
    expect(lightTexture('shared/glow')).toBeNull();
  });
});
