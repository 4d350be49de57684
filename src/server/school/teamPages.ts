import type { ReplyOf } from '#contract/endpoint.ts';
import type { Team, TeamQuery, teams } from '#contract/school/teams.ts';
import { PARTS, THEME_NAMES, THEMES, type Theme } from '#domain/vocabulary.ts';
import { paginationOf } from '../db/paging.ts';
import { fileLink } from '../files/links.ts';
import { presentAnswers } from '../game/answers.presenter.ts';
import { themeWithId } from '../game/themeNames.ts';
import type { Services } from '../http/handler.ts';
import { StreamedReply } from '../http/StreamedReply.ts';
import { presentNotes } from '../marking/notes.presenter.ts';
import type { TeamFilters } from './teamFilters.queries.ts';
import { pageOfTeams } from './teamPage.queries.ts';
import { presentTeam, withSupports } from './teams.presenter.ts';
import { type SelectedTeams, type TeamWithWork, teamsByIds, workByIds } from './teams.queries.ts';

type TeamPage = ReplyOf<typeof teams.allTeams>;

/** Number of teams whose answers are read at a time. A team's texts can take 200 kB; a panel page has up to 50 teams. */
const ANSWERS_AT_ONCE = 100;

/** Reads a page of teams with the total of matches; all teachers' teams when `teacherId` is undefined. */
export async function teamPage(services: Services, query: TeamQuery, teacherId: string | undefined): Promise<TeamPage> {
  const { chosen, pagination } = await choosePage(services, query, teacherId);
  const rows = await teamsByIds(services.db, chosen);
  return { teams: rows.map((row) => withSupports(presentTeam(row), row)), pagination };
}

/** As teamPage with everything that the teams have posted; the answers are read in batches while the reply streams. */
export async function answersPage(
  services: Services,
  query: TeamQuery,
  teacherId: string | undefined,
): Promise<StreamedReply<TeamPage>> {
  const { chosen, pagination } = await choosePage(services, query, teacherId);
  return StreamedReply.begin<TeamPage, 'teams'>('teams', answersOf(services, chosen), { pagination });
}

async function choosePage(services: Services, query: TeamQuery, teacherId: string | undefined) {
  const filters = filtersOf(query, teacherId);
  const { ids, ...counted } = await pageOfTeams(services.db, filters, query, query);
  const chosen: SelectedTeams = { ids, teacherId };
  return { chosen, pagination: paginationOf(query, counted) };
}

async function* answersOf(services: Services, { ids, teacherId }: SelectedTeams): AsyncGenerator<Team[]> {
  for (let from = 0; from < ids.length; from += ANSWERS_AT_ONCE) {
    const batch = { ids: ids.slice(from, from + ANSWERS_AT_ONCE), teacherId };
    const rows = await workByIds(services.db, batch);
    yield withAnswers(services, rows).map((team, index) => withSupports(team, rows[index] ?? { supports: null }));
  }
}

/** Presents teams with everything that they have posted. */
export function withAnswers(services: Services, rows: readonly TeamWithWork[]): Team[] {
  const now = services.now();
  const linkTo = (file: { name: string; sha256: string }) => fileLink(services, file, now);
  return rows.map(({ work, ...row }) => {
    const answers = presentAnswers(row.id, work.answers, linkTo);
    return presentTeam(row, {
      ...answers,
      notes: presentNotes(work.notes),
      dilemmas: work.dilemmas.map(presentDilemma),
    });
  });
}

function presentDilemma({ mission, choice, opened, at }: TeamWithWork['work']['dilemmas'][number]) {
  return { mission, choice, opened: [...opened], at };
}

/** Returns filters that match all teams, or one teacher's. */
export function unfiltered(teacherId: string | undefined): TeamFilters {
  return { teacherId, search: '', name: '', class: '', themes: null, levels: [] };
}

/** Converts the query's filters; they apply to one teacher's teams, or to all. */
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

/** Matches a theme's id, or a part of its name ignoring case and accents. */
function themesMatching(words: string): Theme[] {
  const known = themeWithId(words);
  if (known !== null) return [known];
  return THEMES.filter((theme) => folded(THEME_NAMES[theme]).includes(folded(words)));
}

function folded(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
}
