import pg from 'pg';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { SOLAR_SYSTEMS } from '#content/solarSystems.ts';
import { quizAnswers, textAnswers } from '../../support/app/gameAnswers.ts';
import { expectAccessible, picture, visit, visitToPlay } from '../../support/browser/browser.ts';
import { submitSignInForm } from '../../support/browser/panelPeople.ts';
import { PanelUser } from '../../support/browser/panelUser.ts';
import { productUnderTest } from '../../support/browser/productUnderTest.ts';
import { TeamPlayer } from '../../support/browser/teamPlayer.ts';
import { chooseInDilemma, createTeam, filesOfMission, playGame } from '../../support/product/ApiClient.ts';
import { ONE_PIXEL_PNG } from '../../support/product/onePixelPng.ts';
import { SEED_PASSWORD } from '../../support/product/panelSeed.ts';
import { startTestPostgres } from '../../support/product/startTestPostgres.ts';

const database = startTestPostgres();
const fixture = productUnderTest({ env: () => ({ DATABASE_URL: database.url }) });

const DIARY = 'Diário da Terra';
const STORIES = 'O que outras turmas fizeram';
const PLAN = 'Uma tarde por mês em que cada família ensina um prato.';
const TEAMS_ENTRY = 'Escrevemos à direção e fomos recebidos na quarta-feira.';
const TEACHERS_ENTRY = 'A direção aprovou: a primeira tarde é em maio.';
const PHOTO = { name: 'Ana.png', mimeType: 'image/png', buffer: Buffer.from(ONE_PIXEL_PNG, 'base64') };
const SHAPES = [
  ['tablet em pé', { width: 768, height: 1024 }],
  ['portátil', { width: 1366, height: 768 }],
] as const;

/** Puts the team's plan into the last school year. */
async function ageThePlan(): Promise<void> {
  const client = new pg.Client({ connectionString: database.url });
  await client.connect();
  await client.query("update proposals set submitted_at = submitted_at - interval '366 days'");
  await client.end();
}

async function writeEntry(page: Page, text: string, state: string): Promise<void> {
  await page.getByRole('button', { name: 'Acrescentar ao diário' }).click();
  await page.getByLabel('O que aconteceu').fill(text);
  await page.getByLabel('Estado do plano').selectOption(state);
}

/** Checks what is on the page at each size, with a picture of it. */
async function checkShapes(page: Page, name: string): Promise<void> {
  for (const [shape, size] of SHAPES) {
    await page.setViewportSize(size);
    await picture(page, `${name}-${size.width}`);
    await expectAccessible(page, `${name}, ${shape}`);
  }
}

describe.sequential('the diary of a plan', () => {
  it('is begun by the team and answered by the teacher, and next year’s team reads the story', async () => {
    const { base } = fixture.product;
    const teacherApi = await fixture.signInToApi('professor');
    const teamApi = await fixture.signInToApi('demo-ic');
    await playGame(teamApi, 'ic', PLAN);
    const { team } = await teamApi.get<{ team: { _id: string } }>('/team');
    await teacherApi.send('POST', `/proposal/${team._id}/submit`);

    const player = await visitToPlay(fixture.browser, 'laptop');
    await new TeamPlayer(player.page, async () => {}).signInByKeys(base, 'demo-ic', fixture.password);
    await player.page.getByRole('button', { name: DIARY }).click();
    const book = player.page.getByRole('dialog', { name: DIARY });
    await writeEntry(player.page, TEAMS_ENTRY, 'Pedido');
    await book.locator('input[type=file]').setInputFiles(PHOTO);
    await book.getByText('Fotografia 1').waitFor();
    await checkShapes(player.page, 'diario-escrever');
    await book.getByRole('button', { name: 'Guardar no diário' }).click();
    await book.getByText('Guardado no diário.').waitFor();
    await book.getByRole('img', { name: /^Fotografia 1 de 1/ }).waitFor();
    await checkShapes(player.page, 'diario-equipa');

    const teacher = await visit(fixture.browser, 'laptop');
    const panel = new PanelUser(teacher.page, base);
    await teacher.page.goto(`${base}/login`);
    await submitSignInForm(teacher.page, 'professor', fixture.password);
    await teacher.page.waitForURL('**/panel');
    await panel.navigate('/panel/solar-systems/proposals', 'Propostas');
    await panel.button(/^Ver a proposta/).click();
    await teacher.page.getByText(TEAMS_ENTRY).waitFor();
    await writeEntry(teacher.page, TEACHERS_ENTRY, 'Aprovado');
    await checkShapes(teacher.page, 'diario-professor-escrever');
    await panel.button('Guardar no diário').click();
    await teacher.page.getByText(TEACHERS_ENTRY).waitFor();
    await teacher.page.getByRole('switch', { name: 'Partilhar a história deste plano' }).click();
    await teacher.page.getByRole('switch', { checked: true }).waitFor();
    await checkShapes(teacher.page, 'diario-professor');

    await ageThePlan();
    await createTeam(teacherApi, 'nova', SEED_PASSWORD, 'ic');
    const newcomer = await fixture.signInToApi('nova', SEED_PASSWORD);
    const files = JSON.stringify([{ name: 'a.txt', content: 'data:text/plain;base64,b2zDoQ==' }]);
    await newcomer.form('/tutorial', { ship: '2', quiz: '1. Ouvir', texto: 'Somos a equipa.', files });
    await newcomer.form('/answer-level-1', { answers: quizAnswers('ic') });
    await newcomer.form('/answer-level-2', { answers: textAnswers('ic', 2) });
    await newcomer.form('/answer-level-3', { answers: filesOfMission('ic') });
    await chooseInDilemma(newcomer, 3);
    const reader = await visitToPlay(fixture.browser, 'laptop');
    await new TeamPlayer(reader.page, async () => {}).signInByKeys(base, 'nova', SEED_PASSWORD);
    await reader.page.getByText(SOLAR_SYSTEMS.ic.missions[4].briefing).waitFor({ timeout: 60_000 });
    await reader.page.getByRole('button', { name: STORIES }).waitFor();
    await picture(reader.page, 'historias-botao');
    await reader.page.getByRole('button', { name: STORIES }).click();
    const stories = reader.page.getByRole('dialog', { name: STORIES });
    await stories.getByText(PLAN, { exact: false }).waitFor();
    for (const text of [TEAMS_ENTRY, TEACHERS_ENTRY]) await stories.getByText(text).waitFor();
    const photo = stories.getByRole('img');
    expect(await photo.evaluate((image: HTMLImageElement) => image.decode().then(() => image.naturalWidth))).toBe(1);
    expect(await stories.innerText()).not.toMatch(/Inês|Tomás|Equipa/);
    await checkShapes(reader.page, 'historias');
    await stories.getByRole('button', { name: /^Denunciar a história da turma/ }).click();
    await stories.getByRole('button', { name: 'Sim, denunciar' }).click();
    await stories.getByText('Denunciada').waitFor();
    await checkShapes(reader.page, 'historia-denunciada');
    for (const { errors, context } of [player, teacher, reader]) {
      expect(errors).toEqual([]);
      await context.close();
    }
  });
});
