import type { GameStart } from '#contract/game/start.ts';

/** An older start is asked for again. */
const FRESH_MS = 10_000;

let kept: { account: string; at: number; start: GameStart } | null = null;

/** Keeps the start of a game that was read at sign-in for the game that opens next. */
export function keepStart(account: string, start: GameStart): void {
  kept = { account, at: Date.now(), start };
}

/** Returns the start that was read at sign-in, once; null when there is none, or it is another team's or too old. */
export function takeStart(account: string): GameStart | null {
  const taken = kept;
  kept = null;
  return taken?.account === account && Date.now() - taken.at < FRESH_MS ? taken.start : null;
}
