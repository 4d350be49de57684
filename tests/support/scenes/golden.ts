import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import sharp from 'sharp';
import { expect } from 'vitest';

const FOLDER = resolve(import.meta.dirname, '../../e2e/game/golden');
const MANIFEST = join(FOLDER, 'manifest.json');
/** `UPDATE_GOLDEN=1 npx vitest run --project e2e tests/e2e/game/golden.test.ts` rewrites the golden pictures. */
const IS_UPDATE = process.env.UPDATE_GOLDEN === '1';
/** The stored picture has half the size, which is enough to see a change. */
const SHARE = 0.5;
/** Tolerances on another machine: mean difference per channel, and the share of pixels that may differ visibly. */
const MEAN_TOLERANCE = 5;
const VISIBLE = 48;
const VISIBLE_SHARE = 0.02;

interface Manifest {
  /** The browser and processor that drew most pictures; the same pair draws identical bytes. */
  drawnBy: string;
  /** Hashes of the pictures that it drew, by name. */
  pictures: Record<string, string>;
}

function readManifest(): Manifest {
  return existsSync(MANIFEST) ? JSON.parse(readFileSync(MANIFEST, 'utf8')) : { drawnBy: '', pictures: {} };
}

/** `cockpit-tablet` is stored as tablet/cockpit.webp, `votar-salao-laptop` as laptop/salao/votar.webp. */
const fileOf = (name: string) => join(FOLDER, `${name.split('-').reverse().join('/')}.webp`);

const nameOfMachine = (browser: Browser) => `Chromium ${browser.version()} on ${cpus()[0]?.model ?? '?'}`;

/** Compares a screenshot of the page with the golden picture, or stores it as that if asked to (see IS_UPDATE). */
export async function expectGolden(browser: Browser, page: Page, name: string): Promise<void> {
  if (IS_UPDATE) await storeGolden(browser, name, await takeShot(page));
  else await expectSameAsGolden(browser, page, name);
}

/** Compares a screenshot of the page with the golden picture; by hash if the same machine drew it. */
export async function expectSameAsGolden(browser: Browser, page: Page, name: string): Promise<void> {
  const shot = await takeShot(page);
  const { drawnBy, pictures } = readManifest();
  await expectSimilar(shot, name);
  const hash = pictures[name];
  if (drawnBy === nameOfMachine(browser) && hash !== undefined)
    expect(await hashOf(shot), `${name}: not the same bytes`).toBe(hash);
}

/** Compares a screenshot of the page with the golden picture of another renderer, which it must look like. */
export async function expectLikeGolden(page: Page, name: string): Promise<void> {
  await expectSimilar(await takeShot(page), name);
}

const takeShot = (page: Page) => page.screenshot({ animations: 'disabled' });

async function hashOf(shot: Buffer): Promise<string> {
  const pixels = await sharp(shot).removeAlpha().raw().toBuffer();
  return createHash('sha256').update(pixels).digest('hex');
}

async function expectSimilar(shot: Buffer, name: string): Promise<void> {
  const file = fileOf(name);
  expect(existsSync(file), `${name} has no golden picture`).toBe(true);
  const { mean, visible } = await difference(shot, file);
  expect(mean, `${name}: mean difference`).toBeLessThanOrEqual(MEAN_TOLERANCE);
  expect(visible, `${name}: share of points that differ`).toBeLessThanOrEqual(VISIBLE_SHARE);
}

async function storeGolden(browser: Browser, name: string, shot: Buffer): Promise<void> {
  const file = fileOf(name);
  mkdirSync(dirname(file), { recursive: true });
  const { width = 2 } = await sharp(shot).metadata();
  await sharp(shot)
    .resize({ width: Math.round(width * SHARE) })
    .webp({ quality: 82 })
    .toFile(file);
  const { drawnBy, pictures } = readManifest();
  const machine = nameOfMachine(browser);
  const { [name]: _replaced, ...others } = pictures;
  // A picture from another machine has no hash: it is compared by what it looks like.
  const isSame = drawnBy === '' || drawnBy === machine;
  const hashes = isSame ? { ...others, [name]: await hashOf(shot) } : others;
  const sorted = Object.fromEntries(Object.entries(hashes).sort(([a], [b]) => (a < b ? -1 : 1)));
  writeFileSync(MANIFEST, `${JSON.stringify({ drawnBy: drawnBy || machine, pictures: sorted }, null, 2)}\n`);
}

async function difference(shot: Buffer, file: string): Promise<{ mean: number; visible: number }> {
  const golden = await sharp(file).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  const { width, height } = golden.info;
  const now = await sharp(shot).resize(width, height).removeAlpha().raw().toBuffer();
  let sum = 0;
  let visible = 0;
  for (let point = 0; point < now.length; point += 3) {
    let most = 0;
    for (let channel = 0; channel < 3; channel += 1) {
      const gap = Math.abs((now[point + channel] ?? 0) - (golden.data[point + channel] ?? 0));
      sum += gap;
      most = Math.max(most, gap);
    }
    if (most > VISIBLE) visible += 1;
  }
  return { mean: sum / now.length, visible: visible / (width * height) };
}
