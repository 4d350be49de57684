import type { start } from '#contract/game/start.ts';
import { partAtLevel } from '#domain/game/progression.ts';
import type { GameLevel } from '#domain/vocabulary.ts';
import type { Handlers } from '../http/handler.ts';
import { Refusal } from '../http/Refusal.ts';
import { presentOwnTeam } from '../school/ownTeam.ts';
import { storedSupports } from '../school/supports/supports.queries.ts';
import { openLevelOf } from './playingTeam.ts';
import { script } from './scripts/scripts.ts';
import { type DraftRow, findStart, type StartRows } from './start.queries.ts';
import { storedLevel, storedTheme } from './stored.ts';

/** Handles the start of a team's game: what five calls would ask, read at one moment (decision 0097). */
export const startHandlers: Handlers<typeof start> = {
  startGame: async ({ caller, services, query }) => {
    const found = await findStart(services.db, caller.accountId);
    if (found === null) throw new Refusal('notFound');
    const { team, more } = found;
    const level = openLevelOf({ level: storedLevel(team.level), returned: team.returned });
    const supports = storedSupports(more.supports);
    const words = query.words ?? (supports.supports.easyRead ? 'easy' : 'plain');
    return {
      ...presentOwnTeam(services, team, more.heldUntil),
      level,
      open: openDraftOf(level, more),
      supports,
      words,
      script: script(storedTheme(team.theme), words),
    };
  },
};

function openDraftOf(level: GameLevel, { drafts, kept }: Pick<StartRows, 'drafts' | 'kept'>) {
  const part = partAtLevel(level);
  const isOpen = (version: DraftRow) => version.part === part;
  const present = ({ part: _, ...version }: DraftRow) => version;
  return { part, draft: drafts.filter(isOpen).map(present)[0] ?? null, kept: kept.filter(isOpen).map(present) };
}
