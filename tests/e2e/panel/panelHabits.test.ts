import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { PanelPeople } from '../../support/browser/panelPeople.ts';
import { productUnderTest } from '../../support/browser/productUnderTest.ts';
import { createTeam, Wire } from '../../support/product/wire.ts';

const under = productUnderTest();
const people = new PanelPeople(under);
const TEAMS = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'ç'];
const CLASSES = ['10.º A', '9.º Á'];

beforeAll(async () => {
  const teacher = await new Wire(under.product.base).signIn('professor', under.password);
  const { _id: teacherId } = await teacher.get<{ _id: string }>('/profile');
  for (const username of TEAMS) await createTeam(teacher, username, under.password, 'dh');
  for (const name of CLASSES) await teacher.send('POST', '/classes/add', { name, teacherId });
});

/** The names of the rows on screen, in their order. */
const names = (page: Page) => page.locator('tbody > tr > th').allTextContents();

describe('a list', () => {
  it('keeps its page, size, order and search in the address: over a reload, in a second page, and for the step back', async () => {
    const { user, page, context, noise } = await people.visit('teacher', 'laptop');
    await user.open('/panel/management/teams', 'Equipas');
    await user.search('Pesquisar em todas as equipas', 'equipa');
    await page.getByLabel('Equipas por página:').first().selectOption('5');
    await page.getByRole('columnheader', { name: /^Nome/ }).getByRole('button').click();
    await page.getByText('1–5 de 9').first().waitFor();
    await expect.poll(() => names(page)).toEqual(['h', 'g', 'f', 'e', 'd'].map((name) => `Equipa ${name}`));
    await user.button('Página seguinte').first().click();
    await page.getByText('6–9 de 9').first().waitFor();
    const shown = ['ç', 'c', 'b', 'a'].map((name) => `Equipa ${name}`);
    await expect.poll(() => names(page)).toEqual(shown);

    await page.reload();
    await user.row('Equipa ç').waitFor();
    await expect.poll(() => names(page)).toEqual(shown);
    const second = await context.newPage();
    await second.goto(page.url());
    await second.getByText('6–9 de 9').first().waitFor();
    await expect.poll(() => names(second)).toEqual(shown);
    await second.close();
    await page.goBack();
    await page.getByText('1–5 de 9').first().waitFor();
    await expect.poll(async () => (await names(page))[0]).toBe('Equipa h');
    expect(noise).toEqual([]);
    await context.close();
  });

  it("says 'N por página' and turns its pages on a phone", async () => {
    const { user, page, context, noise } = await people.visit('teacher', 'phone');
    await user.open('/panel/management/teams?search=equipa&size=5', 'Equipas');
    const size = page.getByLabel('Equipas por página:').first();
    expect(await size.locator('option:checked').textContent()).toBe('5 por página');
    await user.button('Página seguinte').last().click();
    await page.getByText('6–9 de 9').first().waitFor();
    await user.button('Página anterior').last().click();
    await page.getByText('1–5 de 9').first().waitFor();
    expect(await user.button('Página anterior').last().isDisabled()).toBe(true);
    expect(noise).toEqual([]);
    await context.close();
  });

  it('takes no notice of accents and capitals, counts numbers as numbers, and says when nothing is found', async () => {
    const { user, page, context, noise } = await people.visit('teacher', 'laptop');
    await user.open('/panel/management/classes', 'Turmas');
    await expect.poll(() => names(page)).toEqual(['8.º A', '9.º Á', '10.º A']);
    await user.search('Pesquisar em todas as turmas', '9.º a');
    await expect.poll(() => names(page)).toEqual(['9.º Á']);
    await user.open('/panel/management/teams', 'Equipas');
    await user.search('Pesquisar em todas as equipas', 'EQUIPA Ç');
    await expect.poll(async () => (await names(page)).includes('Equipa ç')).toBe(true);
    await user.search('Pesquisar em todas as equipas', 'nada disto');
    await page.getByText('Sem resultados').first().waitFor();
    await user.button('Limpar Filtros').first().click();
    await user.row('Equipa a').waitFor();
    expect(new URL(page.url()).searchParams.get('search')).toBeNull();
    expect(noise).toEqual([]);
    await context.close();
  });
});

describe('the theme', () => {
  it('is kept on the device, and follows the system where nothing is chosen', async () => {
    const { user, page, context } = await people.visit('teacher', 'laptop');
    const themed = (theme: string) => page.locator(`html[data-theme=${theme}]`).waitFor();
    await page.emulateMedia({ colorScheme: 'dark' });
    await user.open('/panel', /^Olá/);
    await themed('dark');
    await user.button('Tema claro').click();
    await themed('light');
    await page.reload();
    await themed('light');
    expect(await user.button('Tema claro').getAttribute('aria-pressed')).toBe('true');
    await user.button('Tema do sistema').click();
    await themed('dark');
    await page.emulateMedia({ colorScheme: 'light' });
    await themed('light');
    await context.close();
  });
});

describe('messages and windows', () => {
  it('show one message at a time, bottom right, over a window above its buttons; there Escape is the window’s', async () => {
    const { user, page, context } = await people.visit('teacher', 'laptop');
    const messages = user.toast(/./);
    await user.open('/panel/management/classes', 'Turmas');
    const add = async (name: string) => {
      await user.button('Adicionar Turma').click();
      await page.getByLabel('Nome da turma').fill(name);
      await page.keyboard.press('Enter');
    };
    await add('7.º Z');
    await user.toast('Turma adicionada com sucesso!').waitFor();
    const box = await messages.boundingBox();
    expect((box?.x ?? 0) + (box?.width ?? 0)).toBeGreaterThan(1366 - 40);
    expect(box?.y).toBeGreaterThan(768 / 2);
    await add('7.º Z');
    await user
      .dialog(/^Adicionar.*Turma$/)
      .getByText('Este professor já tem uma turma com este nome.')
      .first()
      .waitFor();
    expect(await messages.count()).toBe(1);
    const over = await messages.boundingBox();
    const buttons = await user
      .dialog(/^Adicionar.*Turma$/)
      .getByRole('button', { name: 'Cancelar' })
      .boundingBox();
    expect((over?.y ?? 0) + (over?.height ?? 0), 'above the buttons').toBeLessThanOrEqual(buttons?.y ?? 0);
    await page.keyboard.press('Escape');
    await user.button('Continuar a editar').click();
    const dialog = user.dialog(/^Adicionar.*Turma$/);
    expect(await dialog.getByLabel('Nome da turma').inputValue()).toBe('7.º Z');
    await dialog.getByRole('button', { name: 'Cancelar' }).click();
    await dialog.waitFor({ state: 'detached' });
    for (let left = await messages.count(); left > 0; left = await messages.count()) {
      expect(left).toBe(1);
      await page.keyboard.press('Escape');
    }
    await context.close();
  });

  it('close on Escape and on a press outside, and the focus returns to what opened them', async () => {
    const { user, page, context, noise } = await people.visit('teacher', 'laptop');
    await user.open('/panel/management/teams?search=equipa', 'Equipas');
    for (const leave of [() => page.keyboard.press('Escape'), () => page.mouse.click(5, 5)]) {
      await user.button('Adicionar Equipa').click();
      await user.dialog('Adicionar Nova Equipa').waitFor();
      await leave();
      await user.dialog('Adicionar Nova Equipa').waitFor({ state: 'detached' });
      expect(await user.focused()).toBe('Adicionar Equipa');
      await user.act('Equipa a', 'Eliminar');
      await user.dialog(/^Eliminar equipa/).waitFor();
      await leave();
      await user.dialog(/^Eliminar equipa/).waitFor({ state: 'detached' });
      expect(await user.focused()).toMatch(/^Ações de Equipa a$/);
    }
    expect(noise).toEqual([]);
    await context.close();
  });

  it('stay while something is being sent', async () => {
    const { user, page, context, noise } = await people.visit('teacher', 'laptop');
    await user.open('/panel/management/teams?search=equipa', 'Equipas');
    await user.act('Equipa a', 'Editar');
    const dialog = user.dialog(/^Editar equipa/);
    await dialog.getByLabel('Nome da equipa').fill('Equipa a2');
    let send = () => {};
    const held = new Promise<void>((done) => {
      send = done;
    });
    await page.route('**/api/team/*', async (route) => {
      await held;
      await route.continue();
    });
    await page.keyboard.press('Enter');
    await expect.poll(() => dialog.getByRole('button', { name: 'Cancelar' }).isDisabled()).toBe(true);
    await page.keyboard.press('Escape');
    await page.mouse.click(5, 5);
    expect(await dialog.isVisible()).toBe(true);
    expect(await dialog.getByRole('button', { name: 'Guardar' }).isDisabled()).toBe(true);
    send();
    await user.told('Equipa guardada com sucesso!');
    await dialog.waitFor({ state: 'detached' });
    await user.row('Equipa a2').waitFor();
    expect(noise).toEqual([]);
    await context.close();
  });
});
