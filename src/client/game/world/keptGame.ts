import type { CouncilProposal, LoadedGame } from '#client/game/flow/GameState.ts';
import { readItem, writeItem } from '#client/session/localItems.ts';
import { GAME_LEVELS, type Theme } from '#domain/vocabulary.ts';

/** Of the 5 million characters that a browser keeps for a site, most are for work that was not sent yet. */
export const KEPT_COUNCIL_MAX_CHARS = 300_000;

/** What the server last said of a team's game, short of its work, which the draft's own copies hold. */
type KeptGame = Pick<LoadedGame, 'script' | 'level' | 'returned' | 'notes' | 'former'>;

/**
 * With this a device opens a game again without a network. It lies under the account that played, and unlike unsent work it goes
 * with the signing out (ruling 16).
 */
export interface KeptGames {
  read(theme: Theme): KeptGame | null;
  write(theme: Theme, game: KeptGame): void;
  /** The server has opened another level. */
  moveTo(theme: Theme, level: LoadedGame['level']): void;
  /** Another device has opened that level; a lower one is a teacher's doing, and comes with the game itself. */
  hear(theme: Theme, level: LoadedGame['level']): void;
  readCouncil(): readonly CouncilProposal[] | null;
  /** As much of the list as has room; a device without room keeps none of it. */
  writeCouncil(proposals: readonly CouncilProposal[]): void;
}

export function keptGames(account: string): KeptGames {
  const key = (theme: Theme) => `kept-game:${account}:${theme}`;
  const council = `kept-council:${account}`;
  let lastCouncil = '';
  const read = (theme: Theme) => asGame(readItem(key(theme)));
  const moveTo = (theme: Theme, level: LoadedGame['level']) => {
    const game = read(theme);
    if (game !== null) writeItem(key(theme), { ...game, level, former: null });
  };
  return {
    read,
    moveTo,
    hear(theme, level) {
      const game = read(theme);
      if (game !== null && level > game.level) moveTo(theme, level);
    },
    write: (theme, { script, level, returned = null, notes = [], former = null }) =>
      writeItem(key(theme), { script, level, returned, notes, former }),
    readCouncil() {
      const kept = readItem(council);
      return Array.isArray(kept) ? kept : null;
    },
    writeCouncil(proposals) {
      const text = shortened(proposals, account);
      if (text === lastCouncil) return;
      lastCouncil = text;
      writeOrRemove(council, text);
    },
  };
}

/** The list as JSON, in its order: the team's own proposal whatever its length, then from the top until there is no more room. */
function shortened(proposals: readonly CouncilProposal[], account: string): string {
  const kept = new Map<CouncilProposal, string>();
  const isOwn = ({ team }: CouncilProposal) => team === account;
  let room = KEPT_COUNCIL_MAX_CHARS;
  for (const proposal of [...proposals.filter(isOwn), ...proposals.filter((one) => !isOwn(one))]) {
    const text = JSON.stringify(proposal);
    room -= text.length;
    if (room < 0 && kept.size > 0) break;
    kept.set(proposal, text);
  }
  return `[${proposals.flatMap((proposal) => kept.get(proposal) ?? []).join()}]`;
}

/** An old copy that cannot be replaced makes room for what matters more. */
function writeOrRemove(key: string, text: string): void {
  try {
    localStorage.setItem(key, text);
  } catch {
    removeQuietly(key);
  }
}

function removeQuietly(key: string): void {
  try {
    localStorage.removeItem(key);
  } catch {
    // A device that keeps nothing at all has no old copy.
  }
}

/** null when it is none, or was kept by another version. */
function asGame(kept: unknown): KeptGame | null {
  if (typeof kept !== 'object' || kept === null) return null;
  const { script, level, notes } = kept as Partial<KeptGame>;
  const isWhole = typeof script === 'object' && Array.isArray(notes) && GAME_LEVELS.some((known) => known === level);
  return isWhole ? (kept as KeptGame) : null;
}
