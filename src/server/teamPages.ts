import type { ReplyOf } from '#contract/endpoint.ts';
import type { Team, TeamQuery, teams } from '#contract/teams.ts';
import { PARTS, THEME_NAMES, THEMES, type Theme } from '#domain/vocabulary.ts';
import type { TeamFilters } from './db/teamFilters.ts';
import { pageOfTeams } from './db/teamPage.ts';
import { type Chosen, type TeamWithWork, teamsByIds, workByIds } from './db/teams.ts';
import { fileLink } from './files/links.ts';
import type { Services } from './handler.ts';
import { presentAnswers } from './presenters/answers.ts';
import { presentNotes } from './presenters/notes.ts';
import { presentTeam } from './presenters/team.ts';
import { themeWithId } from './themeNames.ts';

type TeamPage = ReplyOf<typeof teams.allTeams>;

/** A page of teams with the total of what matches; `teacherId` undefined: everybody's teams. */
export async function teamPage(
  services: Services,
  query: TeamQuery,
  { teacherId, answers }: { teacherId: string | undefined; answers: boolean },
): Promise<TeamPage> {
  const filters = filtersOf(query, teacherId);
  const { ids, total, more } = await pageOfTeams(services.db, filters, query, query);
  const chosen = { ids, teacherId };
  const found = answers ? withAnswers(services, await workByIds(services.db, chosen)) : await shown(services, chosen);
  return { teams: found, pagination: { total, page: query.page, limit: query.limit, ...(more && { more }) } };
}

async function shown({ db }: Services, chosen: Chosen): Promise<Team[]> {
  return (await teamsByIds(db, chosen)).map((row) => presentTeam(row));
}

/** Teams with everything that they have posted. */
export function withAnswers(services: Services, rows: readonly TeamWithWork[]): Team[] {
  const now = services.now();
  const linkTo = (file: { name: string; sha256: string }) => fileLink(services, file, now);
  return rows.map(({ work, ...row }) => {
    const answers = presentAnswers(row.id, work.answers, linkTo);
    return presentTeam(row, { ...answers, notes: presentNotes(work.notes) });
  });
}

/** Everybody's teams, or one teacher's, without any other filter. */
export function unfiltered(teacherId: string | undefined): TeamFilters {
  return { teacherId, search: '', name: '', class: '', themes: null, levels: [] };
}

/** What the list's filters mean; they narrow one teacher's teams, or everybody's. */
export function filtersOf(
  query: Omit<TeamQuery, 'page' | 'limit' | 'sort' | 'order'>,
  teacherId: string | undefined,
): TeamFilters {
  const chips = { 0: query.tutorial, 1: query.level1, 2: query.level2, 3: query.level3, 4: query.level4 };
  const levels = PARTS.flatMap((part) => {
    const wanted = chips[part];
    return wanted === undefined ? [] : [{ part, wanted }];
  });
  return {
    teacherId,
    search: query.search,
    name: query.name,
    class: query.class,
    themes: query.solar === '' ? null : themesMatching(query.solar),
    levels,
    unmarked: query.unmarked,
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
