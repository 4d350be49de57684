import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { expectOnlyFailedCalls } from '../../support/browser/browser.ts';
import { PanelForm } from '../../support/browser/panelForm.ts';
import { PanelPeople, type PanelVisitor } from '../../support/browser/panelPeople.ts';
import { productUnderTest } from '../../support/browser/productUnderTest.ts';
import { createPlayedTeam } from '../../support/product/ApiClient.ts';

const fixture = productUnderTest();
const people = new PanelPeople(fixture);

const PROPOSAL = 'Uma horta no pátio, com a turma toda.';

const NAME = /^Nome \*/;
const USERNAME = /^Nome de utilizador/;
const PASSWORD = /^Palavra-passe \*/;
const NEW_PASSWORD = /^Nova palavra-passe/;
const TEAM_NAME = /^Nome da equipa/;
const CLASS_NAME = /^Nome da turma/;
const SCHOOL_NAME = /^Nome da escola/;

let admin: PanelVisitor;
let teacher: PanelVisitor;

beforeAll(async () => {
  const teacherApi = await fixture.signInToApi('professor');
  await createPlayedTeam(teacherApi, 'horta', { password: fixture.password, theme: 'ds', proposal: PROPOSAL });
  admin = await people.visit('administrator', 'laptop');
  teacher = await people.visit('teacher', 'laptop');
});

afterAll(() => {
  for (const { errors } of [admin, teacher]) expectOnlyFailedCalls(errors);
});

describe.sequential('an administrator', () => {
  it('adds a school with a new grouping and renames it', async () => {
    const { user } = admin;
    await user.open('/panel/management/schools', 'Escolas');
    await user.button('Adicionar Escola').click();
    const addForm = new PanelForm(user, 'Adicionar Nova Escola');
    await user.chooseOption(
      addForm.dialog.getByRole('combobox', { name: 'Agrupamento' }),
      'Adicionar Agrupamento Novo',
    );
    await addForm.fill(/^Nome do novo agrupamento/, 'Rio');
    await (await addForm.fill(SCHOOL_NAME, '  ')).pressEnter(SCHOOL_NAME);
    await addForm.expectFieldError(SCHOOL_NAME, 'O nome da escola é obrigatório');
    await (await addForm.fill(SCHOOL_NAME, 'Escola do Farol')).pressEnter(SCHOOL_NAME);
    await addForm.expectSaved('Escola adicionada com sucesso!');
    await user.row(/Escola do Farol.*Rio/).waitFor();

    await user.chooseRowAction('Escola do Farol', 'Editar');
    const editForm = new PanelForm(user, 'Editar escola');
    await (await editForm.fill(SCHOOL_NAME, '')).pressEnter(SCHOOL_NAME);
    await editForm.expectFieldError(SCHOOL_NAME, 'O nome da escola é obrigatório');
    await (await editForm.fill(SCHOOL_NAME, 'Escola da Ria')).pressEnter(SCHOOL_NAME);
    await editForm.expectSaved('Escola guardada com sucesso!');
    await user.row(/Escola da Ria.*Rio/).waitFor();
  });

  it('adds a teacher, changes the email and resets the password', async () => {
    const { user } = admin;
    const CONFIRM = /^Confirmar palavra-passe/;
    await user.open('/panel/management/teachers', 'Professores');
    await user.button('Adicionar Professor').click();
    const addForm = new PanelForm(user, 'Adicionar Professor');
    await addForm.fill(NAME, 'Marta Ria');
    await addForm.fill(/^Email/, 'professor@exemplo.pt');
    await user.chooseOption(addForm.dialog.getByRole('combobox', { name: 'Escola' }), 'Escola da Ria');
    await addForm.fill(PASSWORD, 'maré-alta');
    await (await addForm.fill(CONFIRM, 'maré-baixa')).pressEnter(CONFIRM);
    await addForm.expectFieldError(CONFIRM, 'As palavras-passe não coincidem');
    await (await addForm.fill(CONFIRM, 'maré-alta')).pressEnter(CONFIRM);
    await addForm
      .field(/^Email/)
      .and(user.page.locator('[aria-invalid="true"]'))
      .waitFor();
    await user.dismissToast(/já pertence a outra conta/);
    await (await addForm.fill(/^Email/, 'marta@exemplo.pt')).pressEnter(/^Email/);
    await user.dismissToast('Professor adicionado com sucesso!');
    await user.dialog('Nova palavra-passe de Marta Ria').getByRole('button', { name: 'Fechar' }).last().click();

    await user.chooseRowAction('Marta Ria', 'Editar');
    const editForm = new PanelForm(user, 'Editar professor');
    await (await editForm.fill(/^Email/, 'sem arroba')).pressEnter(/^Email/);
    await editForm.expectFieldError(/^Email/, 'Formato de email inválido');
    await (await editForm.fill(/^Email/, 'marta.ria@exemplo.pt')).pressEnter(/^Email/);
    await editForm.expectSaved('Professor guardado com sucesso!');

    await user.chooseRowAction('Marta Ria', 'Nova palavra-passe');
    const passwordForm = new PanelForm(user, 'Nova palavra-passe de Marta Ria');
    await (await passwordForm.fill(NEW_PASSWORD, 'curta')).pressEnter(NEW_PASSWORD);
    await passwordForm.expectFieldError(NEW_PASSWORD, 'A palavra-passe deve ter pelo menos 6 caracteres');
    await (await passwordForm.fill(NEW_PASSWORD, 'maré-cheia')).pressEnter(NEW_PASSWORD);
    await user.dismissToast('Palavra-passe alterada com sucesso!');
    expect(await passwordForm.field(NEW_PASSWORD).inputValue()).toBe('maré-cheia');
    await passwordForm.dialog.getByRole('button', { name: 'Fechar' }).last().click();
  });

  it('adds a class and renames it', async () => {
    const { user } = admin;
    await user.open('/panel/management/classes', 'Turmas');
    await user.button('Adicionar Turma').click();
    const addForm = new PanelForm(user, 'Adicionar Turma');
    await addForm.selectOption(/^Professor/, 'Marta Ria');
    await (await addForm.fill(CLASS_NAME, ' ')).pressEnter(CLASS_NAME);
    await addForm.expectFieldError(CLASS_NAME, 'O nome da turma é obrigatório');
    await (await addForm.fill(CLASS_NAME, '9.º Z')).pressEnter(CLASS_NAME);
    await addForm.expectSaved('Turma adicionada com sucesso!');

    await user.chooseRowAction('9.º Z', 'Editar');
    const editForm = new PanelForm(user, 'Editar turma');
    await editForm.selectOption(/^Professor/, 'Selecione um professor');
    await editForm.pressEnter(CLASS_NAME);
    await editForm.expectFieldError(/^Professor/, 'É necessário selecionar um professor');
    await editForm.selectOption(/^Professor/, 'Marta Ria');
    await (await editForm.fill(CLASS_NAME, '9.º Y')).pressEnter(CLASS_NAME);
    await editForm.expectSaved('Turma guardada com sucesso!');
    await user.row('9.º Y').waitFor();
  });

  it('adds a team through school, teacher and class, and gets an error at the field of a taken username', async () => {
    const { user } = admin;
    await user.open('/panel/management/teams', 'Equipas');
    await user.button('Adicionar Equipa').click();
    const addForm = new PanelForm(user, 'Adicionar Nova Equipa');
    await addForm.selectOption(/^Escola/, 'Escola da Ria');
    await addForm.selectOption(/^Professor/, 'Marta Ria');
    await addForm.selectOption(/^Turma/, '9.º Y');
    await addForm.selectOption(/^Sistema solar/, 'Direitos Humanos');
    expect(await addForm.field(USERNAME).inputValue()).toBe('9y-gp1');
    await (await addForm.fill(TEAM_NAME, ' ')).pressEnter(TEAM_NAME);
    await addForm.expectFieldError(TEAM_NAME, 'O nome da equipa é obrigatório');
    await addForm.fill(TEAM_NAME, 'Os Faróis');
    await (await addForm.fill(USERNAME, 'horta')).pressEnter(USERNAME);
    await addForm.expectFieldError(USERNAME, 'Este nome de utilizador já existe. Escolha outro.');
    await (await addForm.fill(USERNAME, '9y-gp1')).pressEnter(USERNAME);
    await addForm.expectSaved('Equipa adicionada com sucesso!');
    await user.row('Os Faróis').waitFor();
  });
});

describe.sequential('a teacher', () => {
  it('adds a class and a team, edits the team, moves it and resets its password', async () => {
    const { user } = teacher;
    await user.open('/panel/management/classes', 'Turmas');
    await user.button('Adicionar Turma').click();
    const classForm = new PanelForm(user, 'Adicionar Turma');
    await (await classForm.fill(CLASS_NAME, '7.º B')).pressEnter(CLASS_NAME);
    await classForm.expectSaved('Turma adicionada com sucesso!');

    await user.navigate('/panel/management/teams', 'Equipas');
    await user.button('Adicionar Equipa').click();
    const addForm = new PanelForm(user, 'Adicionar Nova Equipa');
    await addForm.selectOption(/^Turma/, '7.º B');
    await addForm.selectOption(/^Sistema solar/, 'Interculturalidade');
    await (await addForm.fill(PASSWORD, '  ')).pressEnter(PASSWORD);
    await addForm.expectFieldError(PASSWORD, 'A palavra-passe é obrigatória');
    await (await addForm.fill(PASSWORD, 'vento-norte')).pressEnter(PASSWORD);
    await addForm.expectSaved('Equipa adicionada com sucesso!');
    await changeTeam('7.º B - Grupo 1');
  });

  async function changeTeam(name: string): Promise<void> {
    const { user } = teacher;
    await user.chooseRowAction(name, 'Editar');
    const editForm = new PanelForm(user, 'Editar equipa');
    await (await editForm.fill(USERNAME, 'a@b')).pressEnter(USERNAME);
    await editForm.expectFieldError(USERNAME, 'O nome de utilizador não pode ter o sinal @');
    await editForm.fill(/^Membros/, 'Ana, Rui\nEva');
    await (await editForm.fill(USERNAME, 'ventos')).pressEnter(USERNAME);
    await editForm.expectSaved('Equipa guardada com sucesso!');
    await user.row(/Ana, Rui, Eva/).waitFor();

    await user.chooseRowAction(name, 'Mudar de turma');
    const moveForm = new PanelForm(user, 'Mudar de turma');
    await moveForm.press('Mudar');
    await moveForm.expectFieldError(/^Turma nova/, 'É necessário selecionar uma turma');
    await user.chooseOption(moveForm.dialog.getByRole('combobox', { name: 'Turma nova' }), '8.º A');
    await moveForm.press('Mudar');
    await moveForm.expectSaved('Equipa mudada de turma com sucesso!');

    await user.chooseRowAction(name, 'Nova palavra-passe');
    const passwordForm = new PanelForm(user, `Nova palavra-passe de ${name}`);
    await (await passwordForm.fill(NEW_PASSWORD, '')).pressEnter(NEW_PASSWORD);
    await passwordForm.expectFieldError(NEW_PASSWORD, 'A palavra-passe é obrigatória');
    await (await passwordForm.fill(NEW_PASSWORD, 'sul')).pressEnter(NEW_PASSWORD);
    await user.dismissToast('Palavra-passe alterada com sucesso!');
    await passwordForm.dialog.getByRole('button', { name: 'Fechar' }).last().click();
  }

  it('renames a class', async () => {
    const { user } = teacher;
    await user.open('/panel/management/classes', 'Turmas');
    await user.chooseRowAction('7.º B', 'Editar');
    const editForm = new PanelForm(user, 'Editar turma');
    await (await editForm.fill(CLASS_NAME, '')).pressEnter(CLASS_NAME);
    await editForm.expectFieldError(CLASS_NAME, 'O nome da turma é obrigatório');
    await (await editForm.fill(CLASS_NAME, '7.º C')).pressEnter(CLASS_NAME);
    await editForm.expectSaved('Turma guardada com sucesso!');
  });

  it('changes the text of a proposal', async () => {
    const { user } = teacher;
    const TEXT = /^Proposta de Equipa horta/;
    await user.open('/panel/solar-systems/proposals', 'Propostas');
    await user.button('Editar a proposta de Equipa horta').click();
    const editForm = new PanelForm(user, 'Editar proposta');
    await (await editForm.fill(TEXT, ' ')).press('Guardar');
    await editForm.expectFieldError(TEXT, 'O texto da proposta é obrigatório');
    await (await editForm.fill(TEXT, 'Um pomar no pátio.')).press('Guardar');
    await editForm.expectSaved('Proposta guardada com sucesso!');
    await user.row('Um pomar no pátio.').waitFor();
  });

  it('gives a mission back with a note', async () => {
    const { user } = teacher;
    const NOTE = /^Nota para a equipa/;
    await user.open('/panel/solar-systems/answers', 'Respostas das Equipas');
    await user
      .row('Equipa horta')
      .getByRole('button', { name: /^Ver Respostas/ })
      .click();
    await user.button('Devolver à equipa a missão 2').click();
    const returnForm = new PanelForm(user, 'Devolver a missão 2 à equipa Equipa horta');
    await (await returnForm.fill(NOTE, ' ')).press('Devolver');
    await returnForm.expectFieldError(NOTE, 'Escreva uma nota para a equipa.');
    await (await returnForm.fill(NOTE, 'Falta a conclusão.')).press('Devolver');
    await returnForm.expectSaved('Missão 2 devolvida à equipa Equipa horta');
    await user.page.getByText('Devolvida à equipa').waitFor();
  });

  it('changes the own password, keeping the typed text after each error', async () => {
    const { user } = teacher;
    const [CURRENT, REPEAT] = [/^Palavra-passe atual/, /^Repetir a nova palavra-passe/];
    await user.open('/panel', /^Olá/);
    await user.button('Mudar a palavra-passe').click();
    const form = new PanelForm(user, 'Mudar a palavra-passe');
    await form.fill(CURRENT, 'não é esta');
    await form.fill(NEW_PASSWORD, 'vento-de-sul');
    await (await form.fill(REPEAT, 'vento-de-norte')).pressEnter(REPEAT);
    await form.expectFieldError(REPEAT, 'As palavras-passe não coincidem');
    await (await form.fill(REPEAT, 'vento-de-sul')).pressEnter(REPEAT);
    await form.expectFieldError(CURRENT, 'A palavra-passe atual não está correta.');
    await user.page.keyboard.press('Escape');
    await user.button('Continuar a editar').click();
    expect(await form.field(REPEAT).inputValue()).toBe('vento-de-sul');
    await (await form.fill(CURRENT, fixture.password)).pressEnter(CURRENT);
    await form.expectSaved('Palavra-passe alterada com sucesso!');
  });
});
