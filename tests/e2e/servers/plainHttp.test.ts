import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { visitToPlay } from '../../support/browser/browser.ts';
import { launchBrowser } from '../../support/browser/chromium.ts';
import { productUnderTest } from '../../support/browser/productUnderTest.ts';
import { TeamPlayer } from '../../support/browser/teamPlayer.ts';
import { playGame } from '../../support/product/ApiClient.ts';

/** A host name of a local network, for which the browser gives no secure context over HTTP. */
const SCHOOL_HOST = 'escola.test';

const fixture = productUnderTest();
let browser: Browser;
beforeAll(async () => {
  browser = await launchBrowser([`--host-resolver-rules=MAP ${SCHOOL_HOST} 127.0.0.1`]);
});
afterAll(() => browser?.close());

it('over plain HTTP a team signs in, writes, uploads files and opens the council', async () => {
  const { port } = new URL(fixture.product.base);
  const base = `http://${SCHOOL_HOST}:${port}`;
  const { page, context, errors } = await visitToPlay(browser, 'tablet', { touch: true, worker: true });
  const team = new TeamPlayer(page, async () => {});
  await team.signIn(base, 'demo-ic', fixture.password);
  const secureFeatures = await page.evaluate(() => [
    isSecureContext,
    'serviceWorker' in navigator,
    'randomUUID' in crypto,
  ]);
  expect(secureFeatures).toEqual([false, false, false]);
  await team.untilWriting();
  await team.write('texto', 'Queremos uma escola com árvores.');
  await team.upload('ficheiros');
  await page.getByRole('button', { name: 'Desembarcar' }).tap();
  await page.getByRole('dialog').getByRole('button', { name: 'Desembarcar' }).tap();
  await page.waitForURL('**/login');
  await playGame(await fixture.signInToApi('demo-dh'), 'dh', 'Uma horta na escola.');
  await team.signIn(base, 'demo-dh', fixture.password);
  await page.getByText('Uma horta na escola.').first().waitFor({ timeout: 60_000 });
  expect(errors).toEqual([]);
  await context.close();
});
