import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { call } from '#client/api/call.ts';
import { CHOICES_MAX, type ChoicePage, useChoices } from '#client/panel/lists/filters/useChoices.ts';
import type { ListParams } from '#client/panel/lists/listParams.ts';
import { type SelectionQuery, selection } from '#contract/council/selection.ts';
import type { ReplyOf } from '#contract/endpoint.ts';

export type SelectionList = ReplyOf<typeof selection.selectionPage>;
export type SelectionFilter = Pick<SelectionQuery, 'year' | 'solar' | 'school' | 'state'>;

/** Queries a page of the plans of a school year. */
export function useSelection({ page, size: limit, search }: ListParams, filter: SelectionFilter) {
  const query = { page, limit, search, ...filter };
  return useQuery({
    queryKey: ['selection', 'page', query],
    queryFn: ({ signal }) => call(selection.selectionPage, { query }, { signal }),
    placeholderData: keepPreviousData,
  });
}

/** Queries what the signed-in member of staff has to read, and which plans of her own teams were chosen. */
export function useOwnSelection() {
  return useQuery({
    queryKey: ['selection', 'mine'],
    queryFn: ({ signal }) => call(selection.ownSelection, {}, { signal }),
  });
}

/** Queries the people who may read plans. */
export function useReaderChoices() {
  return useChoices({ name: ['selection', 'readers'], find: findReaders });
}

async function findReaders(search: string, signal: AbortSignal): Promise<ChoicePage<{ id: string; name: string }>> {
  const query = { page: 0, limit: CHOICES_MAX, search };
  const { readers, pagination } = await call(selection.selectionReaders, { query }, { signal });
  const items = readers.map(({ _id, name, school, role }) => {
    const place = role === 2 ? (school ?? 'sem escola') : 'administração';
    return { id: _id, name: `${name} (${place})` };
  });
  return { items, total: pagination.total };
}
