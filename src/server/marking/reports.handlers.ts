import type { reports } from '#contract/marking/reports.ts';
import { requireTeam } from '../game/playingTeam.ts';
import type { Handlers } from '../http/handler.ts';
import { Refusal } from '../http/Refusal.ts';
import { requireAllowed } from '../http/requireAllowed.ts';
import { findClass } from '../school/classes.queries.ts';
import { withAnswers } from '../school/teamPages.ts';
import { findTeam, teamsOfClass } from '../school/teams.queries.ts';
import { canReadWork } from './marking.policy.ts';

/** Handles the printed reports of one team and of all teams of a class. */
export const reportsHandlers: Handlers<typeof reports> = {
  teamReport: async ({ caller, services, params: { teamId } }) => {
    requireAllowed(canReadWork(caller, await requireTeam(services.db, teamId)));
    const row = await findTeam(services.db, teamId);
    if (row === null) throw new Refusal('notFound');
    return { className: row.className, teams: withAnswers(services, [row]) };
  },
  classReport: async ({ caller, services, params: { classId } }) => {
    const found = await findClass(services.db, classId);
    if (found === null) throw new Refusal('notFound');
    requireAllowed(canReadWork(caller, found));
    return { className: found.name, teams: withAnswers(services, await teamsOfClass(services.db, classId)) };
  },
};
