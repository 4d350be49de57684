import { THEMES } from '#domain/vocabulary.ts';
import type { SourceTeam } from './source.ts';

export const PAGE_ROWS = 10;
const PAGES = 20;
const GRADES = [7, 8, 9];
const LETTERS = 'ABCDEFGHI';
const FIELDS = ['name', 'theme', 'class', 'school'] as const;

/** One page of the teams by name, filtered by theme or class name. `page` counts from 0. */
export interface ListQuery {
  by: 'theme' | 'class';
  value: string;
  page: number;
  order: 'asc' | 'desc';
}

export interface ListedPage {
  total: number;
  teams: SourceTeam[];
}

export interface ExpectedPage {
  query: ListQuery;
  answer: ListedPage;
}

/** Returns every requested page with its expected response, half of them by theme. */
export function expectedPages(source: readonly SourceTeam[]): ExpectedPage[] {
  const sorted = [...source].sort((a, b) => (a.name < b.name ? -1 : 1));
  const classes = GRADES.flatMap((grade) => [...LETTERS].map((letter) => `${grade}.º ${letter}`));
  const byTheme = THEMES.map((theme) => pagesOf(sorted, 'theme', theme));
  const byClass = classes.map((name) => pagesOf(sorted, 'class', name));
  const half = byClass.flat();
  return half.flatMap((page, n) => [page, ...pick(byTheme.flat(), n)]);
}

function pick<T>(some: readonly T[], n: number): T[] {
  return some.slice(n % some.length, (n % some.length) + 1);
}

function pagesOf(sorted: readonly SourceTeam[], by: ListQuery['by'], value: string): ExpectedPage[] {
  const matching = sorted.filter((team) => team[by] === value);
  const ways = { asc: matching, desc: [...matching].reverse() };
  return (['asc', 'desc'] as const).flatMap((order) =>
    Array.from({ length: PAGES }, (_, page) => ({
      query: { by, value, page, order },
      answer: { total: matching.length, teams: ways[order].slice(page * PAGE_ROWS, (page + 1) * PAGE_ROWS) },
    })),
  );
}

/** Returns whether both pages have the same total and the same teams in the same order. */
export function sameList(a: ListedPage, b: ListedPage): boolean {
  return (
    a.total === b.total &&
    a.teams.length === b.teams.length &&
    a.teams.every((team, n) => {
      const other = b.teams[n];
      return other !== undefined && FIELDS.every((field) => team[field] === other[field]);
    })
  );
}
