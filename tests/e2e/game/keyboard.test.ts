import { beforeAll, describe, expect, it } from 'vitest';
import { SOLAR_SYSTEMS } from '#content/solarSystems.ts';
import { visitToPlay } from '../../support/browser/browser.ts';
import { KeyboardPlayer } from '../../support/browser/keyboardPlayer.ts';
import { productUnderTest } from '../../support/browser/productUnderTest.ts';
import { createTeam, playByWire, Wire } from '../../support/product/wire.ts';

const under = productUnderTest();
const { levels } = SOLAR_SYSTEMS.dh;

beforeAll(async () => {
  const teacher = await new Wire(under.product.base).signIn('professor', under.password);
  await createTeam(teacher, 'outra', under.password, 'dh');
  await playByWire(await new Wire(under.product.base).signIn('outra', under.password), 'dh', 'Uma rampa para todos');
});

/** A device that can draw nothing: the still picture stands behind the words, as on the oldest of computers. */
const WITHOUT_CANVAS = () => {
  HTMLCanvasElement.prototype.getContext = () => null;
};

describe('a whole lesson without a pointer, on a computer that cannot draw', () => {
  it('goes from the sign-in to the council and out again by keys alone', async () => {
    const { page, context, noise } = await visitToPlay(under.browser, 'laptop');
    await context.addInitScript(WITHOUT_CANVAS);
    const team = new KeyboardPlayer(page);
    await team.signIn(under.product.base, 'demo-dh', under.password);
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
    await team.press('OK');
    for (const _ of levels.level2) await team.write('Dois direitos, uma decisão.');
    await team.press('OK');
    await team.press('OK');
    for (const _ of levels.level3) await team.upload('mapa.txt');
    await team.press('OK');
    await team.press('OK');
    for (const _ of levels.level4) await team.write('Uma caixa de ideias no átrio.');
    await team.press('OK');
    await team.press('OK');

    await page.getByRole('main', { name: 'Conselho Galáctico' }).waitFor({ timeout: 60_000 });
    const other = page.getByRole('row', { name: /Equipa outra/ });
    await team.reach(other.getByRole('radio').first());
    for (let star = 1; star < 4; star += 1) await page.keyboard.press('ArrowRight');
    await other.getByText('Média 4,0 · 1 avaliação').waitFor();
    await team.reach(other.getByRole('button', { name: /Comentários/ }));
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog');
    await team.reach(dialog.getByRole('textbox'));
    await page.keyboard.type('Contem connosco!');
    await team.reach(dialog.getByRole('button', { name: 'Enviar' }));
    await page.keyboard.press('Enter');
    await dialog.getByText('Contem connosco!').last().waitFor();
    await expect.poll(() => dialog.getByRole('button', { name: 'Fechar' }).isEnabled()).toBe(true);
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'hidden' });
    await team.press('Desembarcar');
    await team.reach(page.getByRole('dialog').getByRole('button', { name: 'Desembarcar' }));
    await page.keyboard.press('Enter');
    await page.waitForURL('**/login');
    expect(noise).toEqual([]);
    await context.close();
  });
});
