import type { Browser, Page } from 'playwright-core';
import { SOLAR_SYSTEMS } from '#content/solarSystems.ts';
import { TeamPlayer } from '../../support/browser/teamPlayer.ts';
import { nameGraphicsCard } from './nameGraphicsCard.ts';
import { openPage } from './openPage.ts';
import { PASSWORD, withProduct } from './product.ts';
import { stubDrawing } from './stubDrawing.ts';

const SIZE = { width: 1366, height: 768 };
const SLOW_DOWN = 4;
const LONG_MS = 50;
const LATE_MS = 100;
type Print = (line: string) => void;

/** Prints the tasks over 50 ms between the first cockpit frame and the council, with 4x CPU throttling. */
export async function longTasks(browser: Browser, print: Print): Promise<void> {
  await withProduct(async ({ base }) => {
    const page = await openPage(browser, { viewport: SIZE, hasTouch: true });
    await page.addInitScript(stubDrawing);
    await page.addInitScript(nameGraphicsCard);
    await page.addInitScript(timeLayoutQueries);
    await page.addInitScript(timePictureUploads);
    const team = new TeamPlayer(page, async () => {});
    await team.signInByKeys(base, 'demo-ds', PASSWORD);
    await page.locator('[data-ready=true]').waitFor({ timeout: 60_000 });
    await page.getByRole('button', { name: 'OK', exact: true }).waitFor({ timeout: 60_000 });
    const session = await page.context().newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: SLOW_DOWN });
    await watchTasks(page);
    await page.evaluate(() => window.layoutLooks.splice(0));
    await playToTheCouncil(team, page);
    const tasks = await page.evaluate(() => window.longTasks);
    const uploads = await page.evaluate(() => window.pictureUploads);
    const pictures = tasks.filter((task) => task.ms - msOfPictures(task, uploads) <= LONG_MS);
    const long = tasks.filter((task) => !pictures.includes(task));
    const times = long.map(({ ms }) => ms);
    print(
      `tasks over ${LONG_MS} ms at ${SLOW_DOWN}x slow-down: ${long.length} (asked 0), longest ${Math.max(0, ...times).toFixed(0)} ms, together ${sum(times).toFixed(0)} ms`,
    );
    print(
      `  and ${pictures.length} only because of pictures (asked <= 5): ${pictures.map(({ ms }) => Math.round(ms)).join(' ')} ms`,
    );
    const delays = await page.evaluate(() => window.inputDelays);
    print(
      `  inputs that waited over ${LATE_MS} ms: ${delays.filter((ms) => ms > LATE_MS).length} of ${delays.length} (asked 0), longest ${Math.max(0, ...delays).toFixed(0)} ms`,
    );
    const looks = await page.evaluate(() => window.layoutLooks);
    const scripts = await page.evaluate(() => window.scripts);
    print(`waited for the page to be laid out while measuring: ${sum(looks).toFixed(0)} ms in ${looks.length} looks`);
    const scenes = [...new Set(long.map(({ scene }) => scene))];
    for (const scene of scenes) {
      const here = long.filter((task) => task.scene === scene).sort((a, b) => b.ms - a.ms);
      print(`  ${scene}: ${here.map(({ ms }) => Math.round(ms)).join(' ')} ms`);
      for (const task of here) print(`    ${Math.round(task.ms)} ms: ${workOf(task, scripts).join(', ')}`);
    }
    await page.close();
  });
}

const sum = (values: readonly number[]) => values.reduce((all, value) => all + value, 0);

/** Times in ms, `since` from the start of the page. */
interface Span {
  since: number;
  ms: number;
}

interface Task extends Span {
  scene: string;
}

/** Returns how much of a task was the upload of pictures, ms. */
function msOfPictures(task: Task, uploads: readonly Span[]): number {
  const within = uploads.filter(({ since }) => since >= task.since && since < task.since + task.ms);
  return sum(within.map(({ ms }) => ms));
}

/** Returns what the browser says ran in a task, and for how long. */
function workOf({ since, ms }: Task, scripts: readonly Script[]): string[] {
  return scripts
    .filter((script) => script.since >= since - 1 && script.since < since + ms)
    .map(
      ({ name, ms: taken, layoutMs }) =>
        `${name} ${Math.round(taken)}${layoutMs > 1 ? ` (layout ${Math.round(layoutMs)})` : ''}`,
    );
}

/** A script of a long animation frame. */
interface Script extends Span {
  name: string;
  /** Time that it waited for styles and layout, ms. */
  layoutMs: number;
}

/** An entry of the Long Animation Frames API, which TypeScript does not know yet. */
interface AnimationFrameEntry extends PerformanceEntry {
  scripts: {
    startTime: number;
    duration: number;
    forcedStyleAndLayoutDuration: number;
    invoker: string;
    sourceFunctionName: string;
    sourceURL: string;
    sourceCharPosition: number;
  }[];
}

declare global {
  interface Window {
    longTasks: Task[];
    scripts: Script[];
    /** Time in ms from each press or key until the page handled it. */
    inputDelays: number[];
    /** Uploads of pictures to the graphics card. */
    pictureUploads: Span[];
    /** Durations in ms of height queries that forced a layout. */
    layoutLooks: number[];
  }
}

/** Runs in the page: records the duration of each height query. */
function timeLayoutQueries(): void {
  const { prototype } = Element;
  const height = Object.getOwnPropertyDescriptor(prototype, 'scrollHeight');
  window.layoutLooks = [];
  Object.defineProperty(prototype, 'scrollHeight', {
    ...height,
    get(this: Element) {
      const since = performance.now();
      const value: number = height?.get?.call(this);
      const ms = performance.now() - since;
      if (ms > 0) window.layoutLooks.push(ms);
      return value;
    },
  });
}

/** Runs in the page: records each upload of a picture to the graphics card. */
function timePictureUploads(): void {
  const { prototype } = WebGL2RenderingContext;
  const upload = prototype.texImage2D;
  window.pictureUploads = [];
  prototype.texImage2D = function (this: WebGL2RenderingContext, ...given: unknown[]) {
    const since = performance.now();
    Reflect.apply(upload, this, given);
    if (given.at(-1) instanceof ImageBitmap) window.pictureUploads.push({ since, ms: performance.now() - since });
  };
}

async function watchTasks(page: Page): Promise<void> {
  await page.evaluate(() => {
    window.longTasks = [];
    window.inputDelays = [];
    window.scripts = [];
    const inputs: PerformanceObserverInit & { durationThreshold: number } = { type: 'event', durationThreshold: 16 };
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        if (!(entry instanceof PerformanceEventTiming) || entry.interactionId === 0) continue;
        window.inputDelays.push(entry.processingStart - entry.startTime);
      }
    }).observe(inputs);
    new PerformanceObserver((list) => {
      const scene = document.querySelector('[data-scene]')?.getAttribute('data-scene') ?? '';
      for (const { startTime, duration } of list.getEntries()) {
        window.longTasks.push({ since: startTime, ms: duration, scene });
      }
    }).observe({ type: 'longtask' });
    new PerformanceObserver((list) => {
      for (const { scripts } of list.getEntries() as AnimationFrameEntry[]) {
        for (const script of scripts) {
          const file = script.sourceURL.split('/').at(-1) ?? '';
          window.scripts.push({
            since: script.startTime,
            ms: script.duration,
            layoutMs: script.forcedStyleAndLayoutDuration,
            name: `${script.invoker} ${script.sourceFunctionName} ${file}:${script.sourceCharPosition}`,
          });
        }
      }
    }).observe({ type: 'long-animation-frame' });
  });
}

async function playToTheCouncil(team: TeamPlayer, page: Page): Promise<void> {
  const { levels } = SOLAR_SYSTEMS.ds;
  await team.tutorial(3);
  await team.press('OK', '');
  for (const { options } of levels.level1) await team.answerQuiz('', options.correct);
  await team.finishMission('');
  await team.decide('', [0, 2], 2);
  await team.press('OK', '');
  await team.write('', 'Uma T-shirt anda muito até chegar aqui.');
  await team.finishMission('');
  await team.press('OK', '');
  await team.upload('');
  await team.finishMission('');
  await team.decide('', [1], 0);
  await team.press('OK', '');
  for (const [index] of levels.level4.entries()) await team.write('', `Uma horta no pátio. (${index + 1})`);
  await team.finishMission('');
  await team.press('OK', '');
  await page.getByRole('main', { name: 'Conselho Galáctico' }).waitFor({ timeout: 120_000 });
}
