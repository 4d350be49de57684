import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  type HostileSchool,
  hostileSite,
  NEVER_SHOWN,
  SAME_AS,
  seedHostileSchool,
  TYPED,
} from '../../support/attacks/hostileSchool.ts';
import { elementsMadeOfText, expectOnlyText, visitWatched, type Watched } from '../../support/attacks/intrusions.ts';
import { CANARY, INTRUDER, labelOf, planted, writtenTexts } from '../../support/attacks/plantedTexts.ts';
import type { Viewport } from '../../support/browser/browser.ts';
import { enterAccount } from '../../support/browser/panelPeople.ts';
import { PanelUser } from '../../support/browser/panelUser.ts';
import { productUnderTest } from '../../support/browser/productUnderTest.ts';
import { TeamPlayer } from '../../support/browser/teamPlayer.ts';

/**
 * A school in which every text that a person can write holds scripts, elements and templates, looked at on every screen:
 * all of it is only ever text, and the pages never try what their own policy forbids.
 */
const dir = mkdtempSync(join(tmpdir(), 'site-'));
const site = join(dir, 'site.json');
writeFileSync(site, JSON.stringify(hostileSite()));
const under = productUnderTest('demo-palavra-1', () => ({ SITE_CONFIG: site }));
/** The address of signing up is looked at as part of its page. */
const SITE_TEXTS = ['title', 'footer', 'contact', 'about', 'howToPlay', 'partners.name', 'partners.role'].map(
  (field) => `site.${field}`,
);
const seen = new Set<string>();
let school: HostileSchool;

beforeAll(async () => {
  school = await seedHostileSchool(under.product.base, under.password);
});
afterAll(() => rmSync(dir, { recursive: true }));

/** What browsers have told the server, all directives together. */
async function toldTheServer(): Promise<number> {
  const text = await (await fetch(`${under.product.base}/metrics`)).text();
  return [...text.matchAll(/^csp_violations_total\{.*\} (\d+)$/gm)].reduce((sum, [, count]) => sum + Number(count), 0);
}

async function signedIn(username: string, password: string, size: Viewport = 'laptop'): Promise<Watched> {
  const watched = await visitWatched(under.browser, size, seen);
  await watched.page.goto(`${under.product.base}/login`);
  await enterAccount(watched.page, username, password);
  await watched.page.waitForURL(/\/(panel|game)$/, { waitUntil: 'commit', timeout: 90_000 });
  return watched;
}

interface Screen {
  path: string;
  title: string | RegExp;
  /** A text that stands on it once it is there; where the page before was the same one. */
  shows?: string;
  /** What opens on it, one after the other. */
  more?: (user: PanelUser, look: (part: string) => Promise<void>) => Promise<void>;
}

const TEAM = labelOf('createTeam.name');
const closed = async (user: PanelUser) => {
  await user.page.keyboard.press('Escape');
  await user.page.locator('dialog:modal').waitFor({ state: 'detached' });
};
/** Opens one of a row's windows, looks, and closes it. */
const windowsOf =
  (row: string, actions: string[]): Screen['more'] =>
  async (user, look) => {
    for (const action of actions) {
      await user
        .row(row)
        .first()
        .getByRole('button', { name: /^Ações/ })
        .click();
      await user.page.getByRole('menuitem', { name: action, exact: true }).click();
      await user.page.locator('dialog:modal').waitFor();
      await look(action);
      await closed(user);
    }
  };

const SCREENS: Screen[] = [
  { path: '/panel', title: /^Olá/ },
  {
    path: '/panel/management/classes',
    title: 'Turmas',
    more: windowsOf(labelOf('addClass.name'), ['Editar', 'Eliminar']),
  },
  {
    path: `/panel/management/teams?search=${encodeURIComponent(TEAM)}`,
    title: 'Equipas',
    more: windowsOf(TEAM, ['Editar', 'Mudar de turma', 'Nova palavra-passe', 'Eliminar']),
  },
  { path: '/panel/management/teams?size=50', title: 'Equipas', shows: labelOf('runImport.rows.members') },
  {
    path: '/panel/management/schools?size=50',
    title: 'Escolas',
    more: windowsOf(labelOf('addSchool.name'), ['Editar', 'Eliminar']),
  },
  {
    path: '/panel/management/teachers?size=50',
    title: 'Professores',
    more: windowsOf(labelOf('addTeacher.name'), ['Editar', 'Nova palavra-passe', 'Eliminar']),
  },
  {
    path: `/panel/solar-systems/answers?search=${encodeURIComponent(TEAM)}`,
    title: 'Respostas das Equipas',
    more: async ({ page }, look) => {
      await page
        .getByRole('button', { name: /^Ver Respostas/ })
        .first()
        .click();
      await page.getByLabel('Pontuação da missão 4').first().waitFor();
      await look('the sheet');
    },
  },
  {
    path: '/panel/solar-systems/proposals',
    title: 'Propostas',
    more: async (user, look) => {
      for (const name of [/^Ver/, /^Editar/, /^Submeter/]) {
        await user.button(name).first().click();
        await user.page.locator('dialog:modal').waitFor();
        await look(String(name));
        await closed(user);
      }
    },
  },
  { path: '/panel/ranking', title: /^(Classificação|Ranking)/ },
  { path: '/panel/bin', title: 'Reciclagem' },
  { path: '/panel/history?size=50', title: 'Histórico', shows: labelOf('reopenProposal.reason') },
  { path: '/panel/imports', title: 'Importar turmas e equipas' },
];
const PAPERS = ['cards', 'report'];

async function walk(watched: Watched, { windows }: { windows: boolean }): Promise<void> {
  const user = new PanelUser(watched.page, under.product.base);
  for (const { path, title, shows, more } of SCREENS) {
    await user.go(path, title);
    if (shows) await watched.page.getByText(shows).first().waitFor();
    await expectOnlyText(watched, path);
    if (windows) await more?.(user, (part) => expectOnlyText(watched, `${path}: ${part}`));
  }
  for (const paper of PAPERS) {
    await user.go(`/panel/${paper}?class=${school.classId}`, /^(Cartões|Relatório)/);
    await expectOnlyText(watched, paper);
    // No phone is as wide as paper.
    if (!windows) continue;
    await watched.page.emulateMedia({ media: 'print' });
    await expectOnlyText(watched, `${paper} on paper`);
    await watched.page.emulateMedia({ media: 'screen' });
  }
}

async function playing(username: string) {
  const watched = await signedIn(username, school.password, 'tablet');
  return { watched, team: new TeamPlayer(watched.page, async (screen) => expectOnlyText(watched, screen)) };
}

describe('texts that would run are only text', () => {
  it('on the page before signing in', async () => {
    const watched = await visitWatched(under.browser, 'laptop', seen);
    await watched.page.goto(`${under.product.base}/login`);
    await watched.page.getByRole('button', { name: 'SOBRE O JOGO' }).click();
    await watched.page.getByRole('dialog').getByText(labelOf('site.about')).waitFor();
    await expectOnlyText(watched, 'Sobre o jogo');
    await watched.context.close();
  });

  it.concurrent('on every screen and in every window of an administrator', async () => {
    const watched = await signedIn('admin', under.password);
    await walk(watched, { windows: true });
    await watched.context.close();
  });

  it.concurrent('on every screen of a manager with a phone', async () => {
    const watched = await signedIn('gestor', under.password, 'phone');
    await walk(watched, { windows: false });
    await watched.context.close();
  });

  it.concurrent('on every screen of a teacher, and in an import', async () => {
    const watched = await signedIn(school.teacher, school.password);
    const { page } = watched;
    const user = new PanelUser(page, under.product.base);
    await walk(watched, { windows: false });
    await user.go('/panel/imports', 'Importar turmas e equipas');
    await page.getByLabel('Turma das linhas sem turma').fill(planted('previewImport.className'));
    const cell = planted('previewImport.text').replaceAll('"', '""');
    await page.getByLabel('Ou cole aqui a lista').fill(`equipa;membros;sistema solar\n"${cell}";"${cell}";"${cell}"`);
    await user.button('Pré-visualizar').click();
    await page.getByRole('table').getByText(labelOf('previewImport.text')).first().waitFor();
    await expectOnlyText(watched, 'the preview of an import');
    await watched.context.close();
  });
});

describe('in the game', () => {
  it('teams read each other in the council', async () => {
    const { watched, team } = await playing(school.council);
    const { page } = team;
    await page.getByRole('main', { name: 'Conselho Galáctico' }).waitFor({ timeout: 60_000 });
    await page.getByText(labelOf('editProposal.proposal')).first().waitFor();
    await expectOnlyText(watched, 'the council');
    const comments = page.getByRole('button', { name: /^Comentários \([1-9]/ });
    await comments.first().click();
    await page.getByRole('dialog').getByText(labelOf('commentProposal.comment')).first().waitFor();
    await expectOnlyText(watched, 'comments');
    await watched.context.close();
  });

  it('a mission that came back shows its note and its text', async () => {
    const { watched, team } = await playing(school.returnedText);
    await team.page.getByText(labelOf('giveBack.note')).first().waitFor({ timeout: 60_000 });
    await team.press('OK', 'the note of a mission that came back');
    await team.canWrite();
    expect(await team.page.getByRole('textbox').inputValue()).toContain(labelOf('postLevel2.answers'));
    await expectOnlyText(watched, 'the text of a mission that came back');
    await team.type(planted('writeDraft.content', 5_000));
    await team.page.getByText('Guardado', { exact: true }).waitFor();
    await team.page.reload();
    await team.canWrite();
    expect(await team.page.getByRole('textbox').inputValue()).toContain(labelOf('writeDraft.content'));
    await expectOnlyText(watched, 'the draft');
    await watched.context.close();
  });

  it('and its files, with those that are sent now', async () => {
    const { watched, team } = await playing(school.returnedFiles);
    await team.press('OK', 'the note');
    await team.page.getByText(labelOf('postLevel3.answers.name')).first().waitFor({ timeout: 60_000 });
    const name = `"><img src=x class=${INTRUDER} onerror=${CANARY}()>.txt`;
    const file = { name, mimeType: 'text/plain', buffer: Buffer.from('x') };
    await team.page.locator('input[type=file]').setInputFiles(file);
    await team.page.getByText('Pronto').first().waitFor();
    await expectOnlyText(watched, 'a file that is being sent');
    await watched.context.close();
  });
});

describe('that nothing ran', () => {
  it('holds for what the messages say', async () => {
    const watched = await signedIn(school.teacher, school.password);
    const user = new PanelUser(watched.page, under.product.base);
    await user.go(`/panel/management/teams?search=${encodeURIComponent(TEAM)}`, 'Equipas');
    await user.act(TEAM, 'Eliminar');
    await user.page
      .getByRole('dialog')
      .getByRole('button', { name: /Eliminar/ })
      .click();
    await user.toast(/está na reciclagem/).waitFor();
    await expectOnlyText(watched, 'what the message says');
    await watched.context.close();
  });

  it('was seen of every text that a call of the contract takes, and of every text of the installation', () => {
    const ofCalls = writtenTexts().filter((field) => !(field in NEVER_SHOWN) && !(field in SAME_AS));
    const unseen = [...ofCalls, ...SITE_TEXTS].filter((field) => !seen.has(labelOf(field).toLowerCase()));
    expect(unseen).toEqual([]);
    const shown = Object.keys(NEVER_SHOWN).filter((field) => seen.has(labelOf(field).toLowerCase()));
    expect(shown).toEqual([]);
    expect([...TYPED, ...Object.values(SAME_AS)].filter((field) => !writtenTexts().includes(field))).toEqual([]);
  });

  it('is what the server was told: no page tried what its policy forbids', async () => {
    expect(await toldTheServer()).toBe(0);
  });

  it('would have been noticed: a text that is made an element is found, stopped, and told to the server', async () => {
    const watched = await visitWatched(under.browser, 'laptop', new Set());
    const { page, intrusions } = watched;
    await page.goto(`${under.product.base}/login`);
    await page.getByRole('button', { name: 'Jogar' }).waitFor();
    await expectOnlyText(watched, 'before');
    await page.evaluate((text) => {
      const own = document.body.appendChild(document.createElement('div'));
      own.innerHTML = text;
      const script = document.body.appendChild(document.createElement('script'));
      script.textContent = 'canario()';
    }, planted('login.username'));
    expect((await elementsMadeOfText(page)).length).toBeGreaterThanOrEqual(2);
    await expect
      .poll(() => intrusions.filter((what) => /script-src-(attr|elem): inline/.test(what)).length)
      .toBeGreaterThanOrEqual(2);
    expect(intrusions).not.toContain('a planted script ran');
    await expect.poll(toldTheServer).toBeGreaterThanOrEqual(2);
    await page.evaluate(() => Reflect.apply(Reflect.get(globalThis, 'canario'), null, []));
    await expect.poll(() => intrusions).toContain('a planted script ran');
    await watched.context.close();
  });
});
