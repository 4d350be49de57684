import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { THEME_IDS } from '#domain/vocabulary.ts';
import { type Viewport, visit } from '../../support/browser/browser.ts';
import { expectFitsSizes } from '../../support/browser/panelLayout.ts';
import { expectSignInRefused, PanelPeople, submitSignInForm } from '../../support/browser/panelPeople.ts';
import { productUnderTest } from '../../support/browser/productUnderTest.ts';
import { GIVEN_PASSWORD, SEED_PASSWORD, seedTeacher } from '../../support/product/panelSeed.ts';

const fixture = productUnderTest();
const OWN_PASSWORD = 'cotovia-e-trevo';
const HEADING = 'Escolha a sua palavra-passe';
const SIZES = ['laptop', 'tablet', 'portrait', 'phone'] as const satisfies readonly Viewport[];

const [GIVEN_FIELD, NEW_FIELD, REPEAT_FIELD] = [/^Palavra-passe que recebeu/, /^Nova palavra-passe/, /^Repetir a nova/];
const choosePasswordHeading = (page: Page) => page.getByRole('heading', { level: 1, name: HEADING });

async function addTeacher(username: string, name: string): Promise<string> {
  const admin = await fixture.signInToApi('admin');
  const body = { name, username, email: `${username}@exemplo.pt`, password: GIVEN_PASSWORD, school: null, classes: [] };
  return (await admin.send<{ _id: string }>('POST', '/teachers/add', body))._id;
}

async function signIn(username: string, password: string) {
  const visitor = await visit(fixture.browser, 'laptop');
  await visitor.page.goto(`${fixture.product.base}/login`);
  await submitSignInForm(visitor.page, username, password);
  return visitor;
}

describe('a teacher at the first sign-in', () => {
  it('has to choose a password before using the panel, by keyboard', async () => {
    await addTeacher('primeira', 'Rosa Primeira');
    const { page, context, errors } = await signIn('primeira', GIVEN_PASSWORD);
    await choosePasswordHeading(page).waitFor();
    expect(await page.getByRole('navigation').count(), 'the panel is not shown').toBe(0);
    await expectFitsSizes(page, 'escolher-palavra-passe', SIZES);

    await page.getByLabel(GIVEN_FIELD).focus();
    await page.keyboard.type('nao-e-esta');
    await page.getByLabel(NEW_FIELD).fill('benfica');
    await page.getByLabel(REPEAT_FIELD).fill('benfica');
    await page.keyboard.press('Enter');
    await page.getByText('Escolha uma palavra-passe com 8 caracteres ou mais').first().waitFor();
    await page.getByLabel(NEW_FIELD).fill('benfica2026');
    await page.getByLabel(REPEAT_FIELD).fill('benfica2026');
    await page.keyboard.press('Enter');
    await page.getByText('A palavra-passe atual não está correta.').first().waitFor();
    await page.getByLabel(GIVEN_FIELD).fill(GIVEN_PASSWORD);
    await page.keyboard.press('Enter');
    await page.getByText('Esta palavra-passe é muito fácil de adivinhar. Escolha outra.').first().waitFor();
    expect(await page.evaluate(() => document.activeElement?.getAttribute('autocomplete'))).toBe('new-password');
    await expectFitsSizes(page, 'escolher-recusada', SIZES);
    await page.getByLabel(NEW_FIELD).fill(OWN_PASSWORD);
    await page.getByLabel(REPEAT_FIELD).fill(OWN_PASSWORD);
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { name: 'Olá Rosa Primeira!' }).waitFor();
    await page.reload();
    await page.getByRole('heading', { name: 'Olá Rosa Primeira!' }).waitFor();
    await fixture.signInToApi('primeira', OWN_PASSWORD);
    expect(errors.filter((line) => !/40[03]|^\[Erro ao guardar a palavra-passe\] CallError/.test(line))).toEqual([]);
    await context.close();
  });

  it('reaches neither the panel nor the game by address, and can sign out', async () => {
    await addTeacher('desvio', 'Dora Desvio');
    const { page, context } = await signIn('desvio', GIVEN_PASSWORD);
    await choosePasswordHeading(page).waitFor();
    for (const path of ['/panel/management/classes', `/game?uid=${THEME_IDS.ic}`]) {
      await page.goto(`${fixture.product.base}${path}`);
      await choosePasswordHeading(page).waitFor();
      expect(new URL(page.url()).pathname).toMatch(/^\/panel/);
    }
    await page.getByRole('button', { name: 'Terminar sessão' }).click();
    await page.waitForURL('**/login');
    await context.close();
  });
});

describe('an administrator', () => {
  let people: PanelPeople;
  beforeAll(() => {
    people = new PanelPeople(fixture);
  });

  it('adds a teacher with a generated password and prints the card', async () => {
    const { user, page, context, errors } = await people.visit('administrator', 'laptop');
    await user.open('/panel/management/teachers', 'Professores');
    await user.button('Adicionar Professor').click();
    const form = user.dialog(/^Adicionar.*Professor$/);
    await form.getByLabel(/^Nome( \*)?$/).fill('Gil Gerado');
    await form.getByLabel('Email').fill('gil@exemplo.pt');
    await form.getByRole('button', { name: 'Gerar palavra-passe' }).press('Enter');
    await expectFitsSizes(page, 'adicionar-professor', SIZES);
    await form.getByRole('button', { name: 'Adicionar', exact: true }).press('Enter');
    const passwordDialog = user.dialog('Nova palavra-passe de Gil Gerado');
    const password = await passwordDialog.getByLabel(/^Nova palavra-passe/).inputValue();
    expect(password).toMatch(/^[a-z]{4,8}-[a-z]{4,8}-[a-z]{4,8}$/);
    await user.dismissToast('Professor adicionado com sucesso!');
    await expectFitsSizes(page, 'palavra-passe-dada', SIZES);
    await passwordDialog.getByRole('link', { name: 'Cartão para imprimir' }).press('Enter');
    await user.waitForPage('Cartão de professor');
    const card = page.getByRole('article', { name: 'Cartão de Gil Gerado' });
    await card.getByText(password, { exact: true }).waitFor();
    await card.getByRole('img', { name: /^Código QR/ }).waitFor();
    await expectFitsSizes(page, 'cartao-professor', SIZES);
    expect(errors).toEqual([]);
    await context.close();
  });

  it('sees the password of a teacher until the teacher chooses one, and can reset it', async () => {
    const username = 'propria';
    const id = await addTeacher(username, 'Pia Propria');
    const { user, page, context } = await people.visit('administrator', 'laptop');
    const listPath = `/panel/management/teachers?search=${username}`;
    await user.open(listPath, 'Professores');
    await user.button('Mostrar a palavra-passe de Pia Propria').click();
    await page.getByText(GIVEN_PASSWORD, { exact: true }).waitFor();
    const teacher = await signIn(username, GIVEN_PASSWORD);
    await choosePasswordHeading(teacher.page).waitFor();
    for (const [label, text] of [
      [GIVEN_FIELD, GIVEN_PASSWORD],
      [NEW_FIELD, OWN_PASSWORD],
      [REPEAT_FIELD, OWN_PASSWORD],
    ] as const) {
      await teacher.page.getByLabel(label).fill(text);
    }
    await teacher.page.keyboard.press('Enter');
    await teacher.page.getByRole('heading', { name: 'Olá Pia Propria!' }).waitFor();

    await user.open(listPath, 'Professores');
    await page.getByText('Definida pelo próprio').waitFor();
    expect(await user.button(/^Mostrar a palavra-passe/).count()).toBe(0);
    await expectFitsSizes(page, 'professores-propria', SIZES);
    await user.navigate(`/panel/cards?teacher=${id}`, 'Cartão de professor');
    await page.getByText('A palavra-passe foi definida pelo próprio: não há cartão para imprimir.').waitFor();
    await user.navigate(listPath, 'Professores');
    await user.button('Nova palavra-passe de Pia Propria').press('Enter');
    const passwordDialog = user.dialog('Nova palavra-passe de Pia Propria');
    const newPassword = await passwordDialog.getByLabel(/^Nova palavra-passe/).inputValue();
    await passwordDialog.getByRole('button', { name: 'Guardar' }).press('Enter');
    await user.dismissToast('Palavra-passe alterada com sucesso!');

    await teacher.page.goto(`${fixture.product.base}/panel/management/classes`);
    await teacher.page.waitForURL('**/login');
    await submitSignInForm(teacher.page, username, newPassword);
    await choosePasswordHeading(teacher.page).waitFor();
    await teacher.context.close();
    await context.close();
  });
});

describe('a teacher who changes the own password', () => {
  it('sees an error at the field, stays signed in after the change, and signs out the other devices', async () => {
    await seedTeacher(await fixture.signInToApi('admin'), 'Marta Muda', 'muda', 'Escola da Mudança');
    const otherDevice = await fixture.signInToApi('muda', SEED_PASSWORD);
    const { page, context } = await visit(fixture.browser, 'phone');
    await page.goto(`${fixture.product.base}/login`);
    await submitSignInForm(page, 'muda', SEED_PASSWORD);
    await page.getByRole('heading', { name: 'Olá Marta Muda!' }).waitFor();
    await page.getByRole('button', { name: 'Mudar a palavra-passe' }).click();
    const form = page.getByRole('dialog', { name: 'Mudar a palavra-passe' });
    await form.getByLabel('Palavra-passe atual').fill('não é esta');
    await form.getByLabel(/^Nova palavra-passe/).fill('nova-palavra-1');
    await form.getByLabel('Repetir a nova palavra-passe').fill('nova-palavra-1');
    await page.keyboard.press('Enter');
    await form.getByText('A palavra-passe atual não está correta.').first().waitFor();
    expect(await form.getByLabel('Palavra-passe atual').getAttribute('aria-invalid')).toBe('true');
    expect(await form.getByLabel(/^Nova palavra-passe/).inputValue()).toBe('nova-palavra-1');
    await form.getByLabel('Palavra-passe atual').fill(SEED_PASSWORD);
    await page.keyboard.press('Enter');
    await page.getByText('Palavra-passe alterada com sucesso!').waitFor();
    await page.goto(`${fixture.product.base}/panel/management/classes`);
    await page.getByText('Sem turmas registadas!').waitFor();
    await expect(otherDevice.get('/profile')).rejects.toThrow(/401/);
    await expectSignInRefused(fixture, 'muda', SEED_PASSWORD);
    await fixture.signInToApi('muda', 'nova-palavra-1');
    await context.close();
  });
});
