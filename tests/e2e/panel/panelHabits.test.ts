import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { PanelPeople } from '../../support/browser/panelPeople.ts';
import { productUnderTest } from '../../support/browser/productUnderTest.ts';
import { createTeam } from '../../support/product/ApiClient.ts';

const fixture = productUnderTest();
const people = new PanelPeople(fixture);
const TEAMS = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'ç'];
const CLASSES = ['10.º A', '9.º Á'];

beforeAll(async () => {
  const teacher = await fixture.signInToApi('professor');
  const { _id: teacherId } = await teacher.get<{ _id: string }>('/profile');
  for (const username of TEAMS) await createTeam(teacher, username, fixture.password, 'dh');
  for (const name of CLASSES) await teacher.send('POST', '/classes/add', { name, teacherId });
});

/** Returns the names of the rows on screen, in order. */
const rowNames = (page: Page) => page.locator('tbody > tr > th').allTextContents();

describe('a list', () => {
  it('keeps page, size, order and search in the address, for a reload, a second tab and the back button', async () => {
    const { user, page, context, errors } = await people.visit('teacher', 'laptop');
    await user.open('/panel/management/teams', 'Equipas');
    await user.search('Pesquisar em todas as equipas', 'equipa');
    await page.getByLabel('Equipas por página:').first().selectOption('5');
    await page.getByRole('columnheader', { name: /^Nome/ }).getByRole('button').click();
    await page.getByText('1–5 de 9').first().waitFor();
    await expect.poll(() => rowNames(page)).toEqual(['h', 'g', 'f', 'e', 'd'].map((name) => `Equipa ${name}`));
    await user.button('Página seguinte').first().click();
    await page.getByText('6–9 de 9').first().waitFor();
    const expectedNames = ['ç', 'c', 'b', 'a'].map((name) => `Equipa ${name}`);
    await expect.poll(() => rowNames(page)).toEqual(expectedNames);

    await page.reload();
    await user.row('Equipa ç').waitFor();
    await expect.poll(() => rowNames(page)).toEqual(expectedNames);
    const secondTab = await context.newPage();
    await secondTab.goto(page.url());
    await secondTab.getByText('6–9 de 9').first().waitFor();
    await expect.poll(() => rowNames(secondTab)).toEqual(expectedNames);
    await secondTab.close();
    await page.goBack();
    await page.getByText('1–5 de 9').first().waitFor();
    await expect.poll(async () => (await rowNames(page))[0]).toBe('Equipa h');
    expect(errors).toEqual([]);
    await context.close();
  });

  it("shows 'N por página' and pages on a phone", async () => {
    const { user, page, context, errors } = await people.visit('teacher', 'phone');
    await user.open('/panel/management/teams?search=equipa&size=5', 'Equipas');
    const size = page.getByLabel('Equipas por página:').first();
    expect(await size.locator('option:checked').textContent()).toBe('5 por página');
    await user.button('Página seguinte').last().click();
    await page.getByText('6–9 de 9').first().waitFor();
    await user.button('Página anterior').last().click();
    await page.getByText('1–5 de 9').first().waitFor();
    expect(await user.button('Página anterior').last().isDisabled()).toBe(true);
    expect(errors).toEqual([]);
    await context.close();
  });

  it('searches without accents or case, sorts numerically and shows when nothing is found', async () => {
    const { user, page, context, errors } = await people.visit('teacher', 'laptop');
    await user.open('/panel/management/classes', 'Turmas');
    await expect.poll(() => rowNames(page)).toEqual(['8.º A', '9.º Á', '10.º A']);
    await user.search('Pesquisar em todas as turmas', '9.º a');
    await expect.poll(() => rowNames(page)).toEqual(['9.º Á']);
    await user.open('/panel/management/teams', 'Equipas');
    await user.search('Pesquisar em todas as equipas', 'EQUIPA Ç');
    await expect.poll(() => rowNames(page)).toEqual(['Equipa c', 'Equipa ç']);
    await user.search('Pesquisar em todas as equipas', 'nada disto');
    await page.getByText('Sem resultados').first().waitFor();
    await user.button('Limpar Filtros').first().click();
    await user.row('Equipa a').waitFor();
    expect(new URL(page.url()).searchParams.get('search')).toBeNull();
    expect(errors).toEqual([]);
    await context.close();
  });
});

describe('the theme', () => {
  it('is stored on the device and follows the system by default', async () => {
    const { user, page, context } = await people.visit('teacher', 'laptop');
    const waitForTheme = (theme: string) => page.locator(`html[data-theme=${theme}]`).waitFor();
    await page.emulateMedia({ colorScheme: 'dark' });
    await user.open('/panel', /^Olá/);
    await waitForTheme('dark');
    await user.button('Tema claro').click();
    await waitForTheme('light');
    await page.reload();
    await waitForTheme('light');
    expect(await user.button('Tema claro').getAttribute('aria-pressed')).toBe('true');
    await user.button('Tema do sistema').click();
    await waitForTheme('dark');
    await page.emulateMedia({ colorScheme: 'light' });
    await waitForTheme('light');
    await context.close();
  });
});

describe('toasts and dialogs', () => {
  it('show one toast at a time, bottom right, above the buttons of a dialog, where Escape closes the dialog first', async () => {
    const { user, page, context } = await people.visit('teacher', 'laptop');
    const toasts = user.toast(/./);
    await user.open('/panel/management/classes', 'Turmas');
    const submitClass = async (name: string) => {
      await user.button('Adicionar Turma').click();
      await page.getByLabel('Nome da turma').fill(name);
      await page.keyboard.press('Enter');
    };
    await submitClass('7.º Z');
    await user.toast('Turma adicionada com sucesso!').waitFor();
    const toastBox = await toasts.boundingBox();
    expect((toastBox?.x ?? 0) + (toastBox?.width ?? 0)).toBeGreaterThan(1366 - 40);
    expect(toastBox?.y).toBeGreaterThan(768 / 2);
    await submitClass('7.º Z');
    await user
      .dialog(/^Adicionar.*Turma$/)
      .getByText('Este professor já tem uma turma com este nome.')
      .first()
      .waitFor();
    expect(await toasts.count()).toBe(1);
    const toastOverDialog = await toasts.boundingBox();
    const cancelBox = await user
      .dialog(/^Adicionar.*Turma$/)
      .getByRole('button', { name: 'Cancelar' })
      .boundingBox();
    expect((toastOverDialog?.y ?? 0) + (toastOverDialog?.height ?? 0), 'above the buttons').toBeLessThanOrEqual(
      cancelBox?.y ?? 0,
    );
    await page.keyboard.press('Escape');
    await user.button('Continuar a editar').click();
    const dialog = user.dialog(/^Adicionar.*Turma$/);
    expect(await dialog.getByLabel('Nome da turma').inputValue()).toBe('7.º Z');
    await dialog.getByRole('button', { name: 'Cancelar' }).click();
    await dialog.waitFor({ state: 'detached' });
    for (let count = await toasts.count(); count > 0; count = await toasts.count()) {
      expect(count).toBe(1);
      await page.keyboard.press('Escape');
    }
    await context.close();
  });

  it('dialogs close on Escape and on a click outside, and return the focus to their opener', async () => {
    const { user, page, context, errors } = await people.visit('teacher', 'laptop');
    await user.open('/panel/management/teams?search=equipa', 'Equipas');
    for (const close of [() => page.keyboard.press('Escape'), () => page.mouse.click(5, 5)]) {
      await user.button('Adicionar Equipa').click();
      await user.dialog('Adicionar Nova Equipa').waitFor();
      await close();
      await user.dialog('Adicionar Nova Equipa').waitFor({ state: 'detached' });
      expect(await user.focusedLabel()).toBe('Adicionar Equipa');
      await user.chooseRowAction('Equipa a', 'Eliminar');
      await user.dialog(/^Eliminar equipa/).waitFor();
      await close();
      await user.dialog(/^Eliminar equipa/).waitFor({ state: 'detached' });
      expect(await user.focusedLabel()).toMatch(/^Ações de Equipa a$/);
    }
    expect(errors).toEqual([]);
    await context.close();
  });

  it('a dialog stays open while it saves', async () => {
    const { user, page, context, errors } = await people.visit('teacher', 'laptop');
    await user.open('/panel/management/teams?search=equipa', 'Equipas');
    await user.chooseRowAction('Equipa a', 'Editar');
    const dialog = user.dialog(/^Editar equipa/);
    await dialog.getByLabel('Nome da equipa').fill('Equipa a2');
    let releaseRequest = () => {};
    const released = new Promise<void>((resolve) => {
      releaseRequest = resolve;
    });
    await page.route('**/api/team/*', async (route) => {
      await released;
      await route.continue();
    });
    await page.keyboard.press('Enter');
    await expect.poll(() => dialog.getByRole('button', { name: 'Cancelar' }).isDisabled()).toBe(true);
    await page.keyboard.press('Escape');
    await page.mouse.click(5, 5);
    expect(await dialog.isVisible()).toBe(true);
    expect(await dialog.getByRole('button', { name: 'Guardar' }).isDisabled()).toBe(true);
    releaseRequest();
    await user.dismissToast('Equipa guardada com sucesso!');
    await dialog.waitFor({ state: 'detached' });
    await user.row('Equipa a2').waitFor();
    expect(errors).toEqual([]);
    await context.close();
  });
});
