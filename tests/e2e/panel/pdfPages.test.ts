import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { WORKSHEET_TITLES } from '#content/worksheetTitles.ts';
import { WORKSHEETS, worksheetId } from '#domain/game/worksheets.ts';
import { expectAccessible, picture, type Viewport, visit, visitToPlay } from '../../support/browser/browser.ts';
import { productUnderTest } from '../../support/browser/productUnderTest.ts';
import { TeamPlayer } from '../../support/browser/teamPlayer.ts';

const under = productUnderTest();
const FIRST = WORKSHEET_TITLES.ic[1][1];
/** Of a page of a worksheet in colours, drawn; a blank one has a single colour. */
const COLOURS = 50;

/** A browser that shows no PDF in a frame, as on Android. */
async function visitWithoutViewer(viewport: Viewport) {
  const visitor = await visitToPlay(under.browser, viewport, { touch: true });
  await visitor.context.addInitScript(() =>
    Object.defineProperty(Navigator.prototype, 'pdfViewerEnabled', { get: () => false }),
  );
  return visitor;
}

async function signInToPanel(page: Page) {
  await page.goto(`${under.product.base}/login`);
  await page.getByLabel('Nome de Utilizador').fill('professor');
  await page.getByLabel('Palavra-Passe', { exact: true }).fill(under.password);
  await page.keyboard.press('Enter');
  await page.waitForURL('**/panel');
}

/** How many colours each drawn page has, by its place in the document. */
function coloursDrawn(page: Page): Promise<Record<string, number>> {
  return page.evaluate(() => {
    const found: Record<string, number> = {};
    for (const canvas of document.querySelectorAll('canvas')) {
      const { data } = canvas.getContext('2d')?.getImageData(0, 0, canvas.width, canvas.height) ?? {};
      const label = canvas.closest('section')?.getAttribute('aria-label') ?? '?';
      found[label] = new Set(new Uint32Array(data?.buffer ?? new ArrayBuffer(0))).size;
    }
    return found;
  });
}

const firstPage = (page: Page) => page.getByRole('region', { name: /^Página 1 de/ });
const percent = (page: Page) => page.getByRole('group', { name: 'Tamanho' }).innerText();

describe('the PDFs', () => {
  it('are all there: the manual and every worksheet', async () => {
    for (const id of ['manual', ...WORKSHEETS.map(worksheetId)]) {
      const reply = await fetch(`${under.product.base}/pdf/${id}.pdf`);
      expect([id, reply.status, reply.headers.get('content-type')]).toEqual([id, 200, 'application/pdf']);
      expect((await reply.text()).slice(0, 5), id).toBe('%PDF-');
    }
  });
});

describe('the annex with the quiz keys', () => {
  it('is at no public address, and is refused without a session and to a team', async () => {
    const { base } = under.product;
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
    const body = JSON.stringify({ username: 'demo-ic', password: under.password });
    const headers = { 'content-type': 'application/json' };
    const { token } = (await (await fetch(`${base}/api/login`, { method: 'POST', headers, body })).json()) as {
      token: string;
    };
    expect((await fetch(`${base}/api/manual/annex`, { headers: { authorization: token } })).status).toBe(403);
  });

  it.each(['laptop', 'phone'] as const)(
    'is opened below the manual by a teacher, with the keyboard, on a %s',
    async (viewport) => {
      const { page, context, noise } = await visit(under.browser, viewport);
      await signInToPanel(page);
      await page.goto(`${under.product.base}/panel/manual`);
      const annex = page.getByRole('region', { name: /^Anexo para quem dá a aula/ });
      await annex.getByRole('button', { name: 'Abrir o anexo' }).focus();
      await page.keyboard.press('Enter');
      const pages = annex.getByRole('region', { name: 'Páginas de Anexo do Manual Pedagógico' });
      await pages
        .getByRole('region', { name: /^Página 1 de/ })
        .locator('canvas')
        .waitFor();
      expect(await pages.getByRole('heading', { name: 'Chaves dos treinos e missões' }).count()).toBe(1);
      await annex.scrollIntoViewIfNeeded();
      await picture(page, `anexo-${viewport}`);
      await expectAccessible(page, `anexo-${viewport}`);
      const [download] = await Promise.all([
        page.waitForEvent('download'),
        annex.getByRole('link', { name: 'Download PDF' }).click(),
      ]);
      expect(download.suggestedFilename()).toBe('anexo-do-manual.pdf');
      const stored = await page.evaluate(async () => {
        const names = await caches.keys();
        const kept = await Promise.all(
          names.map(async (name) => (await (await caches.open(name)).keys()).map(({ url }) => url)),
        );
        return kept.flat().filter((url) => /annex|anexo/i.test(url));
      });
      expect(stored).toEqual([]);
      await annex.getByRole('button', { name: 'Fechar o anexo' }).press('Enter');
      await pages.waitFor({ state: 'detached' });
      expect(noise).toEqual([]);
      await context.close();
    },
  );
});

describe('where the browser has no viewer of its own', () => {
  it('a team on a phone gets the pages drawn, with their text, and zooms', async () => {
    const { page, context, noise } = await visitWithoutViewer('phone');
    await new TeamPlayer(page, async () => {}).signIn(under.product.base, 'demo-ic', under.password);
    await page.goto(`${under.product.base}/game/open-pdf/ic-m1-fs1`);
    await page.getByRole('heading', { level: 1, name: FIRST }).waitFor();
    await firstPage(page).locator('canvas').waitFor();
    await picture(page, 'pdf-telemovel');
    const [label = '', colours] = Object.entries(await coloursDrawn(page))[0] ?? [];
    expect(label).toMatch(/^Página 1 de \d+$/);
    expect(colours).toBeGreaterThan(COLOURS);
    expect(await firstPage(page).getByRole('heading', { name: FIRST }).count(), 'its text is there').toBe(1);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
    await expectAccessible(page, 'pdf-telemovel');
    const wide = await firstPage(page).evaluate((element) => element.clientWidth);
    await page.getByRole('button', { name: 'Aumentar' }).tap();
    expect(await percent(page)).toMatch(/125/);
    expect(await firstPage(page).evaluate((element) => element.clientWidth)).toBeGreaterThan(wide * 1.2);
    expect(noise).toEqual([]);
    await context.close();
  });

  it('the whole manual is drawn as it is scrolled through, few pages at a time, and read aloud to its end', async () => {
    const { page, context, noise } = await visitWithoutViewer('tablet');
    await page.goto(`${under.product.base}/game/open-pdf/manual`);
    await page.getByRole('heading', { level: 1, name: 'Manual Pedagógico' }).waitFor();
    await firstPage(page).locator('canvas').waitFor();
    const box = page.getByRole('region', { name: 'Páginas de Manual Pedagógico' });
    const pages = await box.getByRole('region').all();
    for (const [at, each] of pages.entries()) {
      await each.scrollIntoViewIfNeeded();
      await each.locator('canvas').waitFor();
      expect(await page.locator('canvas').count(), `page ${at + 1}`).toBeLessThanOrEqual(4);
      await expect.poll(() => each.innerText(), { message: `page ${at + 1}` }).not.toBe('');
    }
    await box.press('End');
    await page.getByText(`Página ${pages.length} de ${pages.length}`, { exact: true }).waitFor();
    await expectAccessible(page, 'manual desenhado');
    expect(noise).toEqual([]);
    await context.close();
  });

  it('the panel holds the manual and the worksheets on a phone', async () => {
    const { page, context, noise } = await visitWithoutViewer('phone');
    await signInToPanel(page);
    await page.goto(`${under.product.base}/panel/manual`);
    await firstPage(page).locator('canvas').waitFor();
    await picture(page, 'manual-telemovel');
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
    await expectAccessible(page, 'manual-telemovel');
    expect(noise).toEqual([]);
    await context.close();
  });

  it('a PDF that does not come can be tried again', async () => {
    const { page, context } = await visitWithoutViewer('phone');
    await page.route('**/pdf/ic-m1-fs1.pdf', (route) => route.fulfill({ status: 404 }));
    await page.goto(`${under.product.base}/game/open-pdf/ic-m1-fs1`);
    await page.getByRole('alert').getByText('Não foi possível carregar o PDF').waitFor();
    await expectAccessible(page, 'pdf-em-falta');
    await page.unroute('**/pdf/ic-m1-fs1.pdf');
    await page.getByRole('button', { name: 'Tentar de novo' }).tap();
    await firstPage(page).locator('canvas').waitFor();
    await context.close();
  });
});

describe('where the browser has one', () => {
  it('a visitor without a session reads in it, takes the PDF along, and fetches nothing that draws', async () => {
    const { page, context, noise } = await visit(under.browser, 'laptop');
    const fetched: string[] = [];
    page.on('request', (request) => fetched.push(request.url()));
    await page.goto(`${under.product.base}/game/open-pdf/ic-m1-fs1`);
    await page.locator('iframe').waitFor();
    await expect.poll(() => page.frames().some((frame) => frame.url().includes('/pdf/ic-m1-fs1.pdf'))).toBe(true);
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('link', { name: 'Download PDF' }).click(),
    ]);
    expect(download.suggestedFilename()).toBe('ic-m1-fs1.pdf');
    expect((await readFile(await download.path())).subarray(0, 5).toString()).toBe('%PDF-');
    expect(fetched.filter((url) => /openPdf|pdfWorker/.test(url))).toEqual([]);
    await expectAccessible(page, 'pdf');
    expect(noise).toEqual([]);
    await context.close();
  });

  it('a teacher goes from the manual to a worksheet and back, in this tab or in one of its own', async () => {
    const { page, context, noise } = await visit(under.browser, 'laptop');
    await signInToPanel(page);
    await page.goto(`${under.product.base}/panel/manual`);
    expect(await page.locator('iframe').getAttribute('src')).toMatch(/^\/pdf\/manual\.pdf/);
    await page.getByRole('link', { name: FIRST, exact: true }).click();
    await page.waitForURL('**/panel/open-pdf/ic-m1-fs1');
    await picture(page, 'pdf-portatil');
    await page.getByRole('link', { name: 'Voltar' }).click();
    await page.waitForURL('**/panel/manual');
    await expectAccessible(page, 'manual');
    const [tab] = await Promise.all([
      context.waitForEvent('page'),
      page.getByRole('link', { name: FIRST, exact: true }).click({ modifiers: ['Control'] }),
    ]);
    await Promise.all([tab.waitForEvent('close'), tab.getByRole('link', { name: 'Voltar' }).click()]);
    expect(noise).toEqual([]);
    await context.close();
  });

  it('an unknown PDF is named, with a way to somewhere', async () => {
    const { page, context, noise } = await visit(under.browser, 'phone');
    await page.goto(`${under.product.base}/game/open-pdf/zz-m1-fs1`);
    expect(await page.getByRole('heading').innerText()).toBe('PDF not found: zz-m1-fs1');
    await page.getByRole('link', { name: 'Voltar' }).click();
    await page.waitForURL('**/login');
    expect(noise).toEqual([]);
    await context.close();
  });
});
