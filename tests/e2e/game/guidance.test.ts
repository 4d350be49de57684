import { describe, expect, it } from 'vitest';
import { visitToPlay } from '../../support/browser/browser.ts';
import { productUnderTest } from '../../support/browser/productUnderTest.ts';
import { TeamPlayer } from '../../support/browser/teamPlayer.ts';
import { playGame } from '../../support/product/ApiClient.ts';

const fixture = productUnderTest();
const RETURN_NOTE = 'Falta dizer quem vos contou.';
const MARKING_NOTE = 'Bom plano: digam também com que materiais.';

describe.sequential('a teacher acts while a team has the council open', () => {
  it('shows the note of mission 4, announces the returned mission 2 and reopens it with its former text', async () => {
    const { base } = fixture.product;
    const teacher = await fixture.signInToApi('professor');
    const api = await fixture.signInToApi('demo-ic');
    await playGame(api, 'ic', 'O nosso plano');
    const { page, context, errors } = await visitToPlay(fixture.browser, 'laptop');
    await new TeamPlayer(page, async () => {}).signInByKeys(base, 'demo-ic', fixture.password);
    await page.getByRole('heading', { name: 'Interculturalidade' }).waitFor();
    const { team } = await api.get<{ team: { _id: string; answers: { answersLevel2: string[] } } }>('/team');
    await teacher.send('PUT', `/team/${team._id}/levels/4/note`, { text: MARKING_NOTE });
    await teacher.send('POST', `/team/${team._id}/levels/2/give-back`, { note: RETURN_NOTE });
    await page
      .getByRole('button', { name: /^Comentários/ })
      .first()
      .click();
    await page.evaluate(() => window.dispatchEvent(new Event('focus')));
    await page.getByText('A missão 2 voltou para vocês.').waitFor();
    expect(await page.getByRole('dialog').isVisible(), 'the comments stay open').toBe(true);
    await page.keyboard.press('Escape');
    await page.getByText(MARKING_NOTE).last().waitFor();
    await page.getByRole('button', { name: 'Ir para a missão 2' }).click();
    await page.getByText(RETURN_NOTE).first().waitFor();
    await page.getByRole('button', { name: 'OK' }).click();
    await page.getByRole('textbox').waitFor();
    expect(await page.getByRole('textbox').inputValue()).toBe(team.answers.answersLevel2[0]);
    expect(errors).toEqual([]);
    await context.close();
  });
});
