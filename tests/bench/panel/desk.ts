import type { CDPSession, Page } from 'playwright-core';
import { launchBrowser } from '../../support/browser/chromium.ts';
import type { CountedServer } from './countedServer.ts';
import { scriptMs, signIn } from './rows.ts';

/** CPU throttling that simulates a school's old laptop. */
const SLOW_DOWN = 4;
/** Time to the server and back, in ms. */
const NETWORK_MS = 50;
const ROUNDS = 9;

export interface DeskMeasured {
  /** Script time of opening the next team's answer, with the processor slowed down, in ms. */
  opening: number;
  /** From a number key to 'Guardado', with the network slowed down, in ms. */
  saving: number;
}

const median = (values: number[]) => [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;

/** Measures the marking desk of an administrator, whose queue has all teams of the server. */
export async function measureDesk(server: CountedServer): Promise<DeskMeasured> {
  const browser = await launchBrowser();
  try {
    const context = await browser.newContext({ viewport: { width: 1366, height: 768 }, locale: 'pt-PT' });
    const page = await context.newPage();
    await signIn(page, server);
    await page.goto(`${server.base}/panel/solar-systems/answers/desk?mission=2`);
    await page.getByRole('radiogroup').first().waitFor();
    const cdp = await context.newCDPSession(page);
    await cdp.send('Performance.enable');
    const opening: number[] = [];
    for (let round = 0; round < ROUNDS; round += 1) opening.push(await openNext(page, cdp));
    await cdp.send('Network.enable');
    await cdp.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: NETWORK_MS,
      downloadThroughput: -1,
      uploadThroughput: -1,
    });
    const saving: number[] = [];
    for (let round = 0; round < ROUNDS; round += 1) saving.push(await saveMark(page));
    return { opening: median(opening), saving: median(saving) };
  } finally {
    await browser.close();
  }
}

async function openNext(page: Page, cdp: CDPSession): Promise<number> {
  // The answer that comes next has been fetched ahead by then.
  await page.waitForTimeout(1_000);
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: SLOW_DOWN });
  const address = page.url();
  const before = await scriptMs(cdp);
  await page.keyboard.press('Control+Enter');
  await page.waitForFunction((from) => location.href !== from, address);
  await page.waitForTimeout(1_500);
  const script = (await scriptMs(cdp)) - before;
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  return script;
}

/** Gives another mark than the present one, because the same would save nothing, and waits until the sign says that it is saved. */
async function saveMark(page: Page): Promise<number> {
  const levels = page.getByRole('radiogroup').first().getByRole('radio');
  await levels.first().focus();
  const isFirst = await levels.first().evaluate((level) => (level as unknown as { checked: boolean }).checked);
  // The page listens before the key is pressed: two calls under way may arrive in any order.
  await page.evaluate(LISTEN_TO_SAVING);
  await page.keyboard.press(isFirst ? '2' : '1');
  const ms = await page.evaluate('globalThis.saved');
  await page.waitForTimeout(500);
  return ms as number;
}

/** Runs in the page: `saved` resolves with the time from the next key to the sign 'Guardado' after 'A guardar…'. */
const LISTEN_TO_SAVING = `void (globalThis.saved = new Promise((resolve) => {
  const sign = document.querySelector('[data-bottom-bar] [role=status]');
  addEventListener('keydown', () => {
    const start = performance.now();
    let isSaving = false;
    const observer = new MutationObserver(() => {
      if (sign.textContent.startsWith('A guardar')) isSaving = true;
      if (!isSaving || sign.textContent !== 'Guardado') return;
      observer.disconnect();
      resolve(performance.now() - start);
    });
    observer.observe(sign, { childList: true, characterData: true, subtree: true });
  }, { once: true, capture: true });
}))`;
