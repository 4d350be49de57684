import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { visit } from '../../support/browser/browser.ts';
import { productUnderTest } from '../../support/browser/productUnderTest.ts';
import { signInToStorage } from '../../support/browser/signInToStorage.ts';

const fixture = productUnderTest();

/** Long enough for at least five frames of a stage that moves, on a busy machine too. */
const LOOK_MS = 2_000;

/** Runs in the page before its own scripts: counts the pictures that the stage draws. */
function countPictures(): void {
  const { readPixels } = WebGL2RenderingContext.prototype;
  Object.assign(globalThis, { drawn: 0 });
  WebGL2RenderingContext.prototype.readPixels = function (
    this: WebGL2RenderingContext,
    ...args: Parameters<typeof readPixels>
  ) {
    Reflect.set(globalThis, 'drawn', Reflect.get(globalThis, 'drawn') + 1);
    readPixels.apply(this, args);
  } as typeof readPixels;
}

/** Runs in the page before its own scripts: every frame comes late. */
function delayFrames(): void {
  const { requestAnimationFrame } = globalThis;
  globalThis.requestAnimationFrame = (callback) =>
    setTimeout(() => requestAnimationFrame(callback), 250) as unknown as number;
}

/** Returns how many pictures the stage draws in two seconds. */
async function picturesOf(page: Page): Promise<number> {
  const before = await page.evaluate<number>('drawn');
  await page.waitForTimeout(LOOK_MS);
  return (await page.evaluate<number>('drawn')) - before;
}

async function openSky(script?: () => void) {
  const visitor = await visit(fixture.browser, 'laptop', { prefetches: true, painted: true });
  await visitor.context.addInitScript(countPictures);
  if (script) await visitor.context.addInitScript(script);
  await visitor.page.goto(`${fixture.product.base}/login`);
  await visitor.page.locator('[data-ready=true]').waitFor({ state: 'attached' });
  return visitor;
}

/** Sets whether the tab is hidden, as when another one is shown. */
function setHidden(page: Page, isHidden: boolean): Promise<void> {
  return page.evaluate((hidden) => {
    Object.defineProperty(document, 'hidden', { value: hidden, configurable: true });
    document.dispatchEvent(new Event('visibilitychange'));
  }, isHidden);
}

describe('the stage', () => {
  it('draws the game, but nothing while it is hidden or a dialog covers it', async () => {
    const storageState = await signInToStorage(fixture.product.base, 'demo-ic', fixture.password);
    const { page, context, errors } = await visit(fixture.browser, 'laptop', { storageState, painted: true });
    await context.addInitScript(countPictures);
    await page.goto(`${fixture.product.base}/game`);
    await page.locator('[data-ready=true]').waitFor();
    expect(await picturesOf(page)).toBeGreaterThan(5);
    await page.getByRole('button', { name: 'Menu' }).click();
    await page.getByRole('dialog').waitFor();
    // What changes meanwhile is drawn once.
    expect(await picturesOf(page)).toBeLessThanOrEqual(2);
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    expect(await picturesOf(page)).toBeGreaterThan(5);
    await setHidden(page, true);
    expect(await picturesOf(page)).toBeLessThanOrEqual(2);
    await setHidden(page, false);
    expect(await picturesOf(page)).toBeGreaterThan(5);
    expect(errors).toEqual([]);
  });

  it('stops the sky of the sign-in page on a machine whose frames come late', async () => {
    const { page, errors } = await openSky(delayFrames);
    await expect.poll(() => picturesOf(page), { timeout: 30_000 }).toBe(0);
    expect(await page.locator('[data-ready=true]').isVisible()).toBe(true);
    await page.getByLabel('Nome de Utilizador').fill('equipa');
    expect(errors).toEqual([]);
  });

  it('shows the right way up what WebGL draws on a canvas that is not shown', async () => {
    const { page } = await openSky();
    const shown = page.locator('[data-ready=true] canvas:visible');
    await shown.waitFor();
    expect(await page.locator('[data-ready=true] canvas').count()).toBe(2);
    const { scale, lower, upper } = await shown.evaluate((element) => {
      const canvas = element as HTMLCanvasElement;
      const pen = canvas.getContext('2d');
      const area = { left: 0.75 * canvas.width, width: 0.15 * canvas.width, height: 0.15 * canvas.height };
      const lightAt = (fromTop: number) => {
        const top = fromTop * canvas.height;
        const pixels = pen?.getImageData(area.left, top, area.width, area.height).data ?? new Uint8ClampedArray(1);
        return pixels.reduce((sum, value) => sum + value, 0) / pixels.length;
      };
      // The rows of the canvas are upside down.
      return { scale: getComputedStyle(canvas).scale, upper: lightAt(0.8), lower: lightAt(0.05) };
    });
    expect(scale).toBe('1 -1');
    // The Earth is in the lower right corner.
    expect(lower).toBeGreaterThan(upper * 1.2);
  });
});
