import { describe, expect, it } from 'vitest';
import { visitToPlay } from '../../support/browser/browser.ts';
import { productUnderTest } from '../../support/browser/productUnderTest.ts';
import { TeamPlayer } from '../../support/browser/teamPlayer.ts';
import { playByWire, Wire } from '../../support/product/wire.ts';

const under = productUnderTest();
const NOTE = 'Falta dizer quem vos contou.';
const WORDS = 'Bom plano: digam também com que materiais.';

describe.sequential('what a teacher does reaches a team that already sits in the council', () => {
  it('words are said there, and a mission that came back is gone to when the team likes, from its old text', async () => {
    const { base } = under.product;
    const teacher = await new Wire(base).signIn('professor', under.password);
    const wire = await new Wire(base).signIn('demo-ic', under.password);
    await playByWire(wire, 'ic', 'O nosso plano');
    const { page, context, noise } = await visitToPlay(under.browser, 'laptop');
    await new TeamPlayer(page, async () => {}).signInByKeys(base, 'demo-ic', under.password);
    await page.getByRole('heading', { name: 'Interculturalidade' }).waitFor();
    const { team } = await wire.get<{ team: { _id: string; answers: { answersLevel2: string[] } } }>('/team');
    await teacher.send('PUT', `/team/${team._id}/levels/4/note`, { text: WORDS });
    await teacher.send('POST', `/team/${team._id}/levels/2/give-back`, { note: NOTE });
    await page
      .getByRole('button', { name: /^Comentários/ })
      .first()
      .click();
    await page.evaluate(() => window.dispatchEvent(new Event('focus')));
    await page.getByText('A missão 2 voltou para vocês.').waitFor();
    expect(await page.getByRole('dialog').isVisible(), 'nothing is closed over their heads').toBe(true);
    await page.keyboard.press('Escape');
    await page.getByText(WORDS).last().waitFor();
    await page.getByRole('button', { name: 'Ir para a missão 2' }).click();
    await page.getByText(NOTE).first().waitFor();
    await page.getByRole('button', { name: 'OK' }).click();
    await page.getByRole('textbox').waitFor();
    expect(await page.getByRole('textbox').inputValue()).toBe(team.answers.answersLevel2[0]);
    expect(noise).toEqual([]);
    await context.close();
  });
});
