import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { THEME_IDS } from '#domain/vocabulary.ts';
import { expectAccessible, picture, type Viewport, visit } from '../../support/browser/browser.ts';
import { enterAccount, PanelPeople } from '../../support/browser/panelPeople.ts';
import { expectFitsTablets } from '../../support/browser/panelTidy.ts';
import { productUnderTest } from '../../support/browser/productUnderTest.ts';
import { GIVEN_PASSWORD } from '../../support/product/panelSeed.ts';
import { Wire } from '../../support/product/wire.ts';

const under = productUnderTest();
const OWN = 'cotovia-e-trevo';
const ASKED = 'Escolha a sua palavra-passe';
const SIZES = ['laptop', 'tablet', 'phone'] as const satisfies readonly Viewport[];

const [GIVEN_FIELD, NEW, REPEAT] = [/^Palavra-passe que recebeu/, /^Nova palavra-passe/, /^Repetir a nova/];
const asked = (page: Page) => page.getByRole('heading', { level: 1, name: ASKED });

async function addTeacher(username: string, name: string): Promise<string> {
  const admin = await new Wire(under.product.base).signIn('admin', under.password);
  const body = { name, username, email: `${username}@exemplo.pt`, password: GIVEN_PASSWORD, school: null, classes: [] };
  return (await admin.send<{ _id: string }>('POST', '/teachers/add', body))._id;
}

async function signIn(username: string, password: string, size: Viewport) {
  const visitor = await visit(under.browser, size);
  await visitor.page.goto(`${under.product.base}/login`);
  await enterAccount(visitor.page, username, password);
  return visitor;
}

describe('a teacher who signs in for the first time', () => {
  it.each(SIZES)('chooses an own password by the keyboard before anything else, on a %s', async (size) => {
    await addTeacher(`primeira-${size}`, 'Rosa Primeira');
    const { page, context, noise } = await signIn(`primeira-${size}`, GIVEN_PASSWORD, size);
    await asked(page).waitFor();
    expect(await page.getByRole('navigation').count(), 'the panel is not there').toBe(0);
    await picture(page, `escolher-palavra-passe-${size}`);
    await expectAccessible(page, `escolher-palavra-passe-${size}`);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);

    await page.getByLabel(GIVEN_FIELD).focus();
    await page.keyboard.type('nao-e-esta');
    await page.getByLabel(NEW).fill('benfica');
    await page.getByLabel(REPEAT).fill('benfica');
    await page.keyboard.press('Enter');
    await page.getByText('Escolha uma palavra-passe com 8 caracteres ou mais').first().waitFor();
    await page.getByLabel(NEW).fill('benfica2026');
    await page.getByLabel(REPEAT).fill('benfica2026');
    await page.keyboard.press('Enter');
    await page.getByText('A palavra-passe atual não está correta.').first().waitFor();
    await page.getByLabel(GIVEN_FIELD).fill(GIVEN_PASSWORD);
    await page.keyboard.press('Enter');
    await page.getByText('Esta palavra-passe é muito fácil de adivinhar. Escolha outra.').first().waitFor();
    expect(await page.evaluate(() => document.activeElement?.getAttribute('autocomplete'))).toBe('new-password');
    await picture(page, `escolher-recusada-${size}`);
    await expectAccessible(page, `escolher-recusada-${size}`);
    await page.getByLabel(NEW).fill(OWN);
    await page.getByLabel(REPEAT).fill(OWN);
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { name: 'Olá Rosa Primeira!' }).waitFor();
    await page.reload();
    await page.getByRole('heading', { name: 'Olá Rosa Primeira!' }).waitFor();
    await new Wire(under.product.base).signIn(`primeira-${size}`, OWN);
    expect(noise.filter((line) => !/40[03]|^\[Erro ao guardar a palavra-passe\] CallError/.test(line))).toEqual([]);
    await context.close();
  });

  it('reaches neither a page of the panel nor the game by its address, and can sign out', async () => {
    await addTeacher('desvio', 'Dora Desvio');
    const { page, context } = await signIn('desvio', GIVEN_PASSWORD, 'laptop');
    await asked(page).waitFor();
    for (const path of ['/panel/management/classes', `/game?uid=${THEME_IDS.ic}`]) {
      await page.goto(`${under.product.base}${path}`);
      await asked(page).waitFor();
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
    people = new PanelPeople(under);
  });

  it.each(SIZES)(
    'adds a teacher with a generated password, sees it once and prints its card, on a %s',
    async (size) => {
      const { user, page, context, noise } = await people.visit('administrator', size);
      await user.open('/panel/management/teachers', 'Professores');
      await user.button('Adicionar Professor').click();
      const form = user.dialog(/^Adicionar.*Professor$/);
      await form.getByLabel(/^Nome( \*)?$/).fill(`Gil Gerado ${size}`);
      await form.getByLabel('Email').fill(`gil.${size}@exemplo.pt`);
      await form.getByRole('button', { name: 'Gerar palavra-passe' }).press('Enter');
      await picture(page, `adicionar-professor-${size}`);
      await form.getByRole('button', { name: 'Adicionar', exact: true }).press('Enter');
      const shown = user.dialog(`Nova palavra-passe de Gil Gerado ${size}`);
      const password = await shown.getByLabel(/^Nova palavra-passe/).inputValue();
      expect(password).toMatch(/^[a-z]{4,8}-[a-z]{4,8}-[a-z]{4,8}$/);
      await user.told('Professor adicionado com sucesso!');
      await picture(page, `palavra-passe-dada-${size}`);
      await expectAccessible(page, `palavra-passe-dada-${size}`);
      await shown.getByRole('link', { name: 'Cartão para imprimir' }).press('Enter');
      await user.arrived('Cartão de professor');
      const card = page.getByRole('article', { name: `Cartão de Gil Gerado ${size}` });
      await card.getByText(password, { exact: true }).waitFor();
      await card.getByRole('img', { name: /^Código QR/ }).waitFor();
      await picture(page, `cartao-professor-${size}`);
      await expectAccessible(page, `cartao-professor-${size}`);
      if (size !== 'phone') await expectFitsTablets(page, 'cartao-professor');
      expect(noise).toEqual([]);
      await context.close();
    },
  );

  it.each(SIZES)(
    'sees the password of a teacher until an own one is chosen, and can give another, on a %s',
    async (size) => {
      const username = `propria-${size}`;
      const id = await addTeacher(username, `Pia Propria ${size}`);
      const { user, page, context } = await people.visit('administrator', size);
      const list = `/panel/management/teachers?search=${username}`;
      await user.open(list, 'Professores');
      await user.button(`Mostrar a palavra-passe de Pia Propria ${size}`).click();
      await page.getByText(GIVEN_PASSWORD, { exact: true }).waitFor();
      const first = await signIn(username, GIVEN_PASSWORD, 'laptop');
      await asked(first.page).waitFor();
      for (const [label, text] of [
        [GIVEN_FIELD, GIVEN_PASSWORD],
        [NEW, OWN],
        [REPEAT, OWN],
      ] as const) {
        await first.page.getByLabel(label).fill(text);
      }
      await first.page.keyboard.press('Enter');
      await first.page.getByRole('heading', { name: `Olá Pia Propria ${size}!` }).waitFor();

      await user.open(list, 'Professores');
      await page.getByText('Definida pelo próprio').waitFor();
      expect(await user.button(/^Mostrar a palavra-passe/).count()).toBe(0);
      await picture(page, `professores-propria-${size}`);
      await expectAccessible(page, `professores-propria-${size}`);
      await user.go(`/panel/cards?teacher=${id}`, 'Cartão de professor');
      await page.getByText('A palavra-passe foi definida pelo próprio: não há cartão para imprimir.').waitFor();
      await user.go(list, 'Professores');
      await user.button(`Nova palavra-passe de Pia Propria ${size}`).press('Enter');
      const giving = user.dialog(`Nova palavra-passe de Pia Propria ${size}`);
      const given = await giving.getByLabel(/^Nova palavra-passe/).inputValue();
      await giving.getByRole('button', { name: 'Guardar' }).press('Enter');
      await user.told('Palavra-passe alterada com sucesso!');

      await first.page.goto(`${under.product.base}/panel/management/classes`);
      await first.page.waitForURL('**/login');
      await enterAccount(first.page, username, given);
      await asked(first.page).waitFor();
      await first.context.close();
      await context.close();
    },
  );
});
