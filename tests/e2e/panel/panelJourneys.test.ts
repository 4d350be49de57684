import { readFile } from 'node:fs/promises';
import type { Download } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { signInLink } from '#domain/identity/signInLink.ts';
import { type Viewport, visit } from '../../support/browser/browser.ts';
import { ACCOUNTS, enterAccount, PanelPeople, type PanelVisitor } from '../../support/browser/panelPeople.ts';
import { productUnderTest } from '../../support/browser/productUnderTest.ts';
import { GIVEN_PASSWORD, SEED_PASSWORD, seedPanel, seedTeacher } from '../../support/product/panelSeed.ts';
import { createTeam, playByWire, Wire } from '../../support/product/wire.ts';

const under = productUnderTest();
const people = new PanelPeople(under);

/** What each journey makes for itself, so that both sizes run on one database. */
const JOURNEYS = [
  { size: 'laptop', className: '9.º L', username: '9l-gp1', imported: 'Cometas', played: 'marcada-l' },
  { size: 'phone', className: '9.º T', username: '9t-gp1', imported: 'Planetas', played: 'marcada-t' },
] as const satisfies ({ size: Viewport } & Record<string, string>)[];

const PATHS = {
  classes: ['/panel/management/classes', 'Turmas'],
  teams: ['/panel/management/teams', 'Equipas'],
  schools: ['/panel/management/schools', 'Escolas'],
  teachers: ['/panel/management/teachers', 'Professores'],
  answers: ['/panel/solar-systems/answers', 'Respostas das Equipas'],
  proposals: ['/panel/solar-systems/proposals', 'Propostas'],
  ranking: ['/panel/ranking', /^(Classificação|Ranking)/],
  bin: ['/panel/bin', 'Reciclagem'],
  history: ['/panel/history', 'Histórico'],
} as const;
/** A spreadsheet would take this for a formula. */
const PROPOSAL = '=SOMA(1;2) hortas no pátio';
const NOTE = 'Contem-nos também de onde vem o algodão.';

beforeAll(async () => {
  const { base } = under.product;
  await seedPanel(base, under.password);
  const teacher = await wire(ACCOUNTS.teacher, under.password);
  for (const { played } of JOURNEYS) {
    await createTeam(teacher, played, SEED_PASSWORD, 'ds');
    await playByWire(await wire(played, SEED_PASSWORD), 'ds', PROPOSAL);
  }
});

function wire(username: string, password: string): Promise<Wire> {
  return new Wire(under.product.base).signIn(username, password);
}

/** A team at its own device, as far as its game. */
async function expectTeamSignsIn(username: string, password: string, sees?: string): Promise<void> {
  const { page, context } = await visit(under.browser, 'tablet');
  await page.goto(`${under.product.base}/login`);
  await enterAccount(page, username, password);
  await page.waitForURL('**/game', { waitUntil: 'commit' });
  if (sees) await page.getByText(sees).first().waitFor({ timeout: 60_000 });
  await context.close();
}

async function expectRefused(username: string, password: string): Promise<void> {
  await expect(wire(username, password)).rejects.toThrow(/\/login: 401/);
}

async function contentOf(download: Download): Promise<Buffer> {
  return readFile(await download.path());
}

interface Played {
  name: string;
  points: { total: number };
  status: { returned: { level: number; note: string } | null };
}

async function playedTeam(name: string): Promise<Played | undefined> {
  const teacher = await wire(ACCOUNTS.teacher, under.password);
  const { teams } = await teacher.get<{ teams: Played[] }>('/team/responses?limit=100');
  return teams.find((team) => team.name === name);
}

describe.each(JOURNEYS)('a teacher on a $size', ({ size, className, username, imported, played }) => {
  const team = `${className} - Grupo 1`;
  const renamed = `Os ${className}`;
  const playedName = `Equipa ${played}`;
  let visitor: PanelVisitor;
  beforeAll(async () => {
    visitor = await people.visit('teacher', size);
    visitor.page.on('dialog', (dialog) => void dialog.accept());
    await visitor.user.open('/panel', /^Olá/);
  });
  afterAll(() => visitor.context.close());
  const expectQuiet = () => expect(visitor.noise.splice(0)).toEqual([]);

  it('adds a class and a team with the suggestions, and the team signs in', async () => {
    const { user, page } = visitor;
    await user.go(...PATHS.classes);
    await user.button('Adicionar Turma').click();
    const classForm = user.dialog(/^Adicionar.*Turma$/);
    expect(await classForm.getByLabel('Professor').isDisabled()).toBe(true);
    await classForm.getByLabel('Nome da turma').fill(className);
    await page.keyboard.press('Enter');
    await user.told('Turma adicionada com sucesso!');
    await user.row(className).waitFor();

    await user.go(...PATHS.teams);
    await user.button('Adicionar Equipa').click();
    const form = user.dialog('Adicionar Nova Equipa');
    const add = form.getByRole('button', { name: 'Adicionar', exact: true });
    expect(await form.getByLabel('Escola').isDisabled()).toBe(true);
    expect(await form.getByLabel('Professor').isDisabled()).toBe(true);
    expect(await add.isDisabled()).toBe(true);
    await form.getByLabel('Turma').selectOption({ label: className });
    expect(await form.getByLabel('Nome da equipa').inputValue()).toBe(team);
    expect(await form.getByLabel('Nome de utilizador').inputValue()).toBe(username);
    const password = await form.locator('input[type=password]').inputValue();
    expect(password).toMatch(new RegExp(`^${username}.{5}$`));
    expect(await add.isDisabled()).toBe(true);
    await form.getByLabel('Sistema solar').selectOption({ label: 'Direitos Humanos' });
    await form.getByLabel('Membros').fill('Ana, Rui\n\nZoé');
    await add.click();
    await user.told('Equipa adicionada com sucesso!');
    await user.search('Pesquisar em todas as equipas', team);
    const row = user.row(team);
    await row.getByText('3 membros').waitFor();
    await row.getByRole('button', { name: /^Mostrar a palavra-passe/ }).click();
    await row.getByText(password, { exact: true }).waitFor();
    await expectTeamSignsIn(username, password);
    expectQuiet();
  });

  it('edits the team, moves it to another class and gives it a new password', async () => {
    const { user, page } = visitor;
    await user.open(`/panel/management/teams?search=${encodeURIComponent(team)}`, 'Equipas');
    await user.act(team, 'Editar');
    const edit = user.dialog(/^Editar equipa/);
    await edit.getByLabel('Membros').fill('Ana\nRui');
    await edit.getByLabel('Nome da equipa').fill(renamed);
    await page.keyboard.press('Enter');
    await user.told('Equipa guardada com sucesso!');
    await user.go(`/panel/management/teams?search=${encodeURIComponent(renamed)}`, 'Equipas');
    await user.row(renamed).getByText('2 membros').waitFor();

    await user.act(renamed, 'Mudar de turma');
    const move = user.dialog(/^Mudar de turma/);
    await user.choose(move.getByRole('combobox'), '8.º A');
    await move.getByRole('button', { name: 'Mudar', exact: true }).click();
    await user.told('Equipa mudada de turma com sucesso!');
    await user.row(renamed).getByText('8.º A', { exact: true }).waitFor();

    await user.act(renamed, 'Nova palavra-passe');
    const renew = user.dialog(/^Nova palavra-passe/);
    await renew.getByLabel('Nova palavra-passe').fill('nova-palavra-9');
    await renew.getByRole('button', { name: 'Guardar' }).click();
    await user.told('Palavra-passe alterada com sucesso!');
    expect(await renew.getByLabel('Nova palavra-passe').inputValue()).toBe('nova-palavra-9');
    await renew.getByRole('button', { name: 'Fechar', exact: true }).last().click();
    await wire(username, 'nova-palavra-9');
    await expectRefused(username, 'uma outra');
    expectQuiet();
  });

  it('deletes the team, takes that back, deletes it again and restores it from the bin', async () => {
    const { user } = visitor;
    const remove = async () => {
      await user.act(renamed, 'Eliminar');
      await user
        .dialog(/^Eliminar equipa/)
        .getByRole('button', { name: 'Sim, Eliminar' })
        .click();
      await user.toast(`«${renamed}» está na reciclagem.`).waitFor();
    };
    await user.open(`/panel/management/teams?search=${encodeURIComponent(renamed)}`, 'Equipas');
    await remove();
    await user.row(renamed).waitFor({ state: 'detached' });
    await user.button('Anular').click();
    await user.told(`«${renamed}» está de volta!`);
    await user.row(renamed).waitFor();
    await remove();
    await user.told(/está na reciclagem/);
    await expectRefused(username, 'nova-palavra-9');

    await user.go(...PATHS.bin);
    await user
      .row(renamed)
      .getByRole('button', { name: /^Restaurar/ })
      .click();
    await user.told(`«${renamed}» está de volta!`);
    await user.row(renamed).waitFor({ state: 'detached' });
    await wire(username, 'nova-palavra-9');
    expectQuiet();
  });

  it('imports a list after a preview that tells the errors by line, prints its cards and undoes it', async () => {
    const { user, page, context } = visitor;
    await user.go(...PATHS.classes);
    await page.getByRole('link', { name: /^Importar/ }).click();
    await user.arrived('Importar turmas e equipas');
    const list = page.getByLabel(/cole aqui a lista/);
    const good = `${className};${imported};Direitos Humanos;Ana, Rui`;
    await list.fill(`turma;equipa;sistema solar;membros\n${good}\n;Sem turma;Direitos Humanos;Zé`);
    await user.button('Pré-visualizar').click();
    await page
      .getByRole('alert')
      .filter({ hasText: /Linha 3.*turma/ })
      .waitFor();
    expect(await user.button(/^Importar \d/).isDisabled()).toBe(true);
    await list.fill(`turma;equipa;sistema solar;membros\n${good}`);
    await user.button('Pré-visualizar').click();
    await user.button('Importar 1 equipa').click();
    await page.getByRole('heading', { name: 'Importação concluída' }).waitFor();
    await user.told(/Importação concluída/);

    const href = await page.getByRole('link', { name: `Imprimir cartões: ${className}` }).getAttribute('href');
    const paper = await context.newPage();
    await paper.goto(`${under.product.base}${href}`);
    const card = paper.getByRole('article', { name: `Cartão de ${imported}` });
    await card.getByRole('img', { name: /Código QR/ }).waitFor();
    const [name = '', password = ''] = await card.locator('.team-card-key').allTextContents();
    await paper.context().clearCookies();
    const device = await visit(under.browser, 'tablet');
    await device.page.goto(signInLink(under.product.base, name, password));
    await device.page.getByRole('button', { name: 'Jogar' }).click();
    await device.page.waitForURL('**/game', { waitUntil: 'commit' });
    await device.context.close();
    await paper.close();

    await user.button('Anular importação').click();
    await user.dialog('Anular importação').getByRole('button', { name: 'Anular importação' }).click();
    await page.getByRole('heading', { name: 'Importação anulada' }).waitFor();
    await expectRefused(name, password);
    expectQuiet();
  });

  it('takes marks and answers home as files that no spreadsheet takes for formulas', async () => {
    const { user, page } = visitor;
    await user.open(...PATHS.answers);
    const exported = async (item: string) => {
      await user.button('Exportar').click();
      const download = page.waitForEvent('download');
      await page.getByRole('menuitem', { name: item }).click();
      return contentOf(await download);
    };
    const marks = (await exported('Avaliações (CSV)')).toString('utf8');
    expect(marks).toMatch(/^\uFEFF"?Escola"?[;,]"?Turma/);
    expect(marks).toContain('Equipa outra');
    expect(marks).not.toContain('Equipa alheia');
    const answers = (await exported('Respostas (CSV)')).toString('utf8');
    expect(answers).toContain(PROPOSAL);
    expect(answers).not.toMatch(/[;,\n]"?=SOMA/);
    expect((await exported('Avaliações (Excel)')).subarray(0, 2).toString()).toBe('PK');
    expectQuiet();
  });

  it('edits and submits a proposal, which is final then', async () => {
    const { user, page } = visitor;
    await user.open(...PATHS.proposals);
    const row = user.row(playedName);
    await row.getByText('Rascunho', { exact: true }).waitFor();
    await row.getByRole('button', { name: /^Editar/ }).click();
    const edit = user.dialog(/^Editar proposta/);
    await edit.getByRole('textbox').fill(`Uma horta regada com água da chuva, por ${played}.`);
    await edit.getByRole('button', { name: 'Guardar' }).click();
    await row.getByText(`regada com água da chuva, por ${played}`).waitFor();
    await row.getByRole('button', { name: /^Submeter/ }).click();
    const confirm = user.dialog(/^Submeter proposta/);
    await confirm.getByText('Após a submissão, não será possível editar a proposta.').waitFor();
    await confirm.getByRole('button', { name: 'Sim, Submeter' }).click();
    await user
      .dialog(/Parabéns! Missão cumprida!/)
      .getByText('em maio')
      .waitFor();
    await page.keyboard.press('Escape');
    await row.getByText('Submetida', { exact: true }).waitFor();
    expect(await row.getByRole('button', { name: /^Editar/ }).isDisabled()).toBe(true);
    expect(await row.getByRole('button', { name: 'Já submetida' }).isDisabled()).toBe(true);
    expect(await row.getByRole('button', { name: /^Reabrir/ }).count()).toBe(0);
    expectQuiet();
  });

  it('marks by number keys; marks save themselves, over a reload and a lost connection, and say so', async () => {
    const { user, page, context, noise } = visitor;
    const sheet = page.getByRole('region', { name: `Respostas de ${playedName}` });
    const openSheet = async () => {
      await user.open(`/panel/solar-systems/answers?search=${encodeURIComponent(played)}`, 'Respostas das Equipas');
      await user
        .row(playedName)
        .getByRole('button', { name: /^Ver Respostas/ })
        .click();
      await sheet.getByLabel('Pontuação da missão 2').waitFor();
    };
    const press = async (criterion: string, key: string) => {
      await sheet.getByLabel(criterion).focus();
      await page.keyboard.press(key);
    };
    const level = sheet.getByLabel('Pontuação da missão 2');
    const saved = sheet.getByText('Guardado', { exact: true });
    await openSheet();
    await press('Resposta (missão 2)', '4');
    await press('Trabalho de equipa (missão 2)', '3');
    expect(await level.textContent()).toBe('100/100');
    await saved.waitFor();
    expect((await playedTeam(playedName))?.points.total).toBe(160);

    await openSheet();
    expect(await level.textContent()).toBe('100/100');
    await context.setOffline(true);
    await press('Trabalho de equipa (missão 2)', '1');
    await sheet.getByText('Sem ligação: guardado neste dispositivo').waitFor();
    await user.row(playedName).first().getByText('Por guardar').waitFor();
    await press('Trabalho de equipa (missão 2)', '2');
    await sheet.getByRole('button', { name: 'Guardar avaliações' }).first().click();
    await user.toast(/Sem ligação/).waitFor();
    await context.setOffline(false);
    await user.toast('Avaliações guardadas').waitFor({ timeout: 45_000 });
    await user.told('Avaliações guardadas');
    await saved.waitFor();
    await user.row(new RegExp(`${playedName}.*140/500`)).waitFor();
    expect((await playedTeam(playedName))?.points.total).toBe(140);
    noise.splice(0);
  });

  it('gives a level back with a note that the team reads', async () => {
    const { user, page } = visitor;
    const sheet = page.getByRole('region', { name: `Respostas de ${playedName}` });
    await user.open(`/panel/solar-systems/answers?search=${encodeURIComponent(played)}`, 'Respostas das Equipas');
    await user
      .row(playedName)
      .getByRole('button', { name: /^Ver Respostas/ })
      .click();
    await sheet.getByLabel('Comentário à equipa (missão 4)').fill('Gostámos muito do plano.');
    await user.button('Guardar avaliações').click();
    await user.told('Avaliações guardadas');
    await sheet.getByRole('button', { name: /^Devolver à equipa a missão 2/ }).click();
    const dialog = user.dialog(/^Devolver a missão 2/);
    const give = dialog.getByRole('button', { name: 'Devolver', exact: true });
    expect(await give.isDisabled()).toBe(true);
    await dialog.getByLabel('Nota para a equipa').fill(NOTE);
    await give.click();
    await user.told(/Missão 2 devolvida à equipa/);
    await sheet.getByText('Devolvida à equipa', { exact: true }).waitFor();
    await user.row(new RegExp(`${playedName}.*60/500`)).waitFor();
    expect((await playedTeam(playedName))?.status.returned).toEqual({ level: 2, note: NOTE });
    if (size === 'laptop') await expectTeamSignsIn(played, SEED_PASSWORD, NOTE);
    expectQuiet();
  });

  it("prints a report of the team's answers, marks and comments", async () => {
    const { user, page } = visitor;
    await user.open(`/panel/solar-systems/answers?search=${encodeURIComponent(played)}`, 'Respostas das Equipas');
    await user
      .row(playedName)
      .getByRole('button', { name: /^Ver Respostas/ })
      .click();
    await page
      .getByRole('link', { name: /^Relatório para imprimir/ })
      .first()
      .click();
    await user.arrived(`Relatório · ${playedName}`);
    const report = page.getByRole('article', { name: `Relatório de ${playedName}` });
    await report.getByText(`${PROPOSAL} 1`).waitFor();
    await report.getByText('Gostámos muito do plano.').waitFor();
    await report.getByText('60/500').first().waitFor();
    expect(await user.button('Imprimir').isEnabled()).toBe(true);
    expectQuiet();
  });

  it('narrows the ranking, whose address keeps it, and finds the own teams marked', async () => {
    const { user, page } = visitor;
    await user.open(...PATHS.ranking);
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
    const mark = /A sua equipa/;
    await user.row('Equipa outra').getByText(mark).waitFor();
    expect(await user.row('Equipa alheia').getByText(mark).count()).toBe(0);
    expectQuiet();
  });

  it('reads in the history what was done', async () => {
    const { user } = visitor;
    await user.open('/panel/history?size=50', 'Histórico');
    for (const [words, subject] of [
      ['Criou a turma', className],
      ['Criou a equipa', team],
      ['Alterou a equipa', team],
      ['Mudou a equipa de turma', renamed],
      ['Deu uma palavra-passe nova', renamed],
      ['Eliminou a equipa', renamed],
      ['Restaurou da reciclagem', renamed],
      ['Importou turmas e equipas', ''],
      ['Anulou uma importação', ''],
      ['Avaliou a equipa', playedName],
      ['Devolveu uma missão à equipa', playedName],
      ['Submeteu a proposta', playedName],
    ] as const) {
      await user.row(words).filter({ hasText: subject }).first().waitFor({ timeout: 10_000 });
    }
    expectQuiet();
  });
});

describe.each(JOURNEYS)('an administrator on a $size', ({ size, played }) => {
  const school = `Escola Nova ${size}`;
  const teacher = `Nuno Novo ${size}`;
  const username = `nuno.${size}`;
  let visitor: PanelVisitor;
  beforeAll(async () => {
    visitor = await people.visit('administrator', size);
    await visitor.user.open('/panel', /^Olá/);
  });
  afterAll(() => visitor.context.close());
  const expectQuiet = () => expect(visitor.noise.splice(0)).toEqual([]);

  it('adds a school with a new grouping, and a teacher of that school', async () => {
    const { user, page } = visitor;
    await user.go(...PATHS.schools);
    await user.button('Adicionar Escola').click();
    const schoolForm = user.dialog('Adicionar Nova Escola');
    await user.choose(schoolForm.getByRole('combobox'), 'Adicionar Agrupamento Novo');
    await schoolForm.getByLabel('Nome do novo agrupamento').fill(`Agrupamento ${size}`);
    await schoolForm.getByLabel('Nome da escola').fill(school);
    await page.keyboard.press('Enter');
    await user.told('Escola adicionada com sucesso!');
    await user.row(school).getByText(`Agrupamento ${size}`).waitFor();

    await user.go(...PATHS.teachers);
    await user.button('Adicionar Professor').click();
    const form = user.dialog(/^Adicionar.*Professor$/);
    await form.getByLabel(/^Nome( \*)?$/).fill(teacher);
    await form.getByLabel('Email').fill(`${username}@exemplo.pt`);
    await user.choose(form.getByRole('combobox'), school);
    await form.getByLabel(/^Palavra-passe/).fill(GIVEN_PASSWORD);
    await form.getByLabel('Confirmar palavra-passe').fill('outra coisa');
    await form.getByRole('button', { name: 'Adicionar', exact: true }).click();
    await user.told('As senhas não coincidem');
    expect(await form.getByLabel(/^Nome( \*)?$/).inputValue()).toBe(teacher);
    await form.getByLabel('Confirmar palavra-passe').fill(GIVEN_PASSWORD);
    await form.getByRole('button', { name: 'Adicionar', exact: true }).click();
    await user.told('Professor adicionado com sucesso!');
    const shown = user.dialog(`Nova palavra-passe de ${teacher}`);
    expect(await shown.getByLabel(/^Nova palavra-passe/).inputValue()).toBe(GIVEN_PASSWORD);
    await shown.getByRole('button', { name: 'Fechar' }).last().click();
    await user.row(teacher).getByText(school).waitFor();
    await new Wire(under.product.base).signInFirst(username, GIVEN_PASSWORD, SEED_PASSWORD);
    expectQuiet();
  });

  it('adds a class and a team through the cascade', async () => {
    const { user } = visitor;
    await user.go(...PATHS.classes);
    await user.button('Adicionar Turma').click();
    const classForm = user.dialog(/^Adicionar.*Turma$/);
    await classForm.getByLabel('Nome da turma').fill('10.º A');
    await classForm.getByLabel('Professor').selectOption({ label: teacher });
    await classForm.getByRole('button', { name: 'Adicionar', exact: true }).click();
    await user.told('Turma adicionada com sucesso!');
    await user.go(...PATHS.teams);
    await user.button('Adicionar Equipa').click();
    const form = user.dialog('Adicionar Nova Equipa');
    expect(await form.getByLabel('Professor').isDisabled()).toBe(true);
    expect(await form.getByLabel('Turma').isDisabled()).toBe(true);
    await form.getByLabel('Escola').selectOption({ label: school });
    await form.getByLabel('Professor').selectOption({ label: teacher });
    await form.getByLabel('Turma').selectOption({ label: '10.º A' });
    await form.getByLabel('Nome de utilizador').fill('demo-ic');
    await form.getByLabel('Sistema solar').selectOption({ index: 1 });
    await form.getByRole('button', { name: 'Adicionar', exact: true }).click();
    await user.told('Este nome de utilizador já existe. Escolha outro.');
    await form.getByLabel('Nome de utilizador').fill(`${size}-gp1`);
    await form.getByRole('button', { name: 'Adicionar', exact: true }).click();
    await user.told('Equipa adicionada com sucesso!');
    await user.search('Pesquisar em todas as equipas', '10.º A');
    await user.row(`${size}-gp1`).waitFor();
    visitor.noise.splice(0);
  });

  it('may not delete a school in use; deletes its teacher with class and team, and restores them', async () => {
    const { user, page } = visitor;
    await user.go(...PATHS.schools);
    await user.act(school, 'Eliminar');
    await user
      .dialog(/^Eliminar escola/)
      .getByRole('button', { name: 'Sim, Eliminar' })
      .click();
    await user.told('A escola ainda tem professores e não pode ser eliminada.');
    await page.keyboard.press('Escape');
    await user.row(school).waitFor();
    await user.go(...PATHS.teachers);
    await user.act(teacher, 'Eliminar');
    await user
      .dialog(/^Eliminar professor/)
      .getByRole('button', { name: 'Sim, Eliminar' })
      .click();
    await user.told(`«${teacher}» está na reciclagem.`);
    await expectRefused(username, SEED_PASSWORD);
    await expectRefused(`${size}-gp1`, 'uma outra');
    await user.go(...PATHS.bin);
    await user.row(teacher).getByText('1 turma e 1 equipa').waitFor();
    await user
      .row(teacher)
      .getByRole('button', { name: /^Restaurar/ })
      .click();
    await user.told(`«${teacher}» está de volta!`);
    await wire(username, SEED_PASSWORD);
    visitor.noise.splice(0);
  });

  it('reopens a submitted proposal', async () => {
    const { user } = visitor;
    await user.go(...PATHS.proposals);
    const row = user.row(`Equipa ${played}`);
    await row.getByRole('button', { name: /^Reabrir/ }).click();
    const question = user.dialog(/^Reabrir proposta/);
    await question.getByLabel(/^Motivo da reabertura/).fill('A turma quer corrigir o plano.');
    await question.getByRole('button', { name: 'Sim, Reabrir' }).click();
    await user.told('Proposta reaberta com sucesso!');
    await row.getByText('Rascunho', { exact: true }).waitFor();
    expect(await row.getByRole('button', { name: /^Editar/ }).isEnabled()).toBe(true);
    expectQuiet();
  });
});

describe('a teacher who changes the own password', () => {
  it('is told what is wrong at the field, goes on working, and the other devices are signed out', async () => {
    await seedTeacher(await wire('admin', under.password), 'Marta Muda', 'muda', 'Escola da Mudança');
    const elsewhere = await wire('muda', SEED_PASSWORD);
    const { page, context } = await visit(under.browser, 'phone');
    await page.goto(`${under.product.base}/login`);
    await enterAccount(page, 'muda', SEED_PASSWORD);
    await page.getByRole('heading', { name: 'Olá Marta Muda!' }).waitFor();
    await page.getByRole('button', { name: 'Mudar a palavra-passe' }).click();
    const form = page.getByRole('dialog', { name: 'Mudar a palavra-passe' });
    await form.getByLabel('Palavra-passe atual').fill('não é esta');
    await form.getByLabel(/^Nova palavra-passe/).fill('nova-palavra-1');
    await form.getByLabel('Repetir a nova palavra-passe').fill('nova-palavra-1');
    await page.keyboard.press('Enter');
    await form.getByText('A palavra-passe atual não está correta.').first().waitFor();
    expect(await form.getByLabel('Palavra-passe atual').getAttribute('aria-invalid')).toBe('true');
    expect(await form.getByLabel(/^Nova palavra-passe/).inputValue()).toBe('nova-palavra-1');
    await form.getByLabel('Palavra-passe atual').fill(SEED_PASSWORD);
    await page.keyboard.press('Enter');
    await page.getByText('Palavra-passe alterada com sucesso!').waitFor();
    await page.goto(`${under.product.base}/panel/management/classes`);
    await page.getByText('Sem turmas registadas!').waitFor();
    await expect(elsewhere.get('/profile')).rejects.toThrow(/401/);
    await expectRefused('muda', SEED_PASSWORD);
    await wire('muda', 'nova-palavra-1');
    await context.close();
  });
});
