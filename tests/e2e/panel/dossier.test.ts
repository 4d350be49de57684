import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { expectAccessible, picture, VIEWPORTS, visit, visitToPlay } from '../../support/browser/browser.ts';
import { expectUsableLayout } from '../../support/browser/panelLayout.ts';
import { submitSignInForm } from '../../support/browser/panelPeople.ts';
import { PanelUser } from '../../support/browser/panelUser.ts';
import { productUnderTest } from '../../support/browser/productUnderTest.ts';
import { TeamPlayer } from '../../support/browser/teamPlayer.ts';
import { playGame } from '../../support/product/ApiClient.ts';

const fixture = productUnderTest();

const saved = (page: Page) => page.getByRole('dialog').getByText('Guardado', { exact: true }).waitFor();

/** Returns the first bytes of the PDF that the open dialog downloads. */
async function downloadPdf(page: Page): Promise<string> {
  const coming = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Descarregar dossiê (PDF)' }).click();
  const file = await coming;
  expect(file.suggestedFilename()).toBe('dossie-da-terra.pdf');
  return (await readFile(await file.path())).subarray(0, 8).toString('latin1');
}

it('a team and its teacher complete a plan, and both download its dossier', async () => {
  const { base } = fixture.product;
  await playGame(await fixture.signInToApi('demo-ds'), 'ds', 'Plantar sombra no recreio.');
  const { page, context, errors } = await visitToPlay(fixture.browser, 'laptop');
  await new TeamPlayer(page, async () => {}).signInByKeys(base, 'demo-ds', fixture.password);
  await page.getByRole('button', { name: 'Dossiê da Terra' }).click();
  const dialog = page.getByRole('dialog', { name: 'Dossiê da Terra' });
  await dialog.getByText('O PDF fica pronto quando quem vos dá a aula submeter o plano.').waitFor();
  await dialog.getByLabel('O problema', { exact: true }).fill('No recreio não há sombra.');
  await dialog.getByRole('button', { name: 'Acrescentar passo' }).click();
  await dialog.getByLabel('O que se faz').fill('Comprar árvores');
  await dialog.getByLabel('Custo (€)').fill('240,50');
  await dialog.getByText('Custo total: 240,50').waitFor();
  await saved(page);
  for (const size of ['laptop', 'tablet', 'portrait', 'projector'] as const) {
    await page.setViewportSize(VIEWPORTS[size]);
    await picture(page, `conselho-dossie-${size}`);
    await expectAccessible(page, `the dossier in the council, ${size}`);
  }
  await page.setViewportSize(VIEWPORTS.laptop);

  const teacher = await visit(fixture.browser, 'laptop');
  const panel = new PanelUser(teacher.page, base);
  await teacher.page.goto(`${base}/login`);
  await submitSignInForm(teacher.page, 'professor', fixture.password);
  await teacher.page.waitForURL('**/panel');
  await panel.navigate('/panel/solar-systems/proposals', 'Propostas');
  await panel.button(/^Ver a proposta/).click();
  await panel.button('Preparar dossiê').click();
  const form = panel.dialog(/^Dossiê da Terra/);
  expect(await form.getByLabel('O problema', { exact: true }).inputValue()).toBe('No recreio não há sombra.');
  await form.getByLabel('Parceiros').fill('Junta de freguesia');
  await saved(teacher.page);
  await picture(teacher.page, 'painel-dossie-laptop');
  await expectUsableLayout(teacher.page, 'painel, dossiê, laptop');
  await teacher.page.setViewportSize(VIEWPORTS.phone);
  await picture(teacher.page, 'painel-dossie-phone');
  await expectUsableLayout(teacher.page, 'painel, dossiê, phone');
  await teacher.page.setViewportSize(VIEWPORTS.laptop);
  expect(await downloadPdf(teacher.page)).toBe('%PDF-1.7');

  // The team goes on with what it has on its screen, which lacks the partners.
  await dialog.getByLabel('Quem sente o problema').fill('Quem almoça na escola.');
  await dialog.getByText('O dossiê foi mudado em dois sítios ao mesmo tempo.', { exact: false }).waitFor();
  await dialog.getByText('Ver a outra versão').click();
  await dialog.getByText('Junta de freguesia').waitFor();
  await picture(page, 'conselho-dossie-duas-versoes');
  await expectAccessible(page, 'two versions of a dossier');
  await dialog.getByRole('button', { name: 'Dispensar a outra versão' }).click();
  await saved(page);
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'hidden' });

  await form.getByRole('button', { name: 'Fechar' }).first().click();
  await panel
    .button(/^Submeter a proposta|^Submeter/)
    .first()
    .click();
  await panel.button('Sim, Submeter').click();
  await teacher.page.getByText('Submetida').first().waitFor();
  await page.getByRole('button', { name: 'Dossiê da Terra' }).click();
  expect(await dialog.getByLabel('Quem sente o problema').inputValue()).toBe('Quem almoça na escola.');
  expect(await downloadPdf(page)).toBe('%PDF-1.7');
  for (const [known, opened] of [
    [errors, context],
    [teacher.errors, teacher.context],
  ] as const) {
    expect(known).toEqual([]);
    await opened.close();
  }
});
