import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '#client/api/call.ts';
import { lazyDialog } from '#client/panel/lazy/lazyDialog.tsx';
import { ListScreen } from '#client/panel/lists/ListScreen.tsx';
import type { Column } from '#client/panel/lists/table/Column.ts';
import { focusTargetBeside } from '#client/panel/lists/table/rowFocus.ts';
import { useListParams } from '#client/panel/lists/useListParams.ts';
import { Button } from '#client/ui/controls/Button.tsx';
import { dayText, momentText } from '#client/ui/moments.ts';
import { type BinEntry, bin } from '#contract/records/bin.ts';
import { BIN_DAYS, KEEP_LAST_CALL_DAYS } from '#domain/limits.ts';
import { deletedWithText, KIND_WITH_ARTICLE, KIND_WORDS } from './binWords.ts';
import { useRestore } from './useRestore.ts';

const EraseDialog = lazyDialog(() => import('../keeping/EraseDialog.tsx').then((module) => module.EraseDialog));

const COLUMNS: readonly Column<BinEntry>[] = [
  { key: 'name', header: 'Nome', rowHeader: true, cell: ({ name }) => name },
  { key: 'kind', header: 'Tipo', cell: ({ kind }) => KIND_WORDS[kind] },
  { key: 'counts', header: 'Com o que tinha', cell: deletedWithText },
  { key: 'at', header: 'Data', cell: ({ deletedAt }) => momentText(deletedAt) },
  {
    key: 'by',
    header: 'Por',
    freeText: true,
    cell: ({ deletedBy, isOver }) => deletedBy ?? (isOver ? 'O prazo acabou' : '-'),
  },
  {
    key: 'until',
    header: 'Até',
    cell: ({ expiresAt }) => (expiresAt === null ? 'Alguém decidir' : dayText(expiresAt)),
  },
  { key: 'restore', header: 'Ações', cell: actions },
];
function actions(entry: BinEntry) {
  return (
    <span className="inline-flex flex-wrap gap-2">
      <Restore entry={entry} />
      <EraseNow entry={entry} />
    </span>
  );
}

/** The server fixes the order: last deleted first. */
const SORTS = ['server'] as const;

/** Renders Reciclagem: deleted items that can still be restored. */
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
      intro={
        <p className="text-muted">
          O que foi eliminado fica aqui {BIN_DAYS} dias, e uma turma cujo prazo acabou, {KEEP_LAST_CALL_DAYS}; depois
          desaparece de vez.{' '}
        </p>
      }
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
    const beside = focusTargetBeside(button);
    restore.mutate({ binId: _id, name }, { onSuccess: () => beside?.focus() });
  };
  return (
    <Button variant="secondary" busy={restore.isPending} onClick={({ currentTarget }) => start(currentTarget)}>
      Restaurar<span className="sr-only"> {name}</span>
    </Button>
  );
}

/** Erases an item before its days in the bin are over. */
function EraseNow({ entry: { _id: binId, kind, name } }: { entry: BinEntry }) {
  const [isAsking, setAsking] = useState(false);
  const erase = (body: { name: string }) => call(bin.eraseBinned, { params: { binId }, body });
  return (
    <>
      <Button variant="secondary" onClick={() => setAsking(true)}>
        Apagar já<span className="sr-only"> {name}</span>
      </Button>
      {isAsking && (
        <EraseDialog
          what={KIND_WITH_ARTICLE[kind]}
          name={name}
          erase={erase}
          isBinned
          onClose={() => setAsking(false)}
        />
      )}
    </>
  );
}
