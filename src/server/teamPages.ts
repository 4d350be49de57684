import type { Team, TeamQuery } from '#contract/teams.ts';
import { THEME_NAMES, THEMES, type Theme } from '#domain/vocabulary.ts';
import { readAnswers } from './db/answers.ts';
import type { TeamFilters } from './db/teamFilters.ts';
import { countTeams, listTeams, type TeamWithMarks } from './db/teams.ts';
import { fileLink } from './files/links.ts';
import type { Services } from './handler.ts';
import { presentAnswers } from './presenters/answers.ts';
import { presentTeam } from './presenters/team.ts';
import { themeWithId } from './themeNames.ts';

type TeamPage = { teams: Team[]; pagination: { total: number; page: number; limit: number } };

/** A page of teams with the total of what matches; `teacherId` undefined: everybody's teams. */
export async function teamPage(
  services: Services,
  query: TeamQuery,
  { teacherId, answers }: { teacherId: string | undefined; answers: boolean },
): Promise<TeamPage> {
  const filters = filtersOf(query, teacherId);
  const [rows, total] = await Promise.all([
    listTeams(services.db, filters, query, query),
    countTeams(services.db, filters),
  ]);
  const teams = answers ? await withAnswers(services, rows) : rows.map((row) => presentTeam(row));
  return { teams, pagination: { total, page: query.page, limit: query.limit } };
}

/** Teams with everything that they have posted. */
export async function withAnswers(services: Services, rows: readonly TeamWithMarks[]): Promise<Team[]> {
  const stored = await readAnswers(
    services.db,
    rows.map(({ id }) => id),
  );
  const now = services.now();
  const linkTo = (file: { name: string; sha256: string }) => fileLink(services, file, now);
  return rows.map((row) => presentTeam(row, presentAnswers(row.id, stored.get(row.id) ?? {}, linkTo)));
}

/** Everybody's teams, or one teacher's, without any other filter. */
export function unfiltered(teacherId: string | undefined): TeamFilters {
  return { teacherId, search: '', name: '', class: '', themes: null, levels: [] };
}

function filtersOf(query: TeamQuery, teacherId: string | undefined): TeamFilters {
  // A level's chip is green once its part was accepted: the game level is above the one that opens it (ruling 4).
  const chips = [query.tutorial, query.level1, query.level2, query.level3, query.level4];
  const levels = chips.flatMap((wanted, part) => (wanted === undefined ? [] : [{ above: part + 1, wanted }]));
  return {
    teacherId,
    search: query.search,
    name: query.name,
    class: query.class,
    themes: query.solar === '' ? null : themesMatching(query.solar),
    levels,
  };
}

/** By id, or by a piece of the name without regard to case or accents. */
function themesMatching(words: string): Theme[] {
  const known = themeWithId(words);
  if (known !== null) return [known];
  return THEMES.filter((theme) => plain(THEME_NAMES[theme]).includes(plain(words)));
}

function plain(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
}
