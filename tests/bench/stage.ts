/**
 * `npm run bench:stage`: compares a frame of the cockpit with plain Pixi and Phaser drawing the same sprites, and measures the
 * stage's textures, the download up to its first frame, long tasks on a slow processor, and the heap. Prints ratios and
 * figures; asserts nothing. Part names (frames, textures, openings, tasks, heap) as arguments measure only those.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { build } from 'vite';
import { SCENES } from '#client/game/flow/scenes.ts';
import { ensureScenesBuilt } from '../../tools/setup.mjs';
import { launchBrowser } from '../support/browser/chromium.ts';
import { baseOf, servePages } from '../support/scenes/scenesPages.ts';
import { heapOverLesson } from './stage/heap.ts';
import { longTasks } from './stage/lesson.ts';
import { measureOpenings } from './stage/opening.ts';
import { openPage } from './stage/openPage.ts';
import { openScene, SIZE } from './stage/openScene.ts';
import { recordSprites, textureBytes } from './stage/recordSprites.ts';

const SCENE_NAMES = [...SCENES, 'login'];

const PAGES = resolve(import.meta.dirname, 'stage');
const ASSETS = resolve(import.meta.dirname, '../../assets');
const RECORDED_FRAMES = 30;
/** Rounds for JIT warm-up, not counted. */
const WARM_ROUNDS = 2;
const ROUNDS = 9;
const FRAMES = 1_000;
/** Bytes. */
const MEGABYTE = 1024 * 1024;

const median = (values: readonly number[]) =>
  [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
const print = (line: string) => process.stdout.write(`${line}\n`);

/** Returns a function that reads the script time of the page's main thread so far in ms, from the browser's counters. */
async function scriptClock(page: Page): Promise<() => Promise<number>> {
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  return async () => {
    const { metrics } = await session.send('Performance.getMetrics');
    return (metrics.find(({ name }) => name === 'ScriptDuration')?.value ?? 0) * 1_000;
  };
}

interface Contender {
  name: string;
  page: Page;
  clock: () => Promise<number>;
  costs: number[];
}

async function contender(name: string, page: Page): Promise<Contender> {
  return { name, page, clock: await scriptClock(page), costs: [] };
}

async function draw({ page, clock, costs }: Contender): Promise<void> {
  const before = await clock();
  // In a separate task, because code evaluated by the debugger does not count as script time.
  await page.evaluate(
    (count) =>
      new Promise<void>((done) => {
        setTimeout(() => {
          if (window.bench) window.bench.frames(count);
          else for (let frame = 0; frame < count; frame += 1) window.stageDesk?.clock.advance(1000 / 60);
          done();
        });
      }),
    FRAMES,
  );
  costs.push(((await clock()) - before) / FRAMES);
}

/**
 * Stubs the drawing calls of WebGL but keeps everything before them: without a GPU, rasterising would take a thousand times
 * longer than preparing a frame.
 */
const drawNothing = (page: Page) =>
  page.evaluate(() => {
    for (const { prototype } of [WebGLRenderingContext, WebGL2RenderingContext]) {
      Object.assign(prototype, { drawElements: () => {}, drawArrays: () => {} });
    }
  });

/** Returns the file of one of the product's pictures by its key. */
function pictureFile(url: string): string {
  return join(ASSETS, new URL(url).pathname.replace('/pictures/', ''));
}

async function compareFrames(browser: Browser, base: string, benchBase: string): Promise<void> {
  const { page: ours } = await openScene(browser, base, 'cockpit');
  const sprites = await recordSprites(ours, RECORDED_FRAMES);
  const others = [];
  for (const name of ['plain', 'phaser']) {
    const page = await openPage(browser, { viewport: SIZE });
    await page.route('**/pictures/**', (route) => route.fulfill({ path: pictureFile(route.request().url()) }));
    await page.goto(`${benchBase}/${name}.html`);
    await page.waitForFunction(() => window.bench !== undefined);
    await page.evaluate(({ sprites, width, height }) => window.bench?.load(sprites, width, height), {
      sprites,
      ...SIZE,
    });
    others.push(await contender(name, page));
  }
  const all = [await contender('cockpit', ours), ...others];
  for (const { page } of all) await drawNothing(page);
  for (let round = 0; round < WARM_ROUNDS + ROUNDS; round += 1) for (const one of all) await draw(one);
  const [cockpit, plain, phaser] = all.map(({ costs }) => median(costs.slice(WARM_ROUNDS)));
  const moving = sprites.filter(({ poses }) => poses.length > 1).length;
  print(`cockpit at rest, ${sprites.length} pictures, ${moving} moving, script a frame: ${cockpit?.toFixed(3)} ms`);
  print(`  / plain Pixi: ${((cockpit ?? 0) / (plain ?? 1)).toFixed(2)} (asked <= 1.1)`);
  print(`  / Phaser:     ${((cockpit ?? 0) / (phaser ?? 1)).toFixed(2)} (asked <= 0.6)`);
  for (const { page } of all) await page.close();
}

async function weighTextures(browser: Browser, base: string): Promise<void> {
  for (const scene of SCENE_NAMES) {
    const { page, pictureBytes } = await openScene(browser, base, scene);
    print(`textures of ${scene}: ${((await textureBytes(page)) / MEGABYTE).toFixed(1)} MB (asked <= 64)`);
    print(`  pictures on the wire: ${(pictureBytes() / 1e3).toFixed(0)} kB`);
    await page.close();
  }
}

async function watchHeap(browser: Browser, base: string): Promise<void> {
  const { page } = await openScene(browser, base, 'cockpit');
  print(`heap after 45 simulated minutes / after 5: ${(await heapOverLesson(page)).toFixed(3)} (asked <= 1.05)`);
  await page.close();
}

async function printOpenings(browser: Browser): Promise<void> {
  const { empty, full, work } = await measureOpenings(browser);
  print(
    `first cockpit frame, empty cache: ${(empty.bytes / 1e6).toFixed(2)} MB, ${empty.requests} requests (asked <= 1.8 MB)`,
  );
  print(
    `first cockpit frame, full cache: ${(full.bytes / 1e3).toFixed(1)} kB, ${full.requests} requests (asked <= 30 kB)`,
  );
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
const scenes = await servePages(ensureScenesBuilt());
const pages = await servePages(benchDir);
const browser = await launchBrowser();
try {
  const parts = {
    frames: () => compareFrames(browser, baseOf(scenes), baseOf(pages)),
    textures: () => weighTextures(browser, baseOf(scenes)),
    openings: () => printOpenings(browser),
    tasks: () => longTasks(browser, print),
    heap: () => watchHeap(browser, baseOf(scenes)),
  };
  const asked = process.argv.slice(2);
  for (const [name, measure] of Object.entries(parts)) if (asked.length === 0 || asked.includes(name)) await measure();
} finally {
  await browser.close();
  await scenes.close();
  await pages.close();
  rmSync(benchDir, { recursive: true, force: true });
}
