import { messageMs } from '#domain/game/speech.ts';
import { MESSAGE_INTERVAL_MS, QUIZ_FEEDBACK_MS, SPEECH_START_DELAY_MS } from '#domain/limits.ts';
import type { Lines, NarrationCue, SpeechState } from '../GameState.ts';
import { SILENCE } from './lines.ts';

/** Moves of the robot's speech. Source: spec, section 4 (AI speech and audio). */

export const QUIET: SpeechState = { lines: SILENCE, index: null, held: null, isOver: false };

/** Whether the last message of before stays while these lines begin. Said again, lines begin anew. */
export function lingers(before: SpeechState, { key }: Lines): boolean {
  return before.lines.lingers && before.lines.key !== key;
}

/** New lines, before their first message. */
export function begun(before: SpeechState, lines: Lines): SpeechState {
  const last = before.lines.messages.length - 1;
  const held = lingers(before, lines) ? cueAt(before.lines, last) : null;
  // Who goes on while it is on the screen has read it.
  return { lines, index: null, held, isOver: held !== null && (before.isOver || before.index === last) };
}

export function wentOn(speech: SpeechState): SpeechState {
  return { ...speech, index: speech.index === null ? 0 : speech.index + 1, held: null, isOver: false };
}

/** The last message has had its time; it stays on the screen. */
export function ended(speech: SpeechState): SpeechState {
  return { ...speech, isOver: true };
}

export function isLast({ index, lines }: SpeechState): boolean {
  return (index ?? -1) >= lines.messages.length - 1;
}

/** What the message screen shows; the last message stays. */
export function messageOf({ index, lines, held }: SpeechState): string | null {
  if (index === null) return held?.text ?? null;
  return lines.messages[index] || null;
}

type NarrationMs = (cue: NarrationCue) => number;

/** How long the message on the screen stays. */
export function stayMs(speech: SpeechState, narrationMs: NarrationMs): number {
  const cue = cueOf(speech);
  return cue === null ? MESSAGE_INTERVAL_MS : messageMs(cue.text, narrationMs(cue));
}

/** How long until the first message: the start delay, and not before what lingers has been seen as long as reading takes. */
export function startMs({ lines, held, isOver }: SpeechState, narrationMs: NarrationMs): number {
  const delay = lines.atOnce ? 0 : SPEECH_START_DELAY_MS;
  return held === null || isOver ? delay : Math.max(delay, messageMs(held.text, narrationMs(held)));
}

/** How long the reason stays beside its answer, after the time that right or wrong has to itself. */
export function reasonMs(reason: Lines, narrationMs: NarrationMs): number {
  const cue = cueAt(reason, 0);
  return cue === null ? 0 : Math.max(0, messageMs(cue.text, narrationMs(cue)) - QUIZ_FEEDBACK_MS);
}

/** The narration of the message on the screen; null where there is none, or where what stayed of before is over. */
export function cueOf({ index, lines, held, isOver }: SpeechState): NarrationCue | null {
  if (index === null) return isOver ? null : held;
  return cueAt(lines, index);
}

/** The narration of the message that comes next here, or null: whoever reads aloud can have it ready. */
export function nextCueOf({ index, lines }: SpeechState): NarrationCue | null {
  return cueAt(lines, index === null ? 0 : index + 1);
}

function cueAt({ key, messages, firstPosition }: Lines, index: number): NarrationCue | null {
  const text = messages[index];
  return text === undefined ? null : { key, position: firstPosition + index, text };
}
