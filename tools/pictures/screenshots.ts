import { mkdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Page } from 'playwright-core';
import sharp from 'sharp';

const FOLDER = resolve(import.meta.dirname, '../../docs/pictures');

/** Saves a screenshot of the page, with animations at their end, as docs/pictures/{name}.webp. */
export async function saveScreenshot(page: Page, name: string): Promise<void> {
  await saveImage(await page.screenshot({ animations: 'disabled' }), name);
}

/** Saves a screenshot as docs/pictures/{name}.webp. */
export async function saveImage(shot: Buffer, name: string): Promise<void> {
  mkdirSync(FOLDER, { recursive: true });
  await sharp(shot)
    .webp({ quality: 84 })
    .toFile(join(FOLDER, `${name}.webp`));
}
