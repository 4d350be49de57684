import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { call } from '#client/api/call.ts';
import { ListScreen } from '#client/panel/lists/ListScreen.tsx';
import type { Column } from '#client/panel/lists/table/Column.ts';
import { useListParams } from '#client/panel/lists/useListParams.ts';
import { momentText } from '#client/ui/moments.ts';
import { type HistoryEntry, history } from '#contract/records/history.ts';
import { actionText, authorText } from './actionWords.ts';

const COLUMNS: readonly Column<HistoryEntry>[] = [
  { key: 'at', header: 'Quando', cell: ({ at }) => <span className="whitespace-nowrap">{momentText(at)}</span> },
  { key: 'who', header: 'Quem', freeText: true, cell: authorText },
  { key: 'action', header: 'O que fez', rowHeader: true, cell: actionText },
  { key: 'subject', header: 'A quem ou a quê', freeText: true, cell: ({ subject }) => subject ?? '-' },
];
/** The server fixes the order: newest first. */
const SORTS = ['server'] as const;

/** Renders Histórico: who did what to whom, as far as the viewer may see. */
export function History() {
  const place = useListParams(SORTS);
  const query = { page: place.page, limit: place.size, search: place.search };
  const page = useQuery({
    queryKey: ['history', query],
    queryFn: ({ signal }) => call(history.historyPage, { query }, { signal }),
    placeholderData: keepPreviousData,
  });
  return (
    <ListScreen
      title="Histórico"
      item="Registos"
      searchWords="Pesquisar por quem fez ou a quem foi feito"
      place={place}
      columns={COLUMNS}
      rows={page.data?.entries}
      rowKey={({ _id }) => String(_id)}
      rowName={actionText}
      total={page.data?.pagination.total ?? 0}
      state={page}
      empty="Ainda não há nada no histórico."
    />
  );
}
