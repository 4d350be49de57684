import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { THEME_IDS } from '#domain/vocabulary.ts';
import { expectAccessible, picture, type Viewport, visit } from '../../support/browser/browser.ts';
import { productUnderTest } from '../../support/browser/productUnderTest.ts';

const under = productUnderTest();

async function signedIn(username: string, viewport: Viewport) {
  const visitor = await visit(under.browser, viewport);
  await visitor.page.goto(`${under.product.base}/login`);
  await visitor.page.getByLabel('Nome de Utilizador').fill(username);
  await visitor.page.getByLabel('Palavra-Passe', { exact: true }).fill(under.password);
  await visitor.page.getByRole('button', { name: 'Jogar' }).click();
  await visitor.page.waitForURL('**/panel');
  return visitor;
}

/** Nothing wider than the screen, and nothing against WCAG. */
async function expectTidy(page: Page, name: string): Promise<void> {
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
    ['chamadas', '/api/docs', 'Painel de Controlo|Chamadas|API'],
  ])('%s is tidy and accessible', async (name, path, seen) => {
    for (const viewport of ['laptop', 'phone'] as const) {
      const { page, context, noise } = await visit(under.browser, viewport);
      await page.goto(`${under.product.base}${path}`);
      await page.getByText(new RegExp(seen)).first().waitFor();
      await expectTidy(page, `${name}-${viewport}`);
      expect(noise).toEqual([]);
      await context.close();
    }
  });

  it('tells about the game', async () => {
    const { page, context } = await visit(under.browser, 'laptop');
    await page.goto(`${under.product.base}/login`);
    await page.getByRole('button', { name: 'SOBRE O JOGO' }).click();
    await page.getByText('COMO JOGAR?').waitFor();
    await expectTidy(page, 'sobre-o-jogo');
    await context.close();
  });
});

describe('test mode', () => {
  it('staff try a theme without writing anything, and leave to the panel', async () => {
    const { page, context, noise } = await signedIn('professor', 'laptop');
    const writes: string[] = [];
    page.on('request', (request) => {
      if (request.method() !== 'GET') writes.push(`${request.method()} ${request.url()}`);
    });
    await page.goto(`${under.product.base}/game?uid=${THEME_IDS.ic}`);
    await page.getByText('Modo de teste').waitFor({ timeout: 30_000 });
    await expectTidy(page, 'teste-intro');
    await page.getByRole('button', { name: 'Terminar Teste' }).click();
    await page.getByText('O teste será terminado. Tem a certeza?').waitFor();
    await page.getByRole('dialog').getByRole('button', { name: 'Terminar Teste' }).click();
    await page.waitForURL('**/panel');
    expect(writes).toEqual([]);
    expect(noise).toEqual([]);
    await context.close();
  });
});
