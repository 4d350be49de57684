import type { start } from '#contract/game/start.ts';
import type { Handlers } from '../http/handler.ts';
import { readOwnTeam } from '../school/ownTeam.ts';
import { findSupports } from '../school/supports/supports.queries.ts';
import { readOpenDraft } from './draft.handlers.ts';
import { openLevelOf, requireTeam } from './playingTeam.ts';
import { script } from './scripts/scripts.ts';

/** Handles the start of a team's game: what six calls would ask, read together. */
export const startHandlers: Handlers<typeof start> = {
  startGame: async ({ caller, services, query }) => {
    const { db } = services;
    const [playing, own, supports] = await Promise.all([
      requireTeam(db, caller.accountId),
      readOwnTeam(services, caller.accountId),
      findSupports(db, caller.accountId),
    ]);
    const words = query.words ?? (supports.supports.easyRead ? 'easy' : 'plain');
    return {
      ...own,
      level: openLevelOf(playing),
      open: await readOpenDraft(db, playing),
      supports,
      words,
      script: script(playing.theme, words),
    };
  },
};
