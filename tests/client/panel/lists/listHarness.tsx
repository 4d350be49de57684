import { render, screen, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { MemoryRouter, useLocation, useNavigate } from 'react-router-dom';
import { ListScreen } from '#client/panel/lists/ListScreen.tsx';
import type { Column, RowView } from '#client/panel/lists/table/Column.ts';
import { useListParams } from '#client/panel/lists/useListParams.ts';
import { fill } from '../actions.ts';

export type Pupil = { id: string; name: string; class: string | null; stars: number };

export const PUPILS: Pupil[] = [
  { id: 'a', name: 'Órbita', class: '10.º A', stars: 10 },
  { id: 'b', name: 'Cometa', class: '8.º A', stars: 9 },
  { id: 'c', name: 'águia', class: null, stars: 100 },
];

const COLUMNS: Column<Pupil>[] = [
  { key: 'name', header: 'Nome', rowHeader: true, cell: ({ name }) => name },
  { key: 'class', header: 'Turma', cell: (row) => row.class ?? '-' },
  { key: 'stars', header: 'Estrelas', cell: ({ stars }) => stars },
  { key: 'more', header: 'Mais', cell: () => 'x' },
];
const SORTS = ['name', 'class', 'stars'] as const;
const LOADED = { isPending: false, isError: false, isPlaceholderData: false, error: null, refetch: () => {} };

interface Given extends Partial<Pick<RowView<Pupil>, 'detail' | 'actions'>> {
  /** All rows of the server; the list shows one page of them. */
  rows?: Pupil[];
  isStale?: boolean;
}

function Pupils({ rows = PUPILS, isStale = false, ...given }: Given) {
  const place = useListParams(SORTS);
  return (
    <ListScreen
      {...given}
      title="Alunos"
      item="Alunos"
      searchWords="Pesquisar alunos"
      place={place}
      columns={COLUMNS}
      rows={rows.slice(place.page * place.size, (place.page + 1) * place.size)}
      total={rows.length}
      rowKey={({ id }) => id}
      rowName={({ name }) => name}
      state={{ ...LOADED, isPlaceholderData: isStale }}
      empty="Sem alunos registados!"
    />
  );
}

function Address() {
  const { search } = useLocation();
  const go = useNavigate();
  return (
    <p>
      <span data-testid="address">{search}</span>
      <button type="button" onClick={() => go(-1)}>
        voltar
      </button>
    </p>
  );
}

/** Renders a list of pupils at the given query string. */
export function openList(search = '', given: Given = {}) {
  return render(
    <main lang="pt">
      <MemoryRouter initialEntries={['/antes', `/${search}`]} initialIndex={1}>
        <Pupils {...given} />
        <Address />
      </MemoryRouter>
    </main>,
  );
}

export const address = () => screen.getByTestId('address').textContent;
export const rowNames = () => screen.getAllByRole('rowheader').map(({ textContent }) => textContent);
export const columnHeader = (name: string) => screen.getByRole('columnheader', { name });
export const pressColumnHeader = (user: UserEvent, name: string) =>
  user.click(within(columnHeader(name)).getByRole('button'));
export const goBack = (user: UserEvent) => user.click(screen.getByRole('button', { name: 'voltar' }));
export const typeSearch = (user: UserEvent, words: string) =>
  fill(user, screen.getByRole('searchbox', { name: 'Pesquisar' }), words);
