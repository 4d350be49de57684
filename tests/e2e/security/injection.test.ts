import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { selectionYearOf } from '#domain/council/selection/selectionYear.ts';
import { PASSKEY_NAME_MAX_CHARS } from '#domain/limits.ts';
import {
  type HostileSchool,
  hostileSite,
  LOCAL_FIELDS,
  NEVER_SHOWN,
  SAME_AS,
  seedHostileSchool,
} from '../../support/attacks/hostileSchool.ts';
import { CANARY, INTRUDER, injectionText, labelOf, storedTextFields } from '../../support/attacks/injectionTexts.ts';
import {
  expectNoInjection,
  injectedElements,
  visitWatched,
  type WatchedVisitor,
} from '../../support/attacks/intrusions.ts';
import type { Viewport } from '../../support/browser/browser.ts';
import { submitSignInForm } from '../../support/browser/panelPeople.ts';
import { PanelUser } from '../../support/browser/panelUser.ts';
import { productUnderTest } from '../../support/browser/productUnderTest.ts';
import { TeamPlayer } from '../../support/browser/teamPlayer.ts';
import { addVirtualAuthenticator } from '../../support/identity/addVirtualAuthenticator.ts';

/**
 * Every text that a person can write contains scripts, elements and templates. Every screen has to show them as text,
 * without a CSP violation.
 */
const configFolder = mkdtempSync(join(tmpdir(), 'site-'));
const siteConfig = join(configFolder, 'site.json');
writeFileSync(siteConfig, JSON.stringify(hostileSite()));
const fixture = productUnderTest({ env: () => ({ SITE_CONFIG: siteConfig }) });
/** Texts of the site configuration. */
const STATEMENT_TEXTS = ['entity', 'contact', 'alsoMissing', 'userTests', 'evidence'];
const SITE_TEXTS = [
  ...['title', 'footer', 'contact', 'about', 'howToPlay', 'partners.name', 'partners.role'],
  ...STATEMENT_TEXTS.map((field) => `accessibility.${field}`),
].map((field) => `site.${field}`);
const seenLabels = new Set<string>();
let school: HostileSchool;

beforeAll(async () => {
  school = await seedHostileSchool(fixture.product.base, fixture.password);
});
afterAll(() => rmSync(configFolder, { recursive: true }));

/** Returns how many CSP violations browsers have reported to the server, for all directives together. */
async function countReportedViolations(): Promise<number> {
  const text = await (await fetch(`${fixture.product.base}/metrics`)).text();
  return [...text.matchAll(/^csp_violations_total\{.*\} (\d+)$/gm)].reduce((sum, [, count]) => sum + Number(count), 0);
}

async function signIn(username: string, password: string, size: Viewport = 'laptop'): Promise<WatchedVisitor> {
  const watched = await visitWatched(fixture.browser, size, seenLabels);
  await watched.page.goto(`${fixture.product.base}/login`);
  await submitSignInForm(watched.page, username, password);
  await watched.page.waitForURL(/\/(panel|game)$/, { waitUntil: 'commit', timeout: 90_000 });
  return watched;
}

interface Screen {
  path: string;
  title: string | RegExp;
  /** A text that identifies the screen when the previous one has the same title. */
  text?: string;
  /** Opens the screen's dialogs one after the other and calls `look` on each. */
  checkDialogs?: (user: PanelUser, look: (part: string) => Promise<void>) => Promise<void>;
}

const TEAM_LABEL = labelOf('createTeam.name');
const closeDialog = async (user: PanelUser) => {
  await user.page.keyboard.press('Escape');
  await user.page.locator('dialog:modal').waitFor({ state: 'detached' });
};
/** Opens the dialogs of a row's actions one after the other, checks each and closes it. */
const checkRowDialogs =
  (row: string, actions: string[]): Screen['checkDialogs'] =>
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
      await closeDialog(user);
    }
  };

const SCREENS: Screen[] = [
  { path: '/panel', title: /^Olá/, text: labelOf('addClass.name') },
  {
    path: '/panel/management/classes',
    title: 'Turmas',
    checkDialogs: checkRowDialogs(labelOf('addClass.name'), ['Editar', 'Eliminar']),
  },
  {
    path: `/panel/management/teams?search=${encodeURIComponent(TEAM_LABEL)}`,
    title: 'Equipas',
    checkDialogs: checkRowDialogs(TEAM_LABEL, ['Editar', 'Mudar de turma', 'Nova palavra-passe', 'Eliminar']),
  },
  { path: '/panel/management/teams?size=50', title: 'Equipas', text: labelOf('runImport.rows.members') },
  {
    path: '/panel/management/schools?size=50',
    title: 'Escolas',
    checkDialogs: checkRowDialogs(labelOf('addSchool.name'), ['Editar', 'Eliminar']),
  },
  {
    path: '/panel/management/teachers?size=50',
    title: 'Professores',
    checkDialogs: checkRowDialogs(labelOf('addTeacher.name'), ['Editar', 'Nova palavra-passe', 'Eliminar']),
  },
  {
    path: `/panel/solar-systems/answers?search=${encodeURIComponent(TEAM_LABEL)}`,
    title: 'Respostas das Equipas',
    checkDialogs: async ({ page }, look) => {
      await page
        .getByRole('button', { name: /^Ver Respostas/ })
        .first()
        .click();
      await page.getByLabel('Pontuação da missão 4').first().waitFor();
      await page.getByText('(Piloto, Escriba, Vigia, Porta-voz)').first().waitFor();
      await page.getByText(labelOf('writePlacedComment.text')).first().waitFor();
      await look('the sheet');
      await page.getByText('Como a resposta cresceu').first().click();
      await page.getByText(labelOf('writeDraft.content')).first().waitFor();
      await look('how an answer grew');
    },
  },
  {
    path: '/panel/solar-systems/proposals',
    title: 'Propostas',
    checkDialogs: async (user, look) => {
      for (const name of [/^Ver/, /^Editar/, /^Submeter/]) {
        await user.button(name).first().click();
        await user.page.locator('dialog:modal').waitFor();
        await look(String(name));
        await closeDialog(user);
      }
    },
  },
  {
    path: '/panel/selection',
    title: 'Seleção de maio',
    checkDialogs: async (user, look) => {
      await user
        .button(/^Ver a proposta/)
        .first()
        .click();
      await user.page.getByRole('dialog').getByText(labelOf('judgeProposal.words')).first().waitFor();
      await look('a plan with its judgements');
      await closeDialog(user);
    },
  },
  { path: '/panel/moderation?kind=diary&part=all', title: 'Moderação', text: labelOf('writeDiaryEntry.reason') },
  { path: '/panel/ranking', title: /^(Classificação|Ranking)/ },
  { path: '/panel/bin', title: 'Reciclagem' },
  { path: '/panel/history?size=50', title: 'Histórico', text: labelOf('reopenProposal.reason') },
  { path: '/panel/imports', title: 'Importar turmas e equipas' },
];
const PRINT_PAGES = ['cards', 'report'];

async function checkScreens(watched: WatchedVisitor, { withDialogs }: { withDialogs: boolean }): Promise<void> {
  const user = new PanelUser(watched.page, fixture.product.base);
  for (const { path, title, text, checkDialogs } of SCREENS) {
    await user.navigate(path, title);
    if (text) await watched.page.getByText(text).first().waitFor();
    await expectNoInjection(watched, path);
    if (withDialogs) await checkDialogs?.(user, (part) => expectNoInjection(watched, `${path}: ${part}`));
  }
  await user.navigate(`/panel/management/classes/${school.classId}`, /^Turma/);
  await watched.page.getByRole('table').getByText(TEAM_LABEL).first().waitFor();
  await expectNoInjection(watched, 'the page of a class');
  await user.navigate(`/panel/management/classes/${school.classId}/curriculum`, 'O que a turma trabalhou');
  await watched.page
    .getByRole('article')
    .getByText(/: o que a turma trabalhou$/)
    .waitFor();
  await expectNoInjection(watched, 'what a class worked on');
  await user.navigate(`/panel/aula?class=${school.classId}`, 'Aula em direto');
  await user.button('Mensagem').click();
  await watched.page.getByText(labelOf('sendMessage.text')).first().waitFor();
  await expectNoInjection(watched, 'the class in session');
  await closeDialog(user);
  for (const printPage of PRINT_PAGES) {
    await user.navigate(`/panel/${printPage}?class=${school.classId}`, /^(Cartões|Relatório)/);
    await expectNoInjection(watched, printPage);
    // Paper is wider than a phone.
    if (!withDialogs) continue;
    await watched.page.emulateMedia({ media: 'print' });
    await expectNoInjection(watched, `${printPage} on paper`);
    await watched.page.emulateMedia({ media: 'screen' });
  }
}

async function signInTeam(username: string) {
  const watched = await signIn(username, school.password, 'tablet');
  return { watched, team: new TeamPlayer(watched.page, async (screen) => expectNoInjection(watched, screen)) };
}

/** Looks at the question of who is there, which the live lesson asks every team, and skips it. */
async function skipAttendance(watched: WatchedVisitor, team: TeamPlayer) {
  const dialog = team.page.getByRole('dialog', { name: 'Quem está hoje na nave?' });
  await dialog.getByText(labelOf('createTeam.teamMembers')).waitFor({ timeout: 60_000 });
  await expectNoInjection(watched, 'the attendance');
  await team.tap(dialog.getByRole('button', { name: 'Saltar' }));
  await dialog.waitFor({ state: 'detached' });
}

describe('injected scripts and markup are shown as text', () => {
  it('on the sign-in page', async () => {
    const watched = await visitWatched(fixture.browser, 'laptop', seenLabels);
    await watched.page.goto(`${fixture.product.base}/login`);
    await watched.page.getByRole('button', { name: 'SOBRE O JOGO' }).click();
    await watched.page.getByRole('dialog').getByText(labelOf('site.about')).waitFor();
    await expectNoInjection(watched, 'Sobre o jogo');
    await watched.context.close();
  });

  it('on the accessibility statement', async () => {
    const watched = await visitWatched(fixture.browser, 'laptop', seenLabels);
    await watched.page.goto(`${fixture.product.base}/acessibilidade`);
    await watched.page.getByText(labelOf('site.accessibility.evidence')).waitFor();
    await expectNoInjection(watched, 'the accessibility statement');
    await watched.context.close();
  });

  it('on the public questionnaire of a class', async () => {
    const watched = await visitWatched(fixture.browser, 'laptop', seenLabels);
    await watched.page.goto(`${fixture.product.base}/questionario/${school.surveyCode}`);
    await watched.page.getByRole('heading', { name: /^O que pensas/ }).waitFor();
    await expectNoInjection(watched, 'the questionnaire');
    await watched.context.close();
  });

  it('on the public page of a selection', async () => {
    const watched = await visitWatched(fixture.browser, 'laptop', seenLabels);
    await watched.page.goto(`${fixture.product.base}/selecao/${selectionYearOf(Date.now())}`);
    await watched.page.getByText(labelOf('chooseProposal.reason')).first().waitFor();
    await expectNoInjection(watched, 'a published selection');
    await watched.context.close();
  });

  it.concurrent('on every screen and in every dialog of an administrator', async () => {
    const watched = await signIn('admin', fixture.password);
    await checkScreens(watched, { withDialogs: true });
    await watched.context.close();
  });

  it.concurrent('on every screen of a manager with a phone', async () => {
    const watched = await signIn('gestor', fixture.password, 'phone');
    await checkScreens(watched, { withDialogs: false });
    await watched.context.close();
  });

  it.concurrent('on every screen of a teacher, in the preview of an import and in formed teams', async () => {
    const watched = await signIn(school.teacher, school.password);
    const { page } = watched;
    const user = new PanelUser(page, fixture.product.base);
    await checkScreens(watched, { withDialogs: false });
    await user.navigate('/panel/solar-systems/answers/phrases', 'Frases para comentários');
    await page.getByText(labelOf('addPhrase.text')).first().waitFor();
    await expectNoInjection(watched, 'own phrases');
    await user.navigate('/panel/imports', 'Importar turmas e equipas');
    const cell = injectionText('previewImport.text').replaceAll('"', '""');
    await page.getByLabel('Ou cole aqui a lista').fill(`equipa;membros;sistema solar\n"${cell}";"${cell}";"${cell}"`);
    await page.getByLabel('Turma das linhas sem turma').fill(injectionText('previewImport.className'));
    await user.button('Pré-visualizar').click();
    await page.getByRole('table').getByText(labelOf('previewImport.text')).first().waitFor();
    await expectNoInjection(watched, 'the preview of an import');

    await page.getByRole('radio', { name: 'Lista da turma' }).check();
    const title = `Pauta ${injectionText('previewImport.text')}`;
    await page.getByLabel('Ou cole aqui a lista').fill(`${title}\n1\tAna Silva\n2\tRui Costa`);
    await user.button('Ler os nomes').click();
    await page.getByText('Ver a linha sem nome').click();
    await page.getByLabel('Nome 1', { exact: true }).fill(injectionText('previewImport.text'));
    await expectNoInjection(watched, 'the names of a class list');
    await user.button('Continuar').click();
    await page.getByLabel('Nome da turma nova').fill(injectionText('previewImport.className'));
    await user.button('Formar 1 equipa').click();
    await page.getByLabel('Nome da equipa 1').fill(injectionText('previewImport.text'));
    await expectNoInjection(watched, 'formed teams');
    await user.button('Rever e confirmar').click();
    await page.getByRole('table').getByText(labelOf('previewImport.text')).first().waitFor();
    await expectNoInjection(watched, 'the confirmation of formed teams');
    await watched.context.close();
  });
});

describe('injected scripts and markup are shown as text in the name of a passkey', () => {
  it('in the list of its owner and in the question before it is removed', async () => {
    const watched = await visitWatched(fixture.browser, 'laptop', seenLabels);
    const { page, context } = watched;
    // A name, because passkeys belong to a name and not to an address.
    const base = fixture.product.base.replace('127.0.0.1', 'localhost');
    await addVirtualAuthenticator(page);
    await page.goto(`${base}/login`);
    await submitSignInForm(page, 'professor', fixture.password);
    await page.getByRole('link', { name: 'Entrada e segurança' }).click();
    await page.getByRole('button', { name: 'Juntar uma chave de acesso' }).click();
    await page.getByLabel('Nome da chave').fill(injectionText('addPasskey.name', PASSKEY_NAME_MAX_CHARS));
    await page.getByLabel('Palavra-passe atual').fill(fixture.password);
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: 'Já os guardei' }).click();
    await page.getByText(labelOf('addPasskey.name')).first().waitFor();
    await expectNoInjection(watched, 'a passkey');
    await page.getByRole('button', { name: /^Retirar §/ }).click();
    await page.getByRole('dialog').getByText(labelOf('addPasskey.name')).waitFor();
    await expectNoInjection(watched, 'the question before a passkey is removed');
    await context.close();
  });
});

describe('injected scripts and markup are shown as text in the game', () => {
  it('in the council and its comments', async () => {
    const { watched, team } = await signInTeam(school.council);
    const { page } = team;
    await page.getByRole('main', { name: 'Conselho Galáctico' }).waitFor({ timeout: 60_000 });
    await page.getByText(labelOf('editProposal.proposal')).first().waitFor();
    await expectNoInjection(watched, 'the council');
    const comments = page.getByRole('button', { name: /^Comentários \([1-9]/ });
    await comments.first().click();
    await page.getByRole('dialog').getByText(labelOf('commentProposal.comment')).first().waitFor();
    await expectNoInjection(watched, 'comments');
    await page.keyboard.press('Escape');
    await page
      .getByRole('listitem')
      .or(page.getByRole('row'))
      .filter({ hasText: 'A vossa proposta' })
      .getByRole('button', { name: /^Comentários/ })
      .click();
    const dialog = page.getByRole('dialog');
    await dialog.getByText(labelOf('acceptSuggestion.proposal')).first().waitFor();
    await dialog.getByText(labelOf('answerQuestion.text')).waitFor();
    await dialog.getByText('Versões anteriores (1)').click();
    await expectNoInjection(watched, 'a debate');
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Dossiê da Terra' }).click();
    await page.getByRole('dialog').getByLabel('O problema', { exact: true }).waitFor();
    await expectNoInjection(watched, 'a dossier');
    await watched.context.close();
  });

  it('in the note, the text and the draft of a returned mission', async () => {
    const { watched, team } = await signInTeam(school.returnedText);
    await skipAttendance(watched, team);
    await team.page.getByText(labelOf('giveBack.note')).first().waitFor({ timeout: 60_000 });
    await team.press('OK', 'the note of a returned mission');
    await team.canWrite();
    expect(await team.page.getByRole('textbox').inputValue()).toContain(labelOf('postLevel2.answers'));
    await expectNoInjection(watched, 'the text of a returned mission');
    await team.type(injectionText('writeDraft.content', 5_000));
    await team.page.getByText('Guardado', { exact: true }).waitFor();
    await team.page.reload();
    await team.canWrite();
    expect(await team.page.getByRole('textbox').inputValue()).toContain(labelOf('writeDraft.content'));
    await expectNoInjection(watched, 'the draft');
    await watched.context.close();
  });

  it('in the names and captions of former files and of an upload', async () => {
    const { watched, team } = await signInTeam(school.returnedFiles);
    await skipAttendance(watched, team);
    await team.press('OK', 'the note');
    await team.page.getByText(labelOf('postLevel3.answers.name')).first().waitFor({ timeout: 60_000 });
    await team.page.getByText(labelOf('postLevel3.answers.caption')).first().waitFor();
    const name = `"><img src=x class=${INTRUDER} onerror=${CANARY}()>.txt`;
    const file = { name, mimeType: 'text/plain', buffer: Buffer.from('x') };
    await team.page.locator('input[type=file]').setInputFiles(file);
    await team.page.getByText('Pronto').first().waitFor();
    await expectNoInjection(watched, 'a file during its upload');
    await watched.context.close();
  });
});

describe('the injection test', () => {
  it('covers toasts', async () => {
    const watched = await signIn(school.teacher, school.password);
    const user = new PanelUser(watched.page, fixture.product.base);
    await user.navigate(`/panel/management/teams?search=${encodeURIComponent(TEAM_LABEL)}`, 'Equipas');
    await user.chooseRowAction(TEAM_LABEL, 'Eliminar');
    await user.page
      .getByRole('dialog')
      .getByRole('button', { name: /Eliminar/ })
      .click();
    await user.toast(/está na reciclagem/).waitFor();
    await expectNoInjection(watched, 'the toast');
    await watched.context.close();
  });

  it('showed every text field of the contract and every text of the site configuration', () => {
    const contractFields = storedTextFields().filter((field) => !(field in NEVER_SHOWN) && !(field in SAME_AS));
    const unseen = [...contractFields, ...SITE_TEXTS].filter((field) => !seenLabels.has(labelOf(field).toLowerCase()));
    expect(unseen).toEqual([]);
    const unexpectedlyShown = Object.keys(NEVER_SHOWN).filter((field) => seenLabels.has(labelOf(field).toLowerCase()));
    expect(unexpectedlyShown).toEqual([]);
    expect([...LOCAL_FIELDS, ...Object.values(SAME_AS)].filter((field) => !storedTextFields().includes(field))).toEqual(
      [],
    );
  });

  it('caused no CSP violation report', async () => {
    expect(await countReportedViolations()).toBe(0);
  });

  it('detects a text that becomes an element: it is found, blocked and reported to the server', async () => {
    const watched = await visitWatched(fixture.browser, 'laptop', new Set());
    const { page, intrusions } = watched;
    await page.goto(`${fixture.product.base}/login`);
    await page.getByRole('button', { name: 'Jogar' }).waitFor();
    await expectNoInjection(watched, 'before');
    await page.evaluate((text) => {
      const container = document.body.appendChild(document.createElement('div'));
      container.innerHTML = text;
      const script = document.body.appendChild(document.createElement('script'));
      script.textContent = 'canario()';
    }, injectionText('login.username'));
    expect((await injectedElements(page)).length).toBeGreaterThanOrEqual(2);
    await expect
      .poll(() => intrusions.filter((what) => /script-src-(attr|elem): inline/.test(what)).length)
      .toBeGreaterThanOrEqual(2);
    expect(intrusions).not.toContain('a planted script ran');
    await expect.poll(countReportedViolations).toBeGreaterThanOrEqual(2);
    await page.evaluate(() => Reflect.apply(Reflect.get(globalThis, 'canario'), null, []));
    await expect.poll(() => intrusions).toContain('a planted script ran');
    await watched.context.close();
  });
});
