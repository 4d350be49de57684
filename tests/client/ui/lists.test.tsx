// @vitest-environment happy-dom
import { cleanup, render, screen, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Pagination } from '#client/ui/controls/Pagination.tsx';
import { Table } from '#client/ui/controls/Table.tsx';
import { Tooltip } from '#client/ui/overlays/Tooltip.tsx';
import { setupUser } from '../../support/browser/setupUser.ts';

let user: UserEvent;
beforeEach(() => {
  user = setupUser();
});
afterEach(cleanup);

describe('Pagination', () => {
  function show(page: number) {
    const [onPage, onSize] = [vi.fn(), vi.fn()];
    render(
      <Pagination
        page={page}
        pages={3}
        size={10}
        sizes={[5, 10, 25, 50]}
        label="Páginas de Equipas"
        sizeLabel="Equipas por página:"
        sizeText={(size) => `${size} por página`}
        range="1–10 de 25"
        onPage={onPage}
        onSize={onSize}
      />,
    );
    return { onPage, onSize };
  }

  it('moves back and forth, but not past the ends', async () => {
    const { onPage } = show(0);
    expect((screen.getByLabelText('Página anterior') as HTMLButtonElement).disabled).toBe(true);
    await user.click(screen.getByLabelText('Página seguinte'));
    expect(onPage).toHaveBeenCalledExactlyOnceWith(1);
    cleanup();
    show(2);
    expect((screen.getByLabelText('Página seguinte') as HTMLButtonElement).disabled).toBe(true);
  });

  it('labels the page size and changes it', async () => {
    const { onSize } = show(0);
    const select = screen.getByLabelText('Equipas por página:');
    expect(
      within(select)
        .getAllByRole('option')
        .map((option) => (option as HTMLOptionElement).value),
    ).toEqual(['5', '10', '25', '50']);
    await user.selectOptions(select, '25');
    expect(onSize).toHaveBeenCalledExactlyOnceWith(25);
  });
});

describe('Table', () => {
  const columns = [
    { key: 'name', header: 'Nome', isRowHeader: true, cell: ({ name }: { name: string }) => name },
    { key: 'more', header: 'Mais', cell: ({ name }: { name: string }) => `mais ${name}` },
  ];

  it('has a caption, column and row headers, and a box that the keyboard reaches', () => {
    render(<Table caption="Equipas" columns={columns} rows={[{ name: 'A' }]} rowKey={({ name }) => name} />);
    expect(screen.getByRole('table', { name: 'Equipas' })).toBeTruthy();
    expect(screen.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual(['Nome', 'Mais']);
    expect(screen.getByRole('rowheader').textContent).toBe('A');
    expect(screen.getByRole('region', { name: 'Equipas' }).tabIndex).toBe(0);
  });

  it('opens a detail below the row that has one', () => {
    const rows = [{ name: 'A' }, { name: 'B' }];
    const detail = ({ name }: { name: string }) => (name === 'A' ? <p>detalhe</p> : null);
    render(<Table caption="x" columns={columns} rows={rows} rowKey={({ name }) => name} detail={detail} />);
    expect(screen.getAllByRole('row')).toHaveLength(4);
    expect(screen.getByText('detalhe').closest('td')?.colSpan).toBe(2);
  });

  it('shows the empty text only without rows', () => {
    const view = render(<Table caption="x" columns={columns} rows={[]} rowKey={String} empty="Sem resultados" />);
    expect(screen.getByText('Sem resultados')).toBeTruthy();
    view.rerender(
      <Table caption="x" columns={columns} rows={[{ name: 'A' }]} rowKey={() => 'a'} empty="Sem resultados" />,
    );
    expect(screen.queryByText('Sem resultados')).toBeNull();
  });
});

describe('Tooltip', () => {
  it('opens on focus, describes the button and closes on Escape', async () => {
    render(<Tooltip text="Ana, Rui">2</Tooltip>);
    const button = screen.getByRole('button');
    expect(screen.queryByRole('tooltip')).toBeNull();
    await user.tab();
    expect(document.activeElement).toBe(button);
    expect(screen.getByRole('tooltip').id).toBe(button.getAttribute('aria-describedby'));
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('tooltip')).toBeNull();
  });

  it('that the pointer has opened stays while the pointer is on it, and closes on Escape wherever the focus is', async () => {
    render(<Tooltip text="Ana, Rui">2</Tooltip>);
    await user.hover(screen.getByRole('button'));
    await user.hover(screen.getByRole('tooltip'));
    expect(document.activeElement).toBe(document.body);
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('tooltip')).toBeNull();
  });
});
