import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { THEME_IDS, type Theme } from '#domain/vocabulary.ts';
import {
  expectAccessible,
  expectOnlyFailedCalls,
  picture,
  VIEWPORTS,
  type Visitor,
  visit,
} from '../../support/browser/browser.ts';
import { productUnderTest } from '../../support/browser/productUnderTest.ts';
import { eventually } from '../../support/eventually.ts';
import type { ApiClient } from '../../support/product/ApiClient.ts';
import { ONE_PIXEL_PNG } from '../../support/product/onePixelPng.ts';

const fixture = productUnderTest();
const PUPILS = ['Inês', 'Tomás', 'Beatriz', 'Duarte'];
const FILES = JSON.stringify([{ name: 'mapa.png', content: `data:image/png;base64,${ONE_PIXEL_PNG}` }]);
const TUTORIAL = { ship: '2', quiz: '1. Ouvir', texto: 'Somos a equipa.', files: FILES };
/** With a processor that draws, a ship may take longer than its flight. */
const FLIGHT_MS = 30_000;

let teacher: ApiClient;
let classId: string;
let code: string;

async function startLesson(): Promise<string> {
  const { lesson } = await teacher.send<{ lesson: { mapCode: string } }>('POST', `/classes/${classId}/lesson`);
  return lesson.mapCode;
}

async function createTeam(name: string, theme: Theme): Promise<ApiClient> {
  const username = `mapa-${name.toLowerCase()}`;
  await teacher.form('/create', {
    permissionWanted: '3',
    name,
    teamMembers: PUPILS.slice(0, 2),
    username,
    password: fixture.password,
    schoolClass: classId,
    solarId: THEME_IDS[theme],
  });
  return teacher.newClient().signIn(username, fixture.password);
}

const plate = (page: Page, name: string) =>
  page.getByRole('list', { name: 'Equipas e onde estão' }).getByRole('listitem').filter({ hasText: name });

async function placeOf(page: Page, name: string): Promise<number> {
  const box = await plate(page, name).boundingBox();
  return box?.x ?? Number.NaN;
}

describe('the star map of a class in session', () => {
  let visitor: Visitor;
  let team: ApiClient;

  beforeAll(async () => {
    teacher = await fixture.signInToApi('professor');
    const { classes } = await teacher.get<{ classes: { _id: string }[] }>('/classes/all');
    classId = classes[0]?._id ?? '';
    team = await createTeam('Andrómeda', 'ic');
    code = await startLesson();
    visitor = await visit(fixture.browser, 'projector');
  });
  afterAll(() => visitor?.context.close());

  it('opens without a sign-in, with every ship and how to get in', async () => {
    const { page, errors } = visitor;
    await page.goto(`${fixture.product.base}/aula/${code}/mapa`);
    await page.locator('[data-ready="true"]').waitFor();
    await page.getByRole('heading', { level: 1 }).waitFor();
    expect(new URL(page.url()).pathname).toBe(`/aula/${code}/mapa`);
    await plate(page, 'Andrómeda: Treino, Interculturalidade').waitFor();
    await page.getByRole('img', { name: /^Código QR do endereço/ }).waitFor();
    expect(await page.getByText(/minuto \d+/i).isVisible()).toBe(true);
    await expectAccessible(page, 'mapa da turma');
    await picture(page, 'mapa-da-turma');
    expect(errors).toEqual([]);
  });

  it('shows no names of pupils', async () => {
    const html = await visitor.page.content();
    for (const pupil of PUPILS) expect(html).not.toContain(pupil);
  });

  it('says who arrives where, and the ship is there', async () => {
    const { page } = visitor;
    const before = await placeOf(page, 'Andrómeda');
    await team.form('/tutorial', TUTORIAL);
    await page.getByText('Andrómeda chegou à Missão 1: Babélia').waitFor({ timeout: FLIGHT_MS });
    await plate(page, 'Andrómeda: Missão 1: Babélia').waitFor();
    await eventually(async () => expect(await placeOf(page, 'Andrómeda')).toBeGreaterThan(before + 100));
  });

  it('says when the class is paused', async () => {
    const { page } = visitor;
    const steer = (paused: boolean) =>
      teacher.send('PUT', `/classes/${classId}/lesson/steering`, { changes: [{ teamId: null, paused }] });
    await steer(true);
    await page.getByText('Olhem para a frente').waitFor();
    await steer(false);
    await page.getByText('Olhem para a frente').waitFor({ state: 'hidden' });
  });

  it('ships fly where movement is not reduced, and their names with them', async () => {
    const context = await fixture.browser.newContext({ viewport: VIEWPORTS.laptop, reducedMotion: 'no-preference' });
    const page = await context.newPage();
    await page.goto(`${fixture.product.base}/aula/${code}/mapa`);
    await page.locator('[data-map="moving"] [data-ready="true"]').waitFor();
    const other = await createTeam('Cometas', 'ic');
    await plate(page, 'Cometas: Treino').waitFor();
    await other.form('/tutorial', TUTORIAL);
    await plate(page, 'Cometas: Missão 1').waitFor();
    const begun = await placeOf(page, 'Cometas');
    await page.getByText('Cometas chegou à Missão 1: Babélia').waitFor({ timeout: FLIGHT_MS });
    expect(await placeOf(page, 'Cometas')).toBeGreaterThan(begun);
    await page.getByRole('switch', { name: 'Movimento' }).click();
    await page.locator('[data-map="calm"]').waitFor();
    await context.close();
  });

  it('is a still picture where nothing can be drawn', async () => {
    const { page, context } = await visit(fixture.browser, 'tablet');
    await page.goto(`${fixture.product.base}/aula/${code}/mapa?desenho=imagem`);
    await page.locator('[data-map="still"]').waitFor();
    await plate(page, 'Andrómeda: Missão 1: Babélia').waitFor();
    await page.waitForFunction(() => [...document.images].filter(({ naturalWidth }) => naturalWidth > 0).length > 8);
    await expectAccessible(page, 'mapa da turma, imagem parada');
    await context.close();
  });

  it('keeps the last state while the network is lost, and says how old it is', async () => {
    const { page, context, errors } = visitor;
    await context.setOffline(true);
    await page.getByText(/^Sem rede: o mapa é de há \d+ s\.$/).waitFor();
    expect(await plate(page, 'Andrómeda').isVisible()).toBe(true);
    await context.setOffline(false);
    await page.getByText(/^Sem rede/).waitFor({ state: 'hidden' });
    expectOnlyFailedCalls(errors);
  });

  it('says calmly that the lesson is over', async () => {
    const { page, errors } = visitor;
    await teacher.send('POST', `/classes/${classId}/lesson/end`);
    await page.getByText('A aula terminou').waitFor();
    expect(await plate(page, 'Andrómeda').isVisible()).toBe(true);
    expectOnlyFailedCalls(errors);
  });

  it('explains a wrong code', async () => {
    const { page, context } = await visit(fixture.browser, 'portrait');
    await page.goto(`${fixture.product.base}/aula/${code}/mapa`);
    await page.getByRole('heading', { name: 'Não há mapa com este código.' }).waitFor();
    await expectAccessible(page, 'código errado');
    await context.close();
  });
});
