import type { Locator, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { expectAccessible } from '../support/browser/browser.ts';
import { submitSignInForm } from '../support/browser/panelPeople.ts';
import { PanelUser } from '../support/browser/panelUser.ts';
import { productUnderTest } from '../support/browser/productUnderTest.ts';
import { engineUnderTest } from '../support/engines/engineUnderTest.ts';

const fixture = productUnderTest();
const engine = engineUnderTest();

const CLASS = '8.º M';
const ROSTER =
  'N.º;Nome;Data nasc.\n1;Ana Silva;12/03/2012\n2;RUI COSTA;13/03/2012\n3;Zoé Dias;14/03/2012\n4;Eva Pinto;15/03/2012';

/** Returns the names of the members of each team on the page. */
function teamsOn(page: Page): Promise<string[][]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('[data-team]')].map((team) =>
      [...team.querySelectorAll('[data-pupil]')].map(({ textContent }) => textContent ?? ''),
    ),
  );
}

/** Drags the first member of a team to another one with the events that a mouse makes. */
function drag(page: Page, from: number, to: number): Promise<void> {
  return page.evaluate(
    ([start, end]) => {
      const team = (at: number | undefined) => document.querySelectorAll('[data-team]')[at ?? 0] as Element;
      const middle = (element: Element) => {
        const { left, top, width, height } = element.getBoundingClientRect();
        return { clientX: left + width / 2, clientY: top + height / 2 };
      };
      const button = team(start).querySelector('[data-pupil] button') as Element;
      const mouse = { pointerId: 1, pointerType: 'mouse', isPrimary: true, button: 0, bubbles: true };
      const send = (name: string, element: Element, at: object) =>
        element.dispatchEvent(new PointerEvent(name, { ...mouse, ...at }));
      send('pointerdown', button, middle(button));
      send('pointermove', button, middle(team(end)));
      send('pointermove', button, middle(team(end)));
      send('pointerup', button, middle(team(end)));
    },
    [from, to] as const,
  );
}

/** Sets the list as a paste does; WebKit's driver types no line ends. */
function paste(page: Page, text: string): Promise<void> {
  return page.getByLabel(/cole aqui a lista/).evaluate((box, value) => {
    Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, 'value')?.set?.call(box, value);
    box.dispatchEvent(new Event('input', { bubbles: true }));
  }, text);
}

/** Presses a button, wherever the page is scrolled to; WebKit's driver presses only what is in the window. */
async function press(button: Locator): Promise<void> {
  await button.evaluate((element) => element.scrollIntoView({ block: 'center' }));
  await button.click();
}

describe('a teacher', () => {
  it('forms teams of a class list, moves members by the menu and by dragging, and creates them', async () => {
    const { page, proxy, errors } = await engine.open(fixture.product.base, 'laptop');
    await page.goto(`${proxy.base}/login`);
    await submitSignInForm(page, 'professor', fixture.password);
    await page.waitForURL('**/panel');
    const user = new PanelUser(page, proxy.base);
    await user.open('/panel/imports', 'Importar turmas e equipas');
    await paste(page, ROSTER);
    await press(user.button('Ler os nomes'));
    await page.getByText(/Não guardámos: 4 números de aluno, 4 datas de nascimento e 1 linha sem nome/).waitFor();
    await press(user.button('Continuar'));
    await page.getByLabel('Nome da turma nova').fill(CLASS);
    await press(user.button('Mais uma equipa'));
    await press(user.button('Formar 2 equipas'));
    await expect.poll(async () => (await teamsOn(page)).map(({ length }) => length)).toEqual([2, 2]);
    await expectAccessible(page, 'formar equipas');

    const [[first = ''] = []] = await teamsOn(page);
    await press(user.button(`${first}: mover para outra equipa`));
    await page.getByRole('menuitem').first().click();
    await expect.poll(async () => (await teamsOn(page))[1]).toContain(first);
    await expect.poll(() => user.focusedLabel()).toContain(first);
    const [, [dragged = ''] = []] = await teamsOn(page);
    await drag(page, 1, 0);
    await expect.poll(async () => (await teamsOn(page))[0]).toContain(dragged);

    await press(user.button('Rever e confirmar'));
    await page.getByText(`Criam-se a turma ${CLASS} e 2 equipas, com 4 membros.`).waitFor();
    await press(user.button('Criar 2 equipas'));
    await page.getByRole('heading', { name: 'Importação concluída' }).waitFor();
    const teacher = await fixture.signInToApi('professor');
    const path = `/team/all?class=${encodeURIComponent(CLASS)}`;
    const { teams } = await teacher.get<{ teams: { members: string[] }[] }>(path);
    expect(teams.flatMap(({ members }) => members).sort()).toEqual(['Ana', 'Eva', 'Rui', 'Zoé']);
    expect(errors).toEqual([]);
  });
});
