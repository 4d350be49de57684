import type { Browser, CDPSession, Page } from 'playwright-core';
import { TeamPlayer } from '../../support/browser/teamPlayer.ts';
import { nothingAhead } from './nothingAhead.ts';
import { openPage } from './openPage.ts';
import { SIZE } from './openScene.ts';
import { PASSWORD, withProduct } from './product.ts';
import { swiftCard } from './swiftCard.ts';

/** An old school laptop beside the machine that measures. */
const SLOW_DOWN = 4;
const READY_MS = 120_000;
/** The sounds have come by then. */
const SETTLE_MS = 5_000;
const ROUNDS = 3;
/** Numbers of the reference, which every browser does alike: made, sorted, written and read. */
const REFERENCE_NUMBERS = 200_000;

/** What it takes from the address of the game to the first frame of the cockpit, the sign-in done. */
export interface Openings {
  empty: Wire;
  full: Wire;
  /**
   * Of the page's main thread at a quarter of the speed and with a full cache, in times of the reference at the same
   * speed; the middle of three.
   */
  work: number;
}

/** Until the first frame, with an empty or a full cache; the sounds come beside, and what is for later comes after. */
interface Wire {
  bytes: number;
  requests: number;
}

export function measureOpenings(browser: Browser): Promise<Openings> {
  return withProduct(async ({ base }) => {
    // Without the worker, which keeps the game on the device: what is measured is what the network and the cache give.
    const page = await openPage(browser, { viewport: SIZE, serviceWorkers: 'block' });
    await page.addInitScript(swiftCard);
    await page.addInitScript(nothingAhead);
    const session = await page.context().newCDPSession(page);
    await session.send('Network.enable');
    await new TeamPlayer(page, async () => {}).signInByKeys(base, 'demo-ds', PASSWORD);
    // What the sign-in still fetches would come into the cache anew.
    await page.goto('about:blank');
    await session.send('Network.clearBrowserCache');
    const empty = await wireOf(page, session, base);
    await page.waitForTimeout(SETTLE_MS);
    const full = await wireOf(page, session, base);
    await session.send('Emulation.setCPUThrottlingRate', { rate: SLOW_DOWN });
    const work: number[] = [];
    for (let round = 0; round < ROUNDS; round += 1) work.push(await workOf(page, session, base));
    await page.close();
    return { empty, full, work: work.sort((one, other) => one - other)[Math.floor(ROUNDS / 2)] ?? Number.NaN };
  });
}

async function firstFrame(page: Page, base: string): Promise<void> {
  await page.goto(`${base}/game`);
  await page.locator('[data-ready=true]').waitFor({ timeout: READY_MS });
  await page.waitForTimeout(300);
}

async function wireOf(page: Page, session: CDPSession, base: string): Promise<Wire> {
  const wire = { bytes: 0, requests: 0 };
  // What the page before asked for may still be arriving.
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

async function workOf(page: Page, session: CDPSession, base: string): Promise<number> {
  // Counted from nothing: a new page may be given a process of its own.
  await session.send('Performance.disable');
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  await firstFrame(page, base);
  const spent = await taskMs(session);
  return spent / (await referenceMs(page, session));
}

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

/** What the page's own thread has worked so far, in ms of its processor. */
async function taskMs(session: CDPSession): Promise<number> {
  const { metrics } = await session.send('Performance.getMetrics');
  return 1_000 * (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN);
}
