import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { WORKSHEET_TITLES } from '#content/worksheetTitles.ts';
import { WORKSHEETS, worksheetId } from '#domain/game/worksheets.ts';
import { expectAccessible, picture, type Viewport, visit, visitToPlay } from '../../support/browser/browser.ts';
import { submitSignInForm } from '../../support/browser/panelPeople.ts';
import { productUnderTest } from '../../support/browser/productUnderTest.ts';
import { TeamPlayer } from '../../support/browser/teamPlayer.ts';

const fixture = productUnderTest({ browser: 'full' });
const WORKSHEET_TITLE = WORKSHEET_TITLES.ic[1][1];
/** Minimum number of colours on a rendered worksheet page; a blank page has one. */
const MIN_COLOURS = 50;

/** Opens a page in a browser that cannot show PDFs, as on Android. */
async function visitWithoutPdfViewer(viewport: Viewport) {
  const visitor = await visitToPlay(fixture.browser, viewport, { touch: true });
  await visitor.context.addInitScript(() =>
    Object.defineProperty(Navigator.prototype, 'pdfViewerEnabled', { get: () => false }),
  );
  return visitor;
}

async function signInToPanel(page: Page) {
  await page.goto(`${fixture.product.base}/login`);
  await submitSignInForm(page, 'professor', fixture.password);
  await page.waitForURL('**/panel');
}

/** Returns the number of colours of each rendered page, by the page's label. */
function countColours(page: Page): Promise<Record<string, number>> {
  return page.evaluate(() => {
    const colours: Record<string, number> = {};
    for (const canvas of document.querySelectorAll('canvas')) {
      const { data } = canvas.getContext('2d')?.getImageData(0, 0, canvas.width, canvas.height) ?? {};
      const label = canvas.closest('section')?.getAttribute('aria-label') ?? '?';
      colours[label] = new Set(new Uint32Array(data?.buffer ?? new ArrayBuffer(0))).size;
    }
    return colours;
  });
}

const firstPage = (page: Page) => page.getByRole('region', { name: /^Página 1 de/ });
const zoomText = (page: Page) => page.getByRole('group', { name: 'Tamanho' }).innerText();

describe('the public PDFs', () => {
  it('include the manual and every worksheet', async () => {
    for (const id of ['manual', ...WORKSHEETS.map(worksheetId)]) {
      const response = await fetch(`${fixture.product.base}/pdf/${id}.pdf`);
      expect([id, response.status, response.headers.get('content-type')]).toEqual([id, 200, 'application/pdf']);
      expect((await response.text()).slice(0, 5), id).toBe('%PDF-');
    }
  });
});

describe('the annex with the quiz keys', () => {
  it('has no public address and is refused without a session and for a team', async () => {
    const { base } = fixture.product;
    for (const path of [
      '/pdf/anexo.pdf',
      '/pdf/annex.pdf',
      '/pdf/annex',
      '/pdf/staff/anexo.pdf',
      '/documents/anexo.pdf',
    ]) {
      expect([path, (await fetch(base + path)).status]).toEqual([path, 404]);
    }
    expect((await fetch(`${base}/api/manual/annex`)).status).toBe(401);
    const body = JSON.stringify({ username: 'demo-ic', password: fixture.password });
    const headers = { 'content-type': 'application/json' };
    const { token } = (await (await fetch(`${base}/api/login`, { method: 'POST', headers, body })).json()) as {
      token: string;
    };
    expect((await fetch(`${base}/api/manual/annex`, { headers: { authorization: token } })).status).toBe(403);
  });

  it.each(['laptop', 'phone'] as const)(
    'is opened below the manual by keyboard by a teacher, and not cached, on a %s',
    async (viewport) => {
      const { page, context, errors } = await visit(fixture.browser, viewport);
      await signInToPanel(page);
      await page.goto(`${fixture.product.base}/panel/manual`);
      const annex = page.getByRole('region', { name: /^Anexo para quem dá a aula/ });
      await annex.getByRole('button', { name: 'Abrir o anexo' }).focus();
      await page.keyboard.press('Enter');
      const pages = annex.getByRole('region', { name: 'Páginas de Anexo do Manual Pedagógico' });
      await pages
        .getByRole('region', { name: /^Página 1 de/ })
        .locator('canvas')
        .waitFor();
      // The words of a page are laid over its picture a moment later.
      await pages.getByRole('heading', { name: 'Chaves e notas de aula' }).waitFor({ state: 'attached' });
      await annex.scrollIntoViewIfNeeded();
      await picture(page, `anexo-${viewport}`);
      await expectAccessible(page, `anexo-${viewport}`);
      const [download] = await Promise.all([
        page.waitForEvent('download'),
        annex.getByRole('link', { name: 'Download PDF' }).click(),
      ]);
      expect(download.suggestedFilename()).toBe('anexo-do-manual.pdf');
      const cachedUrls = await page.evaluate(async () => {
        const names = await caches.keys();
        const urls = await Promise.all(
          names.map(async (name) => (await (await caches.open(name)).keys()).map(({ url }) => url)),
        );
        return urls.flat().filter((url) => /annex|anexo/i.test(url));
      });
      expect(cachedUrls).toEqual([]);
      await annex.getByRole('button', { name: 'Fechar o anexo' }).press('Enter');
      await pages.waitFor({ state: 'detached' });
      expect(errors).toEqual([]);
      await context.close();
    },
  );
});

describe('in a browser without a PDF viewer', () => {
  it('a team on a phone sees the rendered pages with their text, and zooms', async () => {
    const { page, context, errors } = await visitWithoutPdfViewer('phone');
    await new TeamPlayer(page, async () => {}).signIn(fixture.product.base, 'demo-ic', fixture.password);
    await page.goto(`${fixture.product.base}/game/open-pdf/ic-m1-fs1`);
    await page.getByRole('heading', { level: 1, name: WORKSHEET_TITLE }).waitFor();
    await firstPage(page).locator('canvas').waitFor();
    await picture(page, 'pdf-telemovel');
    const [label = '', colours] = Object.entries(await countColours(page))[0] ?? [];
    expect(label).toMatch(/^Página 1 de \d+$/);
    expect(colours).toBeGreaterThan(MIN_COLOURS);
    expect(await firstPage(page).getByRole('heading', { name: WORKSHEET_TITLE }).count(), 'the text layer').toBe(1);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
    await expectAccessible(page, 'pdf-telemovel');
    const widthBefore = await firstPage(page).evaluate((element) => element.clientWidth);
    await page.getByRole('button', { name: 'Aumentar' }).tap();
    expect(await zoomText(page)).toMatch(/125/);
    expect(await firstPage(page).evaluate((element) => element.clientWidth)).toBeGreaterThan(widthBefore * 1.2);
    expect(errors).toEqual([]);
    await context.close();
  });

  it('the manual renders at most four pages at a time while scrolling, and gives every page a text layer', async () => {
    const { page, context, errors } = await visitWithoutPdfViewer('tablet');
    await page.goto(`${fixture.product.base}/game/open-pdf/manual`);
    await page.getByRole('heading', { level: 1, name: 'Manual Pedagógico' }).waitFor();
    await firstPage(page).locator('canvas').waitFor();
    const pageList = page.getByRole('region', { name: 'Páginas de Manual Pedagógico' });
    const pages = await pageList.getByRole('region').all();
    for (const [index, pdfPage] of pages.entries()) {
      await pdfPage.scrollIntoViewIfNeeded();
      await pdfPage.locator('canvas').waitFor();
      expect(await page.locator('canvas').count(), `page ${index + 1}`).toBeLessThanOrEqual(4);
      await expect.poll(() => pdfPage.innerText(), { message: `page ${index + 1}` }).not.toBe('');
    }
    await pageList.press('End');
    await page.getByText(`Página ${pages.length} de ${pages.length}`, { exact: true }).waitFor();
    await expectAccessible(page, 'manual desenhado');
    expect(errors).toEqual([]);
    await context.close();
  });

  it('the manual fits a phone in the panel', async () => {
    const { page, context, errors } = await visitWithoutPdfViewer('phone');
    await signInToPanel(page);
    await page.goto(`${fixture.product.base}/panel/manual`);
    await firstPage(page).locator('canvas').waitFor();
    await picture(page, 'manual-telemovel');
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
    await expectAccessible(page, 'manual-telemovel');
    expect(errors).toEqual([]);
    await context.close();
  });

  it('a PDF that failed to load can be loaded again', async () => {
    const { page, context } = await visitWithoutPdfViewer('phone');
    await page.route('**/pdf/ic-m1-fs1.pdf', (route) => route.fulfill({ status: 404 }));
    await page.goto(`${fixture.product.base}/game/open-pdf/ic-m1-fs1`);
    await page.getByRole('alert').getByText('Não foi possível carregar o PDF').waitFor();
    await expectAccessible(page, 'pdf-em-falta');
    await page.unroute('**/pdf/ic-m1-fs1.pdf');
    await page.getByRole('button', { name: 'Tentar de novo' }).tap();
    await firstPage(page).locator('canvas').waitFor();
    await context.close();
  });
});

describe('in a browser with a PDF viewer', () => {
  it('a visitor without a session reads and downloads a PDF without loading the PDF renderer', async () => {
    const { page, context, errors } = await visit(fixture.browser, 'laptop');
    const requestedUrls: string[] = [];
    page.on('request', (request) => requestedUrls.push(request.url()));
    await page.goto(`${fixture.product.base}/game/open-pdf/ic-m1-fs1`);
    await page.locator('iframe').waitFor();
    await expect.poll(() => page.frames().some((frame) => frame.url().includes('/pdf/ic-m1-fs1.pdf'))).toBe(true);
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('link', { name: 'Download PDF' }).click(),
    ]);
    expect(download.suggestedFilename()).toBe('ic-m1-fs1.pdf');
    expect((await readFile(await download.path())).subarray(0, 5).toString()).toBe('%PDF-');
    expect(requestedUrls.filter((url) => /openPdf|pdfWorker/.test(url))).toEqual([]);
    await expectAccessible(page, 'pdf');
    expect(errors).toEqual([]);
    await context.close();
  });

  it('a teacher opens a worksheet from the manual in the same or a new tab, and returns', async () => {
    const { page, context, errors } = await visit(fixture.browser, 'laptop');
    await signInToPanel(page);
    await page.goto(`${fixture.product.base}/panel/manual`);
    expect(await page.locator('iframe').getAttribute('src')).toMatch(/^\/pdf\/manual\.pdf/);
    await page.getByRole('link', { name: WORKSHEET_TITLE, exact: true }).click();
    await page.waitForURL('**/panel/open-pdf/ic-m1-fs1');
    await picture(page, 'pdf-portatil');
    await page.getByRole('link', { name: 'Voltar' }).click();
    await page.waitForURL('**/panel/manual');
    await expectAccessible(page, 'manual');
    const [worksheetTab] = await Promise.all([
      context.waitForEvent('page'),
      page.getByRole('link', { name: WORKSHEET_TITLE, exact: true }).click({ modifiers: ['Control'] }),
    ]);
    // The tab may close before the click is reported as done.
    const press = worksheetTab.getByRole('link', { name: 'Voltar' }).click();
    await Promise.all([
      worksheetTab.waitForEvent('close'),
      press.catch(({ message }: Error) => expect(message).toContain('has been closed')),
    ]);
    expect(errors).toEqual([]);
    await context.close();
  });

  it('an unknown PDF shows its id and a link back', async () => {
    const { page, context, errors } = await visit(fixture.browser, 'phone');
    await page.goto(`${fixture.product.base}/game/open-pdf/zz-m1-fs1`);
    expect(await page.getByRole('heading').innerText()).toBe('PDF not found: zz-m1-fs1');
    await page.getByRole('link', { name: 'Voltar' }).click();
    await page.waitForURL('**/login');
    expect(errors).toEqual([]);
    await context.close();
  });
});
