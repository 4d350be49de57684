import { beforeAll, describe, expect, it } from 'vitest';
import { visit } from '../../support/browser/browser.ts';
import { KeyboardPlayer } from '../../support/browser/keyboardPlayer.ts';
import { productUnderTest } from '../../support/browser/productUnderTest.ts';
import { createTeam, playByWire, Wire } from '../../support/product/wire.ts';

const under = productUnderTest();
const TEAM = '8.º A - Grupo 1';

beforeAll(async () => {
  const { base } = under.product;
  const teacher = await new Wire(base).signIn('professor', under.password);
  for (const [username, theme] of [
    ['alfa', 'ds'],
    ['beta', 'ic'],
  ] as const) {
    await createTeam(teacher, username, under.password, theme);
    await playByWire(await new Wire(base).signIn(username, under.password), theme, 'Uma horta no pátio');
  }
});

async function totalOf(name: string): Promise<number | undefined> {
  const teacher = await new Wire(under.product.base).signIn('professor', under.password);
  const { teams } = await teacher.get<{ teams: { name: string; points: { total: number } }[] }>(
    '/team/responses?limit=100',
  );
  return teams.find((team) => team.name === name)?.points.total;
}

describe('a teacher without a pointer', () => {
  it('signs in, adds a team to its end, and marks two teams to their end', async () => {
    const { page, context, noise } = await visit(under.browser, 'laptop');
    const keys = new KeyboardPlayer(page);
    const menu = page.getByRole('navigation', { name: 'Painel', exact: true });
    await keys.signIn(under.product.base, 'professor', under.password, 'panel');

    await keys.enter(menu.getByRole('link', { name: 'Equipas', exact: true }));
    await keys.enter(page.getByRole('button', { name: 'Adicionar Equipa' }));
    const form = page.getByRole('dialog', { name: 'Adicionar Nova Equipa' });
    await keys.pick(form.getByLabel('Turma'), '8.º A');
    await expect.poll(() => form.getByLabel('Nome da equipa').inputValue()).toBe(TEAM);
    await keys.type(form.getByLabel('Nome de utilizador'), 'oitavo-a-teclas');
    await keys.type(form.getByLabel(/^Palavra-passe/), 'palavra-por-teclas');
    await keys.pick(form.getByLabel('Sistema solar'), 'Direitos Humanos');
    await keys.type(form.getByLabel('Membros'), 'Ana, Rui');
    await keys.enter(form.getByRole('button', { name: 'Adicionar', exact: true }));
    await page.getByText('Equipa adicionada com sucesso!').waitFor();
    await page.locator('tbody > tr').filter({ hasText: TEAM }).waitFor();
    await page.keyboard.press('Escape');
    await page.getByText('Equipa adicionada com sucesso!').waitFor({ state: 'detached' });
    await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe('Adicionar Equipa');
    await new Wire(under.product.base).signIn('oitavo-a-teclas', 'palavra-por-teclas');

    await keys.enter(menu.getByRole('link', { name: 'Respostas e Avaliação' }));
    await keys.enter(page.getByRole('button', { name: 'Ver Respostas de Equipa alfa' }));
    const alfa = page.getByRole('region', { name: 'Respostas de Equipa alfa' });
    const levels = [1, 2, 3, 4];
    const criteria = levels.flatMap((level) => [
      ...(level === 1 ? [] : [[`Resposta (missão ${level})`, '4'] as const]),
      [`Trabalho de equipa (missão ${level})`, '3'] as const,
    ]);
    for (const [criterion, key] of criteria) {
      await keys.reach(alfa.getByLabel(criterion));
      await page.keyboard.press(key);
    }
    expect(
      await alfa
        .getByLabel(/^Pontuação Final/)
        .first()
        .textContent(),
    ).toBe('500/500');
    await keys.enter(alfa.getByRole('button', { name: 'Guardar avaliações' }).last());
    await page.getByText('Avaliações guardadas').waitFor();
    expect(await totalOf('Equipa alfa')).toBe(500);

    await keys.enter(alfa.getByRole('button', { name: 'Equipa seguinte por avaliar' }).last());
    const beta = page.getByRole('region', { name: 'Respostas de Equipa beta' });
    await beta.waitFor();
    const first = beta.getByLabel('Trabalho de equipa (missão 1)');
    await expect.poll(() => first.evaluate((element) => element === document.activeElement)).toBe(true);
    await page.keyboard.press('2');
    await keys.enter(beta.getByRole('button', { name: 'Guardar avaliações' }).last());
    await expect.poll(() => totalOf('Equipa beta')).toBe(80);
    expect(noise).toEqual([]);
    await context.close();
  });
});
