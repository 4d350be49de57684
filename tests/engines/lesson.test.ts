import { beforeAll, describe, expect, it } from 'vitest';
import { SOLAR_SYSTEMS } from '#content/solarSystems.ts';
import { expectAccessible, expectOnlyFailedCalls, picture } from '../support/browser/browser.ts';
import { productUnderTest } from '../support/browser/productUnderTest.ts';
import { TeamPlayer } from '../support/browser/teamPlayer.ts';
import { engineUnderTest } from '../support/engines/engineUnderTest.ts';
import { createPlayedTeam } from '../support/product/ApiClient.ts';

const THEME = SOLAR_SYSTEMS.ds;
const PLAN = 'Uma horta no pátio, com a turma toda.';

const fixture = productUnderTest();
const engine = engineUnderTest();

beforeAll(async () => {
  const teacher = await fixture.signInToApi('professor');
  await createPlayedTeam(teacher, 'outra', {
    password: fixture.password,
    theme: 'ds',
    proposal: 'Menos plástico no bar',
  });
});

describe('a team', () => {
  it('plays from sign-in to the council, rates and comments', async () => {
    const { page, proxy, errors, touch, close } = await engine.open(fixture.product.base, 'tablet', { play: true });
    const look = async (screen: string) => {
      await picture(page, `${engine.name}-${screen}`);
      await expectAccessible(page, screen);
    };
    const team = new TeamPlayer(page, look, touch);
    await team.signIn(proxy.base, 'demo-ds', fixture.password);
    await team.tutorial(2);

    await team.press('OK', 'missao-1');
    for (const [index, { options }] of THEME.levels.level1.entries()) {
      await team.answerQuiz(`missao-1-${index + 1}`, index === 2 ? (options.correct + 1) % 4 : options.correct);
    }
    await team.finishMission('missao-1-parabens');
    await team.decide('dilema-1', [0, 2], 2);
    await team.press('OK', 'missao-2');
    await team.write('missao-2-texto', 'Uma T-shirt anda muito até chegar aqui.');
    await team.finishMission('missao-2-parabens');
    await team.press('OK', 'missao-3');
    await team.upload('missao-3-ficheiros');
    await team.finishMission('missao-3-parabens');
    await team.decide('dilema-2', [1], 0);
    await team.press('OK', 'missao-4');
    for (const [index] of THEME.levels.level4.entries())
      await team.write(`missao-4-${index + 1}`, `${PLAN} (${index + 1})`);
    await team.finishMission('missao-4-parabens');
    await team.press('OK', 'fim');

    await page.getByRole('main', { name: 'Conselho Galáctico' }).waitFor({ timeout: 60_000 });
    const otherRow = page.getByRole('row', { name: /Equipa outra/ });
    await otherRow.waitFor();
    await look('conselho');
    await team.tap(otherRow.locator('label', { hasText: '4 estrelas' }));
    await otherRow.getByText('Média 4,0 · 1 avaliação').waitFor();
    expect(errors).toEqual([]);

    proxy.setOffline(true);
    await team.tap(otherRow.locator('label', { hasText: '5 estrelas' }));
    await page.getByText('Sem ligação: guardado neste dispositivo').waitFor();
    await look('conselho-sem-ligacao');
    proxy.setOffline(false);
    await otherRow.getByText('Média 5,0 · 1 avaliação').waitFor();
    await page.getByText('Guardado', { exact: true }).waitFor();
    expectOnlyFailedCalls(errors);

    await team.tap(otherRow.getByRole('button', { name: /Comentários \(0\)/ }));
    const dialog = page.getByRole('dialog', { name: /Equipa outra/ });
    await dialog.getByLabel('O vosso comentário').fill('Boa ideia: e as garrafas de água?');
    await team.tap(dialog.getByRole('button', { name: 'Enviar' }));
    await dialog.getByText('Comentários (1)').waitFor();
    await look('comentarios');
    await team.tap(dialog.getByRole('button', { name: 'Fechar' }));
    await team.tap(page.getByRole('button', { name: 'Desembarcar' }));
    await team.tap(page.getByRole('dialog', { name: 'Desembarcar' }).getByRole('button', { name: 'Desembarcar' }));
    await page.waitForURL('**/login');
    expect(await page.evaluate(() => localStorage.getItem('token'))).toBeNull();
    expect(errors).toEqual([]);
    await close();
  });
});
