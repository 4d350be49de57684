import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { call } from '#client/api/call.ts';
import { Button } from '#client/ui/Button.tsx';
import { type BinEntry, bin } from '#contract/bin.ts';
import { BIN_DAYS } from '#domain/limits.ts';
import type { Column } from '../lists/Column.ts';
import { ListScreen } from '../lists/ListScreen.tsx';
import { besideRow } from '../lists/rowFocus.ts';
import { useListParams } from '../lists/useListParams.ts';
import { dayText, momentText } from '../moments.ts';
import { KIND_WORDS, wentWith } from './binWords.ts';
import { useRestore } from './useRestore.ts';

const COLUMNS: readonly Column<BinEntry>[] = [
  { key: 'name', header: 'Nome', rowHeader: true, cell: ({ name }) => name },
  { key: 'kind', header: 'Tipo', cell: ({ kind }) => KIND_WORDS[kind] },
  { key: 'counts', header: 'Com o que tinha', cell: wentWith },
  { key: 'at', header: 'Data', cell: ({ deletedAt }) => momentText(deletedAt) },
  { key: 'by', header: 'Por', freeText: true, cell: ({ deletedBy }) => deletedBy ?? '-' },
  { key: 'until', header: 'Até', cell: ({ expiresAt }) => dayText(expiresAt) },
  { key: 'restore', header: 'Ações', cell: (entry) => <Restore entry={entry} /> },
];
/** The server orders this list: the last deleted first. */
const SORTS = ['server'] as const;

/** Reciclagem: what was deleted and can still be restored. */
export function Bin() {
  const place = useListParams(SORTS);
  const query = { page: place.page, limit: place.size };
  const page = useQuery({
    queryKey: ['bin', query],
    queryFn: ({ signal }) => call(bin.binPage, { query }, { signal }),
    placeholderData: keepPreviousData,
  });
  return (
    <ListScreen
      title="Reciclagem"
      item="Registos"
      intro={<p className="text-muted">O que foi eliminado fica aqui {BIN_DAYS} dias; depois desaparece de vez.</p>}
      place={place}
      columns={COLUMNS}
      rows={page.data?.entries}
      rowKey={({ _id }) => _id}
      rowName={({ name }) => name}
      total={page.data?.pagination.total ?? 0}
      state={page}
      empty="A reciclagem está vazia."
    />
  );
}

function Restore({ entry: { _id, name } }: { entry: BinEntry }) {
  const restore = useRestore();
  const start = (button: HTMLButtonElement) => {
    const beside = besideRow(button);
    restore.mutate({ binId: _id, name }, { onSuccess: () => beside?.focus() });
  };
  return (
    <Button variant="secondary" busy={restore.isPending} onClick={({ currentTarget }) => start(currentTarget)}>
      Restaurar<span className="sr-only"> {name}</span>
    </Button>
  );
}
