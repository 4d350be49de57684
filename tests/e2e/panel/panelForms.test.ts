import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { PanelForm } from '../../support/browser/panelForm.ts';
import { PanelPeople, type PanelVisitor } from '../../support/browser/panelPeople.ts';
import { productUnderTest } from '../../support/browser/productUnderTest.ts';
import { createTeam, playByWire, Wire } from '../../support/product/wire.ts';

const under = productUnderTest();
const people = new PanelPeople(under);

/** A refusal of the server is told by the browser's console too, and by ours. */
const REFUSED = /Failed to load resource: .* status of 4\d\d|^\[[^\]]+\] CallError/;
const PLAN = 'Uma horta no pátio, com a turma toda.';

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
  const wire = await new Wire(under.product.base).signIn('professor', under.password);
  await createTeam(wire, 'horta', under.password, 'ds');
  await playByWire(await wire.another().signIn('horta', under.password), 'ds', PLAN);
  admin = await people.visit('administrator', 'laptop');
  teacher = await people.visit('teacher', 'laptop');
});

afterAll(() => {
  for (const { noise } of [admin, teacher]) expect(noise.filter((line) => !REFUSED.test(line))).toEqual([]);
});

describe.sequential('an administrator', () => {
  it('adds a school, with a new grouping, and changes it', async () => {
    const { user } = admin;
    await user.open('/panel/management/schools', 'Escolas');
    await user.button('Adicionar Escola').click();
    const adding = new PanelForm(user, 'Adicionar Nova Escola');
    await user.choose(adding.dialog.getByRole('combobox', { name: 'Agrupamento' }), 'Adicionar Agrupamento Novo');
    await adding.fill(/^Nome do novo agrupamento/, 'Rio');
    await (await adding.fill(SCHOOL_NAME, '  ')).enter(SCHOOL_NAME);
    await adding.refused(SCHOOL_NAME, 'O nome da escola é obrigatório');
    await (await adding.fill(SCHOOL_NAME, 'Escola do Farol')).enter(SCHOOL_NAME);
    await adding.saved('Escola adicionada com sucesso!');
    await user.row(/Escola do Farol.*Rio/).waitFor();

    await user.act('Escola do Farol', 'Editar');
    const editing = new PanelForm(user, 'Editar escola');
    await (await editing.fill(SCHOOL_NAME, '')).enter(SCHOOL_NAME);
    await editing.refused(SCHOOL_NAME, 'O nome da escola é obrigatório');
    await (await editing.fill(SCHOOL_NAME, 'Escola da Ria')).enter(SCHOOL_NAME);
    await editing.saved('Escola guardada com sucesso!');
    await user.row(/Escola da Ria.*Rio/).waitFor();
  });

  it('adds a teacher, changes the record and gives a password', async () => {
    const { user } = admin;
    const CONFIRM = /^Confirmar palavra-passe/;
    await user.open('/panel/management/teachers', 'Professores');
    await user.button('Adicionar Professor').click();
    const adding = new PanelForm(user, 'Adicionar Professor');
    await adding.fill(NAME, 'Marta Ria');
    await adding.fill(/^Email/, 'professor@exemplo.pt');
    await user.choose(adding.dialog.getByRole('combobox', { name: 'Escola' }), 'Escola da Ria');
    await adding.fill(PASSWORD, 'maré-alta');
    await (await adding.fill(CONFIRM, 'maré-baixa')).enter(CONFIRM);
    await adding.refused(CONFIRM, 'As senhas não coincidem');
    await (await adding.fill(CONFIRM, 'maré-alta')).enter(CONFIRM);
    await adding
      .field(/^Email/)
      .and(user.page.locator('[aria-invalid="true"]'))
      .waitFor();
    await user.told(/já pertence a outra conta/);
    await (await adding.fill(/^Email/, 'marta@exemplo.pt')).enter(/^Email/);
    await user.told('Professor adicionado com sucesso!');
    await user.dialog('Nova palavra-passe de Marta Ria').getByRole('button', { name: 'Fechar' }).last().click();

    await user.act('Marta Ria', 'Editar');
    const editing = new PanelForm(user, 'Editar professor');
    await (await editing.fill(/^Email/, 'sem arroba')).enter(/^Email/);
    await editing.refused(/^Email/, 'Formato de email inválido');
    await (await editing.fill(/^Email/, 'marta.ria@exemplo.pt')).enter(/^Email/);
    await editing.saved('Professor guardado com sucesso!');

    await user.act('Marta Ria', 'Nova palavra-passe');
    const giving = new PanelForm(user, 'Nova palavra-passe de Marta Ria');
    await (await giving.fill(NEW_PASSWORD, 'curta')).enter(NEW_PASSWORD);
    await giving.refused(NEW_PASSWORD, 'A senha deve ter pelo menos 6 caracteres');
    await (await giving.fill(NEW_PASSWORD, 'maré-cheia')).enter(NEW_PASSWORD);
    await user.told('Palavra-passe alterada com sucesso!');
    expect(await giving.field(NEW_PASSWORD).inputValue()).toBe('maré-cheia');
    await giving.dialog.getByRole('button', { name: 'Fechar' }).last().click();
  });

  it('adds a class and gives it to somebody else', async () => {
    const { user } = admin;
    await user.open('/panel/management/classes', 'Turmas');
    await user.button('Adicionar Turma').click();
    const adding = new PanelForm(user, 'Adicionar Turma');
    await adding.choose(/^Professor/, 'Marta Ria');
    await (await adding.fill(CLASS_NAME, ' ')).enter(CLASS_NAME);
    await adding.refused(CLASS_NAME, 'O nome da turma é obrigatório');
    await (await adding.fill(CLASS_NAME, '9.º Z')).enter(CLASS_NAME);
    await adding.saved('Turma adicionada com sucesso!');

    await user.act('9.º Z', 'Editar');
    const editing = new PanelForm(user, 'Editar turma');
    await editing.choose(/^Professor/, 'Selecione um professor');
    await editing.enter(CLASS_NAME);
    await editing.refused(/^Professor/, 'É necessário selecionar um professor');
    await editing.choose(/^Professor/, 'Marta Ria');
    await (await editing.fill(CLASS_NAME, '9.º Y')).enter(CLASS_NAME);
    await editing.saved('Turma guardada com sucesso!');
    await user.row('9.º Y').waitFor();
  });

  it('adds a team by the cascade; a username that is taken stands at its field', async () => {
    const { user } = admin;
    await user.open('/panel/management/teams', 'Equipas');
    await user.button('Adicionar Equipa').click();
    const adding = new PanelForm(user, 'Adicionar Nova Equipa');
    await adding.choose(/^Escola/, 'Escola da Ria');
    await adding.choose(/^Professor/, 'Marta Ria');
    await adding.choose(/^Turma/, '9.º Y');
    await adding.choose(/^Sistema solar/, 'Direitos Humanos');
    expect(await adding.field(USERNAME).inputValue()).toBe('9y-gp1');
    await (await adding.fill(TEAM_NAME, ' ')).enter(TEAM_NAME);
    await adding.refused(TEAM_NAME, 'O nome da equipa é obrigatório');
    await adding.fill(TEAM_NAME, 'Os Faróis');
    await (await adding.fill(USERNAME, 'horta')).enter(USERNAME);
    await adding.refused(USERNAME, 'Este nome de utilizador já existe. Escolha outro.');
    await (await adding.fill(USERNAME, '9y-gp1')).enter(USERNAME);
    await adding.saved('Equipa adicionada com sucesso!');
    await user.row('Os Faróis').waitFor();
  });
});

describe.sequential('a teacher', () => {
  it('adds a team to the own class, changes it, moves it and gives it a password', async () => {
    const { user } = teacher;
    await user.open('/panel/management/classes', 'Turmas');
    await user.button('Adicionar Turma').click();
    const newClass = new PanelForm(user, 'Adicionar Turma');
    await (await newClass.fill(CLASS_NAME, '7.º B')).enter(CLASS_NAME);
    await newClass.saved('Turma adicionada com sucesso!');

    await user.go('/panel/management/teams', 'Equipas');
    await user.button('Adicionar Equipa').click();
    const adding = new PanelForm(user, 'Adicionar Nova Equipa');
    await adding.choose(/^Turma/, '7.º B');
    await adding.choose(/^Sistema solar/, 'Interculturalidade');
    await (await adding.fill(PASSWORD, '  ')).enter(PASSWORD);
    await adding.refused(PASSWORD, 'A palavra-passe é obrigatória');
    await (await adding.fill(PASSWORD, 'vento-norte')).enter(PASSWORD);
    await adding.saved('Equipa adicionada com sucesso!');
    await changeTeam('7.º B - Grupo 1');
  });

  async function changeTeam(name: string): Promise<void> {
    const { user } = teacher;
    await user.act(name, 'Editar');
    const editing = new PanelForm(user, 'Editar equipa');
    await (await editing.fill(USERNAME, 'a@b')).enter(USERNAME);
    await editing.refused(USERNAME, 'O nome de utilizador não pode ter o sinal @');
    await editing.fill(/^Membros/, 'Ana, Rui\nEva');
    await (await editing.fill(USERNAME, 'ventos')).enter(USERNAME);
    await editing.saved('Equipa guardada com sucesso!');
    await user.row(/Ana, Rui, Eva/).waitFor();

    await user.act(name, 'Mudar de turma');
    const moving = new PanelForm(user, 'Mudar de turma');
    await moving.press('Mudar');
    await moving.refused(/^Turma nova/, 'É necessário selecionar uma turma');
    await user.choose(moving.dialog.getByRole('combobox', { name: 'Turma nova' }), '8.º A');
    await moving.press('Mudar');
    await moving.saved('Equipa mudada de turma com sucesso!');

    await user.act(name, 'Nova palavra-passe');
    const giving = new PanelForm(user, `Nova palavra-passe de ${name}`);
    await (await giving.fill(NEW_PASSWORD, '')).enter(NEW_PASSWORD);
    await giving.refused(NEW_PASSWORD, 'A palavra-passe é obrigatória');
    await (await giving.fill(NEW_PASSWORD, 'sul')).enter(NEW_PASSWORD);
    await user.told('Palavra-passe alterada com sucesso!');
    await giving.dialog.getByRole('button', { name: 'Fechar' }).last().click();
  }

  it('renames a class', async () => {
    const { user } = teacher;
    await user.open('/panel/management/classes', 'Turmas');
    await user.act('7.º B', 'Editar');
    const editing = new PanelForm(user, 'Editar turma');
    await (await editing.fill(CLASS_NAME, '')).enter(CLASS_NAME);
    await editing.refused(CLASS_NAME, 'O nome da turma é obrigatório');
    await (await editing.fill(CLASS_NAME, '7.º C')).enter(CLASS_NAME);
    await editing.saved('Turma guardada com sucesso!');
  });

  it('changes the text of a proposal', async () => {
    const { user } = teacher;
    const TEXT = /^Proposta de Equipa horta/;
    await user.open('/panel/solar-systems/proposals', 'Propostas');
    await user.button('Editar a proposta de Equipa horta').click();
    const editing = new PanelForm(user, 'Editar proposta');
    await (await editing.fill(TEXT, ' ')).press('Guardar');
    await editing.refused(TEXT, 'O texto da proposta é obrigatório');
    await (await editing.fill(TEXT, 'Um pomar no pátio.')).press('Guardar');
    await editing.saved('Proposta guardada com sucesso!');
    await user.row('Um pomar no pátio.').waitFor();
  });

  it('gives a level back with a note', async () => {
    const { user } = teacher;
    const NOTE = /^Nota para a equipa/;
    await user.open('/panel/solar-systems/answers', 'Respostas das Equipas');
    await user
      .row('Equipa horta')
      .getByRole('button', { name: /^Ver Respostas/ })
      .click();
    await user.button('Devolver à equipa a missão 2').click();
    const giving = new PanelForm(user, 'Devolver a missão 2 à equipa Equipa horta');
    await (await giving.fill(NOTE, ' ')).press('Devolver');
    await giving.refused(NOTE, 'Escreva uma nota para a equipa.');
    await (await giving.fill(NOTE, 'Falta a conclusão.')).press('Devolver');
    await giving.saved('Missão 2 devolvida à equipa Equipa horta');
    await user.page.getByText('Devolvida à equipa').waitFor();
  });

  it('changes the own password, and keeps what is typed through each refusal', async () => {
    const { user } = teacher;
    const [CURRENT, REPEAT] = [/^Palavra-passe atual/, /^Repetir a nova palavra-passe/];
    await user.open('/panel', /^Olá/);
    await user.button('Mudar a palavra-passe').click();
    const form = new PanelForm(user, 'Mudar a palavra-passe');
    await form.fill(CURRENT, 'não é esta');
    await form.fill(NEW_PASSWORD, 'vento-de-sul');
    await (await form.fill(REPEAT, 'vento-de-norte')).enter(REPEAT);
    await form.refused(REPEAT, 'As senhas não coincidem');
    await (await form.fill(REPEAT, 'vento-de-sul')).enter(REPEAT);
    await form.refused(CURRENT, 'A palavra-passe atual não está correta.');
    await user.page.keyboard.press('Escape');
    await user.button('Continuar a editar').click();
    expect(await form.field(REPEAT).inputValue()).toBe('vento-de-sul');
    await (await form.fill(CURRENT, under.password)).enter(CURRENT);
    await form.saved('Palavra-passe alterada com sucesso!');
  });
});
