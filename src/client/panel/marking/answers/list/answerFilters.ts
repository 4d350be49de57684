import { THEME_NAMES, THEMES } from '#domain/vocabulary.ts';

/** Filters of the answers besides the search; all are kept in the address. */
export interface AnswerFilters {
  class: string;
  /** A theme's name; empty for all. */
  solar: string;
  /** Whether a mark is missing; absent for both. */
  unmarked?: 'true' | 'false';
}

const SOLAR_NAMES: readonly string[] = THEMES.map((theme) => THEME_NAMES[theme]);

/** Reads the filters from the address; unknown values count as absent. */
export function readAnswerFilters(params: URLSearchParams): AnswerFilters {
  const unmarked = params.get('unmarked');
  return {
    class: params.get('class') ?? '',
    solar: SOLAR_NAMES.find((name) => name === params.get('solar')) ?? '',
    ...((unmarked === 'true' || unmarked === 'false') && { unmarked }),
  };
}

/** Describes the listed teams, in Portuguese. */
export function scopeText(search: string, filters: AnswerFilters): string {
  if (search !== '') return `Equipas com «${search}»`;
  return isFiltered(filters) ? 'Equipas filtradas' : 'Todas as equipas';
}

function isFiltered(filters: AnswerFilters): boolean {
  return filters.class !== '' || filters.solar !== '' || filters.unmarked !== undefined;
}
