/** Filters and sort keys of the team list, besides the search; all are kept in the address. Source: spec, section 2 (Teams). */

const TEXT_FILTERS = ['name', 'class', 'solar'] as const;
export const FLAG_FILTERS = ['tutorial', 'level1', 'level2', 'level3', 'level4'] as const;
export const SORTS = ['name', 'class', 'tutorial', 'solar'] as const;

type TextFilter = (typeof TEXT_FILTERS)[number];
export type FlagFilter = (typeof FLAG_FILTERS)[number];
export type Sort = (typeof SORTS)[number];

export type TeamFilters = Record<TextFilter, string> & Partial<Record<FlagFilter, 'true' | 'false'>>;

export const SORT_LABELS: Record<Sort, string> = {
  name: 'Nome',
  class: 'Turma',
  tutorial: 'Treino',
  solar: 'Sistema solar',
};
export const FLAG_LABELS: Record<FlagFilter, string> = {
  tutorial: 'Treino',
  level1: 'Missão 1',
  level2: 'Missão 2',
  level3: 'Missão 3',
  level4: 'Missão 4',
};

const TRAINING_OPTIONS = [
  { value: '', label: 'Todos' },
  { value: 'true', label: 'Concluído' },
  { value: 'false', label: 'Por concluir' },
];
const MISSION_OPTIONS = [
  { value: '', label: 'Todas' },
  { value: 'true', label: 'Concluída' },
  { value: 'false', label: 'Por concluir' },
];
export const FLAG_OPTIONS: Record<FlagFilter, typeof TRAINING_OPTIONS> = {
  tutorial: TRAINING_OPTIONS,
  level1: MISSION_OPTIONS,
  level2: MISSION_OPTIONS,
  level3: MISSION_OPTIONS,
  level4: MISSION_OPTIONS,
};

/** 'Treino concluído', 'Missão 1 por concluir'. */
export function stepState(flag: FlagFilter, isDone: boolean): string {
  return `${FLAG_LABELS[flag]} ${isDone ? (flag === 'tutorial' ? 'concluído' : 'concluída') : 'por concluir'}`;
}

/** Reads the filters from the address; unknown values count as absent. */
export function readTeamFilters(params: URLSearchParams): TeamFilters {
  const filters: TeamFilters = {
    name: params.get('name') ?? '',
    class: params.get('class') ?? '',
    solar: params.get('solar') ?? '',
  };
  for (const flag of FLAG_FILTERS) {
    const value = params.get(flag);
    if (value === 'true' || value === 'false') filters[flag] = value;
  }
  return filters;
}

/** Returns the address after 'Limpar Filtros': only the page size stays. */
export function withoutFilters(params: URLSearchParams): URLSearchParams {
  const size = params.get('size');
  return new URLSearchParams(size === null ? {} : { size });
}

/** Returns whether any filter is set. */
export function isFiltered(filters: TeamFilters): boolean {
  return TEXT_FILTERS.some((name) => filters[name] !== '') || FLAG_FILTERS.some((name) => filters[name] !== undefined);
}
