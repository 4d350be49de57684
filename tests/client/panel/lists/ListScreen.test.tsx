// @vitest-environment happy-dom
import { cleanup, screen, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { expectAccessible } from '../../../support/browser/expectAccessible.ts';
import { setupUser } from '../../../support/browser/setupUser.ts';
import {
  address,
  columnHeader,
  goBack,
  openList,
  PUPILS,
  pressColumnHeader,
  rowNames,
  typeSearch,
} from './listHarness.tsx';

let user: UserEvent;
beforeEach(() => {
  user = setupUser();
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const many = (count: number) =>
  Array.from({ length: count }, (_, n) => ({ id: String(n), name: `Equipa ${n + 1}`, class: '8.º A', stars: n }));

describe('sorting', () => {
  test('shows the first column as sorted by default and keeps the order of the rows', () => {
    openList();
    expect(rowNames()).toEqual(PUPILS.map(({ name }) => name));
    expect(columnHeader('Nome').getAttribute('aria-sort')).toBe('ascending');
    expect(columnHeader('Turma').getAttribute('aria-sort')).toBe('none');
    expect(columnHeader('Mais').hasAttribute('aria-sort'), 'not sortable').toBe(false);
    expect(within(columnHeader('Mais')).queryByRole('button')).toBeNull();
  });

  test('a column header cycles through ascending, descending and the default order', async () => {
    openList();
    const shown = () => [columnHeader('Turma').getAttribute('aria-sort'), address()];
    await pressColumnHeader(user, 'Turma');
    expect(shown()).toEqual(['ascending', '?sort=class']);
    await pressColumnHeader(user, 'Turma');
    expect(shown()).toEqual(['descending', '?sort=class&order=desc']);
    await pressColumnHeader(user, 'Turma');
    expect(shown()).toEqual(['none', '']);
  });

  test('a pressed column header keeps the focus', async () => {
    openList();
    const button = within(columnHeader('Turma')).getByRole('button');
    button.focus();
    await pressColumnHeader(user, 'Turma');
    expect(document.activeElement).toBe(button);
    expect(button.isConnected).toBe(true);
  });

  test('two selects set the order where the list shows cards', async () => {
    openList('?page=2');
    await user.selectOptions(screen.getByLabelText('Ordenar por'), 'stars');
    await user.selectOptions(screen.getByLabelText('Ordem'), 'desc');
    expect(address()).toBe('?sort=stars&order=desc');
  });
});

describe('the URL', () => {
  test('sets page, size and order', () => {
    openList('?size=5&page=1&sort=stars&order=desc', { rows: many(12) });
    expect(rowNames()).toEqual(['Equipa 6', 'Equipa 7', 'Equipa 8', 'Equipa 9', 'Equipa 10']);
    expect(columnHeader('Estrelas').getAttribute('aria-sort')).toBe('descending');
    expect(screen.getAllByText('6–10 de 12')).toHaveLength(2);
  });

  test('going back undoes the order, the size and the page one by one', async () => {
    openList('', { rows: many(60) });
    await user.click(screen.getAllByLabelText('Página seguinte')[0]!);
    expect(address()).toBe('?page=1');
    await user.selectOptions(screen.getAllByLabelText('Alunos por página:')[1]!, '25');
    expect(address(), 'back on the first page').toBe('?size=25');
    await pressColumnHeader(user, 'Estrelas');
    expect(address()).toBe('?size=25&sort=stars');
    const steps = [];
    for (let n = 0; n < 3; n += 1) {
      await goBack(user);
      steps.push(address());
    }
    expect(steps).toEqual(['?size=25', '?page=1', '']);
    expect(rowNames()[0]).toBe('Equipa 1');
  });

  test('a page beyond the end is replaced by the last page, without a history entry', async () => {
    openList('?page=9&size=5', { rows: many(12) });
    await expect.poll(address).toBe('?page=2&size=5');
    expect(rowNames()).toEqual(['Equipa 11', 'Equipa 12']);
    await goBack(user);
    expect(address()).toBe('');
  });
});

describe('the search box', () => {
  test('resets to the first page and writes the search to the URL', async () => {
    openList('?page=1&size=5', { rows: many(8) });
    await typeSearch(user, 'ORBITA');
    await expect.poll(address).toBe('?size=5&search=ORBITA');
    await typeSearch(user, '8º a');
    await expect.poll(address).toBe('?size=5&search=8%C2%BA+a');
    await goBack(user);
    expect(address(), 'all typing is one history entry').toBe('?page=1&size=5');
  });

  test('shows different texts for no results and for an empty list', async () => {
    openList('?search=nada', { rows: [] });
    expect(screen.getByText('Sem resultados')).toBeDefined();
    expect(screen.queryByText('Sem alunos registados!')).toBeNull();
    cleanup();
    openList('', { rows: [] });
    expect(screen.getByText('Sem alunos registados!')).toBeDefined();
  });
});

describe('pagination on a phone', () => {
  test('shows previous, next, page sizes in words and the range of rows', async () => {
    vi.spyOn(window, 'matchMedia').mockImplementation(
      (query) => ({ matches: true, media: query, addEventListener() {}, removeEventListener() {} }) as never,
    );
    openList('', { rows: many(12) });
    const below = within(screen.getByRole('navigation', { name: 'Páginas de Alunos, em baixo' }));
    const sizes = below.getAllByRole('option').map(({ textContent }) => textContent);
    expect(sizes).toEqual(['5 por página', '10 por página', '25 por página', '50 por página']);
    expect(below.getByText('1–10 de 12')).toBeDefined();
    expect((below.getByLabelText('Página anterior') as HTMLButtonElement).disabled).toBe(true);
    await user.click(below.getByLabelText('Página seguinte'));
    expect(below.getByText('11–12 de 12')).toBeDefined();
    expect(rowNames()).toEqual(['Equipa 11', 'Equipa 12']);
    expect(screen.getAllByRole('cell')[0]?.dataset.label, 'a card labels its cells').toBe('Turma');
  });
});

test('is marked as busy while it still shows the previous rows', () => {
  openList('', { isStale: true });
  expect(screen.getByRole('table').parentElement?.getAttribute('aria-busy')).toBe('true');
});

test('is accessible', async () => {
  openList('', { detail: { header: 'Mais', label: 'Ver', show: ({ name }) => <p>{name}</p> } });
  await user.click(screen.getByRole('button', { name: 'Ver de Cometa' }));
  await expectAccessible();
});
