import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { THEME_IDS } from '#domain/vocabulary.ts';
import { expectAccessible, picture, type Viewport, visit } from '../../support/browser/browser.ts';
import { submitSignInForm } from '../../support/browser/panelPeople.ts';
import { productUnderTest } from '../../support/browser/productUnderTest.ts';
import { SIZES } from '../../support/browser/sizes.ts';

const fixture = productUnderTest();

async function signInToPanel(username: string, viewport: Viewport) {
  const visitor = await visit(fixture.browser, viewport);
  await visitor.page.goto(`${fixture.product.base}/login`);
  await submitSignInForm(visitor.page, username, fixture.password);
  await visitor.page.waitForURL('**/panel');
  return visitor;
}

/** Takes a screenshot and asserts that nothing is wider than the screen and that the page follows WCAG. */
async function captureAndCheck(page: Page, name: string): Promise<void> {
  await picture(page, name);
  expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth), name).toBeLessThanOrEqual(
    0,
  );
  await expectAccessible(page, name);
}

describe('screens without a session', () => {
  it.each([
    ['sessao', '/login', 'Jogar'],
    ['nao-encontrada', '/nada', 'Página não encontrada'],
    ['pdf-desconhecido', '/game/open-pdf/xyz', 'PDF not found: xyz'],
    ['acessibilidade', '/acessibilidade', 'I\\. Estado de conformidade'],
    ['chamadas', '/api/docs', 'API do Conselho Galáctico'],
  ])('%s fits the screen and is accessible', async (name, path, text) => {
    for (const viewport of ['laptop', 'phone'] as const) {
      const { page, context, errors } = await visit(fixture.browser, viewport);
      await page.goto(`${fixture.product.base}${path}`);
      await page.getByText(new RegExp(text)).first().waitFor();
      await captureAndCheck(page, `${name}-${viewport}`);
      expect(errors).toEqual([]);
      await context.close();
    }
  });

  it('the sign-in page shows its first link only with the focus, at every size', async () => {
    const { page, context } = await visit(fixture.browser, 'laptop');
    await page.goto(`${fixture.product.base}/login`);
    const link = page.getByRole('link', { name: 'Saltar para o conteúdo' });
    await link.waitFor();
    const top = async () => (await link.boundingBox())?.y ?? Number.NaN;
    for (const [device, width, height] of SIZES) {
      await page.setViewportSize({ width, height });
      await page.evaluate(() => (document.activeElement as HTMLElement).blur());
      const box = await link.boundingBox();
      expect((box?.y ?? 0) + (box?.height ?? 0), device).toBeLessThanOrEqual(0);
      await link.focus();
      expect(await top(), device).toBeGreaterThanOrEqual(0);
      await expectAccessible(page, `first link on a ${device}`);
    }
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    await page.keyboard.type('demo-ds');
    expect(await page.getByLabel('Nome de Utilizador').inputValue()).toBe('demo-ds');
    await context.close();
  });

  it('the sign-in page opens the dialog about the game', async () => {
    const { page, context } = await visit(fixture.browser, 'laptop');
    await page.goto(`${fixture.product.base}/login`);
    await page.getByRole('button', { name: 'SOBRE O JOGO' }).click();
    await page.getByText('COMO JOGAR?').waitFor();
    await captureAndCheck(page, 'sobre-o-jogo');
    await context.close();
  });
});

describe('test mode', () => {
  it('lets a teacher try a theme without any write request and returns to the panel', async () => {
    const { page, context, errors } = await signInToPanel('professor', 'laptop');
    const writes: string[] = [];
    page.on('request', (request) => {
      if (request.method() !== 'GET') writes.push(`${request.method()} ${request.url()}`);
    });
    await page.goto(`${fixture.product.base}/game?uid=${THEME_IDS.ic}`);
    await page.getByText('Modo de teste').waitFor({ timeout: 30_000 });
    await captureAndCheck(page, 'teste-intro');
    await page.getByRole('button', { name: 'Terminar Teste' }).click();
    await page.getByText('O teste será terminado. Tem a certeza?').waitFor();
    await page.getByRole('dialog').getByRole('button', { name: 'Terminar Teste' }).click();
    await page.waitForURL('**/panel');
    expect(writes).toEqual([]);
    expect(errors).toEqual([]);
    await context.close();
  });
});
