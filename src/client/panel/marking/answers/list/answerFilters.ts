import { THEME_NAMES, THEMES } from '#domain/vocabulary.ts';

/** What the answers are narrowed to, besides the search; all of it stands in the address. */
export interface AnswerFilters {
  class: string;
  /** A theme's name; empty for all. */
  solar: string;
  /** Whether marks are still to be given; left out, both. */
  unmarked?: 'true' | 'false';
}

export const SOLAR_NAMES: readonly string[] = THEMES.map((theme) => THEME_NAMES[theme]);

/** Reads the address; unknown words count as not given. */
export function readAnswerFilters(params: URLSearchParams): AnswerFilters {
  const unmarked = params.get('unmarked');
  return {
    class: params.get('class') ?? '',
    solar: SOLAR_NAMES.find((name) => name === params.get('solar')) ?? '',
    ...((unmarked === 'true' || unmarked === 'false') && { unmarked }),
  };
}

/** What is found, in words. */
export function scopeText(search: string, filters: AnswerFilters): string {
  if (search !== '') return `Equipas com «${search}»`;
  return isNarrowed(filters) ? 'Equipas filtradas' : 'Todas as equipas';
}

/** Whether any filter narrows the list. */
function isNarrowed(filters: AnswerFilters): boolean {
  return filters.class !== '' || filters.solar !== '' || filters.unmarked !== undefined;
}
