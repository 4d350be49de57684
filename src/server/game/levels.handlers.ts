import type { levels } from '#contract/game/levels.ts';
import type { Handlers } from '../http/handler.ts';
import { openLevelOf, requireTeam } from './playingTeam.ts';
import { postPart } from './postPart.ts';

/** Handles the posts of a team's parts (spec, section 7; ruling 4). */
export const levelsHandlers: Handlers<typeof levels> = {
  checkLevel: async ({ caller, services }) => {
    return { data: openLevelOf(await requireTeam(services.db, caller.accountId)) };
  },
  postTutorial: ({ caller, services, body }) =>
    postPart(services, caller.accountId, {
      part: 0,
      ship: body.ship,
      texts: [body.quiz, body.texto],
      files: [body.files],
      recordings: body.recordings,
    }),
  postLevel1: ({ caller, services, body }) =>
    postPart(services, caller.accountId, { part: 1, texts: body.answers, files: [], recordings: [] }),
  postLevel2: ({ caller, services, body }) =>
    postPart(services, caller.accountId, { part: 2, texts: body.answers, files: [], recordings: body.recordings }),
  postLevel3: ({ caller, services, body }) =>
    postPart(services, caller.accountId, { part: 3, texts: [], files: body.answers, recordings: [] }),
  postLevel4: ({ caller, services, body }) =>
    postPart(services, caller.accountId, {
      part: 4,
      texts: body.answers,
      files: [],
      recordings: body.recordings,
      solar: body.solar,
    }),
};
