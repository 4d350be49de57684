/** Source: spec, section 2 (Teams): what the list is filtered and sorted by; all of it stands in the address. */

const TEXT_FILTERS = ['search', 'name', 'class', 'solar'] as const;
export const FLAG_FILTERS = ['tutorial', 'level1', 'level2', 'level3', 'level4'] as const;
export const SORTS = ['name', 'class', 'tutorial', 'solar'] as const;
export const ORDERS = ['asc', 'desc'] as const;

type TextFilter = (typeof TEXT_FILTERS)[number];
export type FlagFilter = (typeof FLAG_FILTERS)[number];
export type Sort = (typeof SORTS)[number];
export type Order = (typeof ORDERS)[number];

export type TeamFilters = Record<TextFilter, string> &
  Partial<Record<FlagFilter, 'true' | 'false'>> & { sort: Sort; order: Order };

export const SORT_LABELS: Record<Sort, string> = {
  name: 'Nome',
  class: 'Turma',
  tutorial: 'Tutorial',
  solar: 'Sistema solar',
};
export const ORDER_LABELS: Record<Order, string> = { asc: 'Ascendente', desc: 'Descendente' };
export const FLAG_LABELS: Record<FlagFilter, string> = {
  tutorial: 'Tutorial',
  level1: 'Nível 1',
  level2: 'Nível 2',
  level3: 'Nível 3',
  level4: 'Nível 4',
};

/** Reads the address; unknown words count as not given. */
export function readTeamFilters(params: URLSearchParams): TeamFilters {
  const filters: TeamFilters = {
    search: params.get('search') ?? '',
    name: params.get('name') ?? '',
    class: params.get('class') ?? '',
    solar: params.get('solar') ?? '',
    sort: SORTS.find((sort) => sort === params.get('sort')) ?? 'name',
    order: ORDERS.find((order) => order === params.get('order')) ?? 'asc',
  };
  for (const flag of FLAG_FILTERS) {
    const value = params.get(flag);
    if (value === 'true' || value === 'false') filters[flag] = value;
  }
  return filters;
}

/** Changes one filter or the sorting: the list starts again at its first page, and empty words leave the address. */
export function withFilter(params: URLSearchParams, name: keyof TeamFilters, value: string): URLSearchParams {
  const next = new URLSearchParams(params);
  const usual = name === 'sort' ? 'name' : name === 'order' ? 'asc' : '';
  if (value === usual) next.delete(name);
  else next.set(name, value);
  next.delete('page');
  return next;
}

/** 'Limpar Filtros': page size stays, everything else goes. */
export function withoutFilters(params: URLSearchParams): URLSearchParams {
  const size = params.get('size');
  return new URLSearchParams(size === null ? {} : { size });
}

/** Whether anything narrows the list; sorting does not. */
export function isFiltered(filters: TeamFilters): boolean {
  return TEXT_FILTERS.some((name) => filters[name] !== '') || FLAG_FILTERS.some((name) => filters[name] !== undefined);
}
