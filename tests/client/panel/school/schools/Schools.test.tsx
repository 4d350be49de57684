// @vitest-environment happy-dom
import { cleanup, screen, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { groupingsOf, groupOf, groupText } from '#client/panel/school/schools/groupings.ts';
import { setupUser } from '../../../../support/browser/setupUser.ts';
import { fill } from '../../actions.ts';
import { aSchool, page } from '../../fixtures.ts';
import { openPanel, resetPanel, type StubResponse, stubServer } from '../../panelHarness.tsx';

let user: UserEvent;
beforeEach(() => {
  user = setupUser();
});
afterEach(() => {
  cleanup();
  resetPanel();
});

describe('groupings', () => {
  test('are listed once, sorted, without "nenhum"', () => {
    const groups = ['Mar', 'nenhum', 'Águas', 'Mar', ''].map((group) => ({ group }));
    expect(groupingsOf(groups)).toEqual(['Águas', 'Mar']);
  });
  test.each([
    ['nenhum', '—'],
    ['Mar', 'Mar'],
  ])('%s is shown as %s', (group, text) => {
    expect(groupText(group)).toBe(text);
  });
  test.each([
    ['Nenhum', 'nenhum'],
    ['Mar', 'Mar'],
    ['Adicionar Agrupamento Novo', ''],
  ])('%s sends "%s"', (option, group) => {
    expect(groupOf(option)).toBe(group);
  });
});

async function openDialog(extra: Record<string, StubResponse> = {}) {
  const calls = stubServer({
    'GET /schools/all': page('schools', []),
    'GET /schools/allnopages': [aSchool(1, 'Mar')],
    'POST /schools/add': { status: 201, body: aSchool(2) },
    ...extra,
  });
  openPanel('/panel/management/schools');
  expect(await screen.findByText('Sem escolas registadas!')).toBeDefined();
  await user.click(screen.getByRole('button', { name: 'Adicionar Escola' }));
  return { calls, dialog: within(await screen.findByRole('dialog')) };
}

test('a new grouping needs a name, and so does the school', async () => {
  const { calls, dialog } = await openDialog();
  const add = dialog.getByRole('button', { name: 'Adicionar' }) as HTMLButtonElement;
  expect(add.disabled).toBe(true);
  await fill(user, dialog.getByLabelText(/^Nome da escola/), 'Escola Nova');
  expect(add.disabled).toBe(false);
  await user.click(dialog.getByRole('combobox', { name: 'Agrupamento' }));
  expect(await screen.findByRole('option', { name: 'Mar' })).toBeDefined();
  await user.click(screen.getByRole('option', { name: 'Adicionar Agrupamento Novo' }));
  const group = await dialog.findByLabelText(/^Nome do novo agrupamento/);
  expect(add.disabled).toBe(true);
  await fill(user, group, 'Serra');
  await user.click(add);
  expect(await screen.findByText('Escola adicionada com sucesso!')).toBeDefined();
  expect(JSON.parse(calls.find(({ method }) => method === 'POST')?.body ?? '')).toEqual({
    name: 'Escola Nova',
    group: 'Serra',
  });
});

test('a new grouping can be typed into the search field', async () => {
  const { calls, dialog } = await openDialog();
  await fill(user, dialog.getByLabelText(/^Nome da escola/), 'Escola Nova');
  const field = dialog.getByRole('combobox', { name: 'Agrupamento' }) as HTMLInputElement;
  await user.click(field);
  expect([field.selectionStart, field.selectionEnd], 'typing replaces the text').toEqual([0, 'Nenhum'.length]);
  await fill(user, field, 'mar');
  const offered = () => screen.getAllByRole('option').map(({ textContent }) => textContent);
  expect(offered()).toEqual(['Mar', 'Adicionar Agrupamento Novo']);
  await fill(user, field, 'Serra ');
  expect(offered()).toEqual(['Adicionar Agrupamento Novo']);
  await user.click(document.body);
  const group = (await dialog.findByLabelText(/^Nome do novo agrupamento/)) as HTMLInputElement;
  expect(group.value).toBe('Serra');
  await user.click(dialog.getByRole('button', { name: 'Adicionar' }));
  expect(await screen.findByText('Escola adicionada com sucesso!')).toBeDefined();
  expect(JSON.parse(calls.find(({ method }) => method === 'POST')?.body ?? '')).toMatchObject({ group: 'Serra' });
});

test('groupings that fail to load show an error, and the two fixed options remain', async () => {
  const { dialog } = await openDialog({
    'GET /schools/allnopages': { status: 403, body: { message: 'x', code: 'x' } },
  });
  expect(await screen.findByText('Erro ao carregar agrupamentos existentes')).toBeDefined();
  await user.click(dialog.getByRole('combobox', { name: 'Agrupamento' }));
  const options = await screen.findAllByRole('option');
  expect(options.map(({ textContent }) => textContent)).toEqual(['Nenhum', 'Adicionar Agrupamento Novo']);
});

test.each([
  [['Marta'], '1 professor'],
  [['Marta', 'Rui'], '2 professores'],
])('the teachers %o have the accessible name "%s"', async (teacherCount, words) => {
  stubServer({ 'GET /schools/all': page('schools', [{ ...aSchool(1), teacherCount }]) });
  openPanel('/panel/management/schools');
  expect(await screen.findByRole('button', { name: words })).toBeDefined();
});
