import { MESSAGE_INTERVAL_MS, QUESTION_DELAY_PER_MESSAGE_MS } from '../limits.ts';

/** Source: spec, sections 4 (AI speech and audio) and 9. Times in ms. */

/** How fast captions are read: between a slow and a quick reader of thirteen. */
const READING_WORDS_A_MINUTE = 170;
/** However much a teacher has written: who reads more slowly finds it in the panel of notes again. */
const READING_MAX_MS = 20_000;
/** After a narration, before the next message. */
const BREATH_MS = 350;

/** How long after the first message the question appears: 4 s a message. */
export function questionDelayMs(messageCount: number): number {
  return QUESTION_DELAY_PER_MESSAGE_MS * messageCount;
}

/** How long reading takes, never less than the 3 s of a message. What has neither letter nor number is no word. */
export function readingMs(text: string): number {
  const words = text.split(/\s+/u).filter((part) => /[\p{L}\p{N}]/u.test(part)).length;
  const ms = Math.round((words * 60_000) / READING_WORDS_A_MINUTE);
  return Math.min(READING_MAX_MS, Math.max(MESSAGE_INTERVAL_MS, ms));
}

/**
 * How long a message stays: as long as its narration lasts and a breath more, or, where none is heard
 * (`narrationMs` 0), as long as reading takes. Never less than 3 s.
 */
export function messageMs(text: string, narrationMs: number): number {
  return narrationMs === 0 ? readingMs(text) : Math.max(MESSAGE_INTERVAL_MS, narrationMs + BREATH_MS);
}
