import { beforeAll, describe, expect, it } from 'vitest';
import { visit } from '../../support/browser/browser.ts';
import { KeyboardPlayer } from '../../support/browser/keyboardPlayer.ts';
import { productUnderTest } from '../../support/browser/productUnderTest.ts';
import { createPlayedTeam } from '../../support/product/ApiClient.ts';

const fixture = productUnderTest();
const TEAM_NAME = '8.º A - Grupo 1';

beforeAll(async () => {
  const teacher = await fixture.signInToApi('professor');
  for (const [username, theme] of [
    ['alfa', 'ds'],
    ['beta', 'ic'],
  ] as const) {
    await createPlayedTeam(teacher, username, {
      password: fixture.password,
      theme,
      proposal: 'Uma horta no pátio',
    });
  }
});

async function fetchTotal(name: string): Promise<number | undefined> {
  const teacher = await fixture.signInToApi('professor');
  const { teams } = await teacher.get<{ teams: { name: string; points: { total: number } }[] }>(
    '/team/responses?limit=100',
  );
  return teams.find((team) => team.name === name)?.points.total;
}

describe('the panel by keyboard', () => {
  it('lets a teacher sign in, add a team and mark two teams', async () => {
    const { page, context, errors } = await visit(fixture.browser, 'laptop');
    const keys = new KeyboardPlayer(page);
    const navigation = page.getByRole('navigation', { name: 'Painel', exact: true });
    await keys.signIn(fixture.product.base, 'professor', fixture.password, 'panel');

    await keys.activate(navigation.getByRole('link', { name: 'Equipas', exact: true }));
    await keys.activate(page.getByRole('button', { name: 'Adicionar Equipa' }));
    const form = page.getByRole('dialog', { name: 'Adicionar Nova Equipa' });
    await keys.selectOption(form.getByLabel('Turma'), '8.º A');
    await expect.poll(() => form.getByLabel('Nome da equipa').inputValue()).toBe(TEAM_NAME);
    await keys.type(form.getByLabel('Nome de utilizador'), 'oitavo-a-teclas');
    await keys.type(form.getByLabel(/^Palavra-passe/), 'palavra-por-teclas');
    await keys.selectOption(form.getByLabel('Sistema solar'), 'Direitos Humanos');
    await keys.type(form.getByLabel('Membros'), 'Ana, Rui');
    await keys.activate(form.getByRole('button', { name: 'Adicionar', exact: true }));
    await page.getByText('Equipa adicionada com sucesso!').waitFor();
    await page.locator('tbody > tr').filter({ hasText: TEAM_NAME }).waitFor();
    await page.keyboard.press('Escape');
    await page.getByText('Equipa adicionada com sucesso!').waitFor({ state: 'detached' });
    await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe('Adicionar Equipa');
    await fixture.signInToApi('oitavo-a-teclas', 'palavra-por-teclas');

    await keys.activate(navigation.getByRole('link', { name: 'Respostas e Avaliação' }));
    await keys.activate(page.getByRole('button', { name: 'Ver Respostas de Equipa alfa' }));
    const alfaAnswers = page.getByRole('region', { name: 'Respostas de Equipa alfa' });
    const levels = [1, 2, 3, 4];
    const criteria = levels.flatMap((level) => [
      ...(level === 1 ? [] : [[`Resposta (missão ${level})`, '4'] as const]),
      [`Trabalho de equipa (missão ${level})`, '3'] as const,
    ]);
    for (const [criterion, key] of criteria) {
      await keys.tabTo(alfaAnswers.getByRole('radiogroup', { name: criterion }).getByRole('radio').first());
      await page.keyboard.press(key);
    }
    expect(
      await alfaAnswers
        .getByLabel(/^Pontuação Final/)
        .first()
        .textContent(),
    ).toBe('500/500');
    await keys.activate(alfaAnswers.getByRole('button', { name: 'Guardar avaliações' }).last());
    await page.getByText('Avaliações guardadas').waitFor();
    expect(await fetchTotal('Equipa alfa')).toBe(500);

    await keys.activate(alfaAnswers.getByRole('button', { name: 'Equipa seguinte por avaliar' }).last());
    const betaAnswers = page.getByRole('region', { name: 'Respostas de Equipa beta' });
    await betaAnswers.waitFor();
    const firstMark = betaAnswers
      .getByRole('radiogroup', { name: 'Trabalho de equipa (missão 1)' })
      .getByRole('radio')
      .first();
    await expect.poll(() => firstMark.evaluate((element) => element === document.activeElement)).toBe(true);
    await page.keyboard.press('2');
    await keys.activate(betaAnswers.getByRole('button', { name: 'Guardar avaliações' }).last());
    await expect.poll(() => fetchTotal('Equipa beta')).toBe(80);
    expect(errors).toEqual([]);
    await context.close();
  });
});
