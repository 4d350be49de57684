import type { ranking } from '#contract/council/ranking.ts';
import type { ReplyOf } from '#contract/endpoint.ts';
import { RANKING_RULE } from '#domain/council/ranking.ts';
import { strengthsOf } from '#domain/council/strengths.ts';
import { partAtLevel } from '#domain/game/progression.ts';
import { lisbonDay } from '#domain/marking/feedback.ts';
import { isProvisional, pointsOf } from '#domain/marking/scoring.ts';
import { isTeam } from '#domain/permissions.ts';
import { type RankingScope, THEME_NAMES, type Theme } from '#domain/vocabulary.ts';
import type { Database } from '../db/openDatabase.ts';
import { paginationOf } from '../db/paging.ts';
import type { PlayingTeam } from '../game/levels.queries.ts';
import { openLevelOf, requireTeam } from '../game/playingTeam.ts';
import { storedTheme } from '../game/stored.ts';
import { themeNamed, themeWithId } from '../game/themeNames.ts';
import { badInput } from '../http/badInput.ts';
import type { Caller, Handlers } from '../http/handler.ts';
import { Refusal } from '../http/Refusal.ts';
import { requireAllowed } from '../http/requireAllowed.ts';
import { marksFrom } from '../marking/marks.queries.ts';
import { canManageClass } from '../school/classes.policy.ts';
import { findClass } from '../school/classes.queries.ts';
import { findSchoolOf } from '../school/teachers.queries.ts';
import { findOpenedRanking } from './classRanking.queries.ts';
import { canRankEveryTeam, decideTeamRanking, rankedClassScope } from './ranking.policy.ts';
import { type RankedRow, type RankingFilter, rankAround, rankTeams } from './ranking.queries.ts';
import { listCivicTeams } from './strengths.queries.ts';

const REFUSED = {
  notOpened: {},
  notInCouncil: { message: 'A classificação vê-se no Conselho Galáctico.' },
  tooWide: { message: 'O professor abriu a classificação só até certo ponto: esta é mais larga.' },
};

/** Handles the ranking (ruling 8): school and class scopes are the caller's own; administrators always see all. */
export const rankingHandlers: Handlers<typeof ranking> = {
  ranking: async ({ caller, services: { db, now }, query }) => {
    const theme = readTheme(query.solar);
    if (isTeam(caller.role)) {
      return rankingForTeam(db, caller, { asked: query.scope, theme, today: lisbonDay(now()) });
    }
    const scope = await scopeOf(db, caller, query.scope ?? 'global');
    const { rows, total } = scope
      ? await rankTeams(db, { ...scope, ...(theme && { theme }) }, query)
      : { rows: [], total: 0 };
    return {
      rule: RANKING_RULE,
      ranking: rows.map((row) => ({ ...presentRanked(row, caller), levels: levelsOf(row) })),
      pagination: paginationOf(query, { total }),
    };
  },
  classStrengths: async ({ caller, params: { classId }, services: { db } }) => {
    const found = await findClass(db, classId);
    if (found === null) throw new Refusal('notFound');
    requireAllowed(canManageClass(caller, found));
    const teams = await listCivicTeams(db, classId);
    const strengths = strengthsOf(teams);
    return { teams: teams.map(({ id, name }) => ({ _id: id, name, strength: strengths.get(id) ?? '' })) };
  },
};

/** Returns the team's place, its neighbours and the first places. Throws rankingClosed for a scope that is not open. */
async function rankingForTeam(
  db: Database,
  caller: Caller,
  { asked, theme, today }: { asked: RankingScope | undefined; theme: Theme | null; today: string },
): Promise<ReplyOf<(typeof ranking)['ranking']>> {
  const team = await requireTeam(db, caller.accountId);
  const opened = await findOpenedRanking(db, { teamId: team.id, today });
  const isInCouncil = partAtLevel(openLevelOf(team)) === null;
  const decision = decideTeamRanking({ isInCouncil }, asked, opened);
  if ('refusal' in decision) throw new Refusal('rankingClosed', REFUSED[decision.refusal]);
  const { scope } = decision;
  const filter = { ...(await scopeOfTeam(db, team, scope)), ...(theme && { theme }), toldOn: today };
  const { near, first, total } = await rankAround(db, filter, team.id);
  const strength = strengthsOf(await listCivicTeams(db, team.classId)).get(team.id);
  const present = (row: RankedRow) => presentRanked(row, caller);
  const pagination = { total, page: 0, limit: near.length + first.length };
  const places = { ranking: near.map(present), first: first.map(present), pagination };
  return { rule: RANKING_RULE, scope, ...places, ...(strength !== undefined && { strength }) };
}

/** The school scope of a teacher without a school is the teacher's own classes. */
async function scopeOfTeam(db: Database, team: PlayingTeam, scope: RankingScope): Promise<RankingFilter> {
  if (scope === 'global') return {};
  if (scope === 'class') return { classId: team.classId };
  const schoolId = await findSchoolOf(db, team.teacherId);
  return schoolId === null ? { teacherId: team.teacherId } : { schoolId };
}

/** Returns the filter of a staff ranking; null when it needs a school and the caller has none. */
async function scopeOf(db: Database, caller: Caller, scope: RankingScope): Promise<RankingFilter | null> {
  if (canRankEveryTeam(caller, scope)) return {};
  if (scope === 'class') return rankedClassScope(caller);
  const schoolId = await findSchoolOf(db, caller.accountId);
  return schoolId === null ? null : { schoolId };
}

/** Reads a theme's id or name; null (every theme) when empty. Throws badInput for anything else. */
function readTheme(solar: string): Theme | null {
  if (solar === '') return null;
  const theme = themeWithId(solar) ?? themeNamed(solar);
  if (theme !== null) return theme;
  throw badInput({ solar: 'Este sistema solar não existe.' });
}

function levelsOf({ marks }: RankedRow) {
  const { level1, level2, level3, level4 } = pointsOf(marksFrom(marks));
  return { level1: level1.total, level2: level2.total, level3: level3.total, level4: level4.total };
}

function presentRanked(row: RankedRow, caller: Caller) {
  return {
    rank: row.rank,
    team: row.name,
    class: row.className,
    school: row.schoolName,
    solar: THEME_NAMES[storedTheme(row.theme)],
    points: row.points,
    participation: row.participation,
    provisional: isProvisional(marksFrom(row.marks)),
    mine: row.id === caller.accountId || row.teacherId === caller.accountId,
  };
}
