import { PLACES } from '#client/game/flow/rehearsal/rehearsal.ts';
import { visit, visitToPlay } from '../../support/browser/browser.ts';
import { TeamPlayer } from '../../support/browser/teamPlayer.ts';
import { ApiClient, playGame } from '../../support/product/ApiClient.ts';
import { EMPTY_PATH, mountScene } from '../../support/scenes/mountScene.ts';
import type { Look, Subject } from './Subject.ts';

/** Visits every state of the game in the scene selector, and the game of two teams in the product. */
export async function visitGame(subject: Subject, look: Look): Promise<void> {
  await visitStates(subject, look);
  await visitTutorial(subject, look);
  await visitCouncil(subject, look);
}

async function visitStates({ scenes, browser }: Subject, look: Look): Promise<void> {
  const { page, context } = await visit(browser, 'tablet', { painted: true });
  await page.goto(`${scenes}${EMPTY_PATH}`);
  for (const state of PLACES) {
    await mountScene(page, `/dev/cenas/palco?tipo=estado&nome=${state}&tema=ds&nave=3&parado=600&desenho=imagem`);
    await look(page, `estado ${state}`);
  }
  await context.close();
}

async function visitTutorial({ base, browser, password }: Subject, look: Look): Promise<void> {
  const { page, context } = await visitToPlay(browser, 'tablet', { painted: true, touch: true });
  const team = new TeamPlayer(page, (screen) => look(page, `/game, ${screen}`));
  await team.signIn(base, 'demo-ds', password);
  await team.tutorial(0);
  await page.getByRole('button', { name: /^Ficha de trabalho/ }).tap();
  await page.getByRole('dialog', { name: 'Guia da missão' }).waitFor();
  await look(page, '/game, diálogo «Guia da missão»');
  await context.close();
}

async function visitCouncil({ base, browser, password }: Subject, look: Look): Promise<void> {
  await playGame(await new ApiClient(base).signIn('demo-dh', password), 'dh', 'Uma horta no pátio');
  const { page, context } = await visitToPlay(browser, 'tablet', { painted: true, touch: true });
  const team = new TeamPlayer(page, async () => {});
  await team.signIn(base, 'demo-dh', password);
  const other = page.getByRole('row', { name: /Equipa outra/ });
  await other.waitFor();
  await look(page, '/game, conselho');
  await other.getByRole('button', { name: /Comentários/ }).tap();
  await page.getByRole('dialog').getByLabel('O vosso comentário').waitFor();
  await look(page, '/game, conselho, diálogo dos comentários');
  await page.getByRole('dialog').getByRole('button', { name: 'Fechar' }).tap();
  await page.getByRole('button', { name: 'Menu' }).tap();
  await page.getByRole('dialog', { name: 'Menu' }).waitFor();
  await look(page, '/game, diálogo «Menu»');
  await page.getByRole('dialog').getByRole('button', { name: 'Desembarcar' }).tap();
  await page.getByText('A sessão será terminada. Têm a certeza?').waitFor();
  await look(page, '/game, diálogo «Desembarcar»');
  await context.close();
}
