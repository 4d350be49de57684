import { messageMs } from '#domain/game/speech.ts';
import { MESSAGE_INTERVAL_MS, QUIZ_FEEDBACK_MS, SPEECH_START_DELAY_MS } from '#domain/limits.ts';
import type { Lines, NarrationCue, SpeechState } from '../GameState.ts';
import { SILENCE } from './lines.ts';

/** State changes of the robot's speech. Source: spec, section 4 (AI speech and audio). */

export const QUIET: SpeechState = { lines: SILENCE, index: null, held: null, isOver: false };

/** Returns whether the last message of the previous lines stays while these begin. Repeated lines start anew. */
export function lingers(before: SpeechState, { key }: Lines): boolean {
  return before.lines.lingers && before.lines.key !== key;
}

/** Returns the speech with new lines, before their first message. */
export function begun(before: SpeechState, lines: Lines): SpeechState {
  const last = before.lines.messages.length - 1;
  const held = lingers(before, lines) ? cueAt(before.lines, last) : null;
  // A team that moves on while the message is on the screen has read it.
  return { lines, index: null, held, isOver: held !== null && (before.isOver || before.index === last) };
}

export function nextMessageBegun(speech: SpeechState): SpeechState {
  return { ...speech, index: speech.index === null ? 0 : speech.index + 1, held: null, isOver: false };
}

/** Marks the last message as over; it stays on the screen. */
export function ended(speech: SpeechState): SpeechState {
  return { ...speech, isOver: true };
}

export function isLast({ index, lines }: SpeechState): boolean {
  return (index ?? -1) >= lines.messages.length - 1;
}

/** Returns the text of the message screen; the last message stays. */
export function messageOf({ index, lines, held }: SpeechState): string | null {
  if (index === null) return held?.text ?? null;
  return lines.messages[index] || null;
}

type NarrationMs = (cue: NarrationCue) => number;

/** Returns how long the message on the screen stays, in milliseconds. */
export function stayMs(speech: SpeechState, narrationMs: NarrationMs): number {
  const cue = cueOf(speech);
  return cue === null ? MESSAGE_INTERVAL_MS : messageMs(cue.text, narrationMs(cue));
}

/**
 * Returns the milliseconds until the first message: the start delay, but at least the reading time of a held message.
 */
export function startMs({ lines, held, isOver }: SpeechState, narrationMs: NarrationMs): number {
  const delay = lines.atOnce ? 0 : SPEECH_START_DELAY_MS;
  return held === null || isOver ? delay : Math.max(delay, messageMs(held.text, narrationMs(held)));
}

/** Returns how long the explanation stays after the time of the feedback alone, in milliseconds. */
export function reasonMs(reason: Lines, narrationMs: NarrationMs): number {
  const cue = cueAt(reason, 0);
  return cue === null ? 0 : Math.max(0, messageMs(cue.text, narrationMs(cue)) - QUIZ_FEEDBACK_MS);
}

/** Returns the narration cue of the message on the screen; null if there is none, or a held message is over. */
export function cueOf({ index, lines, held, isOver }: SpeechState): NarrationCue | null {
  if (index === null) return isOver ? null : held;
  return cueAt(lines, index);
}

/** Returns the narration cue of the next message, so that it can be prefetched, or null. */
export function nextCueOf({ index, lines }: SpeechState): NarrationCue | null {
  return cueAt(lines, index === null ? 0 : index + 1);
}

function cueAt({ key, messages, firstPosition }: Lines, index: number): NarrationCue | null {
  const text = messages[index];
  return text === undefined ? null : { key, position: firstPosition + index, text };
}
