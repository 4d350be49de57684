import type { CouncilProposal, LoadedGame } from '#client/game/flow/GameState.ts';
import { readItem, writeItem } from '#client/session/localItems.ts';
import { GAME_LEVELS, type Theme } from '#domain/vocabulary.ts';

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
  readCouncil(): readonly CouncilProposal[] | null;
  writeCouncil(proposals: readonly CouncilProposal[]): void;
}

export function keptGames(account: string): KeptGames {
  const key = (theme: Theme) => `kept-game:${account}:${theme}`;
  const council = `kept-council:${account}`;
  const read = (theme: Theme) => asGame(readItem(key(theme)));
  return {
    read,
    write: (theme, { script, level, returned = null, notes = [], former = null }) =>
      writeItem(key(theme), { script, level, returned, notes, former }),
    moveTo(theme, level) {
      const game = read(theme);
      if (game !== null) writeItem(key(theme), { ...game, level, former: null });
    },
    readCouncil() {
      const kept = readItem(council);
      return Array.isArray(kept) ? kept : null;
    },
    writeCouncil: (proposals) => writeItem(council, proposals),
  };
}

/** null when it is none, or was kept by another version. */
function asGame(kept: unknown): KeptGame | null {
  if (typeof kept !== 'object' || kept === null) return null;
  const { script, level, notes } = kept as Partial<KeptGame>;
  const isWhole = typeof script === 'object' && Array.isArray(notes) && GAME_LEVELS.some((known) => known === level);
  return isWhole ? (kept as KeptGame) : null;
}
