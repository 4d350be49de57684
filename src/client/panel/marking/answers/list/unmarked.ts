import type { Team } from '#contract/school/teams.ts';
import { isMarked, type Points } from '#domain/marking/scoring.ts';
import { MISSION_LEVELS, type MissionLevel } from '#domain/vocabulary.ts';
import { marksStore } from '../saving/MarksStore.ts';
import { livePoints } from '../saving/markChoices.ts';
import { NO_WORK } from '../saving/marksState.ts';
import { postedLevels } from '../sheet/postedLevels.ts';

/** Returns the posted missions that lack a mark; a given 0 is a mark. */
export function unmarkedLevels(points: Points, isPosted: (level: MissionLevel) => boolean): MissionLevel[] {
  return MISSION_LEVELS.filter((level) => isPosted(level) && !isMarked(level, points[`level${level}`].marked));
}

/** Returns whether a team lacks a mark. */
export type IsUnmarked = (team: Team) => boolean;

/** Returns whether the server lacks a mark of this team, as counted by its filter 'Por avaliar'. */
export const isUnmarkedOnServer: IsUnmarked = (team) => unmarkedLevels(team.points, postedLevels(team)).length > 0;

/** The same with this account's unsaved marks counted in, so that a team just marked is not stepped to again. */
export function isUnmarkedFor(account: string): IsUnmarked {
  return (team) => {
    const work = marksStore(account).state.getState().teams[team._id] ?? NO_WORK;
    return unmarkedLevels(livePoints(team.points, work.edited.marks), postedLevels(team)).length > 0;
  };
}

/** Returns the ids of the teams that lack a mark, in their order. */
export function unmarkedTeams(teams: readonly Team[], isOpenWork: IsUnmarked): string[] {
  return teams.filter(isOpenWork).map(({ _id }) => _id);
}

interface Around {
  /** Ids; null where there is none. */
  previous: string | null;
  next: string | null;
}

/** Returns the nearest unmarked teams before and after `current`, in the order of the page. */
export function nearestUnmarked(ids: readonly string[], current: string, isUnmarked: (id: string) => boolean): Around {
  const place = ids.indexOf(current);
  const before = ids.slice(0, Math.max(place, 0)).reverse();
  return { previous: before.find(isUnmarked) ?? null, next: ids.slice(place + 1).find(isUnmarked) ?? null };
}
