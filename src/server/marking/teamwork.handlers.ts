import type { teamwork } from '#contract/marking/teamwork.ts';
import { lessonsOfTeam, postedPartsOf, reflectionsOf } from '../classroom/lessons/teamwork.queries.ts';
import { requireTeam } from '../game/playingTeam.ts';
import type { Handlers } from '../http/handler.ts';
import { Refusal } from '../http/Refusal.ts';
import { requireAllowed } from '../http/requireAllowed.ts';
import { findTeam } from '../school/teams.queries.ts';
import { canReadWork } from './marking.policy.ts';
import { presentTeamwork } from './teamwork.presenter.ts';

/** Handles how a team worked together, which stands beside its teamwork marks. */
export const teamworkHandlers: Handlers<typeof teamwork> = {
  teamwork: async ({ caller, services: { db, now }, params: { teamId } }) => {
    requireAllowed(canReadWork(caller, await requireTeam(db, teamId)));
    const [team, lessons, posted, reflections] = await Promise.all([
      findTeam(db, teamId),
      lessonsOfTeam(db, teamId),
      postedPartsOf(db, teamId),
      reflectionsOf(db, [teamId]),
    ]);
    if (team === null) throw new Refusal('notFound');
    const rows = { members: team.members, lessons, posted, reflections: reflections.get(teamId) ?? {} };
    return presentTeamwork(rows, now());
  },
};
