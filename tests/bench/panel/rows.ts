import type { Browser, CDPSession, Page } from 'playwright-core';
import { launchBrowser } from '../../support/browser/chromium.ts';
import type { CountedServer } from './countedServer.ts';

/** CPU throttling that simulates a school's old laptop. */
const SLOW_DOWN = 4;
const ROUNDS = 9;

export interface RowsMeasured {
  /** Total script time of showing 50 rows instead of 10, in ms. */
  script: number;
  /** The longest single task, in ms. */
  longest: number;
}

const median = (values: number[]) => [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;

/** Measures showing 50 rows of a list whose data are already loaded, with CPU throttling. */
export async function measureRows(server: CountedServer, path: string): Promise<RowsMeasured> {
  const browser = await launchBrowser();
  try {
    const context = await browser.newContext({ viewport: { width: 1366, height: 768 }, locale: 'pt-PT' });
    const page = await context.newPage();
    await signIn(page, server);
    await page.goto(`${server.base}${path}`);
    const cdp = await context.newCDPSession(page);
    await cdp.send('Performance.enable');
    const measured: RowsMeasured[] = [];
    for (let round = 0; round < ROUNDS; round += 1) {
      await show(page, '50');
      await show(page, '10');
      await cdp.send('Emulation.setCPUThrottlingRate', { rate: SLOW_DOWN });
      measured.push(await measureOnce(page, browser, cdp));
      await cdp.send('Emulation.setCPUThrottlingRate', { rate: 1 });
      await show(page, '10');
    }
    return { script: median(measured.map(({ script }) => script)), longest: median(measured.map((m) => m.longest)) };
  } finally {
    await browser.close();
  }
}

async function measureOnce(page: Page, browser: Browser, cdp: CDPSession): Promise<RowsMeasured> {
  await page.waitForTimeout(400);
  await browser.startTracing(page, { categories: ['devtools.timeline'] });
  await page.evaluate(CHOOSE_SOON);
  const before = await scriptMs(cdp);
  await page.waitForTimeout(1_500);
  const script = (await scriptMs(cdp)) - before;
  const { traceEvents } = JSON.parse((await browser.stopTracing()).toString()) as { traceEvents: TraceEvent[] };
  const calls = traceEvents.filter(({ name }) => name === 'FunctionCall').map(({ dur = 0 }) => dur / 1_000);
  return { script, longest: Math.max(0, ...calls) };
}

/** Runs in a timer, so that the measurement's own evaluation is not part of the task. */
const CHOOSE_SOON = `setTimeout(() => {
  const select = document.querySelector('nav select');
  Object.getOwnPropertyDescriptor(HTMLSelectElement.prototype, 'value').set.call(select, '50');
  select.dispatchEvent(new Event('change', { bubbles: true }));
}, 300)`;

interface TraceEvent {
  name: string;
  /** Duration in microseconds. */
  dur?: number;
}

/** Returns the script time of the page so far, in ms. */
export async function scriptMs(cdp: CDPSession): Promise<number> {
  const { metrics } = await cdp.send('Performance.getMetrics');
  return 1_000 * (metrics.find(({ name }) => name === 'ScriptDuration')?.value ?? Number.NaN);
}

async function show(page: Page, size: string): Promise<void> {
  await page.locator('nav select').first().selectOption(size);
  await page.locator(`tbody > tr:nth-child(${size}):last-child`).waitFor({ state: 'attached' });
}

/** Signs the administrator of the seeded country in. */
export async function signIn(page: Page, server: CountedServer): Promise<void> {
  await page.goto(`${server.base}/login`);
  await page.getByLabel('Nome de Utilizador').fill('bench-admin');
  await page.getByLabel('Palavra-Passe', { exact: true }).fill(server.password);
  await page.getByRole('button', { name: 'Jogar' }).click();
  await page.waitForURL('**/panel');
}
