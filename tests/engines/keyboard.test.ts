import { describe, expect, it } from 'vitest';
import { KeyboardPlayer } from '../support/browser/keyboardPlayer.ts';
import { productUnderTest } from '../support/browser/productUnderTest.ts';
import { playToFiles } from '../support/browser/screens/wholeGame.ts';
import { engineUnderTest } from '../support/engines/engineUnderTest.ts';

const fixture = productUnderTest();
const engine = engineUnderTest();

describe('by keyboard', () => {
  it('a team signs in, plays the tutorial up to its files, and signs out', async () => {
    const { page, proxy, errors, close } = await engine.open(fixture.product.base, 'laptop', { play: true });
    const team = new KeyboardPlayer(page);
    await team.signIn(proxy.base, 'demo-dh', fixture.password);
    await playToFiles(team);
    await team.reachFilePicker();
    await team.press('Desembarcar');
    await team.activate(page.getByRole('dialog').getByRole('button', { name: 'Desembarcar' }));
    await page.waitForURL('**/login');
    expect(errors).toEqual([]);
    await close();
  });

  it('a teacher signs in and adds a team', async () => {
    const { page, proxy, errors, close } = await engine.open(fixture.product.base, 'laptop');
    const keys = new KeyboardPlayer(page);
    const navigation = page.getByRole('navigation', { name: 'Painel', exact: true });
    await keys.signIn(proxy.base, 'professor', fixture.password, 'panel');
    await keys.activate(navigation.getByRole('link', { name: 'Equipas', exact: true }));
    await keys.activate(page.getByRole('button', { name: 'Adicionar Equipa' }));
    const form = page.getByRole('dialog', { name: 'Adicionar Nova Equipa' });
    await keys.selectOption(form.getByLabel('Turma'), '8.º A');
    await expect.poll(() => form.getByLabel('Nome da equipa').inputValue()).toBe('8.º A - Grupo 1');
    await keys.type(form.getByLabel('Nome de utilizador'), 'oitavo-a-teclas');
    await keys.type(form.getByLabel(/^Palavra-passe/), 'palavra-por-teclas');
    await keys.selectOption(form.getByLabel('Sistema solar'), 'Direitos Humanos');
    await keys.type(form.getByLabel('Membros'), 'Ana, Rui');
    await keys.activate(form.getByRole('button', { name: 'Adicionar', exact: true }));
    await page.locator('tbody > tr').filter({ hasText: '8.º A - Grupo 1' }).first().waitFor();
    await fixture.signInToApi('oitavo-a-teclas', 'palavra-por-teclas');
    expect(errors).toEqual([]);
    await close();
  });
});
