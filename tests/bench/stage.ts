/**
 * `npm run bench:stage`: compares a frame of each lasting scene with plain Pixi and Phaser drawing the same sprites, and measures the
 * stage's textures, the download up to its first frame, long tasks on a slow processor, and the heap. Prints ratios and
 * figures; asserts nothing. Part names (frames, textures, openings, tasks, heap) as arguments measure only those, and names of scenes
 * beside `frames` only their frames.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import type { Browser } from 'playwright-core';
import { build } from 'vite';
import { SCENES } from '#client/game/flow/scenes.ts';
import { ensureScenesBuilt } from '../../tools/setup.mjs';
import { launchBrowser } from '../support/browser/chromium.ts';
import { baseOf, servePages } from '../support/scenes/scenesPages.ts';
import { measureFirstVisits } from './stage/firstVisit.ts';
import { compareFrames } from './stage/frames.ts';
import { heapOverLesson } from './stage/heap.ts';
import { longTasks } from './stage/lesson.ts';
import { measureOpenings } from './stage/opening.ts';
import { openScene } from './stage/openScene.ts';
import { textureBytes } from './stage/recordSprites.ts';

const SCENE_NAMES = [...SCENES, 'login'];

const PAGES = resolve(import.meta.dirname, 'stage');
/** Bytes. */
const MEGABYTE = 1024 * 1024;

const print = (line: string) => process.stdout.write(`${line}\n`);

async function weighTextures(browser: Browser, base: string): Promise<void> {
  for (const scene of SCENE_NAMES) {
    const { page, pictureBytes } = await openScene(browser, base, scene);
    print(`textures of ${scene}: ${((await textureBytes(page)) / MEGABYTE).toFixed(1)} MB (asked <= 32)`);
    print(`  pictures on the wire: ${(pictureBytes() / 1e3).toFixed(0)} kB`);
    await page.close();
  }
}

async function watchHeap(browser: Browser, base: string): Promise<void> {
  const { page } = await openScene(browser, base, 'cockpit');
  print(`heap after 45 simulated minutes / after 10: ${(await heapOverLesson(page)).toFixed(3)} (asked <= 1.02)`);
  await page.close();
}

async function printOpenings(browser: Browser): Promise<void> {
  const { empty, full, work } = await measureOpenings(browser);
  print(
    `first cockpit frame, empty cache: ${(empty.bytes / 1e6).toFixed(2)} MB, ${empty.requests} requests (asked <= 0.9 MB, 40)`,
  );
  print(
    `first cockpit frame, full cache: ${(full.bytes / 1e3).toFixed(1)} kB, ${full.requests} requests (asked <= 20 kB)`,
  );
  const visits = await measureFirstVisits(browser);
  for (const [who, { bytes, requests }] of Object.entries(visits)) {
    print(`first visit of a ${who}, from the sign-in: ${(bytes / 1e6).toFixed(2)} MB, ${requests.length} requests`);
  }
  print(`first cockpit frame, main thread at a quarter of the speed: ${work.toFixed(1)} times the reference`);
}

const benchDir = mkdtempSync(join(tmpdir(), 'bench-pages-'));
await build({
  root: PAGES,
  configFile: false,
  logLevel: 'error',
  build: {
    outDir: benchDir,
    emptyOutDir: true,
    rolldownOptions: { input: ['plain', 'phaser'].map((name) => join(PAGES, `${name}.html`)) },
  },
});
const asked = process.argv.slice(2);
const scenes = await servePages(ensureScenesBuilt());
const pages = await servePages(benchDir);
const browser = await launchBrowser();
try {
  const parts = {
    frames: () => compareFrames(browser, { scenes: baseOf(scenes), bench: baseOf(pages) }, { only: asked, print }),
    textures: () => weighTextures(browser, baseOf(scenes)),
    openings: () => printOpenings(browser),
    tasks: () => longTasks(browser, print),
    heap: () => watchHeap(browser, baseOf(scenes)),
  };
  for (const [name, measure] of Object.entries(parts)) if (asked.length === 0 || asked.includes(name)) await measure();
} finally {
  await browser.close();
  await scenes.close();
  await pages.close();
  rmSync(benchDir, { recursive: true, force: true });
}
