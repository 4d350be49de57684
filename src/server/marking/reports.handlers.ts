import type { ReportedTeam, reports } from '#contract/marking/reports.ts';
import { noAttendance } from '#domain/classroom/attendance.ts';
import { attendanceTotalsOf, reflectionsOf } from '../classroom/lessons/teamwork.queries.ts';
import { groupBy } from '../db/groupBy.ts';
import { requireTeam } from '../game/playingTeam.ts';
import type { Handlers, Services } from '../http/handler.ts';
import { Refusal } from '../http/Refusal.ts';
import { requireAllowed } from '../http/requireAllowed.ts';
import { findClass } from '../school/classes.queries.ts';
import { withAnswers } from '../school/teamPages.ts';
import { findTeam, type TeamWithWork, teamsOfClass } from '../school/teams.queries.ts';
import { levelScaleOfClass } from './levelScales.queries.ts';
import { canReadWork } from './marking.policy.ts';
import { presentPlaced } from './places/placedComments.presenter.ts';
import { listCurrentPlaced } from './places/placedComments.queries.ts';
import { correctionsOf } from './quiz/quizCorrections.queries.ts';
import { presentTeamworkSummary } from './teamwork.presenter.ts';

/** Handles the printed reports of one team and of all teams of a class. */
export const reportsHandlers: Handlers<typeof reports> = {
  teamReport: async ({ caller, services, params: { teamId } }) => {
    const { teacherId, classId } = await requireTeam(services.db, teamId);
    requireAllowed(canReadWork(caller, { teacherId }));
    const row = await findTeam(services.db, teamId);
    if (row === null) throw new Refusal('notFound');
    return presentReport(services, { className: row.className, classId }, [row]);
  },
  classReport: async ({ caller, services, params: { classId } }) => {
    const found = await findClass(services.db, classId);
    if (found === null) throw new Refusal('notFound');
    requireAllowed(canReadWork(caller, found));
    return presentReport(services, { className: found.name, classId }, await teamsOfClass(services.db, classId));
  },
};

async function presentReport(
  services: Services,
  { className, classId }: { className: string; classId: string },
  rows: readonly TeamWithWork[],
) {
  const [corrections, levelScale, teams] = await Promise.all([
    correctionsOf(services.db, classId),
    levelScaleOfClass(services.db, classId),
    reported(services, rows),
  ]);
  return {
    className,
    quizCorrections: corrections.map(({ options, ...correction }) => ({ ...correction, options: [...options] })),
    levelScale,
    teams,
  };
}

async function reported(services: Services, rows: readonly TeamWithWork[]): Promise<ReportedTeam[]> {
  const ids = rows.map(({ id }) => id);
  const [totals, reflections, comments] = await Promise.all([
    attendanceTotalsOf(services.db, ids),
    reflectionsOf(services.db, ids),
    listCurrentPlaced(services.db, ids),
  ]);
  const commentsOf = groupBy(comments, ({ teamId }) => teamId);
  return withAnswers(services, rows).map((team) => ({
    ...team,
    teamwork: presentTeamworkSummary(
      totals.get(team._id) ?? noAttendance(team.members.length),
      reflections.get(team._id) ?? {},
    ),
    placedComments: (commentsOf.get(team._id) ?? []).map(presentPlaced),
  }));
}
