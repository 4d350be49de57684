import type { Page } from 'playwright-core';
import { afterEach, expect, it } from 'vitest';
import { expectAccessible, visit } from '../../support/browser/browser.ts';
import { closePages, sharedBrowser } from '../../support/browser/chromium.ts';
import { skipPainting } from '../../support/browser/inPage.ts';

const PAGE = `<!doctype html><html lang="pt"><title>Página</title><body style="background: #fff"><main><h1>Título</h1>
<p id="pale" style="color: #bbb">Texto pálido</p></main></body></html>`;

/** Opens the page as tests do that look at nothing, also where screenshots are taken. */
async function openPage({ isPainted }: { isPainted: boolean }): Promise<Page> {
  const { page, context } = await visit(await sharedBrowser('shell'), 'laptop', { painted: true });
  if (!isPainted) await context.addInitScript(skipPainting);
  await page.goto(`data:text/html;charset=utf-8,${encodeURIComponent(PAGE)}`);
  return page;
}

afterEach(async () => closePages(await sharedBrowser('shell')));

it('an unpainted page shows nothing', async () => {
  const [painted, unpainted] = [await openPage({ isPainted: true }), await openPage({ isPainted: false })];
  const before = await unpainted.screenshot();
  expect(before.equals(await painted.screenshot())).toBe(false);
  await unpainted.locator('#pale').evaluate((text) => text.remove());
  expect((await unpainted.screenshot()).equals(before)).toBe(true);
});

it('axe reads an unpainted page as if it were painted', async () => {
  const page = await openPage({ isPainted: false });
  const refusal: { actual?: unknown } = await expectAccessible(page, 'página', 1_000).then(
    () => ({}),
    (error) => error,
  );
  expect(refusal.actual).toEqual([expect.stringMatching(/color-contrast.*id="pale"/)]);
  await page.locator('#pale').evaluate((text) => text.style.setProperty('color', '#333'));
  await expectAccessible(page, 'página');
});
