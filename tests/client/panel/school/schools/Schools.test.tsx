// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, test } from 'vitest';
import { groupingsOf, groupOf, groupText } from '#client/panel/school/schools/groupings.ts';
import { type Answer, forgetAll, openPanel, stubServer } from '../../panelHarness.tsx';
import { aSchool, page } from '../../records.ts';

afterEach(() => {
  cleanup();
  forgetAll();
});

describe('groupings', () => {
  test('each once, in order, without the word for none', () => {
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

async function openDialog(extra: Record<string, Answer> = {}) {
  const calls = stubServer({
    'GET /schools/all': page('schools', []),
    'GET /schools/allnopages': [aSchool(1, 'Mar')],
    'POST /schools/add': { status: 201, body: aSchool(2) },
    ...extra,
  });
  openPanel('/panel/management/schools');
  expect(await screen.findByText('Sem escolas registadas!')).toBeDefined();
  fireEvent.click(screen.getByRole('button', { name: 'Adicionar Escola' }));
  return { calls, dialog: within(await screen.findByRole('dialog')) };
}

test('a new grouping needs a name, and so does the school', async () => {
  const { calls, dialog } = await openDialog();
  const add = dialog.getByRole('button', { name: 'Adicionar' }) as HTMLButtonElement;
  expect(add.disabled).toBe(true);
  fireEvent.change(dialog.getByLabelText(/^Nome da escola/), { target: { value: 'Escola Nova' } });
  expect(add.disabled).toBe(false);
  fireEvent.focus(dialog.getByRole('combobox', { name: 'Agrupamento' }));
  expect(await screen.findByRole('option', { name: 'Mar' })).toBeDefined();
  fireEvent.mouseDown(screen.getByRole('option', { name: 'Adicionar Agrupamento Novo' }));
  const group = await dialog.findByLabelText(/^Nome do novo agrupamento/);
  expect(add.disabled).toBe(true);
  fireEvent.change(group, { target: { value: 'Serra' } });
  fireEvent.click(add);
  expect(await screen.findByText('Escola adicionada com sucesso!')).toBeDefined();
  expect(JSON.parse(calls.find(({ method }) => method === 'POST')?.body ?? '')).toEqual({
    name: 'Escola Nova',
    group: 'Serra',
  });
});

test('a grouping that nobody has yet is typed where it is looked for', async () => {
  const { calls, dialog } = await openDialog();
  fireEvent.change(dialog.getByLabelText(/^Nome da escola/), { target: { value: 'Escola Nova' } });
  const field = dialog.getByRole('combobox', { name: 'Agrupamento' }) as HTMLInputElement;
  fireEvent.focus(field);
  expect([field.selectionStart, field.selectionEnd], 'typing replaces what stands there').toEqual([0, 'Nenhum'.length]);
  fireEvent.change(field, { target: { value: 'mar' } });
  const offered = () => screen.getAllByRole('option').map(({ textContent }) => textContent);
  expect(offered()).toEqual(['Mar', 'Adicionar Agrupamento Novo']);
  fireEvent.change(field, { target: { value: 'Serra ' } });
  expect(offered()).toEqual(['Adicionar Agrupamento Novo']);
  fireEvent.mouseDown(document.body);
  fireEvent.blur(field);
  const group = (await dialog.findByLabelText(/^Nome do novo agrupamento/)) as HTMLInputElement;
  expect(group.value).toBe('Serra');
  fireEvent.click(dialog.getByRole('button', { name: 'Adicionar' }));
  expect(await screen.findByText('Escola adicionada com sucesso!')).toBeDefined();
  expect(JSON.parse(calls.find(({ method }) => method === 'POST')?.body ?? '')).toMatchObject({ group: 'Serra' });
});

test('groupings that do not load are told, and the two fixed options remain', async () => {
  const { dialog } = await openDialog({
    'GET /schools/allnopages': { status: 403, body: { message: 'x', code: 'x' } },
  });
  expect(await screen.findByText('Erro ao carregar agrupamentos existentes')).toBeDefined();
  fireEvent.focus(dialog.getByRole('combobox', { name: 'Agrupamento' }));
  const options = await screen.findAllByRole('option');
  expect(options.map(({ textContent }) => textContent)).toEqual(['Nenhum', 'Adicionar Agrupamento Novo']);
});

test.each([
  [['Marta'], '1 professor'],
  [['Marta', 'Rui'], '2 professores'],
])('the teachers %o are counted aloud as %s', async (teacherCount, words) => {
  stubServer({ 'GET /schools/all': page('schools', [{ ...aSchool(1), teacherCount }]) });
  openPanel('/panel/management/schools');
  expect(await screen.findByRole('button', { name: words })).toBeDefined();
});
