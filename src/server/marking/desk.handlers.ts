import type { desk } from '#contract/marking/desk.ts';
import { COMPARED_ANSWERS_MAX, MARKING_QUEUE_MAX } from '#domain/limits.ts';
import { groupSimilar, SIMILARITY_THRESHOLD } from '#domain/marking/similarAnswers.ts';
import { requireTeam } from '../game/playingTeam.ts';
import { storedMission } from '../game/stored.ts';
import type { Caller, Handlers } from '../http/handler.ts';
import { Refusal } from '../http/Refusal.ts';
import { requireAllowed } from '../http/requireAllowed.ts';
import { filtersOf, withAnswers } from '../school/teamPages.ts';
import { findTeam } from '../school/teams.queries.ts';
import { presentQueued } from './desk.presenter.ts';
import { readAnswerTexts, readQueue } from './desk.queries.ts';
import { canReadWork, workScope } from './marking.policy.ts';
import { askedBy, placedOf, teamworkOf, versionsOf } from './teamParts.ts';

type QueueFilters = { search: string; class: string; solar: string };

/** Handles the reading calls of the marking desk; marks and comments have their own calls. */
export const deskHandlers: Handlers<typeof desk> = {
  markingQueue: async ({ caller, services, query }) => {
    const { rows, total } = await readQueue(services.db, scoped(caller, query), MARKING_QUEUE_MAX);
    return { teams: rows.map(presentQueued), total };
  },
  teamWork: async ({ caller, services, params: { teamId } }) => {
    requireAllowed(canReadWork(caller, await requireTeam(services.db, teamId)));
    const [row, { versions }, { missions }, { comments }, asked] = await Promise.all([
      findTeam(services.db, teamId),
      versionsOf(services, teamId),
      teamworkOf(services, teamId),
      placedOf(services, teamId),
      askedBy(services, teamId),
    ]);
    const [team] = row ? withAnswers(services, [row]) : [];
    if (!team) throw new Refusal('notFound');
    return { team, versions, teamwork: missions, comments, asked };
  },
  similarAnswers: async ({ caller, services, params, query }) => {
    const level = storedMission(params.level);
    const chosen = { level, limit: COMPARED_ANSWERS_MAX };
    const rows = await readAnswerTexts(services.db, scoped(caller, query), chosen);
    return {
      threshold: SIMILARITY_THRESHOLD,
      groups: groupSimilar(rows.map(({ theme, ...row }) => ({ ...row, solar: theme }))),
    };
  },
};

function scoped(caller: Caller, filters: QueueFilters) {
  return filtersOf({ ...filters, name: '' }, workScope(caller).teacherId);
}
