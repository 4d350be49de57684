import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { openPage } from './openPage.ts';
import { HALL, openScene, SIZE } from './openScene.ts';
import { recordSprites } from './recordSprites.ts';
import type { SpriteRecord } from './sprites.ts';

/** The scenes that stay: all others pass within seconds. `write` and `missionArrival` have their screen raised. */
const LASTING_SCENES = ['cockpit', 'write', 'hangar', 'council', 'missionArrival', HALL] as const;

const ASSETS = resolve(import.meta.dirname, '../../../assets');
const RECORDED_FRAMES = 30;
/** Rounds before the counted ones: after ten thousand frames the compiler has settled; a lesson has a hundred thousand. */
const WARM_ROUNDS = 10;
const ROUNDS = 15;
const FRAMES = 1_000;

const median = (values: readonly number[]) =>
  [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;

interface Contender {
  page: Page;
  clock: () => Promise<number>;
  /** Script time of one frame in each round, in ms. */
  costs: number[];
}

interface Bases {
  /** Address of the designers' scene selector. */
  scenes: string;
  /** Address of the bench pages. */
  bench: string;
}

/**
 * Compares the script time of a frame of each lasting scene with that of plain Pixi and of Phaser, which draw the same
 * sprites one by one. The sprites are recorded where the stage draws each of them: with the canvas renderer, or for the hall, which
 * that one does not draw, with WebGL. Scenes named in `only` are the only ones, if there are any.
 */
export async function compareFrames(
  browser: Browser,
  bases: Bases,
  { only, print }: { only: readonly string[]; print: (line: string) => void },
): Promise<void> {
  const asked = LASTING_SCENES.filter((scene) => only.includes(scene));
  for (const scene of asked.length > 0 ? asked : LASTING_SCENES) {
    const sprites = await spritesOf(browser, bases.scenes, scene);
    const { page } = await openScene(browser, bases.scenes, scene);
    const all = [
      await contender(page),
      await contender(await openBenchPage(browser, bases.bench, 'plain', sprites)),
      await contender(await openBenchPage(browser, bases.bench, 'phaser', sprites)),
    ];
    for (const { page } of all) await drawNothing(page);
    const calls = await drawCalls(page);
    for (let round = 0; round < WARM_ROUNDS + ROUNDS; round += 1) for (const one of all) await draw(one);
    const [ours = [], plain = [], phaser = []] = all.map(({ costs }) => costs.slice(WARM_ROUNDS));
    const ratioTo = (others: readonly number[]) =>
      median(ours.map((cost, round) => cost / (others[round] ?? 1))).toFixed(2);
    const moving = sprites.filter(({ poses }) => poses.length > 1).length;
    print(
      `${scene}, ${sprites.length} pictures, ${moving} moving, ${calls} draw calls: ${median(ours).toFixed(3)} ms of script a frame`,
    );
    print(`  / plain Pixi: ${ratioTo(plain)} (asked <= 1.0)`);
    print(`  / Phaser:     ${ratioTo(phaser)} (asked <= 0.4)`);
    for (const { page } of all) await page.close();
  }
}

async function spritesOf(browser: Browser, base: string, scene: string): Promise<SpriteRecord[]> {
  const { page } = await openScene(browser, base, scene, scene === HALL ? 'webgl' : 'canvas');
  const sprites = await recordSprites(page, RECORDED_FRAMES);
  await page.close();
  return sprites;
}

async function openBenchPage(
  browser: Browser,
  base: string,
  name: 'plain' | 'phaser',
  sprites: readonly SpriteRecord[],
): Promise<Page> {
  const page = await openPage(browser, { viewport: SIZE });
  await page.route('**/pictures/**', (route) => route.fulfill({ path: pictureFile(route.request().url()) }));
  await page.goto(`${base}/${name}.html`);
  await page.waitForFunction(() => window.bench !== undefined);
  await page.evaluate(({ sprites, width, height }) => window.bench?.load(sprites, width, height), { sprites, ...SIZE });
  return page;
}

/** Returns the file of one of the product's pictures by its key; of one that it draws in code, another. */
function pictureFile(url: string): string {
  const file = join(ASSETS, new URL(url).pathname.replace('/pictures/', ''));
  return existsSync(file) ? file : join(ASSETS, 'shared/glow.webp');
}

/** Returns the number of WebGL draw calls of one frame. */
function drawCalls(page: Page): Promise<number> {
  return page.evaluate(() => {
    const { prototype } = WebGL2RenderingContext;
    const { drawElements, drawArrays } = prototype;
    let calls = 0;
    const count = () => {
      calls += 1;
    };
    Object.assign(prototype, { drawElements: count, drawArrays: count });
    window.stageDesk?.clock.advance(1000 / 60);
    Object.assign(prototype, { drawElements, drawArrays });
    return calls;
  });
}

/**
 * Stubs the drawing calls of WebGL but keeps everything before them: without a GPU, rasterising would take a thousand times
 * longer than preparing a frame, and the page would spend its time waiting for it.
 */
const drawNothing = (page: Page) =>
  page.evaluate(() => {
    for (const { prototype } of [WebGLRenderingContext, WebGL2RenderingContext]) {
      Object.assign(prototype, { clear: () => {}, drawElements: () => {}, drawArrays: () => {} });
    }
  });

async function contender(page: Page): Promise<Contender> {
  return { page, clock: await scriptClock(page), costs: [] };
}

/** Returns a function that reads the script time of the page's main thread so far in ms, from the browser's counters. */
async function scriptClock(page: Page): Promise<() => Promise<number>> {
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  return async () => {
    const { metrics } = await session.send('Performance.getMetrics');
    return (metrics.find(({ name }) => name === 'ScriptDuration')?.value ?? 0) * 1_000;
  };
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
