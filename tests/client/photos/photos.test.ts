import { deflateSync } from 'node:zlib';
import fc from 'fast-check';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { orientationNote, readJpeg } from '#client/photos/jpeg.ts';
import { jpegName } from '#client/photos/needsPreparation.ts';
import type { Orientation } from '#client/photos/ParsedImage.ts';
import { isToShrink, sizeToSend, upright, withoutMetadata } from '#client/photos/photoPlan.ts';
import { readPng } from '#client/photos/png.ts';
import { preparePhoto } from '#client/photos/preparePhoto.ts';
import { cameraPhoto } from '../../support/cameraPhoto.ts';

const joined = (parts: readonly Uint8Array[]) => Buffer.concat(parts);
const bytesOf = (content: Buffer) => new Uint8Array(content);
const orientations = [1, 2, 3, 4, 5, 6, 7, 8] as const;

let photo: Buffer;
beforeAll(async () => {
  photo = await cameraPhoto({ width: 60, height: 40, orientation: 6 });
});

describe('a JPEG', () => {
  it('has its size and orientation read', async () => {
    for (const orientation of orientations) {
      const picture = readJpeg(bytesOf(await cameraPhoto({ width: 60, height: 40, orientation })));
      expect(picture).toMatchObject({ width: 60, height: 40, orientation });
    }
  });

  it('keeps its orientation and pixels, but no place, maker, comment, preview or second picture', () => {
    expect(photo.includes('Lisboa-camera')).toBe(true);
    const behind = Buffer.concat([photo, photo]);
    const picture = readJpeg(bytesOf(behind));
    const clean = picture ? joined(withoutMetadata(picture)) : Buffer.alloc(0);
    expect(clean.includes('Lisboa-camera')).toBe(false);
    expect(clean.length).toBeLessThan(photo.length);
    expect(readJpeg(bytesOf(clean))).toMatchObject({ width: 60, height: 40, orientation: 6 });
    const scan = Buffer.from([0xff, 0xda]);
    expect(clean.subarray(clean.lastIndexOf(scan)).equals(photo.subarray(photo.lastIndexOf(scan)))).toBe(true);
  });

  it('is read the same with fill bytes before its markers', () => {
    const { bare = [] } = readJpeg(bytesOf(photo)) ?? {};
    const filled = joined([photo.subarray(0, 2), Buffer.from([0xff, 0xff, 0xff]), photo.subarray(2)]);
    expect(readJpeg(bytesOf(filled))).toMatchObject({ width: 60, height: 40, orientation: 6 });
    expect(joined(readJpeg(bytesOf(filled))?.bare ?? []).equals(joined(bare))).toBe(true);
    const behindScan = joined([photo.subarray(0, -2), Buffer.from([0xff]), photo.subarray(-2)]);
    expect(readJpeg(bytesOf(behindScan))).toMatchObject({ width: 60, height: 40 });
  });

  it('stays the same byte for byte once it is clean', () => {
    const once = joined(withoutMetadata(readJpeg(bytesOf(photo)) ?? fail()));
    expect(joined(withoutMetadata(readJpeg(bytesOf(once)) ?? fail())).equals(once)).toBe(true);
  });

  it('that is truncated or damaged throws nothing', () => {
    for (let length = 0; length < photo.length; length += 7) {
      expect(() => readJpeg(bytesOf(photo.subarray(0, length)))).not.toThrow();
    }
    const bent = fc.array(fc.tuple(fc.nat({ max: photo.length - 1 }), fc.nat({ max: 255 })), { maxLength: 6 });
    fc.assert(
      fc.property(bent, (changes) => {
        const bytes = bytesOf(photo);
        for (const [at, value] of changes) bytes[at] = value;
        readJpeg(bytes);
      }),
    );
    expect(readJpeg(bytesOf(Buffer.from('%PDF-1.7')))).toBeNull();
  });

  it.each(orientations)('has a written orientation %i read back', (orientation) => {
    const [start, ...rest] = readJpeg(bytesOf(photo))?.bare ?? [];
    const noted = joined([start ?? fail(), orientationNote(orientation), ...rest]);
    expect(readJpeg(bytesOf(noted))?.orientation).toBe(orientation);
  });
});

function chunk(name: string, data: Buffer): Buffer {
  const length = Buffer.alloc(4);
  length.writeUInt32BE(data.length);
  return Buffer.concat([length, Buffer.from(name), data, Buffer.alloc(4)]);
}
const header = Buffer.from([0, 0, 0, 30, 0, 0, 0, 20, 8, 6, 0, 0, 0]);
const png = (...extra: Buffer[]) =>
  Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    chunk('IHDR', header),
    ...extra,
    chunk('IDAT', deflateSync(Buffer.alloc(100))),
    chunk('IEND', Buffer.alloc(0)),
  ]);

describe('a PNG', () => {
  it('keeps no camera data and texts', () => {
    const noted = png(chunk('eXIf', Buffer.from('GPS')), chunk('tEXt', Buffer.from('Author\0Ana')));
    const picture = readPng(bytesOf(noted));
    expect(picture).toMatchObject({ width: 30, height: 20, isAnimated: false });
    expect(joined(withoutMetadata(picture ?? fail())).equals(png())).toBe(true);
  });

  it('is recognised as animated or broken', () => {
    expect(readPng(bytesOf(png(chunk('acTL', Buffer.alloc(8)))))?.isAnimated).toBe(true);
    for (let length = 0; length < png().length; length += 1) {
      expect(readPng(bytesOf(png().subarray(0, length)))).toBeNull();
    }
  });
});

describe('the size to send', () => {
  it('has at most 2560 pixels on the longer side, keeps its shape, and never grows', () => {
    expect(sizeToSend({ width: 4000, height: 3000 })).toEqual({ width: 2560, height: 1920 });
    expect(sizeToSend({ width: 3000, height: 4000 })).toEqual({ width: 1920, height: 2560 });
    expect(sizeToSend({ width: 2560, height: 100 })).toEqual({ width: 2560, height: 100 });
    const side = fc.integer({ min: 1, max: 65_535 });
    fc.assert(
      fc.property(side, side, (width, height) => {
        const size = sizeToSend({ width, height });
        expect(Math.max(size.width, size.height)).toBeLessThanOrEqual(2560);
        expect(Math.min(size.width, size.height)).toBeGreaterThan(0);
        expect(size.width <= width && size.height <= height).toBe(true);
      }),
    );
  });

  it.each([
    [2561, 100, false, true],
    [2560, 2560, false, false],
    [12_000, 9_000, false, false],
    [4_000, 3_000, true, false],
  ])('%i × %i, animated: %s, is shrunk: %s', (width, height, isAnimated, expected) => {
    expect(isToShrink({ type: 'image/png', width, height, orientation: 1, isAnimated, bare: [] })).toBe(expected);
  });

  it.each(orientations)('orientation %i is drawn within its canvas, corner to corner', (orientation: Orientation) => {
    const {
      width,
      height,
      transform: [a, b, c, d, e, f],
    } = upright({ width: 30, height: 20 }, orientation);
    const corners = [
      [0, 0],
      [30, 0],
      [0, 20],
      [30, 20],
    ] as const;
    const seen = corners.map(([x, y]) => [a * x + c * y + e, b * x + d * y + f].join());
    expect(new Set(seen)).toEqual(new Set(['0,0', `${width},0`, `0,${height}`, `${width},${height}`]));
  });
});

/** The sides of a picture's first row and first column (EXIF, tag Orientation). */
const SIDES = {
  1: ['top', 'left'],
  2: ['top', 'right'],
  3: ['bottom', 'right'],
  4: ['bottom', 'left'],
  5: ['left', 'top'],
  6: ['right', 'top'],
  7: ['right', 'bottom'],
  8: ['left', 'bottom'],
} as const;

it.each(orientations)('orientation %i is drawn as the camera was held', (orientation: Orientation) => {
  const { width, height, transform } = upright({ width: 30, height: 20 }, orientation);
  const [a, b, c, d, e, f] = transform;
  const sideOf = (x: number, y: number) => {
    const [seenX, seenY] = [a * x + c * y + e, b * x + d * y + f];
    if (seenX === 0 && seenY > 0 && seenY < height) return 'left';
    if (seenX === width && seenY > 0 && seenY < height) return 'right';
    return seenY === 0 ? 'top' : 'bottom';
  };
  expect([sideOf(15, 0), sideOf(0, 10)]).toEqual(SIDES[orientation]);
});

describe('a file that cannot be drawn here', () => {
  const file = (name: string, content: Buffer) => new File([bytesOf(content)], name, { lastModified: 7 });

  it('is cleaned when it is a photograph, with its name and date', async () => {
    const ready = await preparePhoto(file('Praça.JPG', photo));
    expect([ready.name, ready.lastModified]).toEqual(['Praça.JPG', 7]);
    expect(Buffer.from(await ready.arrayBuffer()).includes('Lisboa-camera')).toBe(false);
  });

  it.each(['a.gif', 'a.pdf', 'a.mp4', 'a.bmp', 'a.png', 'a.jpg', 'semponto'])(
    'stays the same when %s is no photograph',
    async (name) => {
      vi.spyOn(console, 'error').mockImplementation(() => {});
      const same = file(name, Buffer.from('GIF89a'));
      expect(await preparePhoto(same)).toBe(same);
      vi.restoreAllMocks();
    },
  );

  it('keeps its name when its type is not accepted, so that the refusal names it', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    const heic = file('a.heic', Buffer.from('heic'));
    expect(await preparePhoto(heic)).toBe(heic);
    vi.restoreAllMocks();
  });

  it.each([
    ['IMG_1.HEIC', 'IMG_1.jpg'],
    ['foto.webp', 'foto.jpg'],
    ['a.png', null],
    ['webp', null],
  ])('is named: %s becomes %s', (name, expected) => {
    expect(jpegName(name)).toBe(expected);
  });
});

function fail(): never {
  throw new Error('no picture');
}
