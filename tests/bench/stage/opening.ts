import type { Browser, CDPSession, Page } from 'playwright-core';
import { TeamPlayer } from '../../support/teamPlayer.ts';
import { openPage } from './openPage.ts';
import { SIZE } from './openScene.ts';
import { PASSWORD, withProduct } from './product.ts';
import { swiftCard } from './swiftCard.ts';

/** An old school laptop beside the machine that measures. */
const SLOW_DOWN = 4;
const READY_MS = 120_000;
/** What is fetched ahead for later has come by then. */
const SETTLE_MS = 5_000;
const ROUNDS = 3;
/** Numbers of the reference, which every browser does alike: made, sorted, written and read. */
const REFERENCE_NUMBERS = 200_000;

/** What it takes from the address of the game to the first frame of the cockpit, the sign-in done. */
export interface Opening {
  /** On the wire. */
  bytes: number;
  requests: number;
  /** Of the page's main thread at a quarter of the speed, in times of the reference at the same speed. */
  work: number;
}

/** With an empty cache, and with a full one. Of the work the middle of three. */
export function measureOpenings(browser: Browser): Promise<{ empty: Opening; full: Opening }> {
  return withProduct(async ({ base }) => {
    const page = await openPage(browser, { viewport: SIZE });
    await page.addInitScript(swiftCard);
    const session = await page.context().newCDPSession(page);
    await session.send('Network.enable');
    await session.send('Performance.enable', { timeDomain: 'threadTicks' });
    await new TeamPlayer(page, async () => {}).signInByKeys(base, 'demo-ds', PASSWORD);
    await session.send('Emulation.setCPUThrottlingRate', { rate: SLOW_DOWN });
    const empty: Opening[] = [];
    const full: Opening[] = [];
    for (let round = 0; round < ROUNDS; round += 1) {
      await session.send('Network.clearBrowserCache');
      empty.push(await openOnce(page, session, base));
      await page.waitForTimeout(SETTLE_MS);
      full.push(await openOnce(page, session, base));
    }
    await page.close();
    return { empty: middle(empty), full: middle(full) };
  });
}

async function openOnce(page: Page, session: CDPSession, base: string): Promise<Opening> {
  let bytes = 0;
  let requests = 0;
  const arrived = ({ encodedDataLength }: { encodedDataLength: number }) => {
    bytes += encodedDataLength;
    requests += 1;
  };
  session.on('Network.loadingFinished', arrived);
  const before = await taskMs(session);
  await page.goto(`${base}/game`);
  await page.locator('[data-ready=true]').waitFor({ timeout: READY_MS });
  await page.waitForTimeout(300);
  const spent = (await taskMs(session)) - before;
  session.off('Network.loadingFinished', arrived);
  return { bytes, requests, work: spent / (await referenceMs(page, session)) };
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

function middle(openings: readonly Opening[]): Opening {
  return [...openings].sort((one, other) => one.work - other.work)[Math.floor(openings.length / 2)]!;
}
