import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { PanelPeople } from '../../support/browser/panelPeople.ts';
import { productUnderTest } from '../../support/browser/productUnderTest.ts';
import { expectReflow } from '../../support/browser/screens/expectReflow.ts';
import { PANEL_DIALOGS } from '../../support/browser/screens/panelDialogs.ts';
import { panelScreens } from '../../support/browser/screens/panelScreens.ts';
import { seedPanelScreens } from '../../support/product/panelSeed.ts';

const fixture = productUnderTest();
const people = new PanelPeople(fixture);
const classIds = { own: '', neighbour: '' };
const PANEL = { pageScrolls: true, minTargetPx: 44 };

beforeAll(async () => {
  Object.assign(classIds, await seedPanelScreens(fixture.product.base, fixture.password));
});

/** What people look for in a page by its name: titles, parts and controls. */
const NAMED =
  /^\s*- ((heading|region|button|link|textbox|searchbox|combobox|checkbox|radio|switch|tab|table|columnheader|navigation|img) ".+?)( \[ref=.*|:.*)?$/;
/** Days, times and the order of teams that came at the same moment differ from run to run. */
const VARYING = /(?<=Equipa )(outra|alheia)|\d{2}\/\d{2}\/\d{4}|\d{1,2}:\d{2}|\d+ (segundos?|minutos?|horas?)/g;

/** The viewer of a PDF, which arrives late, and its pages, which are drawn one after the other. */
const DRAWN = /^( *)- (region "Páginas de|button "(Diminuir|Aumentar)").*\n(\1 +.*\n)*/gm;

/** Returns the named parts of the page as Chromium tells them to a screen reader, each once. */
async function namedParts(page: Page): Promise<string[]> {
  const lines = (await page.getByRole('main').ariaSnapshot()).replace(DRAWN, '').split('\n');
  const names = lines.flatMap((line) => NAMED.exec(line)?.[1]?.replaceAll(VARYING, 'n') ?? []);
  return [...new Set(names)];
}

/** The same once the page has loaded its later parts too: nothing loads, and nothing has come for a second. */
async function allNamedParts(page: Page): Promise<string[]> {
  let former: string[] = [];
  await expect
    .poll(
      async () => {
        const before = former;
        former = await namedParts(page);
        const isLoading =
          (await page
            .getByRole('main')
            .getByRole('status', { name: /^A carregar/ })
            .count()) > 0;
        return !isLoading && former.join() === before.join();
      },
      { interval: 1_000, timeout: 30_000 },
    )
    .toBe(true);
  return former;
}

describe('every page and dialog of the panel', () => {
  it('keeps everything at 400 %, with wider spacing and in forced colours, and has names for screen readers', async () => {
    const { user, page, context } = await people.visit('administrator', 'laptop');
    const told: string[] = [];
    for (const [index, { path, title, text }] of panelScreens(() => classIds.own).entries()) {
      if (index === 0) await user.open(path(), title('administrator'));
      else await user.navigate(path(), title('administrator'));
      await page.getByRole('main').getByText(text).first().waitFor();
      const name = path().replaceAll(classIds.own, 'turma');
      told.push(`## ${name}`, ...(await allNamedParts(page)), '');
      await expectReflow(page, name, PANEL);
    }
    await expect(told.join('\n')).toMatchFileSnapshot('spoken/pages.txt');
    await context.close();
  });

  it('adapts in every dialog too', async () => {
    const { user, page, context } = await people.visit('administrator', 'laptop');
    let currentPath = '';
    for (const { path, page: title, open, title: name } of PANEL_DIALOGS) {
      if (path !== currentPath) await user.open(path, title);
      currentPath = path;
      await open(user);
      await user.dialog(name).waitFor();
      await expectReflow(page, `dialog ${name}`, PANEL);
      await page.keyboard.press('Escape');
      await user.dialog(name).waitFor({ state: 'detached' });
    }
    await context.close();
  });
});
