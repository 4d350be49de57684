// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import type { ImportRow, PastImport } from '#contract/school/imports.ts';
import { THEME_IDS, THEME_NAMES } from '#domain/vocabulary.ts';
import { expectAccessible } from '../../../../support/browser/expectAccessible.ts';
import { ACCOUNT, type Answer, forgetAll, openPanel, stubServer } from '../../panelHarness.tsx';
import { aTeacher, id, page } from '../../records.ts';

afterEach(() => {
  cleanup();
  forgetAll();
});

const row = (line: number, state: ImportRow['state'] = 'new'): ImportRow => ({
  line,
  className: '8.º A',
  newClass: true,
  teamName: `Equipa ${line}`,
  username: `8a-gp${line}`,
  password: state === 'new' ? 'segredo' : null,
  solar: THEME_NAMES.ic,
  members: ['Ana', 'Rui'],
  state,
  errors: state === 'error' ? [{ field: 'username', message: 'Já existe.' }] : [],
});
const preview = (rows: ImportRow[]) => ({
  rows,
  counts: {
    classes: 1,
    teams: rows.filter(({ state }) => state === 'new').length,
    errors: rows.filter(({ state }) => state === 'error').length,
  },
  notes: [] as string[],
});
async function open(extra: Record<string, Answer> = {}, role: 0 | 2 = 2) {
  const calls = stubServer({
    [`GET /teachers/${ACCOUNT}`]: aTeacher(10, 1),
    'GET /teachers/all': page('teachers', [aTeacher(11, 1)]),
    'GET /imports': { imports: [] },
    ...extra,
  });
  openPanel('/panel/imports', role);
  await screen.findByRole('heading', { name: 'Importar turmas e equipas' });
  return calls;
}

const button = (name: string) => screen.getByRole('button', { name }) as HTMLButtonElement;
const list = () => screen.getByLabelText(/^Ou cole aqui a lista/) as HTMLTextAreaElement;
const paste = (value: string) => fireEvent.change(list(), { target: { value } });
const sent = (calls: Awaited<ReturnType<typeof open>>, path: string) =>
  JSON.parse(calls.find((call) => call.method === 'POST' && call.path === path)?.body ?? 'null');

async function look(rows: ImportRow[], extra: Record<string, Answer> = {}) {
  const calls = await open({ 'POST /imports/preview': { ...preview(rows) }, ...extra });
  paste('Equipa 1: Ana, Rui');
  fireEvent.click(button('Pré-visualizar'));
  await screen.findByRole('heading', { name: 'Pré-visualização' });
  return calls;
}

describe('what is looked at', () => {
  test('a teacher needs a list; what lines lack goes with it', async () => {
    const calls = await open({ 'POST /imports/preview': preview([row(1)]) });
    expect(button('Pré-visualizar').disabled).toBe(true);
    paste('Equipa 1: Ana, Rui');
    fireEvent.change(screen.getByLabelText('Turma das linhas sem turma'), { target: { value: ' 8.º A ' } });
    const system = screen.getByLabelText('Sistema solar das linhas sem sistema solar');
    fireEvent.change(system, { target: { value: THEME_IDS.ic } });
    fireEvent.click(button('Pré-visualizar'));
    await screen.findByText('A criar: 1 turma e 1 equipa.');
    expect(sent(calls, '/imports/preview')).toEqual({
      text: 'Equipa 1: Ana, Rui',
      teacherId: ACCOUNT,
      className: '8.º A',
      solarId: THEME_IDS.ic,
    });
    expect(
      calls.some(({ method, path }) => method === 'POST' && path === '/imports'),
      'nothing is written',
    ).toBe(false);
    await expectAccessible();
  });

  test('an administrator says whose classes they are', async () => {
    await open({}, 0);
    paste('Equipa 1');
    expect(button('Pré-visualizar').disabled).toBe(true);
    await screen.findByText('Professora 11');
    fireEvent.change(screen.getByLabelText(/^Professor/), { target: { value: id(11) } });
    expect(button('Pré-visualizar').disabled).toBe(false);
  });

  test('a file’s words stand in the box', async () => {
    await open();
    const bytes = Uint8Array.from('Ação: João', (letter) => letter.charCodeAt(0));
    const file = new File([bytes], 'turmas.csv', { type: 'text/csv' });
    fireEvent.change(screen.getByLabelText(/^Ficheiro .csv/), { target: { files: [file] } });
    await waitFor(() => expect(list().value).toBe('Ação: João'));
  });

  test('a file that is no text is refused', async () => {
    await open();
    const file = new File([Uint8Array.of(80, 75, 3, 4, 0, 0)], 'turmas.xlsx');
    fireEvent.change(screen.getByLabelText(/^Ficheiro .csv/), { target: { files: [file] } });
    expect(await screen.findByText(/O ficheiro não é um CSV/)).toBeDefined();
    expect(list().value).toBe('');
  });

  test('its heading has the focus and stands at the top of the page', async () => {
    const scroll = vi.spyOn(Element.prototype, 'scrollIntoView');
    await look([row(1)]);
    const heading = screen.getByRole('heading', { name: 'Pré-visualização' });
    expect(document.activeElement).toBe(heading);
    expect(scroll.mock.contexts).toEqual([heading]);
    scroll.mockRestore();
  });

  test('an empty file is refused, and what was written stays', async () => {
    await open();
    paste('Equipa 1: Ana, Rui');
    fireEvent.change(screen.getByLabelText(/^Ficheiro .csv/), { target: { files: [new File(['\n '], 'vazio.csv')] } });
    expect(await screen.findByText('O ficheiro está vazio.')).toBeDefined();
    expect(list().value).toBe('Equipa 1: Ana, Rui');
  });

  test('a list stays while another page is looked at, until it is imported', async () => {
    await look([row(1)], {
      'GET /classes': page('classes', []),
      'POST /imports': { status: 201, body: { _id: '7', classes: 1, teams: 1 } },
    });
    const leaveAndReturn = async () => {
      fireEvent.click(screen.getByRole('link', { name: 'Voltar às turmas' }));
      await screen.findByRole('heading', { name: 'Turmas' });
      fireEvent.click(screen.getByRole('link', { name: 'Importar' }));
      await screen.findByRole('heading', { name: 'Importar turmas e equipas' });
    };
    await leaveAndReturn();
    expect(list().value).toBe('Equipa 1: Ana, Rui');
    fireEvent.click(button('Pré-visualizar'));
    fireEvent.click(await screen.findByRole('button', { name: /^Importar 1 equipa/ }));
    await screen.findByText(/^Importação concluída/);
    await leaveAndReturn();
    expect(list().value).toBe('');
  });

  test('errors are told by line, and nothing can be imported', async () => {
    await look([row(1), row(2, 'error'), row(3, 'exists')]);
    expect(screen.getByText('Linha 2, coluna «utilizador»: Já existe.')).toBeDefined();
    expect(screen.getByText(/1 linha já existe e fica como está. 1 linha com erros/)).toBeDefined();
    expect(button('Importar 1 equipa').disabled).toBe(true);
    const table = within(screen.getByRole('table'));
    expect(table.getAllByRole('row')).toHaveLength(4);
    expect(table.getByText('Já existe')).toBeDefined();
  });

  test('what was guessed is told, and why nothing can be imported', async () => {
    const note = 'A coluna «Nº» não é usada.';
    await look([row(1, 'error')], { 'POST /imports/preview': { ...preview([row(1, 'error')]), notes: [note] } });
    expect(screen.getByText(note)).toBeDefined();
    expect(screen.getByText('Para importar, corrija primeiro as linhas com erros.')).toBeDefined();
  });

  test('names alone can be looked at as one team', async () => {
    const rows = [1, 2].map((n) => ({ ...row(n), members: [] }));
    const calls = await open({ 'POST /imports/preview': preview(rows) });
    paste('Ana\r\n\nRui ');
    fireEvent.click(button('Pré-visualizar'));
    fireEvent.click(await screen.findByRole('button', { name: 'Uma equipa com estes nomes' }));
    await waitFor(() => expect(list().value).toBe('Ana, Rui'));
    await waitFor(() => expect(JSON.parse(calls.at(-1)?.body || 'null')?.text).toBe('Ana, Rui'));
    expect(await screen.findByRole('heading', { name: 'Pré-visualização' })).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Uma equipa com estes nomes' })).toBeNull();
  });

  test('of very many errors the first twenty are read out, and how many more there are', async () => {
    await look(Array.from({ length: 30 }, (_, i) => row(i + 1, 'error')));
    const [errors] = screen.getAllByRole('alert').filter((alert) => alert.textContent?.startsWith('Corrija'));
    expect(within(errors as HTMLElement).getAllByRole('listitem')).toHaveLength(20);
    expect(screen.getByText('E mais 10 erros, na tabela.')).toBeDefined();
  });

  test('a file that is too long is refused before it is sent', async () => {
    await open();
    const file = new File(['x'.repeat(2_000_000)], 'turmas.csv', { type: 'text/csv' });
    fireEvent.change(screen.getByLabelText(/^Ficheiro .csv/), { target: { files: [file] } });
    expect(await screen.findByText(/uma lista tem até 500 equipas/)).toBeDefined();
    expect(list().value).toBe('');
  });

  test('a list that changes is looked at anew', async () => {
    await look([row(1)]);
    paste('Outra');
    expect(screen.queryByRole('heading', { name: 'Pré-visualização' })).toBeNull();
  });

  test('an answer about a list that has changed meanwhile is not shown, and the new list can be looked at', async () => {
    const calls = await open();
    const answers: ((response: Response) => void)[] = [];
    vi.stubGlobal('fetch', (_: string, init: RequestInit) => {
      calls.push({ method: 'POST', path: '', query: new URLSearchParams(), body: String(init.body) });
      return new Promise((answer) => answers.push(answer));
    });
    const answer = (place: number, rows: ImportRow[]) => answers[place]?.(Response.json(preview(rows)));
    for (const words of ['Primeira', 'Segunda']) {
      paste(words);
      fireEvent.click(button('Pré-visualizar'));
      await waitFor(() => expect(calls.at(-1)?.body).toContain(words));
    }
    answer(1, [row(1), row(2)]);
    await screen.findByText('A criar: 1 turma e 2 equipas.');
    answer(0, [row(1)]);
    await new Promise((done) => setTimeout(done, 50));
    expect(screen.getByText('A criar: 1 turma e 2 equipas.')).toBeDefined();
    paste('Terceira');
    expect(screen.queryByRole('heading', { name: 'Pré-visualização' })).toBeNull();
  });

  test('a refusal stands in the form and keeps the list', async () => {
    const body = { message: 'Há campos por corrigir.', code: 'badInput', fields: { text: 'São 900 linhas.' } };
    await open({ 'POST /imports/preview': { status: 400, body } });
    paste('Muitas');
    fireEvent.click(button('Pré-visualizar'));
    expect((await screen.findAllByText('São 900 linhas.')).length).toBeGreaterThan(0);
    expect(list().value).toBe('Muitas');
  });
});

describe('what was imported before', () => {
  const past = (n: number, state: PastImport['state'], kept = 0): PastImport => ({
    _id: String(n),
    at: 1_700_000_000 + n,
    by: 'Marta',
    teacher: 'Rosa',
    classes: 1,
    teams: 3,
    state,
    kept,
  });
  const section = () => screen.findByRole('region', { name: 'Importações anteriores' });

  test('is listed with its state; only what is open can be undone', async () => {
    const list = [past(3, 'open'), past(2, 'undone', 2), past(1, 'old')];
    await open({ 'GET /imports': { imports: list } });
    const words = (await section()).textContent;
    for (const part of ['1 turma e 3 equipas, por Marta', 'Anulada; ficaram 2', 'Antiga']) {
      expect(words).toContain(part);
    }
    expect(words).not.toContain('Rosa');
    expect(within(await section()).getAllByRole('button')).toHaveLength(1);
    await expectAccessible();
  });

  test('an administrator reads whose classes they are', async () => {
    await open({ 'GET /imports': { imports: [past(3, 'open')] } }, 0);
    expect((await section()).textContent).toContain('1 turma e 3 equipas, turmas de Rosa, por Marta');
  });

  test('is undone only after a question that says what stays, and names what stayed', async () => {
    const reply = { classes: 0, teams: 2, kept: [{ _id: id(90), name: 'Cometas' }] };
    const calls = await open({ 'GET /imports': { imports: [past(3, 'open')] }, 'POST /imports/3/undo': reply });
    fireEvent.click(within(await section()).getByRole('button', { name: /^Anular a importação de/ }));
    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.getByText(/Fica o que já foi usado ou alterado/)).toBeDefined();
    expect(calls.some(({ path }) => path.endsWith('/undo'))).toBe(false);
    fireEvent.click(dialog.getByRole('button', { name: 'Anular importação' }));
    expect(await screen.findByText('Eliminado: 2 equipas.')).toBeDefined();
    expect(screen.getByText('Cometas')).toBeDefined();
    expect(within(await section()).queryByRole('button')).toBeNull();
  });
});

describe('what is written', () => {
  const WRITTEN = { 'POST /imports': { _id: '7', classes: 1, teams: 2 } };

  test('the new lines as they were shown; then cards of those classes', async () => {
    const calls = await look([row(1), row(2), row(3, 'exists')], WRITTEN);
    fireEvent.click(button('Importar 2 equipas'));
    await screen.findByRole('heading', { name: 'Importação concluída' });
    const { rows, teacherId } = sent(calls, '/imports');
    expect(teacherId).toBe(ACCOUNT);
    expect(rows.map(({ line }: { line: number }) => line)).toEqual([1, 2]);
    expect(rows[0]).toMatchObject({ username: '8a-gp1', password: 'segredo', members: ['Ana', 'Rui'] });
    const cards = await screen.findByRole('link', { name: /^Imprimir cartões/ });
    expect(cards.getAttribute('href'), 'of the class that was written alone').toBe(`/panel/cards?class=${id(100)}`);
    expect(screen.getAllByRole('link', { name: /^Imprimir cartões/ })).toHaveLength(1);
  });

  test('sent again after a lost answer, it goes with the same key; another list with another', async () => {
    const calls = await look([row(1)], { 'POST /imports': 'offline' });
    const keys = () =>
      calls
        .filter(({ method, path }) => method === 'POST' && path === '/imports')
        .map(({ body }) => JSON.parse(body ?? 'null').key as string);
    for (const times of [1, 2]) {
      fireEvent.click(button('Importar 1 equipa'));
      await waitFor(() => expect(keys()).toHaveLength(times));
      await screen.findAllByText(/Sem ligação ao servidor\. Tente importar de novo: nada é criado duas vezes\./);
    }
    paste('Outra');
    fireEvent.click(button('Pré-visualizar'));
    fireEvent.click(await screen.findByRole('button', { name: 'Importar 1 equipa' }));
    await waitFor(() => expect(keys()).toHaveLength(3));
    const [first, second, third] = keys();
    expect(first).toMatch(/^[\da-f]{32}$/);
    expect(second).toBe(first);
    expect(third).not.toBe(first);
  });

  test('says that many teams take a while, and how many', async () => {
    const rows = Array.from({ length: 60 }, (_, i) => row(i + 1));
    await look(rows);
    vi.stubGlobal('fetch', () => new Promise(() => {}));
    fireEvent.click(button('Importar 60 equipas'));
    expect(
      await screen.findByText('A criar 1 turma e 60 equipas… Pode demorar um minuto: não feche esta página.'),
    ).toBeDefined();
    expect(list().disabled).toBe(true);
  });

  test('a refusal leaves what was looked at', async () => {
    const body = { message: 'Há linhas por corrigir. Nada foi importado.', code: 'importWrong' };
    await look([row(1)], { 'POST /imports': { status: 409, body } });
    fireEvent.click(button('Importar 1 equipa'));
    expect((await screen.findAllByText(body.message)).length).toBeGreaterThan(0);
    expect(button('Importar 1 equipa').disabled).toBe(false);
  });

  test('can be taken back; what stays is named', async () => {
    const undone = { classes: 0, teams: 1, kept: [{ _id: id(90), name: 'Cometas' }] };
    const calls = await look([row(1)], { ...WRITTEN, 'POST /imports/7/undo': undone });
    fireEvent.click(button('Importar 1 equipa'));
    fireEvent.click(await screen.findByRole('button', { name: 'Anular importação' }));
    const dialog = within(await screen.findByRole('dialog'));
    expect(calls.some(({ path }) => path.endsWith('/undo'))).toBe(false);
    fireEvent.click(dialog.getByRole('button', { name: 'Anular importação' }));
    await screen.findByRole('heading', { name: 'Importação anulada' });
    expect(screen.getByText('Eliminado: 1 equipa.')).toBeDefined();
    expect(screen.getByText('Cometas')).toBeDefined();
    expect(screen.queryByRole('link', { name: /^Imprimir/ })).toBeNull();
    fireEvent.click(button('Importar outra lista'));
    expect(list().value).toBe('');
  });
});
