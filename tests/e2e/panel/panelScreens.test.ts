import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { picture, type Viewport } from '../../support/browser/browser.ts';
import { ACCOUNTS, enterAccount, PanelPeople, type Person, STAFF } from '../../support/browser/panelPeople.ts';
import { expectFitsTablets, expectTidyPanel } from '../../support/browser/panelTidy.ts';
import type { PanelUser } from '../../support/browser/panelUser.ts';
import { productUnderTest } from '../../support/browser/productUnderTest.ts';
import { answerAgain, seedPanel } from '../../support/product/panelSeed.ts';
import { Wire } from '../../support/product/wire.ts';

type StaffPerson = (typeof STAFF)[number];
const SIZES = ['laptop', 'phone'] as const satisfies Viewport[];

const under = productUnderTest();
const people = new PanelPeople(under);
const classes = { own: '', neighbour: '' };

beforeAll(async () => {
  const { base } = under.product;
  const { neighbourClassId } = await seedPanel(base, under.password);
  await answerAgain(base, under.password);
  const teacher = await new Wire(base).signIn(ACCOUNTS.teacher, under.password);
  const { classes: own } = await teacher.get<{ classes: { _id: string }[] }>('/classes/all');
  classes.own = own[0]?._id ?? '';
  classes.neighbour = neighbourClassId;
});

interface Screen {
  path: () => string;
  title: (person: StaffPerson) => string | RegExp;
  /** Words of the page's own data. */
  shows: string | RegExp;
  /** Another teacher's data, which only administrators see. */
  neighbours?: string;
  /** A button that only administrators have. */
  adminButton?: string;
}

const screen = (path: string, title: string | RegExp, shows: Screen['shows'], more: Partial<Screen> = {}): Screen => ({
  path: () => path,
  title: () => title,
  shows,
  ...more,
});

const SCREENS: Screen[] = [
  {
    path: () => '/panel',
    title: (person) => (person === 'teacher' ? 'Olá Professor de Demonstração!' : `Olá ${ACCOUNTS[person]}!`),
    shows: 'Convidar colegas',
  },
  screen('/panel/manual', 'Manual Pedagógico', 'Abrir num novo separador'),
  screen('/panel/management/classes', 'Turmas', '8.º A', { neighbours: '7.º B' }),
  screen('/panel/management/teams', 'Equipas', 'Equipa outra', { neighbours: 'Equipa alheia' }),
  screen('/panel/management/schools', 'Escolas', 'Escola de Demonstração', {
    neighbours: 'Escola Vizinha',
    adminButton: 'Adicionar Escola',
  }),
  screen('/panel/management/teachers', 'Professores', 'Professor de Demonstração', {
    neighbours: 'Vera Vizinha',
    adminButton: 'Adicionar Professor',
  }),
  screen('/panel/management/users', 'Utilizadores', 'Sem utilizadores registados!'),
  screen('/panel/solar-systems/answers', 'Respostas das Equipas', 'Equipa outra', { neighbours: 'Equipa alheia' }),
  screen('/panel/solar-systems/proposals', 'Propostas', 'Uma rampa para todos', { neighbours: 'Equipa alheia' }),
  screen('/panel/moderation?part=all', 'Moderação', 'Ainda não há comentários.'),
  screen('/panel/moderation?kind=proposals&part=all', 'Moderação', 'Uma rampa para todos', {
    neighbours: 'Equipa alheia',
  }),
  screen('/panel/ranking', /^(Classificação|Ranking)/, 'provisória'),
  screen('/panel/bin', 'Reciclagem', 'Equipa apagada'),
  screen('/panel/history?size=50', 'Histórico', 'Equipa apagada', { neighbours: 'Equipa alheia' }),
  screen('/panel/imports', 'Importar turmas e equipas', 'Pré-visualizar'),
  { path: () => `/panel/cards?class=${classes.own}`, title: () => /^Cartões.*8\.º A/, shows: 'Equipa outra' },
  { path: () => `/panel/report?class=${classes.own}`, title: () => /^Relatório.*8\.º A/, shows: 'Equipa outra' },
  screen('/panel/qualquer', 'Em manutenção', 'Em manutenção'),
];

const isAdmin = (person: StaffPerson) => person !== 'teacher';

async function expectScreen(user: PanelUser, person: StaffPerson, one: Screen, isFirst: boolean): Promise<void> {
  const main = user.page.getByRole('main');
  // Every address is asked for by itself once; the guard and the data of the other people do not differ by the way they came.
  if (isFirst || person === 'administrator') await user.open(one.path(), one.title(person));
  else await user.go(one.path(), one.title(person));
  await main.getByText(one.shows).first().waitFor();
  const isShown = async (words: string) => (await main.getByText(words).count()) > 0;
  if (one.neighbours) {
    if (isAdmin(person)) await main.getByText(one.neighbours).first().waitFor();
    expect(await isShown(one.neighbours), `${one.neighbours} to the ${person}`).toBe(isAdmin(person));
  }
  if (one.adminButton)
    expect(await user.button(one.adminButton).count(), one.adminButton).toBe(isAdmin(person) ? 1 : 0);
}

/** Who looks at what on which device; nobody writes anything, so all look at once. */
const VISITS = SIZES.flatMap((size) => STAFF.map((person) => [person, size] as const));

describe('every screen of the panel', () => {
  it.concurrent.each(VISITS)('shows the %s on a %s what belongs to them, without a fault', async (person, size) => {
    const { user, page, context, noise } = await people.visit(person, size);
    for (const [index, one] of SCREENS.entries()) {
      await expectScreen(user, person, one, index === 0);
      const name = `painel-${size}${one.path().split('?')[0]?.replaceAll('/', '-')}`;
      if (person === 'administrator') {
        await picture(page, name);
        await expectTidyPanel(page, name);
        if (size === 'laptop') await expectFitsTablets(page, name);
      }
    }
    expect(noise).toEqual([]);
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
    'offers the %s the entries of the spec, on a laptop and in the drawer of a phone',
    async (person, wanted) => {
      const { user, page, context, noise } = await people.visit(person, 'laptop');
      await user.open('/panel', /^Olá/);
      expect(await entriesOf(page)).toEqual(wanted);
      await page.setViewportSize({ width: 390, height: 844 });
      await user.button('Abrir o menu').click();
      await user.dialog('Menu do painel').waitFor();
      expect(await entriesOf(page)).toEqual(wanted);
      await expectTidyPanel(page, `drawer of the ${person}`);
      await user.dialog('Menu do painel').getByRole('link', { name: 'Turmas', exact: true }).click();
      await user.arrived('Turmas');
      await user.dialog('Menu do painel').waitFor({ state: 'detached' });
      expect(noise).toEqual([]);
      await context.close();
    },
  );

  /** Pages only, without the three systems to try. */
  async function entriesOf(page: Page): Promise<string[]> {
    const titles = await page
      .getByRole('navigation', { name: 'Painel', exact: true })
      .getByRole('link')
      .allTextContents();
    return titles.filter((title) => !/^(Interculturalidade|Direitos|Desenvolvimento)/.test(title));
  }
});

describe('the panel refuses', () => {
  it.concurrent('a team, which comes to its game whatever the address', async () => {
    const { page, context } = await people.visit('team', 'laptop');
    await page.route(/\.(png|webp|ogg|mp3|opus)$/, (route) => route.abort());
    for (const { path } of SCREENS) {
      await page.goto(`${under.product.base}${path()}`, { waitUntil: 'commit' });
      await page.waitForURL(/\/game$/, { waitUntil: 'commit' });
      expect(await page.getByText('Painel de Controlo').count(), path()).toBe(0);
    }
    await context.close();
  });

  it.concurrent('somebody without a session, who signs in and comes to the page that was asked for', async () => {
    const { user, page, context, noise } = await people.visit(null, 'laptop');
    for (const { path } of SCREENS) {
      await page.goto(`${under.product.base}${path()}`);
      await page.waitForURL('**/login', { waitUntil: 'commit' });
      await page.getByRole('button', { name: 'Jogar' }).waitFor();
    }
    await page.goto(`${under.product.base}/panel/management/teams?search=outra`);
    await page.getByRole('button', { name: 'Jogar' }).waitFor();
    await enterAccount(page, ACCOUNTS.teacher, under.password);
    await user.arrived('Equipas');
    await user.row('Equipa outra').waitFor();
    expect(new URL(page.url()).search).toBe('?search=outra');
    expect(noise).toEqual([]);
    await context.close();
  });

  it.concurrent.each(['cards', 'report'])(
    "a teacher who asks for another teacher's class at /panel/%s, in words",
    async (page) => {
      const visitor = await people.visit('teacher', 'laptop');
      await visitor.user.open(`/panel/${page}?class=${classes.neighbour}`, /^(Cartões|Relatório)/);
      await visitor.page.getByRole('alert').filter({ hasText: 'Estes dados pertencem a outra conta.' }).waitFor();
      expect(await visitor.page.getByText('Equipa alheia').count()).toBe(0);
      await visitor.context.close();
    },
  );
});

describe("a team's answers", () => {
  it.concurrent.each(SIZES)('are accessible on a %s, with their files, marks and words', async (size) => {
    const { user, page, context, noise } = await people.visit('teacher', size);
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
    const [before, after] = [await version(1).boundingBox(), await version(2).boundingBox()];
    expect((after?.y ?? 0) > (before?.y ?? 0), 'below one another').toBe(size === 'phone');
    await sheet.getByText('provisória', { exact: true }).waitFor();
    await picture(page, `painel-${size}-folha-de-respostas`);
    await expectTidyPanel(page, `answers on a ${size}`);
    expect(noise).toEqual([]);
    await context.close();
  });
});

interface Window {
  path: string;
  page: string;
  /** Presses what opens it. */
  open: (user: PanelUser) => Promise<void>;
  title: string | RegExp;
}

const press = (name: string | RegExp) => (user: PanelUser) => user.button(name).click();
const act = (row: string, action: string) => (user: PanelUser) => user.act(row, action);
const rowOf = (
  path: string,
  page: string,
  row: string,
  windows: [action: string, title: string | RegExp][],
): Window[] => windows.map(([action, title]) => ({ path, page, open: act(row, action), title }));

const WINDOWS: Window[] = [
  { path: '/panel', page: 'Olá admin!', open: press('Quanto tempo demora?'), title: 'Quanto tempo demora?' },
  { path: '/panel', page: 'Olá admin!', open: press('Mudar a palavra-passe'), title: 'Mudar a palavra-passe' },
  {
    path: '/panel/management/classes',
    page: 'Turmas',
    open: press('Adicionar Turma'),
    title: /^Adicionar (Nova )?Turma$/,
  },
  ...rowOf('/panel/management/classes', 'Turmas', '8.º A', [
    ['Editar', 'Editar turma'],
    ['Classificação no conselho', 'Classificação no conselho'],
    ['Eliminar', 'Eliminar turma'],
  ]),
  {
    path: '/panel/management/teams',
    page: 'Equipas',
    open: press('Adicionar Equipa'),
    title: 'Adicionar Nova Equipa',
  },
  ...rowOf('/panel/management/teams', 'Equipas', 'Equipa outra', [
    ['Editar', 'Editar equipa'],
    ['Mudar de turma', 'Mudar de turma'],
    ['Nova palavra-passe', /^Nova palavra-passe/],
    ['Eliminar', 'Eliminar equipa'],
  ]),
  {
    path: '/panel/management/schools',
    page: 'Escolas',
    open: press('Adicionar Escola'),
    title: 'Adicionar Nova Escola',
  },
  ...rowOf('/panel/management/schools', 'Escolas', 'Escola Vizinha', [
    ['Editar', 'Editar escola'],
    ['Eliminar', 'Eliminar escola'],
  ]),
  {
    path: '/panel/management/teachers',
    page: 'Professores',
    open: press('Adicionar Professor'),
    title: /^Adicionar (Novo )?Professor$/,
  },
  ...rowOf('/panel/management/teachers', 'Professores', 'Vera Vizinha', [
    ['Editar', 'Editar professor'],
    ['Nova palavra-passe', /^Nova palavra-passe/],
    ['Eliminar', 'Eliminar professor'],
  ]),
  {
    path: '/panel/solar-systems/answers',
    page: 'Respostas das Equipas',
    open: async (user) => {
      await user.button(/Ver Respostas de Equipa outra/).click();
      await user.button(/^Devolver à equipa a missão 2/).click();
    },
    title: /^Devolver a missão 2/,
  },
  {
    path: '/panel/solar-systems/proposals',
    page: 'Propostas',
    open: press(/^Ver.*Equipa outra/),
    title: /Equipa outra/,
  },
  {
    path: '/panel/solar-systems/proposals',
    page: 'Propostas',
    open: press(/^Editar.*Equipa outra/),
    title: 'Editar proposta',
  },
  {
    path: '/panel/solar-systems/proposals',
    page: 'Propostas',
    open: press(/^Submeter.*Equipa outra/),
    title: 'Submeter proposta',
  },
];

describe('every window of the panel', () => {
  it.concurrent.each(SIZES)('is accessible on a %s, closes on Escape and gives the focus back', async (size) => {
    const { user, page, context, noise } = await people.visit('administrator' satisfies Person, size);
    let here = '';
    for (const { path, page: title, open, title: name } of WINDOWS) {
      if (path !== here) await user.open(path, title);
      here = path;
      await open(user);
      await user.dialog(name).waitFor();
      const isInside = await page.evaluate(() => document.activeElement?.closest('dialog') !== null);
      expect(isInside, `${name}: the focus is in the window`).toBe(true);
      await expectTidyPanel(page, `${name} on a ${size}`);
      await page.keyboard.press('Escape');
      await user.dialog(name).waitFor({ state: 'detached' });
      expect(await user.focused(), `${name}: the focus comes back`).not.toMatch(/^$|Painel de Controlo/);
    }
    expect(noise).toEqual([]);
    await context.close();
  });
});
