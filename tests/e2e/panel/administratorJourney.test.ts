import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { expectOnlyFailedCalls, type Viewport } from '../../support/browser/browser.ts';
import { PAGES } from '../../support/browser/panelPages.ts';
import { ACCOUNTS, expectSignInRefused, PanelPeople, type PanelVisitor } from '../../support/browser/panelPeople.ts';
import { productUnderTest } from '../../support/browser/productUnderTest.ts';
import { ApiClient, createTeam, playGame } from '../../support/product/ApiClient.ts';
import { GIVEN_PASSWORD, SEED_PASSWORD, seedPanel } from '../../support/product/panelSeed.ts';

const fixture = productUnderTest();
const people = new PanelPeople(fixture);
const SIZES = ['laptop', 'phone'] as const satisfies Viewport[];

/** A submitted proposal for each size, which the administrator reopens. */
beforeAll(async () => {
  await seedPanel(fixture.product.base, fixture.password);
  const teacher = await fixture.signInToApi(ACCOUNTS.teacher);
  for (const size of SIZES) {
    const { _id } = await createTeam(teacher, `submetida-${size}`, SEED_PASSWORD, 'ds');
    await playGame(await fixture.signInToApi(`submetida-${size}`, SEED_PASSWORD), 'ds', 'Uma horta no pátio');
    await teacher.send('POST', `/proposal/${_id}/submit`);
  }
});

describe.each(SIZES)('an administrator on a %s', (size) => {
  const submittedUsername = `submetida-${size}`;
  const school = `Escola Nova ${size}`;
  let teamPassword = '';
  const teacher = `Nuno Novo ${size}`;
  const username = `nuno.${size}`;
  let visitor: PanelVisitor;
  beforeAll(async () => {
    visitor = await people.visit('administrator', size);
    await visitor.user.open('/panel', /^Olá/);
  });
  afterAll(() => visitor.context.close());
  const expectNoErrors = () => expect(visitor.errors.splice(0)).toEqual([]);

  it('adds a school with a new grouping, and a teacher of that school', async () => {
    const { user, page } = visitor;
    await user.navigate(...PAGES.schools);
    await user.button('Adicionar Escola').click();
    const schoolForm = user.dialog('Adicionar Nova Escola');
    await user.chooseOption(schoolForm.getByRole('combobox'), 'Adicionar Agrupamento Novo');
    await schoolForm.getByLabel('Nome do novo agrupamento').fill(`Agrupamento ${size}`);
    await schoolForm.getByLabel('Nome da escola').fill(school);
    await page.keyboard.press('Enter');
    await user.dismissToast('Escola adicionada com sucesso!');
    await user.row(school).getByText(`Agrupamento ${size}`).waitFor();

    await user.navigate(...PAGES.teachers);
    await user.button('Adicionar Professor').click();
    const form = user.dialog(/^Adicionar.*Professor$/);
    await form.getByLabel(/^Nome( \*)?$/).fill(teacher);
    await form.getByLabel('Email').fill(`${username}@exemplo.pt`);
    await user.chooseOption(form.getByRole('combobox'), school);
    await form.getByLabel(/^Palavra-passe/).fill(GIVEN_PASSWORD);
    await form.getByLabel('Confirmar palavra-passe').fill('outra coisa');
    await form.getByRole('button', { name: 'Adicionar', exact: true }).click();
    await user.dismissToast('As palavras-passe não coincidem');
    expect(await form.getByLabel(/^Nome( \*)?$/).inputValue()).toBe(teacher);
    await form.getByLabel('Confirmar palavra-passe').fill(GIVEN_PASSWORD);
    await form.getByRole('button', { name: 'Adicionar', exact: true }).click();
    await user.dismissToast('Professor adicionado com sucesso!');
    const passwordDialog = user.dialog(`Nova palavra-passe de ${teacher}`);
    expect(await passwordDialog.getByLabel(/^Nova palavra-passe/).inputValue()).toBe(GIVEN_PASSWORD);
    await passwordDialog.getByRole('button', { name: 'Fechar' }).last().click();
    await user.row(teacher).getByText(school).waitFor();
    await new ApiClient(fixture.product.base).signInFirst(username, GIVEN_PASSWORD, SEED_PASSWORD);
    expectNoErrors();
  });

  it('adds a class and a team through school, teacher and class', async () => {
    const { user } = visitor;
    await user.navigate(...PAGES.classes);
    await user.button('Adicionar Turma').click();
    const classForm = user.dialog(/^Adicionar.*Turma$/);
    await classForm.getByLabel('Nome da turma').fill('10.º A');
    await classForm.getByLabel('Professor').selectOption({ label: teacher });
    await classForm.getByRole('button', { name: 'Adicionar', exact: true }).click();
    await user.dismissToast('Turma adicionada com sucesso!');
    await user.navigate(...PAGES.teams);
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
    await user.dismissToast('Este nome de utilizador já existe. Escolha outro.');
    await form.getByLabel('Nome de utilizador').fill(`${size}-gp1`);
    teamPassword = await form.locator('input[type=password]').inputValue();
    await form.getByRole('button', { name: 'Adicionar', exact: true }).click();
    await user.dismissToast('Equipa adicionada com sucesso!');
    await user.search('Pesquisar em todas as equipas', '10.º A');
    await user.row(`${size}-gp1`).waitFor();
    await fixture.signInToApi(`${size}-gp1`, teamPassword);
    expectOnlyFailedCalls(visitor.errors);
  });

  it('cannot delete a school in use, deletes its teacher with class and team, and restores them', async () => {
    const { user, page } = visitor;
    await user.navigate(...PAGES.schools);
    await user.chooseRowAction(school, 'Eliminar');
    await user
      .dialog(/^Eliminar escola/)
      .getByRole('button', { name: 'Sim, Eliminar' })
      .click();
    await user.dismissToast('A escola ainda tem professores e não pode ser eliminada.');
    await page.keyboard.press('Escape');
    await user.row(school).waitFor();
    await user.navigate(...PAGES.teachers);
    await user.chooseRowAction(teacher, 'Eliminar');
    await user
      .dialog(/^Eliminar professor/)
      .getByRole('button', { name: 'Sim, Eliminar' })
      .click();
    await user.dismissToast(`«${teacher}» está na reciclagem.`);
    await expectSignInRefused(fixture, username, SEED_PASSWORD);
    await expectSignInRefused(fixture, `${size}-gp1`, teamPassword);
    await user.navigate(...PAGES.bin);
    await user.row(teacher).getByText('1 turma e 1 equipa').waitFor();
    await user
      .row(teacher)
      .getByRole('button', { name: /^Restaurar/ })
      .click();
    await user.dismissToast(`«${teacher}» está de volta!`);
    await fixture.signInToApi(username, SEED_PASSWORD);
    await fixture.signInToApi(`${size}-gp1`, teamPassword);
    expectOnlyFailedCalls(visitor.errors);
  });

  it('reopens a submitted proposal', async () => {
    const { user } = visitor;
    await user.navigate(...PAGES.proposals);
    const row = user.row(`Equipa ${submittedUsername}`);
    await row.getByRole('button', { name: /^Reabrir/ }).click();
    const reopenDialog = user.dialog(/^Reabrir proposta/);
    await reopenDialog.getByLabel(/^Motivo da reabertura/).fill('A turma quer corrigir o plano.');
    await reopenDialog.getByRole('button', { name: 'Sim, Reabrir' }).click();
    await user.dismissToast('Proposta reaberta com sucesso!');
    await row.getByText('Rascunho', { exact: true }).waitFor();
    expect(await row.getByRole('button', { name: /^Editar/ }).isEnabled()).toBe(true);
    expectNoErrors();
  });
});
