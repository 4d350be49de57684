import type { placedComments } from '#contract/marking/placedComments.ts';
import { inLockedTeam, requireTeam } from '../../game/playingTeam.ts';
import { storedMission } from '../../game/stored.ts';
import type { Handlers } from '../../http/handler.ts';
import { Refusal } from '../../http/Refusal.ts';
import { requireAllowed } from '../../http/requireAllowed.ts';
import { auditOnce, ownedSubject } from '../../records/history/audit.queries.ts';
import { canMark, canReadWork } from '../marking.policy.ts';
import { presentMissions, presentPlaced } from './placedComments.presenter.ts';
import { listPlaced, markPlacedRead, removePlaced } from './placedComments.queries.ts';
import { shownComments } from './shownComments.ts';
import { requireCurrentPlaced, writePlaced } from './writePlaced.ts';

/** Handles comments on places of answers (decision 0081). The audit contains neither their words nor the quoted ones. */
export const placedCommentsHandlers: Handlers<typeof placedComments> = {
  placedComments: async ({ caller, services: { db }, params: { teamId } }) => {
    requireAllowed(canReadWork(caller, await requireTeam(db, teamId)));
    return { comments: (await listPlaced(db, [teamId])).map(presentPlaced) };
  },

  writePlacedComment: ({ caller, services, params, body: { level: sent, version, place, text } }) =>
    inLockedTeam(services.db, params.teamId, async (tx, team) => {
      requireAllowed(canMark(caller, team));
      const level = storedMission(sent);
      const at = new Date(services.now());
      const id = params.placedId;
      const { row, isChanged } = await writePlaced(tx, { id, teamId: team.id, level, version, place, text, at });
      const details = { level, removed: false };
      if (isChanged) await auditOnce(tx, { caller, at }, 'placeComment', ownedSubject(team), details);
      return presentPlaced(row);
    }),

  deletePlacedComment: ({ caller, services, params }) =>
    inLockedTeam(services.db, params.teamId, async (tx, team) => {
      requireAllowed(canMark(caller, team));
      const { id, level } = await requireCurrentPlaced(tx, { id: params.placedId, teamId: team.id });
      await removePlaced(tx, id);
      const at = new Date(services.now());
      await auditOnce(tx, { caller, at }, 'placeComment', ownedSubject(team), { level, removed: true });
      return { _id: id, deleted: true } as const;
    }),

  teamComments: async ({ caller, services: { db } }) => {
    const team = await requireTeam(db, caller.accountId);
    return { missions: presentMissions(await shownComments(db, team.id)) };
  },

  readTeamComment: ({ caller, services, params: { placedId } }) =>
    inLockedTeam(services.db, caller.accountId, async (tx, team) => {
      const shown = await shownComments(tx, team.id);
      const comment = shown.find(({ id }) => id === placedId);
      if (comment === undefined) throw new Refusal('notFound');
      if (comment.readAt === null) await markPlacedRead(tx, comment.id, new Date(services.now()));
      return { _id: comment.id, read: true } as const;
    }),
};
