import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { navigateInPage, picture, VIEWPORTS, type Viewport } from '../../support/browser/browser.ts';
import { expectFitsTablets, expectReflows, expectUsableLayout } from '../../support/browser/panelLayout.ts';
import { ACCOUNTS, PanelPeople, type Person, STAFF, submitSignInForm } from '../../support/browser/panelPeople.ts';
import type { PanelUser } from '../../support/browser/panelUser.ts';
import { productUnderTest } from '../../support/browser/productUnderTest.ts';
import { PANEL_DIALOGS } from '../../support/browser/screens/panelDialogs.ts';
import { type PanelScreen, panelScreens, type StaffPerson } from '../../support/browser/screens/panelScreens.ts';
import { eventually } from '../../support/eventually.ts';
import { seedPanelScreens } from '../../support/product/panelSeed.ts';

const SIZES = ['laptop', 'phone'] as const satisfies Viewport[];

const fixture = productUnderTest();
const people = new PanelPeople(fixture);
const classIds = { own: '', neighbour: '' };
const SCREENS = panelScreens(() => classIds.own);

beforeAll(async () => {
  Object.assign(classIds, await seedPanelScreens(fixture.product.base, fixture.password));
});

const isAdmin = (person: StaffPerson) => person !== 'teacher';

async function checkScreen(
  user: PanelUser,
  person: StaffPerson,
  screen: PanelScreen,
  isLoaded: boolean,
): Promise<void> {
  const main = user.page.getByRole('main');
  // Navigation and loading pass the same guard, so each address is loaded by one person on one device only.
  if (isLoaded) await user.open(screen.path(), screen.title(person));
  else await user.navigate(screen.path(), screen.title(person));
  await main.getByText(screen.text).first().waitFor();
  const isVisible = async (text: string) => (await main.getByText(text).count()) > 0;
  if (screen.neighbourText) {
    if (isAdmin(person)) await main.getByText(screen.neighbourText).first().waitFor();
    expect(await isVisible(screen.neighbourText), `${screen.neighbourText} to the ${person}`).toBe(isAdmin(person));
  }
  if (screen.adminButton)
    expect(await user.button(screen.adminButton).count(), screen.adminButton).toBe(isAdmin(person) ? 1 : 0);
}

/** Each person on each device; nothing is written, so all run concurrently. */
const VISITS = SIZES.flatMap((size) => STAFF.map((person) => [person, size] as const));

describe('every screen of the panel', () => {
  it.concurrent.each(VISITS)('shows the %s on a %s only permitted data, without errors', async (person, size) => {
    const { user, page, context, errors } = await people.visit(person, size);
    for (const [index, screen] of SCREENS.entries()) {
      await checkScreen(user, person, screen, index === 0 || (person === 'administrator' && size === 'laptop'));
      const name = `painel-${size}${screen.path().split('?')[0]?.replaceAll('/', '-')}`;
      if (person === 'administrator') {
        await picture(page, name);
        await expectUsableLayout(page, name);
        if (size === 'laptop') await expectFitsTablets(page, name);
        else await expectReflows(page, name);
      }
    }
    expect(errors).toEqual([]);
    await context.close();
  });
});

describe('the menu of the panel', () => {
  const ENTRIES = ['Manual Pedagógico', 'Turmas', 'Equipas', 'Respostas e Avaliação', 'Propostas'];

  it.concurrent.each([
    ['administrator', [...ENTRIES, 'Professores', 'Escolas', 'Moderação']],
    ['manager', [...ENTRIES, 'Moderação']],
    ['teacher', [...ENTRIES, 'Moderação']],
  ] as const)(
    'has for the %s the entries of the spec, on a laptop and in the drawer of a phone',
    async (person, expectedTitles) => {
      const { user, page, context, errors } = await people.visit(person, 'laptop');
      await user.open('/panel', /^Olá/);
      expect(await menuTitles(page)).toEqual(expectedTitles);
      await page.setViewportSize({ width: 390, height: 844 });
      await user.button('Abrir o menu').click();
      await user.dialog('Menu do painel').waitFor();
      expect(await menuTitles(page)).toEqual(expectedTitles);
      await expectUsableLayout(page, `drawer of the ${person}`);
      await user.dialog('Menu do painel').getByRole('link', { name: 'Turmas', exact: true }).click();
      await user.waitForPage('Turmas');
      await user.dialog('Menu do painel').waitFor({ state: 'detached' });
      expect(errors).toEqual([]);
      await context.close();
    },
  );

  /** Returns the titles of the menu without the three solar systems of test mode. */
  async function menuTitles(page: Page): Promise<string[]> {
    const titles = await page
      .getByRole('navigation', { name: 'Painel', exact: true })
      .getByRole('link')
      .allTextContents();
    return titles.filter((title) => !/^(Interculturalidade|Direitos|Desenvolvimento)/.test(title));
  }
});

describe('access to the panel', () => {
  /** Loaded from the server as from a bookmark; the other addresses are reached within the page, which is decided alike. */
  const BOOKMARKS = ['/panel/management/teams', '/panel/report?class=1', '/panel/qualquer'];

  it.concurrent('redirects a team from every address to its game', async () => {
    const { page, context } = await people.visit('team', 'laptop');
    await page.route(/\.(png|webp|ogg|mp3|opus)$/, (route) => route.abort());
    for (const path of ['/panel', ...BOOKMARKS]) {
      await page.goto(`${fixture.product.base}${path}`, { waitUntil: 'commit' });
      await page.waitForURL(/\/game$/, { waitUntil: 'commit' });
      await page.getByRole('main').waitFor();
      expect(await page.getByText('Painel de Controlo').count(), path).toBe(0);
    }
    for (const { path } of SCREENS) {
      await navigateInPage(page, path());
      await page.waitForURL(/\/game$/, { waitUntil: 'commit' });
      expect(await page.getByText('Painel de Controlo').count(), path()).toBe(0);
    }
    await context.close();
  });

  it.concurrent('redirects a visitor without a session to the sign-in, and back to the requested page afterwards', async () => {
    const { user, page, context, errors } = await people.visit(null, 'laptop');
    for (const path of BOOKMARKS) {
      await page.goto(`${fixture.product.base}${path}`);
      await page.waitForURL('**/login', { waitUntil: 'commit' });
    }
    await page.goto(`${fixture.product.base}/panel`);
    for (const { path } of SCREENS) {
      await page.waitForURL('**/login', { waitUntil: 'commit' });
      await page.getByRole('button', { name: 'Jogar' }).waitFor();
      await navigateInPage(page, path());
    }
    await page.waitForURL('**/login', { waitUntil: 'commit' });
    await page.goto(`${fixture.product.base}/panel/management/teams?search=outra`);
    await page.getByRole('button', { name: 'Jogar' }).waitFor();
    await submitSignInForm(page, ACCOUNTS.teacher, fixture.password);
    await user.waitForPage('Equipas');
    await user.row('Equipa outra').waitFor();
    expect(new URL(page.url()).search).toBe('?search=outra');
    expect(errors).toEqual([]);
    await context.close();
  });

  it.concurrent.each(['cards', 'report'])(
    "shows a teacher an error for another teacher's class at /panel/%s",
    async (page) => {
      const visitor = await people.visit('teacher', 'laptop');
      await visitor.user.open(`/panel/${page}?class=${classIds.neighbour}`, /^(Cartões|Relatório)/);
      await visitor.page.getByRole('alert').filter({ hasText: 'Estes dados pertencem a outra conta.' }).waitFor();
      expect(await visitor.page.getByText('Equipa alheia').count()).toBe(0);
      await visitor.context.close();
    },
  );
});

describe("a team's answers", () => {
  it.concurrent('are accessible, with their files, marks, notes and versions', async () => {
    const { user, page, context, errors } = await people.visit('teacher', 'laptop');
    await user.open('/panel/solar-systems/answers?search=outra', 'Respostas das Equipas');
    await user.button(/Ver Respostas de Equipa outra/).click();
    const sheet = page.getByRole('region', { name: 'Respostas de Equipa outra' });
    await sheet.getByLabel('Pontuação da missão 4').waitFor();
    await sheet
      .getByRole('link', { name: /mapa\.png/ })
      .first()
      .waitFor();
    const version = (n: number) => sheet.getByRole('article', { name: `Versão ${n} da missão 3` });
    await version(1).getByText('O mapa está cortado.').waitFor();
    await version(1).getByText('Ainda falta a legenda.').waitFor();
    await version(1)
      .getByRole('link', { name: /mapa\.png/ })
      .first()
      .waitFor();
    await sheet.getByText('provisória', { exact: true }).waitFor();
    for (const size of SIZES) {
      await page.setViewportSize(VIEWPORTS[size]);
      await eventually(async () => {
        const [former, current] = [await version(1).boundingBox(), await version(2).boundingBox()];
        expect((current?.y ?? 0) > (former?.y ?? 0), 'versions are stacked on a phone only').toBe(size === 'phone');
      });
      await picture(page, `painel-${size}-folha-de-respostas`);
      await expectUsableLayout(page, `answers on a ${size}`);
    }
    expect(errors).toEqual([]);
    await context.close();
  });
});

describe('every dialog of the panel', () => {
  it.concurrent.each(SIZES)('is accessible on a %s, closes on Escape and returns the focus', async (size) => {
    const { user, page, context, errors } = await people.visit('administrator' satisfies Person, size);
    let currentPath = '';
    for (const { path, page: title, open, title: name } of PANEL_DIALOGS) {
      if (path !== currentPath) await user.open(path, title);
      currentPath = path;
      await open(user);
      await user.dialog(name).waitFor();
      const isInside = await page.evaluate(() => document.activeElement?.closest('dialog') !== null);
      expect(isInside, `${name}: the focus is in the dialog`).toBe(true);
      await expectUsableLayout(page, `${name} on a ${size}`);
      await page.keyboard.press('Escape');
      await user.dialog(name).waitFor({ state: 'detached' });
      expect(await user.focusedLabel(), `${name}: the focus returns`).not.toMatch(/^$|Painel de Controlo/);
    }
    expect(errors).toEqual([]);
    await context.close();
  });
});
