import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { SOLAR_SYSTEMS } from '#content/solarSystems.ts';
import {
  expectAccessible,
  expectOnlyFailedCalls,
  picture,
  type Viewport,
  visit,
  visitToPlay,
} from '../../support/browser/browser.ts';
import { submitSignInForm } from '../../support/browser/panelPeople.ts';
import { productUnderTest } from '../../support/browser/productUnderTest.ts';
import { CAPTION, TeamPlayer } from '../../support/browser/teamPlayer.ts';
import { createPlayedTeam } from '../../support/product/ApiClient.ts';

const THEME = SOLAR_SYSTEMS.ds;
const PLAN = 'Uma horta no pátio, com a turma toda.';

interface CouncilProposal {
  teamName: string;
  stars: { mine: number | null };
  teamProposal: { comments: { comment: string }[] };
}
interface StoredTeam {
  ship: number;
  answers: { answersLevel2: string[]; answersLevel3: string[] };
}

const fixture = productUnderTest();

beforeAll(async () => {
  const teacher = await fixture.signInToApi('professor');
  await createPlayedTeam(teacher, 'outra', {
    password: fixture.password,
    theme: 'ds',
    proposal: 'Menos plástico no bar',
  });
});

/** Returns a function that takes a screenshot of a screen and checks it against WCAG. */
function createScreenChecker(page: Page, prefix: string) {
  return async (screen: string) => {
    await picture(page, `${prefix}-${screen}`);
    await expectAccessible(page, `${prefix}-${screen}`);
  };
}

async function openDevice(viewport: Viewport, prefix: string, touch = false) {
  const visitor = await (touch ? visitToPlay : visit)(fixture.browser, viewport, { touch, sound: true });
  return { ...visitor, checkScreen: createScreenChecker(visitor.page, prefix) };
}

async function signInToPanel(page: Page): Promise<void> {
  await page.goto(`${fixture.product.base}/login`);
  await submitSignInForm(page, 'professor', fixture.password);
  await page.waitForURL('**/panel');
}

describe.sequential('a whole lesson', () => {
  it('a team plays from sign-in to the council by touch, rates and comments', async () => {
    const { page, context, errors, checkScreen } = await openDevice('tablet', 'equipa', true);
    const team = new TeamPlayer(page, checkScreen);
    await team.signIn(fixture.product.base, 'demo-ds', fixture.password);
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
    await checkScreen('conselho');
    await otherRow.locator('label', { hasText: '4 estrelas' }).tap();
    await otherRow.getByText('Média 4,0 · 1 avaliação').waitFor();
    await context.setOffline(true);
    await otherRow.locator('label', { hasText: '5 estrelas' }).tap();
    await page.getByText('Sem ligação: guardado neste dispositivo').waitFor();
    await checkScreen('conselho-sem-ligacao');
    await context.setOffline(false);
    await otherRow.getByText('Média 5,0 · 1 avaliação').waitFor({ timeout: 30_000 });
    await page.getByText('Guardado', { exact: true }).waitFor();
    expectOnlyFailedCalls(errors);
    await otherRow.getByRole('button', { name: /Comentários \(0\)/ }).tap();
    const dialog = page.getByRole('dialog', { name: /Desenvolvimento Sustentável \| Equipa: Equipa outra/ });
    await dialog.getByLabel('O vosso comentário').fill('Boa ideia: e as garrafas de água?');
    await dialog.getByRole('button', { name: 'Enviar' }).tap();
    await dialog.getByText('Comentários (1)').waitFor();
    await checkScreen('comentarios');
    await context.setOffline(true);
    await dialog.getByLabel('O vosso comentário').fill('E quem as lava?');
    await dialog.getByRole('button', { name: 'Enviar' }).tap();
    await dialog.getByText('A enviar…').waitFor();
    await dialog.getByText('Sem ligação: guardado neste dispositivo').waitFor();
    await checkScreen('comentario-sem-ligacao');
    await context.setOffline(false);
    await dialog.getByText('Comentários (2)').waitFor({ timeout: 30_000 });
    expectOnlyFailedCalls(errors);
    await dialog.getByRole('button', { name: 'Fechar' }).tap();
    expect(
      await page
        .getByRole('row', { name: /A vossa proposta/ })
        .getByRole('radio')
        .count(),
    ).toBe(0);

    await page.getByRole('button', { name: 'Desembarcar' }).tap();
    const signOutDialog = page.getByRole('dialog', { name: 'Desembarcar' });
    await signOutDialog.getByText('A sessão será terminada. Têm a certeza?').waitFor();
    await checkScreen('desembarcar');
    await signOutDialog.getByRole('button', { name: 'Desembarcar' }).tap();
    await page.waitForURL('**/login');
    expect(await page.evaluate(() => localStorage.getItem('token'))).toBeNull();
    expect(errors).toEqual([]);
    await context.close();
  });

  it('the answers, stars and comments survive a SIGKILL of the server', async () => {
    await fixture.killAndRestart();
    const team = await fixture.signInToApi('demo-ds');
    expect(await team.get('/check-level')).toEqual({ data: 6 });
    const proposals = await team.get<CouncilProposal[]>('/get-proposals/Desenvolvimento%20Sustent%C3%A1vel');
    const otherProposal = proposals.find(({ teamName }) => teamName === 'Equipa outra');
    expect(otherProposal?.stars.mine).toBe(5);
    expect(otherProposal?.teamProposal.comments.map(({ comment }) => comment)).toEqual([
      'Boa ideia: e as garrafas de água?',
      'E quem as lava?',
    ]);
    const { team: storedTeam } = await team.get<{ team: StoredTeam }>('/team');
    expect(storedTeam.ship).toBe(2);
    expect(storedTeam.answers.answersLevel2).toEqual(['Uma T-shirt anda muito até chegar aqui.']);
    const [map, notes] = JSON.parse(storedTeam.answers.answersLevel3[0] ?? '[]') as {
      name: string;
      content: string;
    }[];
    expect(map).toMatchObject({ name: 'mapa.png', caption: CAPTION, place: 'school' });
    expect(notes).toEqual({ name: 'notas.txt', content: notes?.content });
    const file = await fetch(`${fixture.product.base}${notes?.content}`);
    expect(await file.text()).toBe('Entrevista a três vizinhos.');
  });

  it('a teacher reads and marks the answers, edits the proposal and submits it', async () => {
    const { page, context, errors, checkScreen } = await openDevice('laptop', 'professor');
    await signInToPanel(page);
    await page.getByText('Olá Professor de Demonstração!').waitFor();
    await checkScreen('inicio');

    await page.goto(`${fixture.product.base}/panel/solar-systems/answers`);
    const teamRow = page.getByRole('row', { name: /Demonstração - Desenvolvimento/ });
    await teamRow.getByRole('button', { name: /Ver Respostas/ }).click();
    await page.getByText('Uma T-shirt anda muito até chegar aqui.').waitFor();
    await page.getByText('Errada: 0/20').waitFor();
    expect(await page.getByText('Certa: 20/20').count()).toBe(2);
    expect(await page.getByText('Errada: 0/20').count()).toBe(1);
    await checkScreen('respostas');
    await giveHighestMarks(page);
    expect(await page.getByRole('radiogroup').count()).toBe(7);
    await page.getByRole('button', { name: 'Guardar avaliações' }).first().click();
    await page.getByRole('row', { name: /Demonstração - Desenvolvimento.*480/ }).waitFor();
    await checkScreen('respostas-avaliadas');

    await page.goto(`${fixture.product.base}/panel/solar-systems/proposals`);
    await page.getByText('Hoje é dia de Conselho Galáctico').waitFor();
    const proposalRow = page.getByRole('row', { name: /Demonstração - Desenvolvimento/ });
    await proposalRow.getByText('Rascunho').waitFor();
    await checkScreen('propostas');
    await proposalRow.getByRole('button', { name: /Editar/ }).click();
    const editDialog = page.getByRole('dialog');
    await editDialog.getByRole('textbox').fill('Uma horta no pátio, regada com água da chuva.');
    await checkScreen('editar-proposta');
    await editDialog.getByRole('button', { name: 'Guardar' }).click();
    await proposalRow.getByText('regada com água da chuva').waitFor();
    await proposalRow.getByRole('button', { name: /Submeter/ }).click();
    const confirmDialog = page.getByRole('dialog');
    await confirmDialog.getByText('Tem a certeza de que quer submeter esta proposta?').waitFor();
    await confirmDialog.getByText('Após a submissão, não será possível editar a proposta.').waitFor();
    await checkScreen('confirmar');
    await confirmDialog.getByRole('button', { name: 'Sim, Submeter' }).click();
    await page.getByRole('dialog', { name: /Parabéns! Missão cumprida!/ }).waitFor();
    await checkScreen('submetida');
    await page.keyboard.press('Escape');
    await proposalRow.getByText('Submetida', { exact: true }).waitFor();
    expect(errors).toEqual([]);
    await context.close();
  });

  it('the marks and the submitted proposal are stored', async () => {
    const teacher = await fixture.signInToApi('professor');
    const { teams } = await teacher.get<{ teams: { name: string; points: { total: number } }[] }>('/team/responses');
    expect(teams.find(({ name }) => name.startsWith('Demonstração - Desenvolvimento'))?.points.total).toBe(480);
    const proposals = await teacher.get<{ submitted: boolean; proposal: string }[]>('/get-proposals/all');
    expect(proposals.filter(({ submitted }) => submitted).map(({ proposal }) => proposal)).toEqual([
      'Uma horta no pátio, regada com água da chuva.',
    ]);
  });
});

/** Gives the highest mark everywhere: 40 + 40 (two right answers, teamwork), 100, 100 and 200. */
async function giveHighestMarks(page: Page): Promise<void> {
  for (const rubric of await page.getByRole('radiogroup').all()) await rubric.getByRole('radio').last().check();
}
