import { MESSAGE_INTERVAL_MS, QUESTION_DELAY_PER_MESSAGE_MS } from '../limits.ts';

// Source: spec, sections 4 (AI speech and audio) and 9. Times in ms.

/** Reading speed of captions: between a slow and a fast reader of thirteen. */
const READING_WORDS_A_MINUTE = 170;
/** Maximum for a long teacher's note, which can be read again in the panel of notes. */
const READING_MAX_MS = 20_000;
/** Pause between a narration and the next message. */
const BREATH_MS = 350;

/** Returns the delay from the first message to the question: 4 s per message. */
export function questionDelayMs(messageCount: number): number {
  return QUESTION_DELAY_PER_MESSAGE_MS * messageCount;
}

/** Returns the reading time of a text, from 3 s to READING_MAX_MS. Counts only words with a letter or a digit. */
export function readingMs(text: string): number {
  const words = text.split(/\s+/u).filter((part) => /[\p{L}\p{N}]/u.test(part)).length;
  const ms = Math.round((words * 60_000) / READING_WORDS_A_MINUTE);
  return Math.min(READING_MAX_MS, Math.max(MESSAGE_INTERVAL_MS, ms));
}

/** Returns how long a message is shown, at least 3 s: its narration plus a pause, or its reading time without narration. */
export function messageMs(text: string, narrationMs: number): number {
  return narrationMs === 0 ? readingMs(text) : Math.max(MESSAGE_INTERVAL_MS, narrationMs + BREATH_MS);
}
