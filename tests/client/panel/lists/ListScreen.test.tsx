// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { expectAccessible } from '../../../support/browser/expectAccessible.ts';
import { address, goBack, head, names, openList, PUPILS, pressHead, type } from './listHarness.tsx';

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const many = (count: number) =>
  Array.from({ length: count }, (_, n) => ({ id: String(n), name: `Equipa ${n + 1}`, class: '8.º A', stars: n }));

describe('sorting', () => {
  test('unasked it stands by its first column; the rows stay in the order in which the server gave them', () => {
    openList();
    expect(names()).toEqual(PUPILS.map(({ name }) => name));
    expect(head('Nome').getAttribute('aria-sort')).toBe('ascending');
    expect(head('Turma').getAttribute('aria-sort')).toBe('none');
    expect(head('Mais').hasAttribute('aria-sort'), 'no order by this one').toBe(false);
    expect(within(head('Mais')).queryByRole('button')).toBeNull();
  });

  test('a head goes up, down and back to the usual order', () => {
    openList();
    const shown = () => [head('Turma').getAttribute('aria-sort'), address()];
    pressHead('Turma');
    expect(shown()).toEqual(['ascending', '?sort=class']);
    pressHead('Turma');
    expect(shown()).toEqual(['descending', '?sort=class&order=desc']);
    pressHead('Turma');
    expect(shown()).toEqual(['none', '']);
  });

  test('the head that was pressed keeps the focus', () => {
    openList();
    const button = within(head('Turma')).getByRole('button');
    button.focus();
    pressHead('Turma');
    expect(document.activeElement).toBe(button);
    expect(button.isConnected).toBe(true);
  });

  test('cards have the same order in two selects', () => {
    openList('?page=2');
    fireEvent.change(screen.getByLabelText('Ordenar por'), { target: { value: 'stars' } });
    fireEvent.change(screen.getByLabelText('Ordem'), { target: { value: 'desc' } });
    expect(address()).toBe('?sort=stars&order=desc');
  });
});

describe('the address', () => {
  test('opens the list where a link says', () => {
    openList('?size=5&page=1&sort=stars&order=desc', { rows: many(12) });
    expect(names()).toEqual(['Equipa 6', 'Equipa 7', 'Equipa 8', 'Equipa 9', 'Equipa 10']);
    expect(head('Estrelas').getAttribute('aria-sort')).toBe('descending');
    expect(screen.getAllByText('6–10 de 12')).toHaveLength(2);
  });

  test('back undoes the page, the size and the order, one by one', () => {
    openList('', { rows: many(60) });
    fireEvent.click(screen.getAllByLabelText('Página seguinte')[0]!);
    expect(address()).toBe('?page=1');
    fireEvent.change(screen.getAllByLabelText('Alunos por página:')[1]!, { target: { value: '25' } });
    expect(address(), 'from the first page').toBe('?size=25');
    pressHead('Estrelas');
    expect(address()).toBe('?size=25&sort=stars');
    const steps = [];
    for (let n = 0; n < 3; n += 1) {
      goBack();
      steps.push(address());
    }
    expect(steps).toEqual(['?size=25', '?page=1', '']);
    expect(names()[0]).toBe('Equipa 1');
  });

  test('a page beyond the end shows the last one and takes no step of its own', async () => {
    openList('?page=9&size=5', { rows: many(12) });
    await expect.poll(address).toBe('?page=2&size=5');
    expect(names()).toEqual(['Equipa 11', 'Equipa 12']);
    goBack();
    expect(address()).toBe('');
  });
});

describe('the search box', () => {
  test('starts at the first page and goes to the address', async () => {
    openList('?page=1&size=5', { rows: many(8) });
    type('ORBITA');
    await expect.poll(address).toBe('?size=5&search=ORBITA');
    type('8º a');
    await expect.poll(address).toBe('?size=5&search=8%C2%BA+a');
    goBack();
    expect(address(), 'all that was typed is one step').toBe('?page=1&size=5');
  });

  test('what is not found is said, and is not the word for an empty list', async () => {
    openList('?search=nada', { rows: [] });
    expect(screen.getByText('Sem resultados')).toBeDefined();
    expect(screen.queryByText('Sem alunos registados!')).toBeNull();
    cleanup();
    openList('', { rows: [] });
    expect(screen.getByText('Sem alunos registados!')).toBeDefined();
  });
});

describe('pagination on a phone', () => {
  test('previous, next, how many in full words, a–b of all', () => {
    vi.spyOn(window, 'matchMedia').mockImplementation(
      (query) => ({ matches: true, media: query, addEventListener() {}, removeEventListener() {} }) as never,
    );
    openList('', { rows: many(12) });
    const below = within(screen.getByRole('navigation', { name: 'Páginas de Alunos, em baixo' }));
    const sizes = below.getAllByRole('option').map(({ textContent }) => textContent);
    expect(sizes).toEqual(['5 por página', '10 por página', '25 por página', '50 por página']);
    expect(below.getByText('1–10 de 12')).toBeDefined();
    expect((below.getByLabelText('Página anterior') as HTMLButtonElement).disabled).toBe(true);
    fireEvent.click(below.getByLabelText('Página seguinte'));
    expect(below.getByText('11–12 de 12')).toBeDefined();
    expect(names()).toEqual(['Equipa 11', 'Equipa 12']);
    expect(screen.getAllByRole('cell')[0]?.dataset.label, 'a card names its cells').toBe('Turma');
  });
});

test('rows of the page before are marked as such while others come', () => {
  openList('', { isStale: true });
  expect(screen.getByRole('table').parentElement?.getAttribute('aria-busy')).toBe('true');
});

test('is accessible', async () => {
  openList('', { detail: { header: 'Mais', label: 'Ver', show: ({ name }) => <p>{name}</p> } });
  fireEvent.click(screen.getByRole('button', { name: 'Ver de Cometa' }));
  await expectAccessible();
});
