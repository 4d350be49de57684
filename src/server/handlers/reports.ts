import type { reports } from '#contract/reports.ts';
import { findClass } from '../db/cards.ts';
import { findTeam, teamsOfClass } from '../db/teams.ts';
import type { Handlers } from '../handler.ts';
import { requireTeam } from '../playingTeam.ts';
import { Refusal } from '../refusals.ts';
import { requireSelf } from '../scope.ts';
import { withAnswers } from '../teamPages.ts';

/** What is printed of one team, or of all teams of a class. */
export const reportsHandlers: Handlers<typeof reports> = {
  teamReport: async ({ caller, services, params: { teamId } }) => {
    requireSelf(caller, (await requireTeam(services.db, teamId)).teacherId);
    const row = await findTeam(services.db, teamId);
    if (row === null) throw new Refusal('notFound');
    return { className: row.className, teams: withAnswers(services, [row]) };
  },
  classReport: async ({ caller, services, params: { classId } }) => {
    const found = await findClass(services.db, classId);
    if (found === null) throw new Refusal('notFound');
    requireSelf(caller, found.teacherId);
    return { className: found.name, teams: withAnswers(services, await teamsOfClass(services.db, classId)) };
  },
};
