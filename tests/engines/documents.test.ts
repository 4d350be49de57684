import { describe, expect, it } from 'vitest';
import { WORKSHEET_TITLES } from '#content/worksheetTitles.ts';
import { expectAccessible } from '../support/browser/browser.ts';
import { productUnderTest } from '../support/browser/productUnderTest.ts';
import { engineUnderTest } from '../support/engines/engineUnderTest.ts';
import { eventually } from '../support/eventually.ts';

const fixture = productUnderTest();
const engine = engineUnderTest();

describe('a worksheet', () => {
  it('is drawn with its text where the browser has no viewer', async () => {
    const { page, proxy, errors, close } = await engine.open(fixture.product.base, 'portrait', {
      before: () => Object.defineProperty(Navigator.prototype, 'pdfViewerEnabled', { get: () => false }),
    });
    await page.goto(`${proxy.base}/game/open-pdf/ic-m1-fs1`);
    const title = WORKSHEET_TITLES.ic[1][1];
    await page.getByRole('heading', { level: 1, name: title }).waitFor();
    const first = page.getByRole('region', { name: /^Página 1 de/ });
    await first.locator('canvas').waitFor();
    expect(await first.getByRole('heading', { name: title }).count(), 'the text layer').toBe(1);
    const colours = await first.locator('canvas').evaluate((element) => {
      const canvas = element as HTMLCanvasElement;
      const { data } = canvas.getContext('2d')?.getImageData(0, 0, canvas.width, canvas.height) ?? {};
      return new Set(new Uint32Array(data?.buffer ?? new ArrayBuffer(0))).size;
    });
    expect(colours).toBeGreaterThan(50);
    await expectAccessible(page, 'ficha');
    expect(errors).toEqual([]);
    await close();
  });

  it("opens in the browser's viewer where it has one", async () => {
    const { page, proxy, errors, close } = await engine.open(fixture.product.base, 'laptop');
    await page.goto(`${proxy.base}/game/open-pdf/ic-m1-fs1`);
    await page.getByRole('link', { name: 'Download PDF' }).waitFor();
    const hasViewer = await page.evaluate(() => navigator.pdfViewerEnabled);
    await eventually(async () => expect(await page.locator('iframe').count()).toBe(hasViewer ? 1 : 0));
    await page.getByRole('link', { name: 'Voltar' }).click();
    await page.waitForURL('**/login');
    expect(errors).toEqual([]);
    await close();
  });
});
