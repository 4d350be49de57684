import { randomUUID } from 'node:crypto';
import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { SOLAR_SYSTEMS } from '#content/solarSystems.ts';
import type { PlacedComment } from '#contract/marking/placedComments.ts';
import { quizAnswers } from '../../support/app/gameAnswers.ts';
import { expectAccessible, picture, type Visitor, visitToPlay } from '../../support/browser/browser.ts';
import { expectUsableLayout } from '../../support/browser/panelLayout.ts';
import { PanelPeople } from '../../support/browser/panelPeople.ts';
import { productUnderTest } from '../../support/browser/productUnderTest.ts';
import { TeamPlayer } from '../../support/browser/teamPlayer.ts';
import { type ApiClient, chooseInDilemma, playGame } from '../../support/product/ApiClient.ts';

const fixture = productUnderTest();
const people = new PanelPeople(fixture);

const TEAM = 'demo-ic';
const COMMENT = 'O primeiro exemplo é forte. Porque é que a segunda ideia ajuda?';
const PLACED = 'De que receita falam?';
const QUESTION = 'O que é uma razão?';
const ANSWER = 'É dizer porquê: «ajuda, porque…».';
const SHAPES = [
  ['portátil', { width: 1366, height: 768 }],
  ['tablet deitado', { width: 1024, height: 768 }],
  ['tablet em pé', { width: 768, height: 1024 }],
] as const;

let teacher: ApiClient;
let teamId: string;
let className: string;

beforeAll(async () => {
  teacher = await fixture.signInToApi('professor');
  const api = await fixture.signInToApi(TEAM);
  await playGame(api, 'ic', 'O nosso plano');
  const { team } = await api.get<{ team: { _id: string; details: { class: string } } }>('/team');
  teamId = team._id;
  className = team.details.class;
});

/** Returns a comment on the first word of the answer to mission 2. */
async function onFirstWord() {
  const { team } = await teacher.get<{ team: { answers: { answersLevel2: string[] } } }>(`/team/${teamId}/work`);
  const [quote = ''] = team.answers.answersLevel2[0]?.split(' ') ?? [];
  const place = { kind: 'text', step: 0, start: 0, end: quote.length, quote };
  return { level: 2, version: 1, place, text: PLACED };
}

async function placedAreRead(): Promise<boolean[]> {
  const { comments } = await teacher.get<{ comments: PlacedComment[] }>(`/team/${teamId}/comments`);
  return comments.map(({ readAt }) => readAt !== null);
}

/** Opens the game as the team does at its next start. */
async function start(): Promise<Visitor> {
  const visitor = await visitToPlay(fixture.browser, 'laptop');
  await new TeamPlayer(visitor.page, async () => {}).signInByKeys(fixture.product.base, TEAM, fixture.password);
  await visitor.page.getByRole('heading', { name: 'Interculturalidade' }).waitFor();
  return visitor;
}
const notice = (page: Page, words: RegExp) => page.getByRole('region', { name: words });
const diary = (page: Page) => page.getByRole('dialog', { name: 'O nosso diário' });
const mission = (page: Page, level: number) =>
  diary(page).getByRole('article', { name: new RegExp(`^Missão ${level}`) });

async function openFromMenu(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('button', { name: 'O nosso diário' }).click();
  await diary(page).getByRole('heading', { name: 'O que nos disseram' }).waitFor();
}

/** Checks what is on the page at each size, with a picture of it. */
async function checkShapes(page: Page, name: string): Promise<void> {
  for (const [shape, size] of SHAPES) {
    await page.setViewportSize(size);
    await picture(page, `${name}-${size.width}`);
    await expectAccessible(page, `${name}, ${shape}`);
  }
  await page.setViewportSize(SHAPES[0][1]);
}

describe.sequential('feedback on a mission', () => {
  it('reaches the team at its next start, and the team asks once', async () => {
    const before = await start();
    await openFromMenu(before.page);
    await before.page.getByText(/^Ainda não há nada/).waitFor();
    await before.context.close();

    await teacher.send('PUT', '/team/evaluation', { teamId, points: { level2: { p1: 40, p2: 20 } } });
    await teacher.send('PUT', `/team/${teamId}/levels/2/note`, { text: COMMENT });
    await teacher.send('PUT', `/team/${teamId}/comments/${randomUUID()}`, await onFirstWord());
    const { page, context, errors } = await start();
    await notice(page, /A missão 2 já foi lida com atenção/).waitFor();
    await checkShapes(page, 'aviso');
    await page.getByRole('button', { name: 'Ler', exact: true }).click();
    await mission(page, 2).getByText(COMMENT).waitFor();
    const words = SOLAR_SYSTEMS.ic.missions[2].marks;
    await mission(page, 2)
      .getByText(words.p1[40]?.team ?? '')
      .waitFor();
    await mission(page, 2).getByRole('button', { name: 'Comentário 1', exact: true }).click();
    await mission(page, 2).getByText(PLACED).waitFor();
    await expect.poll(placedAreRead).toEqual([true]);
    await checkShapes(page, 'nosso-diario');
    await mission(page, 2)
      .getByRole('button', { name: /^Não percebemos/ })
      .click();
    await page.getByLabel('O que não perceberam? (missão 2)').fill(QUESTION);
    await checkShapes(page, 'nosso-diario-pergunta');
    await page.getByRole('button', { name: 'Enviar a pergunta' }).click();
    await mission(page, 2).getByText(`Não percebemos. ${QUESTION}`).waitFor();
    expect(errors).toEqual([]);
    await context.close();
  }, 120_000);

  it('is asked about at the desk, where the teacher answers', async () => {
    const { page, context, errors } = await people.visit('teacher', 'laptop');
    await page.goto(`${fixture.product.base}/panel/solar-systems/answers/desk`);
    await page.getByText('Perguntas das equipas: 1').waitFor();
    await page.goto(`${fixture.product.base}/panel/solar-systems/answers/desk?questions=true`);
    const question = page.getByRole('region', { name: 'Pergunta da equipa (missão 2)' });
    await question.getByText(`Não percebemos. ${QUESTION}`).waitFor();
    await checkShapes(page, 'mesa-pergunta');
    await expectUsableLayout(page, 'mesa-pergunta');
    await question.getByLabel('Resposta à equipa (missão 2)').fill(ANSWER);
    await question.getByRole('button', { name: /^Responder/ }).click();
    await question.getByText('Guardado').waitFor();
    await page.getByText('Perguntas das equipas: 1').waitFor({ state: 'detached' });
    expect(errors).toEqual([]);
    await context.close();
  }, 120_000);

  it('brings the answer, is told once on all devices, and stands in the council’s diary too', async () => {
    const { page, context, errors } = await start();
    await notice(page, /Chegou a resposta à vossa pergunta sobre a missão 2/).waitFor();
    await page.getByRole('button', { name: 'Ler', exact: true }).click();
    await mission(page, 2).getByText(ANSWER).waitFor();
    await diary(page).getByRole('button', { name: 'Fechar' }).click();
    await page.getByRole('button', { name: 'Diário da Terra' }).click();
    await page.getByRole('dialog', { name: 'Diário da Terra' }).getByText(ANSWER).waitFor();
    const news = async () => {
      const api = await fixture.signInToApi(TEAM);
      const { missions } = await api.get<{ missions: { news: string | null }[] }>('/team/feedback');
      return missions.map((one) => one.news);
    };
    await expect.poll(news).toEqual([null]);
    expect(errors).toEqual([]);
    await context.close();
  }, 120_000);

  it('is told in the cockpit once ORBI has spoken', async () => {
    const api = await fixture.signInToApi('demo-dh');
    const files = JSON.stringify([{ name: 'conversa.txt', content: 'data:text/plain;base64,T2zDoQ==' }]);
    await api.form('/tutorial', { ship: '2', quiz: '1. Ouvir', texto: 'Somos a equipa.', files });
    await api.form('/answer-level-1', { answers: quizAnswers('dh') });
    await chooseInDilemma(api, 1);
    const { team } = await api.get<{ team: { _id: string } }>('/team');
    await teacher.send('PUT', '/team/evaluation', { teamId: team._id, points: { level1: { p2: 40 } } });
    const { page, context, errors } = await visitToPlay(fixture.browser, 'laptop');
    await new TeamPlayer(page, async () => {}).signInByKeys(fixture.product.base, 'demo-dh', fixture.password);
    await notice(page, /A missão 1 já foi lida com atenção/).waitFor({ timeout: 60_000 });
    await checkShapes(page, 'aviso-na-nave');
    await openFromMenu(page);
    await mission(page, 1).waitFor();
    await checkShapes(page, 'nosso-diario-na-nave');
    expect(errors).toEqual([]);
    await context.close();
  }, 120_000);

  it('is held back until a day that the teacher sets on the page of the class', async () => {
    const { page, context, errors } = await people.visit('teacher', 'laptop');
    const { classes } = await teacher.get<{ classes: { _id: string; name: string }[] }>('/classes/overview');
    const own = classes.find(({ name }) => name === className);
    await page.goto(`${fixture.product.base}/panel/management/classes/${own?._id}`);
    const day = new Date(Date.now() + 10 * 86_400_000).toISOString().slice(0, 10);
    await page.getByLabel('Reter até ao dia').fill(day);
    await page.getByRole('button', { name: 'Reter até este dia' }).click();
    await page.getByText(/só chegam às equipas a partir de/).waitFor();
    await picture(page, 'turma-reter');
    await expectAccessible(page, 'turma-reter');
    const team = await start();
    await openFromMenu(team.page);
    await team.page.getByText(/^Ainda não há nada/).waitFor();
    await team.context.close();
    await page.getByRole('button', { name: 'Deixar de reter' }).click();
    await page.getByText(/^Assim que uma missão está toda avaliada/).waitFor();
    const again = await start();
    await openFromMenu(again.page);
    await mission(again.page, 2).getByText(COMMENT).waitFor();
    await again.context.close();
    expect(errors).toEqual([]);
    await context.close();
  }, 120_000);
});
