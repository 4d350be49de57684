// @vitest-environment happy-dom
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { ImportRow, PastImport } from '#contract/school/imports.ts';
import { THEME_IDS, THEME_NAMES } from '#domain/vocabulary.ts';
import { expectAccessible } from '../../../../support/browser/expectAccessible.ts';
import { setupUser } from '../../../../support/browser/setupUser.ts';
import { fill } from '../../actions.ts';
import { aTeacher, id, page } from '../../fixtures.ts';
import { ACCOUNT_ID, openPanel, resetPanel, type StubResponse, stubServer } from '../../panelHarness.tsx';

let user: UserEvent;
beforeEach(() => {
  user = setupUser();
});
afterEach(() => {
  cleanup();
  resetPanel();
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
async function open(extra: Record<string, StubResponse> = {}, role: 0 | 2 = 2) {
  const calls = stubServer({
    [`GET /teachers/${ACCOUNT_ID}`]: aTeacher(10, 1),
    'GET /teachers/all': page('teachers', [aTeacher(11, 1)]),
    'GET /imports': { imports: [] },
    ...extra,
  });
  openPanel('/panel/imports', role);
  await screen.findByRole('heading', { name: 'Importar turmas e equipas' });
  await user.click(screen.getByRole('radio', { name: 'Equipas já formadas' }));
  return calls;
}

const button = (name: string) => screen.getByRole('button', { name }) as HTMLButtonElement;
const list = () => screen.getByLabelText(/^Ou cole aqui a lista/) as HTMLTextAreaElement;
const paste = async (value: string) => {
  await user.clear(list());
  await user.paste(value);
};
const sent = (calls: Awaited<ReturnType<typeof open>>, path: string) =>
  JSON.parse(calls.find((call) => call.method === 'POST' && call.path === path)?.body ?? 'null');

async function openPreview(rows: ImportRow[], extra: Record<string, StubResponse> = {}) {
  const calls = await open({ 'POST /imports/preview': { ...preview(rows) }, ...extra });
  await paste('Equipa 1: Ana, Rui');
  await user.click(button('Pré-visualizar'));
  await screen.findByRole('heading', { name: 'Pré-visualização' });
  return calls;
}

describe('the preview', () => {
  test('needs a list from a teacher, and sends the defaults for lines without class or solar system', async () => {
    const calls = await open({ 'POST /imports/preview': preview([row(1)]) });
    expect(button('Pré-visualizar').disabled).toBe(true);
    await paste('Equipa 1: Ana, Rui');
    await fill(user, screen.getByLabelText('Turma das linhas sem turma'), ' 8.º A ');
    const system = screen.getByLabelText('Sistema solar das linhas sem sistema solar');
    await user.selectOptions(system, THEME_IDS.ic);
    await user.click(button('Pré-visualizar'));
    await screen.findByText('A criar: 1 turma e 1 equipa.');
    expect(sent(calls, '/imports/preview')).toEqual({
      text: 'Equipa 1: Ana, Rui',
      teacherId: ACCOUNT_ID,
      className: '8.º A',
      solarId: THEME_IDS.ic,
    });
    expect(
      calls.some(({ method, path }) => method === 'POST' && path === '/imports'),
      'nothing is written',
    ).toBe(false);
    await expectAccessible();
  });

  test('needs a list and a teacher from an administrator', async () => {
    await open({}, 0);
    await paste('Equipa 1');
    expect(button('Pré-visualizar').disabled).toBe(true);
    await screen.findByText('Professora 11');
    await user.selectOptions(screen.getByLabelText(/^Professor/), id(11));
    expect(button('Pré-visualizar').disabled).toBe(false);
  });

  test('takes the text of a file', async () => {
    await open();
    const bytes = Uint8Array.from('Ação: João', (letter) => letter.charCodeAt(0));
    const file = new File([bytes], 'turmas.csv', { type: 'text/csv' });
    await user.upload(screen.getByLabelText(/^Ficheiro .csv/), file);
    await waitFor(() => expect(list().value).toBe('Ação: João'));
  });

  test('refuses a file that is not text', async () => {
    await open();
    const file = new File([Uint8Array.of(80, 75, 3, 4, 0, 0)], 'turmas.xlsx');
    // A person can choose "all files" in the file picker, against the `accept` of the input.
    await user.setup({ applyAccept: false }).upload(screen.getByLabelText(/^Ficheiro .csv/), file);
    expect(await screen.findByText(/O ficheiro não é um CSV/)).toBeDefined();
    expect(list().value).toBe('');
  });

  test('focuses its heading and scrolls it into view', async () => {
    const scroll = vi.spyOn(Element.prototype, 'scrollIntoView');
    await openPreview([row(1)]);
    const heading = screen.getByRole('heading', { name: 'Pré-visualização' });
    await waitFor(() => expect(document.activeElement).toBe(heading));
    // The text box scrolls into view too, when it gets the focus.
    expect(scroll.mock.contexts.filter((element) => element !== list())).toEqual([heading]);
    scroll.mockRestore();
  });

  test('refuses an empty file and keeps the typed list', async () => {
    await open();
    await paste('Equipa 1: Ana, Rui');
    await user.upload(screen.getByLabelText(/^Ficheiro .csv/), new File(['\n '], 'vazio.csv'));
    expect(await screen.findByText('O ficheiro está vazio.')).toBeDefined();
    expect(list().value).toBe('Equipa 1: Ana, Rui');
  });

  test('keeps the list while another page is open, until it is imported', async () => {
    await openPreview([row(1)], {
      'GET /classes': page('classes', []),
      'POST /imports': { status: 201, body: { _id: '7', classes: 1, teams: 1 } },
    });
    const leaveAndReturn = async () => {
      await user.click(screen.getByRole('link', { name: 'Voltar às turmas' }));
      await screen.findByRole('heading', { name: 'Turmas' });
      await user.click(screen.getByRole('link', { name: 'Importar' }));
      await screen.findByRole('heading', { name: 'Importar turmas e equipas' });
    };
    await leaveAndReturn();
    expect(list().value).toBe('Equipa 1: Ana, Rui');
    await user.click(button('Pré-visualizar'));
    await user.click(await screen.findByRole('button', { name: /^Importar 1 equipa/ }));
    await screen.findByRole('heading', { name: 'Importação concluída' });
    await leaveAndReturn();
    expect(list().value).toBe('');
  });

  test('shows errors by line and disables the import', async () => {
    await openPreview([row(1), row(2, 'error'), row(3, 'exists')]);
    expect(screen.getByText('Linha 2, coluna «utilizador»: Já existe.')).toBeDefined();
    expect(screen.getByText(/1 linha já existe e fica como está. 1 linha com erros/)).toBeDefined();
    expect(button('Importar 1 equipa').disabled).toBe(true);
    const table = within(screen.getByRole('table'));
    expect(table.getAllByRole('row')).toHaveLength(4);
    expect(table.getByText('Já existe')).toBeDefined();
  });

  test('shows the notes and the reason for a disabled import', async () => {
    const note = 'A coluna «Nº» não é usada.';
    await openPreview([row(1, 'error')], { 'POST /imports/preview': { ...preview([row(1, 'error')]), notes: [note] } });
    expect(screen.getByText(note)).toBeDefined();
    expect(screen.getByText('Para importar, corrija primeiro as linhas com erros.')).toBeDefined();
  });

  test('can turn a list of names alone into one team', async () => {
    const rows = [1, 2].map((n) => ({ ...row(n), members: [] }));
    const calls = await open({ 'POST /imports/preview': preview(rows) });
    await paste('Ana\r\n\nRui ');
    await user.click(button('Pré-visualizar'));
    await user.click(await screen.findByRole('button', { name: 'Uma equipa com estes nomes' }));
    await waitFor(() => expect(list().value).toBe('Ana, Rui'));
    await waitFor(() => expect(JSON.parse(calls.at(-1)?.body || 'null')?.text).toBe('Ana, Rui'));
    expect(await screen.findByRole('heading', { name: 'Pré-visualização' })).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Uma equipa com estes nomes' })).toBeNull();
  });

  test('lists the first twenty errors and the number of the others', async () => {
    await openPreview(Array.from({ length: 30 }, (_, i) => row(i + 1, 'error')));
    const [errors] = screen.getAllByRole('alert').filter((alert) => alert.textContent?.startsWith('Corrija'));
    expect(within(errors as HTMLElement).getAllByRole('listitem')).toHaveLength(20);
    expect(screen.getByText('E mais 10 erros, na tabela.')).toBeDefined();
  });

  test('refuses a file that is too long before sending it', async () => {
    await open();
    const file = new File(['x'.repeat(2_000_000)], 'turmas.csv', { type: 'text/csv' });
    await user.upload(screen.getByLabelText(/^Ficheiro .csv/), file);
    expect(await screen.findByText(/uma lista tem até 500 equipas/)).toBeDefined();
    expect(list().value).toBe('');
  });

  test('is removed when the list changes', async () => {
    await openPreview([row(1)]);
    await paste('Outra');
    expect(screen.queryByRole('heading', { name: 'Pré-visualização' })).toBeNull();
  });

  test('ignores the answer for an outdated list', async () => {
    const calls = await open();
    const answers: ((response: Response) => void)[] = [];
    vi.stubGlobal('fetch', (_: string, init: RequestInit) => {
      calls.push({ method: 'POST', path: '', query: new URLSearchParams(), body: String(init.body) });
      return new Promise((answer) => answers.push(answer));
    });
    const answer = (place: number, rows: ImportRow[]) => answers[place]?.(Response.json(preview(rows)));
    for (const words of ['Primeira', 'Segunda']) {
      await paste(words);
      await user.click(button('Pré-visualizar'));
      await waitFor(() => expect(calls.at(-1)?.body).toContain(words));
    }
    answer(1, [row(1), row(2)]);
    await screen.findByText('A criar: 1 turma e 2 equipas.');
    answer(0, [row(1)]);
    await new Promise((done) => setTimeout(done, 50));
    expect(screen.getByText('A criar: 1 turma e 2 equipas.')).toBeDefined();
    await paste('Terceira');
    expect(screen.queryByRole('heading', { name: 'Pré-visualização' })).toBeNull();
  });

  test('shows a refusal in the form and keeps the list', async () => {
    const body = { message: 'Há campos por corrigir.', code: 'badInput', fields: { text: 'São 900 linhas.' } };
    await open({ 'POST /imports/preview': { status: 400, body } });
    await paste('Muitas');
    await user.click(button('Pré-visualizar'));
    expect((await screen.findAllByText('São 900 linhas.')).length).toBeGreaterThan(0);
    expect(list().value).toBe('Muitas');
  });
});

describe('past imports', () => {
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

  test('are listed with their state; only open ones can be undone', async () => {
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

  test('name the teacher for an administrator', async () => {
    await open({ 'GET /imports': { imports: [past(3, 'open')] } }, 0);
    expect((await section()).textContent).toContain('1 turma e 3 equipas, turmas de Rosa, por Marta');
  });

  test('are undone after a confirmation that says what is kept, and name the kept teams', async () => {
    const reply = { classes: 0, teams: 2, kept: [{ _id: id(90), name: 'Cometas' }] };
    const calls = await open({ 'GET /imports': { imports: [past(3, 'open')] }, 'POST /imports/3/undo': reply });
    await user.click(within(await section()).getByRole('button', { name: /^Anular a importação de/ }));
    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.getByText(/Fica o que já foi usado ou alterado/)).toBeDefined();
    expect(calls.some(({ path }) => path.endsWith('/undo'))).toBe(false);
    await user.click(dialog.getByRole('button', { name: 'Anular importação' }));
    expect(await screen.findByText('Eliminado: 2 equipas.')).toBeDefined();
    expect(screen.getByText('Cometas')).toBeDefined();
    expect(within(await section()).queryByRole('button')).toBeNull();
  });
});

describe('the import', () => {
  const WRITTEN = { 'POST /imports': { _id: '7', classes: 1, teams: 2 } };

  test('sends the new lines as previewed, then links to the cards of their classes', async () => {
    const calls = await openPreview([row(1), row(2), row(3, 'exists')], WRITTEN);
    await user.click(button('Importar 2 equipas'));
    await screen.findByRole('heading', { name: 'Importação concluída' });
    const { rows, teacherId } = sent(calls, '/imports');
    expect(teacherId).toBe(ACCOUNT_ID);
    expect(rows.map(({ line }: { line: number }) => line)).toEqual([1, 2]);
    expect(rows[0]).toMatchObject({ username: '8a-gp1', password: 'segredo', members: ['Ana', 'Rui'] });
    const cards = await screen.findByRole('link', { name: /^Imprimir cartões/ });
    expect(cards.getAttribute('href'), 'only the class of the new lines').toBe(`/panel/cards?class=${id(100)}`);
    expect(screen.getAllByRole('link', { name: /^Imprimir cartões/ })).toHaveLength(1);
  });

  test.each([
    [2, 0, /por criar/],
    [1, 1, /^Ficou por criar 1 equipa/],
    [0, 1, /^Ficaram por criar 2 equipas/],
  ])('that created %i of 2 teams says %i time what was left out', async (teams, times, words) => {
    await openPreview([row(1), row(2)], { 'POST /imports': { _id: '7', classes: 1, teams } });
    await user.click(button('Importar 2 equipas'));
    await screen.findByRole('heading', { name: 'Importação concluída' });
    expect(screen.queryAllByText(words)).toHaveLength(times);
  });

  test('is retried with the same key after a lost answer; another list gets another key', async () => {
    const calls = await openPreview([row(1)], { 'POST /imports': 'offline' });
    const keys = () =>
      calls
        .filter(({ method, path }) => method === 'POST' && path === '/imports')
        .map(({ body }) => JSON.parse(body ?? 'null').key as string);
    for (const times of [1, 2]) {
      await user.click(button('Importar 1 equipa'));
      await waitFor(() => expect(keys()).toHaveLength(times));
      await screen.findAllByText(/Sem ligação ao servidor\. Tente importar de novo: nada é criado duas vezes\./);
    }
    await paste('Outra');
    await user.click(button('Pré-visualizar'));
    await user.click(await screen.findByRole('button', { name: 'Importar 1 equipa' }));
    await waitFor(() => expect(keys()).toHaveLength(3));
    const [first, second, third] = keys();
    expect(first).toMatch(/^[\da-f]{32}$/);
    expect(second).toBe(first);
    expect(third).not.toBe(first);
  });

  test('says how many teams it creates and that this takes a while', async () => {
    const rows = Array.from({ length: 60 }, (_, i) => row(i + 1));
    await openPreview(rows);
    vi.stubGlobal('fetch', () => new Promise(() => {}));
    await user.click(button('Importar 60 equipas'));
    expect(
      await screen.findByText('A criar 1 turma e 60 equipas… Pode demorar um minuto: não feche esta página.'),
    ).toBeDefined();
    expect(list().disabled).toBe(true);
  });

  test('keeps the preview after a refusal', async () => {
    const body = { message: 'Há linhas por corrigir. Nada foi importado.', code: 'importWrong' };
    await openPreview([row(1)], { 'POST /imports': { status: 409, body } });
    await user.click(button('Importar 1 equipa'));
    expect((await screen.findAllByText(body.message)).length).toBeGreaterThan(0);
    expect(button('Importar 1 equipa').disabled).toBe(false);
  });

  test('can be undone, and the kept teams are named', async () => {
    const undone = { classes: 0, teams: 1, kept: [{ _id: id(90), name: 'Cometas' }] };
    const calls = await openPreview([row(1)], { ...WRITTEN, 'POST /imports/7/undo': undone });
    await user.click(button('Importar 1 equipa'));
    await user.click(await screen.findByRole('button', { name: 'Anular importação' }));
    const dialog = within(await screen.findByRole('dialog'));
    expect(calls.some(({ path }) => path.endsWith('/undo'))).toBe(false);
    await user.click(dialog.getByRole('button', { name: 'Anular importação' }));
    await screen.findByRole('heading', { name: 'Importação anulada' });
    expect(screen.getByText('Eliminado: 1 equipa.')).toBeDefined();
    expect(screen.getByText('Cometas')).toBeDefined();
    expect(screen.queryByRole('link', { name: /^Imprimir/ })).toBeNull();
    await user.click(button('Importar outra lista'));
    expect(list().value).toBe('');
  });
});
