import type { Team } from '#contract/school/teams.ts';
import { isMarked, type Points } from '#domain/marking/scoring.ts';
import { MISSION_LEVELS, type MissionLevel } from '#domain/vocabulary.ts';
import { marksStore } from '../saving/MarksStore.ts';
import { livePoints } from '../saving/markChoices.ts';
import { NO_WORK } from '../saving/marksState.ts';
import { postedLevels } from '../sheet/postedLevels.ts';

/** The posted missions of which a teacher still has a mark to give; a 0 that was given is a mark. */
export function unmarkedLevels(points: Points, isPosted: (level: MissionLevel) => boolean): MissionLevel[] {
  return MISSION_LEVELS.filter((level) => isPosted(level) && !isMarked(level, points[`level${level}`].marked));
}

/** Whether a team still has marks to be given. */
export type OpenWork = (team: Team) => boolean;

/** Whether the server still lacks a mark of this team: the same that its filter 'Por avaliar' counts. */
export const hasOpenWork: OpenWork = (team) => unmarkedLevels(team.points, postedLevels(team)).length > 0;

/** The same, where what this account chose on this device counts as given: what was just marked is not walked to again. */
export function openWorkOf(account: string): OpenWork {
  return (team) => {
    const work = marksStore(account).state.getState().teams[team._id] ?? NO_WORK;
    return unmarkedLevels(livePoints(team.points, work.edited.marks), postedLevels(team)).length > 0;
  };
}

/** The ids of the teams that still have to be marked, in their order. */
export function unmarkedTeams(teams: readonly Team[], isOpenWork: OpenWork): string[] {
  return teams.filter(isOpenWork).map(({ _id }) => _id);
}

interface Around {
  /** Ids; null where there is none. */
  previous: string | null;
  next: string | null;
}

/** The nearest teams before and after one, in the order of the page, that still have to be marked. */
export function around(ids: readonly string[], current: string, isUnmarked: (id: string) => boolean): Around {
  const place = ids.indexOf(current);
  const before = ids.slice(0, Math.max(place, 0)).reverse();
  return { previous: before.find(isUnmarked) ?? null, next: ids.slice(place + 1).find(isUnmarked) ?? null };
}
