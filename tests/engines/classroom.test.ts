import { beforeAll, describe, expect, it } from 'vitest';
import { expectAccessible, expectOnlyFailedCalls } from '../support/browser/browser.ts';
import { submitSignInForm } from '../support/browser/panelPeople.ts';
import { PanelUser } from '../support/browser/panelUser.ts';
import { productUnderTest } from '../support/browser/productUnderTest.ts';
import { TeamPlayer } from '../support/browser/teamPlayer.ts';
import { type Device, engineUnderTest } from '../support/engines/engineUnderTest.ts';
import { createTeam } from '../support/product/ApiClient.ts';

const TEAM = 'equipa-de-aula';
const TEXT = 'Ouvimos primeiro e falamos depois.';
const MESSAGE = 'Ouçam quem ainda não falou.';

const fixture = productUnderTest();
const engine = engineUnderTest();
let mapCode = '';

beforeAll(async () => {
  const teacher = await fixture.signInToApi('professor');
  await createTeam(teacher, TEAM, fixture.password, 'ic');
});

async function openPanel(): Promise<{ device: Device; user: PanelUser }> {
  const device = await engine.open(fixture.product.base, 'laptop');
  await device.page.goto(`${device.proxy.base}/login`);
  await submitSignInForm(device.page, 'professor', fixture.password);
  await device.page.waitForURL('**/panel');
  return { device, user: new PanelUser(device.page, device.proxy.base) };
}

describe.sequential('a class in session', () => {
  it('a teacher and a team follow each other: who is there, a hand, a pause, a message, the end', async () => {
    const { device, user } = await openPanel();
    await user.open('/panel/aula', 'Aula em direto');
    await user.button('Começar a aula').click();
    await user.button('Pausar').waitFor();
    const tile = device.page.getByRole('listitem').filter({ hasText: `Equipa ${TEAM}` });

    const { page, proxy, errors, touch, close } = await engine.open(fixture.product.base, 'tablet');
    const team = new TeamPlayer(page, async () => {}, touch);
    await team.signIn(proxy.base, TEAM, fixture.password);
    const dialog = (name: string) => page.getByRole('dialog', { name });
    await team.tap(dialog('Quem está hoje na nave?').getByRole('button', { name: 'Distribuir as funções' }));
    await team.tap(dialog('As vossas funções nesta aula').getByRole('button', { name: 'Vamos!' }));
    await tile.getByText('2 de 2 presentes').waitFor();

    await team.tap(page.getByRole('button', { name: 'Pedir ajuda' }).first());
    await tile.getByRole('button', { name: /^A caminho/ }).click();
    await page.getByRole('button', { name: 'Ajuda a caminho' }).first().waitFor();
    await team.tap(page.getByRole('button', { name: 'Ajuda a caminho' }).first());
    await tile.getByRole('button', { name: /^Baixar a mão/ }).waitFor({ state: 'detached' });

    await team.untilWriting();
    await team.type(TEXT);
    await tile.getByText('5 palavras').waitFor();
    await expectAccessible(device.page, 'aula em direto');
    await user.button('Pausar').click();
    await dialog('Pausa: olhem para a frente').waitFor();
    await expectAccessible(page, 'pausa');
    await user.button('Retomar').click();
    await dialog('Pausa: olhem para a frente').waitFor({ state: 'detached' });
    expect(await page.getByRole('textbox').inputValue()).toBe(TEXT);

    proxy.setOffline(true);
    await user.button('Mensagem').click();
    await user.dialog('Mensagem às equipas').getByRole('button', { name: MESSAGE }).click();
    await user.dialog('Mensagem às equipas').getByRole('button', { name: 'Enviar', exact: true }).click();
    proxy.setOffline(false);
    const message = page.getByRole('alert').filter({ hasText: MESSAGE });
    await message.waitFor({ timeout: 60_000 });
    await team.tap(message.getByRole('button', { name: 'Está bem' }));
    await user
      .dialog('Mensagem às equipas')
      .getByText(/^Para todas · vista por 1 de/)
      .waitFor();
    await user.dialog('Mensagem às equipas').getByRole('button', { name: 'Fechar' }).last().click();

    const href = await device.page.getByRole('link', { name: /^Mapa/ }).getAttribute('href');
    mapCode = href?.split('/').at(-2) ?? '';
    await user.button('Terminar a aula').click();
    await user.dialog('Terminar a aula?').getByRole('button', { name: 'Terminar a aula' }).click();
    await team.tap(dialog('Até à próxima!').getByRole('button', { name: 'Continuar a jogar' }));
    expect(await page.getByRole('textbox').inputValue()).toBe(TEXT);
    await user.button('Retomar a aula').click();
    await user.button('Pausar').waitFor();
    expectOnlyFailedCalls(errors);
    expect(device.errors).toEqual([]);
    await close();
    await device.close();
  });

  it('its star map shows every team without a sign-in', async () => {
    const { page, proxy, errors, close } = await engine.open(fixture.product.base, 'projector');
    await page.goto(`${proxy.base}/aula/${mapCode}/mapa`);
    const teams = page.getByRole('list', { name: 'Equipas e onde estão' });
    await teams
      .getByRole('listitem')
      .filter({ hasText: `Equipa ${TEAM}` })
      .waitFor();
    await page.getByRole('img', { name: /^Código QR do endereço/ }).waitFor();
    await expectAccessible(page, 'mapa da turma');
    expect(errors).toEqual([]);
    await close();
  });
});
