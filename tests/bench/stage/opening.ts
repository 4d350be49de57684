import type { Browser, CDPSession, Page } from 'playwright-core';
import { enableDataSaver } from '../../support/browser/inPage.ts';
import { TeamPlayer } from '../../support/browser/teamPlayer.ts';
import { nameGraphicsCard } from './nameGraphicsCard.ts';
import { openPage } from './openPage.ts';
import { SIZE } from './openScene.ts';
import { PASSWORD, withProduct } from './product.ts';
import { stubDrawing } from './stubDrawing.ts';

const READY_MS = 120_000;
/** Time until the sounds have loaded. */
const SETTLE_MS = 5_000;
const ROUNDS = 5;
/** Size of the reference workload, about as long as an opening: numbers that are generated, sorted, serialised and parsed. */
const REFERENCE_NUMBERS = 1_000_000;

/** Cost of opening the game up to the first cockpit frame, with the user already signed in. */
export interface Openings {
  empty: Wire;
  full: Wire;
  /**
   * Work of the page's main thread with a full cache, relative to the reference workload, over five rounds of both in turn:
   * what other processes on the computer add falls on both. Not throttled: a slow load draws more frames of the loading
   * screen, while the reference workload stays the same.
   */
  work: number;
}

/** Bytes and requests until the first frame, with an empty or a full cache, without sounds and prefetching. */
interface Wire {
  bytes: number;
  requests: number;
}

export function measureOpenings(browser: Browser): Promise<Openings> {
  return withProduct(async ({ base }) => {
    // Without the service worker, so that only network and HTTP cache are measured.
    const page = await openPage(browser, { viewport: SIZE, serviceWorkers: 'block' });
    await page.addInitScript(stubDrawing);
    await page.addInitScript(nameGraphicsCard);
    await page.addInitScript(enableDataSaver);
    const session = await page.context().newCDPSession(page);
    await session.send('Network.enable');
    await new TeamPlayer(page, async () => {}).signInByKeys(base, 'demo-ds', PASSWORD);
    // Stops pending requests of the sign-in page, which would refill the cache.
    await page.goto('about:blank');
    await session.send('Network.clearBrowserCache');
    const empty = await wireOf(page, session, base);
    await page.waitForTimeout(SETTLE_MS);
    const full = await wireOf(page, session, base);
    let work = 0;
    let reference = 0;
    for (let round = 0; round < ROUNDS; round += 1) {
      work += await workOf(page, session, base);
      reference += await referenceMs(page, session);
    }
    await page.close();
    return { empty, full, work: work / reference };
  });
}

async function firstFrame(page: Page, base: string): Promise<void> {
  await page.goto(`${base}/game`);
  await page.locator('[data-ready=true]').waitFor({ timeout: READY_MS });
  await page.waitForTimeout(300);
}

async function wireOf(page: Page, session: CDPSession, base: string): Promise<Wire> {
  const wire = { bytes: 0, requests: 0 };
  // Responses to the previous page may still be arriving.
  const asked = new Set<string>();
  const begun = ({ requestId, response }: { requestId: string; response: { mimeType: string } }) => {
    if (!/^(audio|video)\//.test(response.mimeType)) asked.add(requestId);
  };
  const arrived = ({ requestId, encodedDataLength }: { requestId: string; encodedDataLength: number }) => {
    if (!asked.has(requestId)) return;
    wire.bytes += encodedDataLength;
    wire.requests += 1;
  };
  session.on('Network.responseReceived', begun);
  session.on('Network.loadingFinished', arrived);
  await firstFrame(page, base);
  session.off('Network.responseReceived', begun);
  session.off('Network.loadingFinished', arrived);
  return wire;
}

/** Returns the CPU time of the page's main thread up to the first frame, in ms. */
async function workOf(page: Page, session: CDPSession, base: string): Promise<number> {
  // Resets the counters, because a new page may get a new process.
  await session.send('Performance.disable');
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  await firstFrame(page, base);
  return taskMs(session);
}

/** Returns the CPU time that the reference workload takes in the page, in ms. */
async function referenceMs(page: Page, session: CDPSession): Promise<number> {
  const before = await taskMs(session);
  await page.evaluate(
    (count) =>
      new Promise<void>((done) => {
        setTimeout(() => {
          let seed = 1;
          const numbers = Array.from({ length: count }, () => {
            seed = (seed * 48_271) % 2_147_483_647;
            return seed;
          });
          numbers.sort((one, other) => one - other);
          JSON.parse(JSON.stringify(numbers));
          done();
        }, 0);
      }),
    REFERENCE_NUMBERS,
  );
  return (await taskMs(session)) - before;
}

/** Returns the CPU time of the page's main thread so far, in ms. */
async function taskMs(session: CDPSession): Promise<number> {
  const { metrics } = await session.send('Performance.getMetrics');
  return 1_000 * (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN);
}
