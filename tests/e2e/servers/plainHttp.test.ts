import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { visitToPlay } from '../../support/browser/browser.ts';
import { launchBrowser } from '../../support/browser/chromium.ts';
import { productUnderTest } from '../../support/browser/productUnderTest.ts';
import { TeamPlayer } from '../../support/browser/teamPlayer.ts';
import { playByWire, Wire } from '../../support/product/wire.ts';

/** A school's own name for its server: to a browser as little secure as any address that is not https. */
const SCHOOL = 'escola.test';

const under = productUnderTest();
let browser: Browser;
beforeAll(async () => {
  browser = await launchBrowser([`--host-resolver-rules=MAP ${SCHOOL} 127.0.0.1`]);
});
afterAll(() => browser?.close());

it('over plain HTTP a team signs in, writes, sends files and sits in the council', async () => {
  const { port } = new URL(under.product.base);
  const base = `http://${SCHOOL}:${port}`;
  const { page, context, noise } = await visitToPlay(browser, 'tablet', { touch: true, worker: true });
  const team = new TeamPlayer(page, async () => {});
  await team.signIn(base, 'demo-ic', under.password);
  const powers = await page.evaluate(() => [isSecureContext, 'serviceWorker' in navigator, 'randomUUID' in crypto]);
  expect(powers).toEqual([false, false, false]);
  await team.untilWriting();
  await team.write('texto', 'Queremos uma escola com árvores.');
  await team.upload('ficheiros');
  await page.getByRole('button', { name: 'Desembarcar' }).tap();
  await page.getByRole('dialog').getByRole('button', { name: 'Desembarcar' }).tap();
  await page.waitForURL('**/login');
  await playByWire(await new Wire(under.product.base).signIn('demo-dh', under.password), 'dh', 'Uma horta na escola.');
  await team.signIn(base, 'demo-dh', under.password);
  await page.getByText('Uma horta na escola.').first().waitFor({ timeout: 60_000 });
  expect(noise).toEqual([]);
  await context.close();
});
