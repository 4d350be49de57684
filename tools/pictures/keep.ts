import { mkdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Page } from 'playwright-core';
import sharp from 'sharp';

const FOLDER = resolve(import.meta.dirname, '../../docs/pictures');

/** What the page shows now, with what fades or slides at its end, as docs/pictures/{name}.webp. */
export async function keep(page: Page, name: string): Promise<void> {
  await keepShot(await page.screenshot({ animations: 'disabled' }), name);
}

/** A screenshot as docs/pictures/{name}.webp. */
export async function keepShot(shot: Buffer, name: string): Promise<void> {
  mkdirSync(FOLDER, { recursive: true });
  await sharp(shot)
    .webp({ quality: 84 })
    .toFile(join(FOLDER, `${name}.webp`));
}
