import type { CouncilProposal, LoadedGame } from '#client/game/flow/GameState.ts';
import { readItem, writeItem } from '#client/session/localItems.ts';
import type { ChosenDilemma } from '#domain/game/dilemmas.ts';
import { GAME_LEVELS, type ShipNumber, type Theme } from '#domain/vocabulary.ts';

/** Most of the 5 million characters that a browser stores for a site are left for unsent work. */
export const KEPT_COUNCIL_MAX_CHARS = 300_000;

/** The server's last known state of a team's game, without its work, which the draft's copies hold. */
type KeptGame = Pick<LoadedGame, 'script' | 'level' | 'ship' | 'returned' | 'notes' | 'former' | 'choices'>;

type Script = NonNullable<KeptGame['script']>;

/**
 * Stored games, which this device can open without a network. They are stored per account and, unlike unsent work,
 * removed when it signs out (ruling 16).
 */
export interface KeptGames {
  read(theme: Theme): KeptGame | null;
  write(theme: Theme, game: KeptGame): void;
  /** Puts the script in other words, and keeps those that it had. */
  rewrite(theme: Theme, script: Script): void;
  /** Returns the script in easy read, or not, if this device has had it. */
  readWords(theme: Theme, isEasy: boolean): Script | null;
  /** Keeps the script in words that are not in use. */
  keepWords(theme: Theme, script: Script): void;
  /** Sets the level that the server has opened. */
  moveTo(theme: Theme, level: LoadedGame['level']): void;
  /** Sets a higher level that another device has opened; a teacher's lower one comes with the loaded game. */
  raiseLevel(theme: Theme, level: LoadedGame['level']): void;
  /** Sets the ship that the team has chosen, so that it also flies in a part of which this device holds no work. */
  keepShip(theme: Theme, ship: ShipNumber): void;
  /** Adds a choice in a dilemma, which the server may not have yet. */
  keepChoice(theme: Theme, chosen: ChosenDilemma): void;
  readCouncil(): readonly CouncilProposal[] | null;
  /** Stores as much of the list as there is room for; a device without room stores none of it. */
  writeCouncil(proposals: readonly CouncilProposal[]): void;
}

export function keptGames(account: string): KeptGames {
  const key = (theme: Theme) => `kept-game:${account}:${theme}`;
  const words = (theme: Theme, isEasy: boolean) => `kept-words:${account}:${theme}:${isEasy ? 'easy' : 'plain'}`;
  let lastShip = '';
  const read = (theme: Theme) => asGame(readItem(key(theme)));
  const moveTo = (theme: Theme, level: LoadedGame['level']) => {
    const game = read(theme);
    if (game !== null) writeItem(key(theme), { ...game, level, former: null });
  };
  const keepWords = (theme: Theme, script: Script) => writeItem(words(theme, script.isEasy === true), script);
  return {
    read,
    moveTo,
    raiseLevel(theme, level) {
      const game = read(theme);
      if (game !== null && level > game.level) moveTo(theme, level);
    },
    rewrite(theme, script) {
      const game = read(theme);
      if (game === null) return;
      if (game.script !== null) keepWords(theme, game.script);
      writeItem(key(theme), { ...game, script });
    },
    readWords(theme, isEasy) {
      const script = read(theme)?.script ?? null;
      if (script !== null && (script.isEasy === true) === isEasy) return script;
      return asScript(readItem(words(theme, isEasy)));
    },
    keepWords,
    keepShip(theme, ship) {
      // Called with every key; reading the game takes time.
      if (lastShip === `${theme}:${ship}`) return;
      lastShip = `${theme}:${ship}`;
      const game = read(theme);
      if (game !== null && game.ship !== ship) writeItem(key(theme), { ...game, ship });
    },
    keepChoice(theme, chosen) {
      const game = read(theme);
      if (game !== null) writeItem(key(theme), { ...game, choices: { ...game.choices, [chosen.mission]: chosen } });
    },
    write(theme, { script, level, ship = null, returned = null, notes = [], former = null, choices = {} }) {
      lastShip = '';
      writeItem(key(theme), { script, level, ship, returned, notes, former, choices });
    },
    ...keptCouncil(account),
  };
}

function keptCouncil(account: string): Pick<KeptGames, 'readCouncil' | 'writeCouncil'> {
  const key = `kept-council:${account}`;
  let last = '';
  return {
    readCouncil() {
      const kept = readItem(key);
      return Array.isArray(kept) ? kept : null;
    },
    writeCouncil(proposals) {
      const text = shortened(proposals, account);
      if (text === last) return;
      last = text;
      writeOrRemove(key, text);
    },
  };
}

/**
 * Returns the list as JSON, in its order: the team's own proposal at any length, then from the top until the room is
 * used.
 */
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

/** Removes an old copy that cannot be replaced, to make room for more important items. */
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
    // A device that stores nothing has no old copy.
  }
}

function asScript(kept: unknown): Script | null {
  return typeof kept === 'object' && kept !== null && 'missions' in kept ? (kept as Script) : null;
}

/** Returns null when it is not a stored game, or one of another version. */
function asGame(kept: unknown): KeptGame | null {
  if (typeof kept !== 'object' || kept === null) return null;
  const { script, level, notes } = kept as Partial<KeptGame>;
  const isWhole = typeof script === 'object' && Array.isArray(notes) && GAME_LEVELS.some((known) => known === level);
  return isWhole ? (kept as KeptGame) : null;
}
