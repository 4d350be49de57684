import { describe, expect, it } from 'vitest';
import { VIEWPORTS } from '../support/browser/browser.ts';
import { submitSignInForm } from '../support/browser/panelPeople.ts';
import { productUnderTest } from '../support/browser/productUnderTest.ts';
import { engineUnderTest } from '../support/engines/engineUnderTest.ts';

const fixture = productUnderTest();
const engine = engineUnderTest();
const UNOPENED = /atualize o navegador/;

describe('a page', () => {
  it('says in words what to do when its code does not start', async () => {
    const { page, proxy, close } = await engine.open(fixture.product.base, 'tablet', { prefetches: true });
    proxy.deliver = ({ url = '' }) => (/^\/assets\/index-[\w-]+\.js$/.test(url) ? 'drop' : 'forward');
    await page.goto(`${proxy.base}/login`);
    await page.getByText(UNOPENED).waitFor();
    await close();
  });

  it('does not say so when it opens', async () => {
    const { page, proxy, errors, close } = await engine.open(fixture.product.base, 'tablet', { prefetches: true });
    await page.goto(`${proxy.base}/login`);
    await page.getByRole('button', { name: 'Jogar' }).waitFor();
    expect(await page.getByText(UNOPENED).count()).toBe(0);
    expect(errors).toEqual([]);
    await close();
  });
});

describe('the page for signing in', () => {
  it('has a hull that reaches all edges of the window', async () => {
    for (const viewport of ['laptop', 'tablet', 'portrait'] as const) {
      const { page, proxy, close } = await engine.open(fixture.product.base, viewport, { prefetches: true });
      await page.goto(`${proxy.base}/login`);
      const hull = page.locator('.cockpit-hull');
      await hull.waitFor({ state: 'attached' });
      // In pixels; a hull that is a pixel short shows a line of sky.
      const missing = await hull.evaluate((element) => {
        const { left, top, right, bottom } = element.getBoundingClientRect();
        return Math.max(left, top, innerWidth - right, innerHeight - bottom);
      });
      expect(missing, viewport).toBeLessThan(0.5);
      await close();
    }
  });
});

declare global {
  interface Window {
    /** How often the canvas that draws was seen with fewer pixels and nothing above it: the browser shows it empty for a moment. */
    gaps: number;
  }
}

/** Runs in the page. */
function watchForGaps(): void {
  window.gaps = 0;
  setInterval(() => {
    const [drawn, screen] = document.querySelectorAll<HTMLCanvasElement>('[data-ready=true] canvas');
    const isSmaller = drawn !== undefined && drawn.offsetWidth > 0 && drawn.width < drawn.offsetWidth;
    if (isSmaller && (screen === undefined || screen.classList.contains('invisible'))) window.gaps += 1;
  }, 4);
}

describe('the sky of the page for signing in', () => {
  it('is drawn with fewer pixels where the processor draws them, whatever name the browser gives the graphics card', async () => {
    const { page, proxy, errors, close } = await engine.open(fixture.product.base, 'laptop', {
      prefetches: true,
      before: watchForGaps,
    });
    await page.goto(`${proxy.base}/login`);
    const width = () => page.evaluate(() => document.querySelector('canvas')?.width);
    await page.locator('[data-ready=true]').waitFor({ state: 'attached' });
    // On a busy processor it falls from 0.65 to 0.5.
    const [least, most] = [0.5, 0.65].map((share) => Math.round(VIEWPORTS.laptop.width * share)) as [number, number];
    const isBetween = (pixels = 0) => pixels >= least && pixels <= most;
    await expect.poll(async () => isBetween(await width()), { timeout: 60_000 }).toBe(true);
    const screen = page.locator('[data-ready] canvas').nth(1);
    await expect
      .poll(() => screen.evaluate((canvas) => canvas.className), { timeout: 60_000 })
      .not.toContain('invisible');
    expect(await page.evaluate(() => window.gaps)).toBe(0);
    expect(errors).toEqual([]);
    await close();
  });
});

describe('the panel', () => {
  it('has text of its own size, and the page for signing in keeps its own', async () => {
    const { page, proxy, close } = await engine.open(fixture.product.base, 'laptop', { prefetches: true });
    const rootSize = () => page.evaluate(() => getComputedStyle(document.documentElement).fontSize);
    await page.goto(`${proxy.base}/login`);
    await page.getByRole('button', { name: 'Jogar' }).waitFor();
    expect(await rootSize()).toBe('18px');
    await submitSignInForm(page, 'professor', fixture.password);
    await page.getByRole('heading', { level: 1, name: /^Olá/ }).waitFor();
    expect(await rootSize()).toBe('16px');
    await page.getByRole('button', { name: 'Terminar sessão' }).first().click();
    await page.getByRole('button', { name: 'Jogar' }).waitFor();
    expect(await rootSize()).toBe('18px');
    await close();
  });
});
