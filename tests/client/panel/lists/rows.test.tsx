// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import type { RowAction } from '#client/panel/lists/table/Column.ts';
import { expectAccessible } from '../../../support/browser/expectAccessible.ts';
import { openList, type Pupil, pressHead } from './listHarness.tsx';

afterEach(cleanup);

describe('rows that open', () => {
  const detail = { header: 'Respostas', label: 'Ver Respostas', show: ({ name }: Pupil) => <p>Tudo de {name}</p> };
  const button = (name: string) => screen.getByRole('button', { name: `Ver Respostas de ${name}` });

  test('by a button of the keyboard’s, which says so and keeps the focus', () => {
    openList('', { detail });
    const open = button('Cometa');
    expect([open.tagName, open.tabIndex, open.getAttribute('aria-expanded')]).toEqual(['BUTTON', 0, 'false']);
    open.focus();
    fireEvent.click(open);
    expect(open.getAttribute('aria-expanded')).toBe('true');
    const sheet = document.getElementById(open.getAttribute('aria-controls') ?? '');
    expect(sheet?.textContent).toBe('Tudo de Cometa');
    expect((sheet as HTMLTableCellElement).colSpan).toBe(5);
    expect(document.activeElement).toBe(open);
    fireEvent.click(open);
    expect(screen.queryByText('Tudo de Cometa')).toBeNull();
    expect(open.hasAttribute('aria-controls')).toBe(false);
  });

  test('several at once, each its own, and they stay open in another order', () => {
    openList('', { detail });
    fireEvent.click(button('Cometa'));
    fireEvent.click(button('Órbita'));
    pressHead('Estrelas');
    expect(screen.getByText('Tudo de Cometa')).toBeDefined();
    expect(screen.getByText('Tudo de Órbita')).toBeDefined();
    expect(screen.queryByText('Tudo de águia')).toBeNull();
  });
});

describe('the menu of a row', () => {
  const run = vi.fn<(what: string) => void>();
  const actions = ({ name }: Pupil): RowAction[] =>
    name === 'águia'
      ? []
      : [
          { name: 'Editar', run: () => run(`editar ${name}`) },
          { name: 'Apagar', run: () => run(`apagar ${name}`), isGrave: true },
        ];
  const menu = (name: string) => screen.findByRole('button', { name: `Ações de ${name}` });

  test('is not there while the list passes none', () => {
    openList();
    expect(screen.queryByRole('columnheader', { name: 'Ações' })).toBeNull();
    expect(screen.queryByRole('button', { name: /^Ações/ })).toBeNull();
  });

  test('opens by keys, names its items, does one, and gives the focus back', async () => {
    openList('', { actions });
    expect(screen.getByRole('columnheader', { name: 'Ações' })).toBeDefined();
    const button = await menu('Cometa');
    expect(screen.queryByRole('button', { name: 'Ações de águia' }), 'nothing to do here').toBeNull();
    button.focus();
    fireEvent.keyDown(button, { key: 'ArrowDown' });
    const items = await screen.findAllByRole('menuitem');
    expect(items.map(({ textContent }) => textContent)).toEqual(['Editar', 'Apagar']);
    await expectAccessible();
    const open = screen.getByRole('menu');
    fireEvent.keyDown(open, { key: 'ArrowDown' });
    fireEvent.keyDown(open, { key: 'Enter' });
    expect(run).toHaveBeenCalledExactlyOnceWith('apagar Cometa');
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Ações de Cometa' })));
  });

  test('Escape closes it and does nothing', async () => {
    run.mockClear();
    openList('', { actions });
    const button = await menu('Órbita');
    fireEvent.keyDown(button, { key: 'Enter' });
    fireEvent.keyDown(await screen.findByRole('menu'), { key: 'Escape' });
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
    expect(run).not.toHaveBeenCalled();
  });
});
