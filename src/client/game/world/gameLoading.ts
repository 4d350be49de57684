import { isNetworkError, isRetryableError } from '#client/api/CallError.ts';
import { type CallOptions, call } from '#client/api/call.ts';
import { logError } from '#client/api/logError.ts';
import type { LoadedGame } from '#client/game/flow/GameState.ts';
import type { WorldEffects } from '#client/game/flow/withEffects.ts';
import { takeStart } from '#client/session/startedGame.ts';
import { keepSupports, useSupports } from '#client/session/useSupports.ts';
import type { SolarSystem } from '#content/SolarSystem.ts';
import { type GameStart, start as starts } from '#contract/game/start.ts';
import type { StoredSupports } from '#contract/school/supports.ts';
import { partAtLevel } from '#domain/game/progression.ts';
import { parseSupports } from '#domain/game/supports.ts';
import type { GameLevel, Theme } from '#domain/vocabulary.ts';
import { REOPEN_WITHIN_MS } from './deadlines.ts';
import type { DraftKeeper } from './drafts/draftKeeper.ts';
import { versionsOf } from './drafts/versionsOf.ts';
import type { KeptGames } from './keptGame.ts';
import { loadScript, wantsEasyRead } from './loadScript.ts';
import { formerOf, newsOf, teamInfo } from './teamNews.ts';

interface Opened {
  theme: Theme;
  keeper: DraftKeeper;
  kept: KeptGames;
}

/** Returns the effects that load a team's game, from what sign-in has read or from the server, and its script in other words. */
export function gameLoading(
  account: string,
  { theme, keeper, kept }: Opened,
): Pick<WorldEffects, 'loadGame' | 'loadScript'> {
  let begun = takeStart(account);
  if (begun !== null) adoptSupports(account, begun.supports);
  // A change of the supports waits on this device: the game asks again, so that it never opens in the other words first.
  if (begun !== null && begun.words !== chosenWords()) begun = null;
  return {
    loadGame(_, signal) {
      const start = begun;
      begun = null;
      return openGame({ theme, keeper, kept, start }, signal);
    },
    loadScript: (signal) => loadAndKeep(theme, kept, signal),
  };
}

/** Uses the supports of the team's account, unless a change of them waits on this device. */
function adoptSupports(account: string, { revision, supports }: StoredSupports): void {
  if (useSupports.getState().isUnsent) return;
  keepSupports({ account, revision, supports: parseSupports(supports), isUnsent: false });
}

interface Opening extends Opened {
  /** The reply that the sign-in page read; null when the game has to ask the server itself. */
  start: GameStart | null;
}

/**
 * Loads the game from the server. Without a network it opens as this device last knew it, and later work is sent later.
 */
async function openGame({ theme, keeper, kept, start }: Opening, signal: AbortSignal): Promise<LoadedGame> {
  const known = kept.read(theme);
  try {
    const options = known === null ? { signal } : { signal, timeoutMs: REOPEN_WITHIN_MS };
    const { draft: stored, ...told } = gameOf(start ?? (await fetchStart(options)));
    // A choice that waits to be sent is not on the server yet.
    const choices = { ...known?.choices, ...told.choices };
    const game = { ...told, choices, ship: told.team?.ship ?? known?.ship ?? null };
    // Store this before copies of closed parts are removed: a page that dies in between must not open again at the old
    // level without its work.
    kept.write(theme, { ...known, ...game });
    void keepUsualWords(theme, kept, signal);
    return { ...game, progress: keeper.restore(partAtLevel(game.level), stored) };
  } catch (error) {
    // Read again, because another device may have changed the level meanwhile.
    const last = kept.read(theme);
    if (last === null || signal.aborted || !isRetryableError(error)) throw error;
    logError(error, 'game');
    return { ...last, team: null, progress: keeper.restoreAlone(partAtLevel(last.level)) };
  }
}

function fetchStart(options: CallOptions): Promise<GameStart> {
  return call(starts.startGame, { query: { words: chosenWords() } }, options);
}

function chosenWords(): GameStart['words'] {
  return wantsEasyRead() ? 'easy' : 'plain';
}

/** Returns a start as the game takes it; a draft of another part is ignored. */
function gameOf({ team, status, level, open, words, script }: GameStart) {
  const part = partAtLevel(level as GameLevel);
  const isHere = open.part === part;
  return {
    script: { ...(script as SolarSystem), isEasy: words === 'easy' },
    level: level as GameLevel,
    team: teamInfo(team),
    ...newsOf(team, status),
    former: formerOf(team, status),
    draft: isHere ? open.draft : null,
    versions: isHere ? versionsOf(part, open.kept) : [],
  };
}

/** Loads the script in the chosen words, in which the game then opens without a network too; without one, those that are kept. */
async function loadAndKeep(theme: Theme, kept: KeptGames, signal: AbortSignal): Promise<SolarSystem> {
  try {
    const script = await loadScript(theme, { signal });
    kept.rewrite(theme, script);
    return script;
  } catch (error) {
    const script = isNetworkError(error) ? kept.readWords(theme, wantsEasyRead()) : null;
    if (script === null) throw error;
    kept.rewrite(theme, script);
    return script;
  }
}

/** Keeps the usual words too on a device that opened in easy read, so that it can go back without a network. */
async function keepUsualWords(theme: Theme, kept: KeptGames, signal: AbortSignal): Promise<void> {
  if (!wantsEasyRead() || kept.readWords(theme, false) !== null) return;
  try {
    kept.keepWords(theme, await loadScript(theme, { signal }, false));
  } catch (error) {
    logError(error, 'game');
  }
}
