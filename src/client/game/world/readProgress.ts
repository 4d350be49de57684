import type { Progress } from '#client/game/flow/GameState.ts';

/** Progress out of what was kept as JSON; null when it is not one (another version, a damaged store). */
export function readProgress(kept: unknown): Progress | null {
  const value = typeof kept === 'string' ? parsed(kept) : kept;
  if (typeof value !== 'object' || value === null) return null;
  const { part, tutorialStep, quiz, texts, files, step, typed, comments } = value as Partial<Progress>;
  const isPart = part === null || (typeof part === 'number' && part >= 0 && part <= 4);
  const isProgress =
    isPart &&
    typeof tutorialStep === 'number' &&
    typeof step === 'number' &&
    typeof typed === 'string' &&
    [quiz, texts, files].every(Array.isArray) &&
    typeof comments === 'object';
  return isProgress ? (value as Progress) : null;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
