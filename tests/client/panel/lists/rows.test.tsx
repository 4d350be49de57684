// @vitest-environment happy-dom
import { cleanup, screen, waitFor } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { RowAction } from '#client/panel/lists/table/Column.ts';
import { expectAccessible } from '../../../support/browser/expectAccessible.ts';
import { setupUser } from '../../../support/browser/setupUser.ts';
import { openList, type Pupil, pressColumnHeader } from './listHarness.tsx';

let user: UserEvent;
beforeEach(() => {
  user = setupUser();
});
afterEach(cleanup);

describe('rows with details', () => {
  const detail = { header: 'Respostas', label: 'Ver Respostas', show: ({ name }: Pupil) => <p>Tudo de {name}</p> };
  const button = (name: string) => screen.getByRole('button', { name: `Ver Respostas de ${name}` });

  test('open and close by a focusable button that keeps the focus', async () => {
    openList('', { detail });
    const open = button('Cometa');
    expect([open.tagName, open.tabIndex, open.getAttribute('aria-expanded')]).toEqual(['BUTTON', 0, 'false']);
    await user.click(open);
    expect(open.getAttribute('aria-expanded')).toBe('true');
    const sheet = document.getElementById(open.getAttribute('aria-controls') ?? '');
    expect(sheet?.textContent).toBe('Tudo de Cometa');
    expect((sheet as HTMLTableCellElement).colSpan).toBe(5);
    expect(document.activeElement).toBe(open);
    await user.click(open);
    expect(screen.queryByText('Tudo de Cometa')).toBeNull();
    expect(open.hasAttribute('aria-controls')).toBe(false);
  });

  test('stay open one beside another, also after sorting', async () => {
    openList('', { detail });
    await user.click(button('Cometa'));
    await user.click(button('Órbita'));
    await pressColumnHeader(user, 'Estrelas');
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
          { name: 'Apagar', run: () => run(`apagar ${name}`), isDestructive: true },
        ];
  const menu = (name: string) => screen.findByRole('button', { name: `Ações de ${name}` });

  test('is missing where the list passes no actions', () => {
    openList();
    expect(screen.queryByRole('columnheader', { name: 'Ações' })).toBeNull();
    expect(screen.queryByRole('button', { name: /^Ações/ })).toBeNull();
  });

  test('opens by keyboard, runs the chosen action and returns the focus', async () => {
    openList('', { actions });
    expect(screen.getByRole('columnheader', { name: 'Ações' })).toBeDefined();
    const button = await menu('Cometa');
    expect(screen.queryByRole('button', { name: 'Ações de águia' }), 'no actions').toBeNull();
    button.focus();
    await user.keyboard('{ArrowDown}');
    const items = await screen.findAllByRole('menuitem');
    expect(items.map(({ textContent }) => textContent)).toEqual(['Editar', 'Apagar']);
    await expectAccessible();
    await user.keyboard('{ArrowDown}{Enter}');
    expect(run).toHaveBeenCalledExactlyOnceWith('apagar Cometa');
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Ações de Cometa' })));
  });

  test('Escape closes it without running an action', async () => {
    run.mockClear();
    openList('', { actions });
    const button = await menu('Órbita');
    button.focus();
    await user.keyboard('{Enter}');
    await screen.findByRole('menu');
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
    expect(run).not.toHaveBeenCalled();
  });
});
