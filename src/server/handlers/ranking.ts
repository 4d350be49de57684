import type { ranking } from '#contract/ranking.ts';
import { isAdmin, isTeam } from '#domain/permissions.ts';
import { RANKING_RULE } from '#domain/ranking.ts';
import { pointsOf } from '#domain/scoring.ts';
import { type RankingScope, THEME_NAMES, type Theme } from '#domain/vocabulary.ts';
import { badInput } from '../badInput.ts';
import { marksFrom } from '../db/marks.ts';
import type { Database } from '../db/open.ts';
import { findSchoolOf, type RankedRow, type RankingFilter, rankTeams } from '../db/ranking.ts';
import type { Caller, Handlers } from '../handler.ts';
import { requireTeam } from '../playingTeam.ts';
import { storedTheme } from '../stored.ts';
import { themeNamed, themeWithId } from '../themeNames.ts';

/** The civic-participation ranking (ruling 8): school and class are the caller's own; administrators always see all. */
export const rankingHandlers: Handlers<typeof ranking> = {
  ranking: async ({ caller, services, query }) => {
    const { page, limit } = query;
    const theme = readTheme(query.solar);
    const scope = await scopeOf(services.db, caller, query.scope);
    const { rows, total } = scope
      ? await rankTeams(services.db, { ...scope, ...(theme && { theme }) }, { page, limit })
      : { rows: [], total: 0 };
    return {
      rule: RANKING_RULE,
      ranking: rows.map((row) => presentRanked(row, caller)),
      pagination: { total, page, limit },
    };
  },
};

/** Whom the caller is ranked against; null when the caller has no school to be ranked in. */
async function scopeOf(db: Database, caller: Caller, scope: RankingScope): Promise<RankingFilter | null> {
  if (scope === 'global' || isAdmin(caller.role)) return {};
  const team = isTeam(caller.role) ? await requireTeam(db, caller.accountId) : null;
  const teacherId = team?.teacherId ?? caller.accountId;
  if (scope === 'class') return team ? { classId: team.classId } : { teacherId };
  const schoolId = await findSchoolOf(db, teacherId);
  return schoolId === null ? null : { schoolId };
}

/** By id or by name; empty means every theme. Refuses any other word. */
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
    levels: levelsOf(row),
    mine: row.id === caller.accountId || row.teacherId === caller.accountId,
  };
}
