import { beforeAll, describe, expect, it } from 'vitest';
import { SOLAR_SYSTEMS } from '#content/solarSystems.ts';
import { expectOnlyFailedCalls, visitToPlay } from '../../support/browser/browser.ts';
import { KeyboardPlayer } from '../../support/browser/keyboardPlayer.ts';
import { productUnderTest } from '../../support/browser/productUnderTest.ts';
import { createPlayedTeam } from '../../support/product/ApiClient.ts';

const fixture = productUnderTest();
const { levels } = SOLAR_SYSTEMS.dh;

beforeAll(async () => {
  const teacher = await fixture.signInToApi('professor');
  await createPlayedTeam(teacher, 'outra', {
    password: fixture.password,
    theme: 'dh',
    proposal: 'Uma rampa para todos',
  });
});

/** Makes every canvas context unavailable, so that the stage shows its still picture, as on very old computers. */
const disableCanvas = () => {
  HTMLCanvasElement.prototype.getContext = () => null;
};

describe('the whole game by keyboard, without a canvas', () => {
  it('is playable from sign-in to the council and sign-out', async () => {
    const { page, context, errors } = await visitToPlay(fixture.browser, 'laptop');
    await context.addInitScript(disableCanvas);
    const team = new KeyboardPlayer(page);
    await team.signIn(fixture.product.base, 'demo-dh', fixture.password);
    await page.locator('[data-renderer=imagem]').waitFor({ state: 'attached' });
    await team.press('OK');
    await team.press('Nave seguinte');
    await team.press(/selecionar/i);
    await team.press('Sim, é esta');
    await team.press('Fazer Quiz');
    await team.answerQuiz(1);
    await team.write('Queremos ser ouvidos.');
    await team.upload('notas.txt');
    await team.press('OK');

    await team.press('OK');
    for (const { options } of levels.level1) await team.answerQuiz(options.correct);
    await team.press('OK');
    await team.reflect();
    await team.decide(2);
    await team.press('OK');
    for (const _ of levels.level2) await team.write('Dois direitos, uma decisão.');
    await team.press('OK');
    await team.press('Saltar');
    await team.press('OK');
    for (const _ of levels.level3) await team.upload('mapa.txt');
    await team.press('OK');
    await team.press('Saltar');
    await team.decide(0);
    await team.press('OK');
    for (const _ of levels.level4) await team.write('Uma caixa de ideias no átrio.');
    await team.press('OK');
    await team.press('Saltar');
    await team.press('OK');

    await page.getByRole('main', { name: 'Conselho Galáctico' }).waitFor({ timeout: 60_000 });
    const other = page.getByRole('row', { name: /Equipa outra/ });
    await team.tabTo(other.getByRole('radio').first());
    for (let star = 1; star < 4; star += 1) await page.keyboard.press('ArrowRight');
    await other.getByText('Média 4,0 · 1 avaliação').waitFor();
    await team.tabTo(other.getByRole('button', { name: /Comentários/ }));
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog');
    await team.tabTo(dialog.getByRole('textbox'));
    await page.keyboard.type('Contem connosco!');
    await team.tabTo(dialog.getByRole('button', { name: 'Enviar' }));
    await page.keyboard.press('Enter');
    await dialog.getByText('Contem connosco!').last().waitFor();
    await expect.poll(() => dialog.getByRole('button', { name: 'Fechar' }).isEnabled()).toBe(true);
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'hidden' });
    await team.press('Desembarcar');
    await team.tabTo(page.getByRole('dialog').getByRole('button', { name: 'Desembarcar' }));
    await page.keyboard.press('Enter');
    await page.waitForURL('**/login');
    // A draft may arrive after the answers that it belongs to.
    expectOnlyFailedCalls(errors);
    await context.close();
  });
});
