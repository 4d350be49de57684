import { readFile } from 'node:fs/promises';
import type { Download } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { codeLink } from '#domain/identity/signInLink.ts';
import { expectOnlyFailedCalls, type Viewport, visit } from '../../support/browser/browser.ts';
import { PAGES } from '../../support/browser/panelPages.ts';
import {
  ACCOUNTS,
  expectSignInRefused,
  PanelPeople,
  type PanelVisitor,
  submitSignInForm,
} from '../../support/browser/panelPeople.ts';
import { productUnderTest } from '../../support/browser/productUnderTest.ts';
import { createPlayedTeam } from '../../support/product/ApiClient.ts';
import { SEED_PASSWORD, seedPanel } from '../../support/product/panelSeed.ts';

const fixture = productUnderTest();
const people = new PanelPeople(fixture);

/** Names that each journey uses for its records, so that both sizes share one database. */
const JOURNEYS = [
  { size: 'laptop', className: '9.º L', username: '9l-gp1', importedTeam: 'Cometas', playedUsername: 'marcada-l' },
  { size: 'phone', className: '9.º T', username: '9t-gp1', importedTeam: 'Planetas', playedUsername: 'marcada-t' },
] as const satisfies ({ size: Viewport } & Record<string, string>)[];

/** Starts like a spreadsheet formula. */
const PROPOSAL = '=SOMA(1;2) hortas no pátio';
const RETURN_NOTE = 'Contem-nos também de onde vem o algodão.';

beforeAll(async () => {
  const { base } = fixture.product;
  await seedPanel(base, fixture.password);
  const teacher = await fixture.signInToApi(ACCOUNTS.teacher);
  for (const { playedUsername } of JOURNEYS) {
    await createPlayedTeam(teacher, playedUsername, { password: SEED_PASSWORD, theme: 'ds', proposal: PROPOSAL });
  }
});

/** Signs a team in on another device and waits for the game and, if given, for a text in it. */
async function expectTeamSignsIn(username: string, password: string, text?: string): Promise<void> {
  const { page, context } = await visit(fixture.browser, 'tablet');
  await page.goto(`${fixture.product.base}/login`);
  await submitSignInForm(page, username, password);
  await page.waitForURL('**/game', { waitUntil: 'commit' });
  if (text) await page.getByText(text).first().waitFor({ timeout: 60_000 });
  await context.close();
}

async function contentOf(download: Download): Promise<Buffer> {
  return readFile(await download.path());
}

interface MarkedTeam {
  name: string;
  points: { total: number };
  status: { returned: { level: number; note: string } | null };
}

async function fetchMarkedTeam(name: string): Promise<MarkedTeam | undefined> {
  const teacher = await fixture.signInToApi(ACCOUNTS.teacher);
  const { teams } = await teacher.get<{ teams: MarkedTeam[] }>('/team/responses?limit=100');
  return teams.find((team) => team.name === name);
}

describe.each(JOURNEYS)('a teacher on a $size', ({ size, className, username, importedTeam, playedUsername }) => {
  const team = `${className} - Grupo 1`;
  /** Suggested for the team. */
  let password = '';
  const newTeamName = `Os ${className}`;
  const playedName = `Equipa ${playedUsername}`;
  let visitor: PanelVisitor;
  beforeAll(async () => {
    visitor = await people.visit('teacher', size);
    visitor.page.on('dialog', (dialog) => void dialog.accept());
    await visitor.user.open('/panel', /^Olá/);
  });
  afterAll(() => visitor.context.close());
  const expectNoErrors = () => expect(visitor.errors.splice(0)).toEqual([]);

  it('adds a class and a team with the suggested names, and the team signs in', async () => {
    const { user, page } = visitor;
    await user.navigate(...PAGES.classes);
    await user.button('Adicionar Turma').click();
    const classForm = user.dialog(/^Adicionar.*Turma$/);
    expect(await classForm.getByLabel('Professor').isDisabled()).toBe(true);
    await classForm.getByLabel('Nome da turma').fill(className);
    await page.keyboard.press('Enter');
    await user.dismissToast('Turma adicionada com sucesso!');
    await user.row(className).waitFor();

    await user.navigate(...PAGES.teams);
    await user.button('Adicionar Equipa').click();
    const form = user.dialog('Adicionar Nova Equipa');
    const add = form.getByRole('button', { name: 'Adicionar', exact: true });
    expect(await form.getByLabel('Escola').isDisabled()).toBe(true);
    expect(await form.getByLabel('Professor').isDisabled()).toBe(true);
    expect(await add.isDisabled()).toBe(true);
    await form.getByLabel('Turma').selectOption({ label: className });
    expect(await form.getByLabel('Nome da equipa').inputValue()).toBe(team);
    expect(await form.getByLabel('Nome de utilizador').inputValue()).toBe(username);
    password = await form.locator('input[type=password]').inputValue();
    expect(password).toMatch(new RegExp(`^${username}.{5}$`));
    expect(await add.isDisabled()).toBe(true);
    await form.getByLabel('Sistema solar').selectOption({ label: 'Direitos Humanos' });
    await form.getByLabel('Membros').fill('Ana, Rui\n\nZoé');
    await add.click();
    await user.dismissToast('Equipa adicionada com sucesso!');
    await user.search('Pesquisar em todas as equipas', team);
    const row = user.row(team);
    await row.getByText('3 membros').waitFor();
    await row.getByRole('button', { name: /^Mostrar a palavra-passe/ }).click();
    await row.getByText(password, { exact: true }).waitFor();
    await expectTeamSignsIn(username, password);
    expectNoErrors();
  });

  it('edits the team, moves it to another class and resets its password', async () => {
    const { user, page } = visitor;
    await user.open(`/panel/management/teams?search=${encodeURIComponent(team)}`, 'Equipas');
    await user.chooseRowAction(team, 'Editar');
    const editDialog = user.dialog(/^Editar equipa/);
    await editDialog.getByLabel('Membros').fill('Ana\nRui');
    await editDialog.getByLabel('Nome da equipa').fill(newTeamName);
    await page.keyboard.press('Enter');
    await user.dismissToast('Equipa guardada com sucesso!');
    await user.navigate(`/panel/management/teams?search=${encodeURIComponent(newTeamName)}`, 'Equipas');
    await user.row(newTeamName).getByText('2 membros').waitFor();

    await user.chooseRowAction(newTeamName, 'Mudar de turma');
    const moveDialog = user.dialog(/^Mudar de turma/);
    await user.chooseOption(moveDialog.getByRole('combobox'), '8.º A');
    await moveDialog.getByRole('button', { name: 'Mudar', exact: true }).click();
    await user.dismissToast('Equipa mudada de turma com sucesso!');
    await user.row(newTeamName).getByText('8.º A', { exact: true }).waitFor();

    await user.chooseRowAction(newTeamName, 'Nova palavra-passe');
    const passwordDialog = user.dialog(/^Nova palavra-passe/);
    await passwordDialog.getByLabel('Nova palavra-passe').fill('nova-palavra-9');
    await passwordDialog.getByRole('button', { name: 'Guardar' }).click();
    await user.dismissToast('Palavra-passe alterada com sucesso!');
    expect(await passwordDialog.getByLabel('Nova palavra-passe').inputValue()).toBe('nova-palavra-9');
    await passwordDialog.getByRole('button', { name: 'Fechar', exact: true }).last().click();
    await fixture.signInToApi(username, 'nova-palavra-9');
    await expectSignInRefused(fixture, username, password);
    expectNoErrors();
  });

  it('deletes the team, undoes that, deletes it again and restores it from the bin', async () => {
    const { user } = visitor;
    const deleteTeam = async () => {
      await user.chooseRowAction(newTeamName, 'Eliminar');
      await user
        .dialog(/^Eliminar equipa/)
        .getByRole('button', { name: 'Sim, Eliminar' })
        .click();
      await user.toast(`«${newTeamName}» está na reciclagem.`).waitFor();
    };
    await user.open(`/panel/management/teams?search=${encodeURIComponent(newTeamName)}`, 'Equipas');
    await deleteTeam();
    await user.row(newTeamName).waitFor({ state: 'detached' });
    await user.button('Anular').click();
    await user.dismissToast(`«${newTeamName}» está de volta!`);
    await user.row(newTeamName).waitFor();
    await deleteTeam();
    await user.dismissToast(/está na reciclagem/);
    await expectSignInRefused(fixture, username, 'nova-palavra-9');

    await user.navigate(...PAGES.bin);
    await user
      .row(newTeamName)
      .getByRole('button', { name: /^Restaurar/ })
      .click();
    await user.dismissToast(`«${newTeamName}» está de volta!`);
    await user.row(newTeamName).waitFor({ state: 'detached' });
    await fixture.signInToApi(username, 'nova-palavra-9');
    expectNoErrors();
  });

  it('imports a list after a preview with errors by line, prints the cards and undoes the import', async () => {
    const { user, page, context } = visitor;
    await user.navigate(...PAGES.classes);
    await page.getByRole('link', { name: /^Importar/ }).click();
    await user.waitForPage('Importar turmas e equipas');
    const listField = page.getByLabel(/cole aqui a lista/);
    const validRow = `${className};${importedTeam};Direitos Humanos;Ana, Rui`;
    await listField.fill(`turma;equipa;sistema solar;membros\n${validRow}\n;Sem turma;Direitos Humanos;Zé`);
    await user.button('Pré-visualizar').click();
    await page
      .getByRole('alert')
      .filter({ hasText: /Linha 3.*turma/ })
      .waitFor();
    expect(await user.button(/^Importar \d/).isDisabled()).toBe(true);
    await listField.fill(`turma;equipa;sistema solar;membros\n${validRow}`);
    await user.button('Pré-visualizar').click();
    await user.button('Importar 1 equipa').click();
    await page.getByRole('heading', { name: 'Importação concluída' }).waitFor();
    await user.dismissToast(/Importação concluída/);

    const href = await page.getByRole('link', { name: `Imprimir cartões: ${className}` }).getAttribute('href');
    const cardsTab = await context.newPage();
    await cardsTab.goto(`${fixture.product.base}${href}`);
    const card = cardsTab.getByRole('article', { name: `Cartão de ${importedTeam}` });
    await card.getByRole('img', { name: /Código QR/ }).waitFor();
    const [name = '', password = ''] = await card.locator('.team-card-key').allTextContents();
    const code = (await card.locator('.team-card-phrase').textContent()) ?? '';
    const tablet = await visit(fixture.browser, 'tablet');
    await tablet.page.goto(codeLink(fixture.product.base, code));
    await tablet.page.getByRole('button', { name: 'Jogar' }).click();
    await tablet.page.waitForURL('**/game', { waitUntil: 'commit' });
    await tablet.context.close();
    await cardsTab.close();

    await user.button('Anular importação').click();
    await user.dialog('Anular importação').getByRole('button', { name: 'Anular importação' }).click();
    await page.getByRole('heading', { name: 'Importação anulada' }).waitFor();
    await expectSignInRefused(fixture, name, password);
    expectNoErrors();
  });

  it('exports marks and answers without cells that a spreadsheet runs as formulas', async () => {
    const { user, page } = visitor;
    await user.open(...PAGES.answers);
    const exportAs = async (item: string) => {
      await user.button('Exportar').click();
      const download = page.waitForEvent('download');
      await page.getByRole('menuitem', { name: item }).click();
      return contentOf(await download);
    };
    const marks = (await exportAs('Avaliações (CSV)')).toString('utf8');
    expect(marks).toMatch(/^\uFEFF"?Escola"?[;,]"?Turma/);
    expect(marks).toContain('Equipa outra');
    expect(marks).not.toContain('Equipa alheia');
    const answers = (await exportAs('Respostas (CSV)')).toString('utf8');
    expect(answers).toContain(PROPOSAL);
    expect(answers).not.toMatch(/[;,\n]"?=SOMA/);
    expect((await exportAs('Avaliações (Excel)')).subarray(0, 2).toString()).toBe('PK');
    expectNoErrors();
  });

  it('edits and submits a proposal, which is then read-only', async () => {
    const { user, page } = visitor;
    await user.open(...PAGES.proposals);
    const row = user.row(playedName);
    await row.getByText('Rascunho', { exact: true }).waitFor();
    await row.getByRole('button', { name: /^Editar/ }).click();
    const editDialog = user.dialog(/^Editar proposta/);
    await editDialog.getByRole('textbox').fill(`Uma horta regada com água da chuva, por ${playedUsername}.`);
    await editDialog.getByRole('button', { name: 'Guardar' }).click();
    await row.getByText(`regada com água da chuva, por ${playedUsername}`).waitFor();
    await row.getByRole('button', { name: /^Submeter/ }).click();
    const confirmDialog = user.dialog(/^Submeter proposta/);
    await confirmDialog.getByText('Após a submissão, não será possível editar a proposta.').waitFor();
    await confirmDialog.getByRole('button', { name: 'Sim, Submeter' }).click();
    await user
      .dialog(/Parabéns! Missão cumprida!/)
      .getByText('em maio')
      .waitFor();
    await page.keyboard.press('Escape');
    await row.getByText('Submetida', { exact: true }).waitFor();
    expect(await row.getByRole('button', { name: /^Editar/ }).isDisabled()).toBe(true);
    expect(await row.getByRole('button', { name: 'Já submetida' }).isDisabled()).toBe(true);
    expect(await row.getByRole('button', { name: /^Reabrir/ }).count()).toBe(0);
    expectNoErrors();
  });

  it('marks by number keys, and saves marks by itself through a reload and a lost connection', async () => {
    const { user, page, context, errors } = visitor;
    const sheet = page.getByRole('region', { name: `Respostas de ${playedName}` });
    const openSheet = async () => {
      await user.open(
        `/panel/solar-systems/answers?search=${encodeURIComponent(playedUsername)}`,
        'Respostas das Equipas',
      );
      await user
        .row(playedName)
        .getByRole('button', { name: /^Ver Respostas/ })
        .click();
      await sheet.getByLabel('Pontuação da missão 2').waitFor();
    };
    const pressMarkKey = async (criterion: string, key: string) => {
      await sheet.getByRole('radiogroup', { name: criterion }).getByRole('radio').first().focus();
      await page.keyboard.press(key);
    };
    const missionScore = sheet.getByLabel('Pontuação da missão 2');
    const savedStatus = sheet.getByText('Guardado', { exact: true });
    await openSheet();
    await pressMarkKey('Resposta (missão 2)', '4');
    await pressMarkKey('Trabalho de equipa (missão 2)', '3');
    expect(await missionScore.textContent()).toBe('100/100');
    await savedStatus.waitFor();
    expect((await fetchMarkedTeam(playedName))?.points.total).toBe(160);

    await openSheet();
    expect(await missionScore.textContent()).toBe('100/100');
    await context.setOffline(true);
    await pressMarkKey('Trabalho de equipa (missão 2)', '1');
    await sheet.getByText('Sem ligação: guardado neste dispositivo').waitFor();
    await user.row(playedName).first().getByText('Por guardar').waitFor();
    await pressMarkKey('Trabalho de equipa (missão 2)', '2');
    await sheet.getByRole('button', { name: 'Guardar avaliações' }).first().click();
    await user.toast(/Sem ligação/).waitFor();
    await context.setOffline(false);
    await user.toast('Avaliações guardadas').waitFor({ timeout: 45_000 });
    await user.dismissToast('Avaliações guardadas');
    await savedStatus.waitFor();
    await user.row(new RegExp(`${playedName}.*140/500`)).waitFor();
    expect((await fetchMarkedTeam(playedName))?.points.total).toBe(140);
    expectOnlyFailedCalls(errors);
  });

  it('gives a mission back with a note that the team sees', async () => {
    const { user, page } = visitor;
    const sheet = page.getByRole('region', { name: `Respostas de ${playedName}` });
    await user.open(
      `/panel/solar-systems/answers?search=${encodeURIComponent(playedUsername)}`,
      'Respostas das Equipas',
    );
    await user
      .row(playedName)
      .getByRole('button', { name: /^Ver Respostas/ })
      .click();
    await sheet.getByLabel('Comentário à equipa (missão 4)').fill('Gostámos muito do plano.');
    await user.button('Guardar avaliações').click();
    await user.dismissToast('Avaliações guardadas');
    await sheet.getByRole('button', { name: /^Devolver à equipa a missão 2/ }).click();
    const dialog = user.dialog(/^Devolver a missão 2/);
    const returnButton = dialog.getByRole('button', { name: 'Devolver', exact: true });
    expect(await returnButton.isDisabled()).toBe(true);
    await dialog.getByLabel('Nota para a equipa').fill(RETURN_NOTE);
    await returnButton.click();
    await user.dismissToast(/Missão 2 devolvida à equipa/);
    await sheet.getByText('Devolvida à equipa', { exact: true }).waitFor();
    await user.row(new RegExp(`${playedName}.*60/500`)).waitFor();
    expect((await fetchMarkedTeam(playedName))?.status.returned).toEqual({ level: 2, note: RETURN_NOTE });
    if (size === 'laptop') await expectTeamSignsIn(playedUsername, SEED_PASSWORD, RETURN_NOTE);
    expectNoErrors();
  });

  it("prints a report of the team's answers, marks and comments", async () => {
    const { user, page } = visitor;
    await user.open(
      `/panel/solar-systems/answers?search=${encodeURIComponent(playedUsername)}`,
      'Respostas das Equipas',
    );
    await user
      .row(playedName)
      .getByRole('button', { name: /^Ver Respostas/ })
      .click();
    await page
      .getByRole('link', { name: /^Relatório para imprimir/ })
      .first()
      .click();
    await user.waitForPage(`Relatório · ${playedName}`);
    const report = page.getByRole('article', { name: `Relatório de ${playedName}` });
    await report.getByText(`${PROPOSAL} 1`).waitFor();
    await report.getByText('Gostámos muito do plano.').waitFor();
    await report.getByText('60/500').first().waitFor();
    expect(await user.button('Imprimir').isEnabled()).toBe(true);
    expectNoErrors();
  });

  it('filters the ranking, keeps the filter over a reload and highlights the own teams', async () => {
    const { user, page } = visitor;
    await user.open(...PAGES.ranking);
    await user.row('Equipa alheia').waitFor();
    await page.getByLabel('Sistema solar').selectOption({ label: 'Direitos Humanos' });
    await user.row('Equipa alheia').waitFor({ state: 'detached' });
    await user.row('Equipa outra').waitFor();
    await page.reload();
    await user.row('Equipa outra').waitFor();
    expect(await user.row('Equipa alheia').count()).toBe(0);
    await page.getByLabel('Sistema solar').selectOption({ index: 0 });
    await user.row('Equipa alheia').waitFor();
    await page.getByLabel('Âmbito').selectOption('school');
    await user.row('Equipa alheia').waitFor({ state: 'detached' });
    await page.getByLabel('Âmbito').selectOption('global');
    await user.row('Equipa alheia').waitFor();
    const ownTeamLabel = /A sua equipa/;
    await user.row('Equipa outra').getByText(ownTeamLabel).waitFor();
    expect(await user.row('Equipa alheia').getByText(ownTeamLabel).count()).toBe(0);
    expectNoErrors();
  });

  it('finds every action of this journey in the history', async () => {
    const { user } = visitor;
    await user.open('/panel/history?size=50', 'Histórico');
    for (const [action, subject] of [
      ['Criou a turma', className],
      ['Criou a equipa', team],
      ['Alterou a equipa', team],
      ['Mudou a equipa de turma', newTeamName],
      ['Deu uma palavra-passe nova', newTeamName],
      ['Eliminou a equipa', newTeamName],
      ['Restaurou da reciclagem', newTeamName],
      ['Importou turmas e equipas', ''],
      ['Anulou uma importação', ''],
      ['Avaliou a equipa', playedName],
      ['Devolveu uma missão à equipa', playedName],
      ['Submeteu a proposta', playedName],
    ] as const) {
      await user.row(action).filter({ hasText: subject }).first().waitFor({ timeout: 10_000 });
    }
    expectNoErrors();
  });
});
