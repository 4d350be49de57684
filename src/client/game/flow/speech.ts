import { MESSAGE_INTERVAL_MS } from '#domain/limits.ts';
import type { Lines, NarrationCue, SpeechState } from './GameState.ts';
import { SILENCE } from './lines.ts';

/** Moves of the robot's speech. Source: spec, section 4 (AI speech and audio). */

export const QUIET: SpeechState = { lines: SILENCE, index: null, held: null };

/** New lines, before their first message. What lingers of the old ones stays in sight until then. */
export function begun(before: SpeechState, lines: Lines): SpeechState {
  return { lines, index: null, held: before.lines.lingers ? messageOf(before) : null };
}

export function wentOn(speech: SpeechState): SpeechState {
  return { ...speech, index: speech.index === null ? 0 : speech.index + 1, held: null };
}

export function isLast({ index, lines }: SpeechState): boolean {
  return (index ?? -1) >= lines.messages.length - 1;
}

/** What the message screen shows; the last message stays. */
export function messageOf({ index, lines, held }: SpeechState): string | null {
  if (index === null) return held;
  return lines.messages[index] || null;
}

/** A breath after a narration before the next message. */
const BREATH_MS = 350;

/** How long a message stays: three seconds, or as long as its narration lasts (spec, section 9). */
export function messageMs(speech: SpeechState, narrationMs: (cue: NarrationCue) => number): number {
  const cue = cueOf(speech);
  const spoken = cue === null ? 0 : narrationMs(cue);
  return spoken === 0 ? MESSAGE_INTERVAL_MS : Math.max(MESSAGE_INTERVAL_MS, spoken + BREATH_MS);
}

/** The narration of the message on the screen, or null. */
export function cueOf({ index, lines }: SpeechState): NarrationCue | null {
  const text = index === null ? undefined : lines.messages[index];
  if (index === null || text === undefined) return null;
  return { key: lines.key, position: lines.firstPosition + index, text };
}
