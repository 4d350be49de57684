import { beforeAll, describe, expect, it } from 'vitest';
import { expectAccessible } from '../support/browser/browser.ts';
import { submitSignInForm } from '../support/browser/panelPeople.ts';
import { PanelUser } from '../support/browser/panelUser.ts';
import { productUnderTest } from '../support/browser/productUnderTest.ts';
import { type Device, engineUnderTest } from '../support/engines/engineUnderTest.ts';
import { eventually } from '../support/eventually.ts';
import { createPlayedTeam } from '../support/product/ApiClient.ts';

const PROPOSAL = 'Uma horta no pátio, com a turma toda.';

const fixture = productUnderTest();
const engine = engineUnderTest();

beforeAll(async () => {
  const teacher = await fixture.signInToApi('professor');
  await createPlayedTeam(teacher, 'horta', { password: fixture.password, theme: 'ds', proposal: PROPOSAL });
});

async function signIn(username: string): Promise<{ device: Device; user: PanelUser }> {
  const device = await engine.open(fixture.product.base, 'laptop');
  const { page, proxy } = device;
  await page.goto(`${proxy.base}/login`);
  await submitSignInForm(page, username, fixture.password);
  await page.waitForURL('**/panel');
  return { device, user: new PanelUser(page, proxy.base) };
}

async function choose(page: Device['page'], option: string): Promise<void> {
  await page.getByRole('option', { name: option }).first().click();
  // Headless UI gives the combobox the focus back in the next frame.
  await page.evaluate(() => new Promise(requestAnimationFrame));
}

/** Returns how many characters are selected in the field that has the focus. */
function selectedChars(page: Device['page']): Promise<number> {
  return page.evaluate(() => {
    const field = document.activeElement as HTMLInputElement;
    return (field.selectionEnd ?? 0) - (field.selectionStart ?? 0);
  });
}

describe('an administrator', () => {
  it('replaces the choice of a combobox by clicking and typing, and adds a school', async () => {
    const { device, user } = await signIn('admin');
    const { page } = device;
    await user.open('/panel/management/schools', 'Escolas');
    await expectAccessible(page, 'escolas');
    await user.button('Adicionar Escola').click();
    const dialog = user.dialog('Adicionar Nova Escola');
    const grouping = dialog.getByRole('combobox', { name: 'Agrupamento' });
    await grouping.click();
    await choose(page, 'Nenhum');
    await expect.poll(() => grouping.inputValue()).toBe('Nenhum');
    await dialog.getByLabel(/^Nome da escola/).fill('Escola do Farol');
    // The first click in the field selects its text, in WebKit a moment later.
    await grouping.click();
    await expect.poll(() => selectedChars(page)).toBe('Nenhum'.length);
    await page.keyboard.type('Novo');
    expect(await grouping.inputValue()).toBe('Novo');
    await choose(page, 'Adicionar Agrupamento Novo');
    await dialog.getByLabel(/^Nome do novo agrupamento/).fill('Rio');
    await expectAccessible(page, 'adicionar-escola');
    await dialog.getByRole('button', { name: 'Adicionar', exact: true }).click();
    await user.row(/Escola do Farol.*Rio/).waitFor();
    expect(device.errors).toEqual([]);
    await device.close();
  });
});

describe('a teacher', () => {
  it('marks the answers of a team, corrects its proposal and submits it', async () => {
    const { device, user } = await signIn('professor');
    const { page } = device;
    await page.getByText('Olá Professor de Demonstração!').waitFor();
    await expectAccessible(page, 'inicio');
    await user.open('/panel/solar-systems/answers', 'Respostas das Equipas');
    await user.button('Ver Respostas de Equipa horta').click();
    const answers = page.getByRole('region', { name: 'Respostas de Equipa horta' });
    const teamwork = answers.getByRole('radiogroup', { name: 'Trabalho de equipa (missão 1)' });
    await teamwork.getByRole('radio', { name: /^40 pontos/ }).click();
    await expectAccessible(page, 'respostas');
    await answers.getByRole('button', { name: 'Guardar avaliações' }).first().click();
    await page.getByText('Avaliações guardadas').waitFor();

    await user.open('/panel/solar-systems/proposals', 'Propostas');
    const row = page.getByRole('row', { name: /Equipa horta/ });
    await row.getByRole('button', { name: /Editar/ }).click();
    const edit = page.getByRole('dialog');
    await edit.getByRole('textbox').fill('Uma horta no pátio, regada com água da chuva.');
    await edit.getByRole('button', { name: 'Guardar' }).click();
    await row.getByText('regada com água da chuva').waitFor();
    await row.getByRole('button', { name: /Submeter/ }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Sim, Submeter' }).click();
    await page.getByRole('dialog', { name: /Parabéns! Missão cumprida!/ }).waitFor();
    await expectAccessible(page, 'submetida');
    await page.keyboard.press('Escape');
    await row.getByText('Submetida', { exact: true }).waitFor();
    const api = await fixture.signInToApi('professor');
    await eventually(async () => {
      const proposals = await api.get<{ submitted: boolean; proposal: string }[]>('/get-proposals/all');
      expect(proposals.filter(({ submitted }) => submitted).map(({ proposal }) => proposal)).toEqual([
        'Uma horta no pátio, regada com água da chuva.',
      ]);
    });
    expect(device.errors).toEqual([]);
    await device.close();
  });
});
