import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import sharp from 'sharp';
import { expect, it } from 'vitest';
import { drawIcons } from '../../tools/offline/icons.ts';

const FOLDER = resolve(import.meta.dirname, '../../assets/ui');
/** Share of pixels that may differ, because versions of the drawing library render edges slightly differently. */
const NEAR = 0.01;

it('the home screen icons match icon.svg (npm run icons)', async () => {
  for (const [name, drawn] of Object.entries(await drawIcons())) {
    const [kept, made] = await Promise.all([readFileSync(join(FOLDER, name)), drawn].map(pixels));
    const off = kept?.filter((value, at) => Math.abs(value - (made?.[at] ?? -999)) > 8).length ?? Number.NaN;
    expect([name, kept?.length, off / (kept?.length ?? 1) < NEAR]).toEqual([name, made?.length, true]);
  }
});

const pixels = (png: Buffer) => sharp(png).ensureAlpha().raw().toBuffer();
