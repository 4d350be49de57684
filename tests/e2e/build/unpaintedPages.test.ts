import { afterAll, beforeAll, expect, it } from 'vitest';
import { expectAccessible, paint, type Visitor, visit } from '../../support/browser/browser.ts';
import { closePages, sharedBrowser } from '../../support/browser/chromium.ts';

const PAGE = `<!doctype html><html lang="pt"><title>Página</title><main><h1>Título</h1>
<p id="pale" style="color: #bbb; background: #fff">Texto pálido</p></main></html>`;

let visitor: Visitor;
beforeAll(async () => {
  visitor = await visit(await sharedBrowser('shell'), 'laptop');
  await visitor.page.goto(`data:text/html;charset=utf-8,${encodeURIComponent(PAGE)}`);
});
afterAll(async () => {
  await closePages(visitor.context.browser() ?? undefined);
});

it('a page of a test is left unpainted until it is painted', async () => {
  const { page } = visitor;
  const { width, height } = { width: 40, height: 40 };
  const shot = () => page.screenshot({ clip: { x: 0, y: 0, width, height } });
  const unpainted = await shot();
  await paint(page);
  await page.evaluate(() => document.body.style.setProperty('background', '#b00'));
  expect((await shot()).equals(unpainted)).toBe(false);
  await page.evaluate(() => document.documentElement.removeAttribute('data-painted'));
  expect((await shot()).equals(unpainted)).toBe(true);
});

it('axe reads an unpainted page as if it were painted', async () => {
  const { page } = visitor;
  await page.evaluate(() => document.body.style.removeProperty('background'));
  const refusal: { actual?: unknown } = await expectAccessible(page, 'página', 1_000).then(
    () => ({}),
    (error) => error,
  );
  expect(refusal.actual).toEqual([expect.stringMatching(/color-contrast.*id="pale"/)]);
  await page.locator('#pale').evaluate((text) => text.style.setProperty('color', '#333'));
  await expectAccessible(page, 'página');
});
