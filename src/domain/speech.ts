import { MESSAGE_INTERVAL_MS, QUESTION_DELAY_PER_MESSAGE_MS } from './limits.ts';

/** Source: spec, sections 4 (AI speech and audio) and 9. Times in ms. */

/** How long the robot talks: 3 s a message. */
export function speechDurationMs(messageCount: number): number {
  return MESSAGE_INTERVAL_MS * messageCount;
}

/** How long after the first message the question appears: 4 s a message. */
export function questionDelayMs(messageCount: number): number {
  return QUESTION_DELAY_PER_MESSAGE_MS * messageCount;
}

/**
 * The index of the message on the screen, `elapsedMs` after the robot began to speak; the last one stays.
 * null before it begins, or when it has nothing to say.
 */
export function messageAt(elapsedMs: number, messageCount: number): number | null {
  if (elapsedMs < 0 || messageCount <= 0) return null;
  return Math.min(Math.floor(elapsedMs / MESSAGE_INTERVAL_MS), messageCount - 1);
}

/** Whether the robot moves its mouth; afterwards it idles. */
export function isTalking(elapsedMs: number, messageCount: number): boolean {
  return elapsedMs >= 0 && elapsedMs < speechDurationMs(messageCount);
}
