import type { teamwork } from '#contract/marking/teamwork.ts';
import { requireTeam } from '../game/playingTeam.ts';
import type { Handlers } from '../http/handler.ts';
import { requireAllowed } from '../http/requireAllowed.ts';
import { canReadWork } from './marking.policy.ts';
import { teamworkOf } from './teamParts.ts';

/** Handles how a team worked together, which stands beside its teamwork marks. */
export const teamworkHandlers: Handlers<typeof teamwork> = {
  teamwork: async ({ caller, services, params: { teamId } }) => {
    requireAllowed(canReadWork(caller, await requireTeam(services.db, teamId)));
    return teamworkOf(services, teamId);
  },
};
