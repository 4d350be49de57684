import { expect } from 'vitest';
import type { SOLAR_SYSTEMS } from '#content/solarSystems.ts';
import type { KeyboardPlayer } from '../keyboardPlayer.ts';

/** Plays the training by keyboard, from ORBI's greeting to its files. */
export async function playToFiles(team: KeyboardPlayer): Promise<void> {
  await team.press('OK');
  await team.press('Nave seguinte');
  await team.press(/selecionar/i);
  await team.press('Sim, é esta');
  await team.press('Fazer Quiz');
  await team.answerQuiz(1);
  await team.write('Queremos ser ouvidos.');
}

/** Plays every mission by keyboard, from the first words of ORBI to the council. */
export async function playToCouncil(
  team: KeyboardPlayer,
  levels: (typeof SOLAR_SYSTEMS)['ds']['levels'],
): Promise<void> {
  await playToFiles(team);
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
  await team.page.getByRole('main', { name: 'Conselho Galáctico' }).waitFor({ timeout: 60_000 });
}

/** Gives another team's plan four stars and a comment, and leaves the game. */
export async function rateAndLeave(team: KeyboardPlayer, rated: string): Promise<void> {
  const { page } = team;
  const other = page.getByRole('row', { name: new RegExp(rated) });
  await team.chooseRadio(other.getByRole('radio'), 3, 'ArrowRight');
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
  await team.activate(dialog.getByRole('button', { name: 'Fechar' }));
  await dialog.waitFor({ state: 'hidden' });
  await team.press('Desembarcar');
  await team.tabTo(page.getByRole('dialog').getByRole('button', { name: 'Desembarcar' }));
  await page.keyboard.press('Enter');
  await page.waitForURL('**/login');
}
