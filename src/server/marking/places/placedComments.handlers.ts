import type { placedComments } from '#contract/marking/placedComments.ts';
import { lisbonDay } from '#domain/marking/feedback.ts';
import { fileLink } from '../../files/links.ts';
import type { LinkTo } from '../../game/answers.presenter.ts';
import { readAnswers } from '../../game/answers.queries.ts';
import { inLockedTeam, requireTeam } from '../../game/playingTeam.ts';
import { storedMission } from '../../game/stored.ts';
import type { Handlers } from '../../http/handler.ts';
import { Refusal } from '../../http/Refusal.ts';
import { requireAllowed } from '../../http/requireAllowed.ts';
import { auditOnce, ownedSubject } from '../../records/history/audit.queries.ts';
import { canMark, canReadWork } from '../marking.policy.ts';
import { systemInWords } from '../systemInWords.ts';
import { placedOf } from '../teamParts.ts';
import { presentMissions, presentPlaced, revisionOf } from './placedComments.presenter.ts';
import { markPlacedRead, removePlaced } from './placedComments.queries.ts';
import { shownComments } from './shownComments.ts';
import { requireCurrentPlaced, writePlaced } from './writePlaced.ts';

/** Handles comments on places of answers (decision 0081). The audit contains neither their words nor the quoted ones. */
export const placedCommentsHandlers: Handlers<typeof placedComments> = {
  placedComments: async ({ caller, services, params: { teamId } }) => {
    requireAllowed(canReadWork(caller, await requireTeam(services.db, teamId)));
    return placedOf(services, teamId);
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

  teamComments: async ({ caller, services, query: { easy } }) => {
    const { db } = services;
    const now = services.now();
    const team = await requireTeam(db, caller.accountId);
    const [rows, answers] = await Promise.all([shownComments(db, team, lisbonDay(now)), readAnswers(db, [team.id])]);
    const linkTo: LinkTo = (file) => fileLink(services, file, now);
    const system = systemInWords(team.theme, easy);
    return { missions: presentMissions(rows, { system, answers: answers.get(team.id) ?? {}, linkTo }) };
  },

  readTeamComment: ({ caller, services, params: { placedId }, body: { revision } }) =>
    inLockedTeam(services.db, caller.accountId, async (tx, team) => {
      const shown = await shownComments(tx, team, lisbonDay(services.now()));
      const comment = shown.find(({ id }) => id === placedId);
      if (comment === undefined) throw new Refusal('notFound');
      // A device may tell late that it showed words which have changed since.
      const isCurrent = revision === revisionOf(comment);
      if (comment.readAt === null && isCurrent) await markPlacedRead(tx, comment.id, new Date(services.now()));
      return { _id: comment.id, read: comment.readAt !== null || isCurrent };
    }),
};
