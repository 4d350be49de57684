import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { SURVEY, SURVEY_ANSWERS } from '#content/survey.ts';
import { SURVEY_SHOWN_MIN } from '#domain/classroom/survey.ts';
import {
  expectAccessible,
  expectOnlyFailedCalls,
  picture,
  VIEWPORTS,
  type Visitor,
  visit,
} from '../../support/browser/browser.ts';
import { expectUsableLayout } from '../../support/browser/panelLayout.ts';
import { PanelUser } from '../../support/browser/panelUser.ts';
import { productUnderTest } from '../../support/browser/productUnderTest.ts';
import { signInToStorage } from '../../support/browser/signInToStorage.ts';
import { expectControlsFit } from '../../support/browser/targets.ts';

const fixture = productUnderTest();
const SIZES = ['laptop', 'tablet', 'portrait', 'projector', 'phone'] as const;
const AGREE = SURVEY_ANSWERS[3];
const DISAGREE = SURVEY_ANSWERS[1];

let teacher: Visitor;
let panel: PanelUser;
let pupil: Visitor;
let address: string;

const titleOf = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });
const moment = (name: string) => teacher.page.getByRole('region', { name: `Questionário ${name}` });

/** Public pages are dark only. */
async function expectPublicPage(page: Page, name: string): Promise<void> {
  await expectAccessible(page, name);
  await expectControlsFit(page, name, { pageScrolls: true });
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect(overflow, name).toBeLessThanOrEqual(0);
}

/** One person gives the same answer to every item. */
async function answer(page: Page, word: string): Promise<void> {
  await page.getByRole('heading', { name: /^O que pensas/ }).waitFor();
  for (let index = 0; index < SURVEY.length; index += 1) {
    await page
      .getByRole('group', { name: `${index + 1}. ` })
      .getByText(word, { exact: true })
      .tap();
  }
  await page.getByRole('button', { name: 'Enviar respostas' }).tap();
  await titleOf(page, 'Respostas enviadas!').waitFor();
}

/** As many people as are needed for counts answer one after the other on the same device. */
async function answerAsGroup(page: Page, word: string): Promise<void> {
  for (let person = 1; person < SURVEY_SHOWN_MIN; person += 1) {
    await answer(page, word);
    await page.getByRole('button', { name: 'Outra pessoa responde' }).tap();
  }
  await answer(page, word);
}

/** Presses Tab, which goes through every option of a question, until something else has the focus. */
async function tabOn(page: Page): Promise<void> {
  const name = () => page.evaluate<string>('document.activeElement?.name ?? ""');
  const before = await name();
  do await page.keyboard.press('Tab');
  while (before !== '' && (await name()) === before);
}

describe('the questionnaire before and after the journey', () => {
  beforeAll(async () => {
    const { classes } = await (await fixture.signInToApi('professor')).get<{ classes: { _id: string }[] }>(
      '/classes/all',
    );
    const storageState = await signInToStorage(fixture.product.base, 'professor', fixture.password);
    teacher = await visit(fixture.browser, 'laptop', { storageState });
    panel = new PanelUser(teacher.page, fixture.product.base);
    pupil = await visit(fixture.browser, 'tablet', { touch: true });
    await panel.open(`/panel/management/classes/${classes[0]?._id}`, /^Turma/);
  });
  afterAll(() => Promise.all([teacher?.context.close(), pupil?.context.close()]));

  it('is reached from the class, and opened by its teacher', async () => {
    await teacher.page.getByRole('link', { name: 'Antes e depois da viagem' }).click();
    await panel.waitForPage('Antes e depois da viagem');
    await moment('antes da viagem')
      .getByRole('button', { name: /^Abrir/ })
      .click();
    const shown = teacher.page.getByText(/\/questionario\/[a-z0-9]{8}$/);
    address = (await shown.textContent()) ?? '';
    await expectUsableLayout(teacher.page, 'questionnaire, open');
    await picture(teacher.page, 'painel-questionario-aberto');
  });

  it('is answered without an account, on every size of screen', async () => {
    const { page } = pupil;
    await page.goto(address);
    await page.getByText(/^Turma /).waitFor();
    await expectPublicPage(page, 'questionnaire');
    for (const size of SIZES) {
      const visitor = await visit(fixture.browser, size);
      await visitor.page.goto(address);
      await visitor.page.getByRole('heading', { name: /^O que pensas/ }).waitFor();
      await expectPublicPage(visitor.page, `questionnaire on a ${size}`);
      await picture(visitor.page, `questionario-${size}`);
      await visitor.context.close();
    }
    await answerAsGroup(page, DISAGREE);
    await expectPublicPage(page, 'questionnaire, thanks');
    await picture(page, 'questionario-obrigado');
  });

  it('is answered by keys alone', async () => {
    const { page, context } = await visit(fixture.browser, 'laptop');
    await page.goto(address);
    await page.getByRole('heading', { name: /^O que pensas/ }).waitFor();
    for (let index = 0; index < SURVEY.length; index += 1) {
      await tabOn(page);
      // The first of a group takes the focus; the arrows choose.
      for (const key of ['ArrowDown', 'ArrowDown']) await page.keyboard.press(key);
    }
    await page.getByText(`${SURVEY.length} de ${SURVEY.length} respondidas`).waitFor();
    await tabOn(page);
    await page.keyboard.press('Enter');
    await titleOf(page, 'Respostas enviadas!').waitFor();
    await context.close();
  });

  it('keeps what was answered while the network is lost', async () => {
    const { page, context, errors } = await visit(fixture.browser, 'tablet', { touch: true });
    await page.goto(address);
    await page.getByRole('group', { name: '1. ' }).getByText(AGREE, { exact: true }).tap();
    await context.setOffline(true);
    await page.getByRole('button', { name: 'Enviar respostas' }).tap();
    await page.getByRole('alert').getByText('As respostas continuam aqui.').waitFor();
    await context.setOffline(false);
    await page.getByRole('button', { name: 'Enviar respostas' }).tap();
    await titleOf(page, 'Respostas enviadas!').waitFor();
    expectOnlyFailedCalls(errors);
    await context.close();
  });

  it('compares both moments once it is closed', async () => {
    const { page } = teacher;
    await moment('antes da viagem').getByText('7 respostas · aberto agora').waitFor();
    await moment('depois da viagem')
      .getByRole('button', { name: /^Abrir/ })
      .click();
    await moment('antes da viagem').getByText('7 respostas', { exact: true }).waitFor();
    await pupil.page.reload();
    await answerAsGroup(pupil.page, AGREE);
    await moment('depois da viagem')
      .getByRole('button', { name: /^Fechar/ })
      .click();
    const comparison = page.getByRole('region', { name: 'Quem concorda' });
    await comparison.getByText(/^São poucas respostas/).waitFor();
    expect(await comparison.getByText('Mais gente concorda').count()).toBeGreaterThan(0);
    expect(await comparison.getByText('5 de 5').count()).toBe(SURVEY.length);
    for (const size of ['laptop', 'phone'] as const) {
      await page.setViewportSize(VIEWPORTS[size]);
      await expectUsableLayout(page, `comparison on a ${size}`);
      await picture(page, `painel-questionario-comparacao-${size}`);
    }
    expect(teacher.errors).toEqual([]);
  });

  it('says that it is closed, and that a code is wrong', async () => {
    const { page, errors } = pupil;
    await page.reload();
    await titleOf(page, 'O questionário está fechado.').waitFor();
    await expectPublicPage(page, 'questionnaire, closed');
    expect(errors).toEqual([]);
    await page.goto(address.replace(/[^/]+$/, 'naohanad'));
    await titleOf(page, 'Nenhum questionário tem este código agora.').waitFor();
    await expectPublicPage(page, 'questionnaire, wrong code');
  });
});
