import type { OutboxItem } from '#client/api/outboxStore.ts';
import { accountOutbox } from '#client/session/accountOutbox.ts';
import { readItem, removeItem, unsentKey, writeItem } from '#client/session/localItems.ts';
import type { AskedQuestion } from '#contract/marking/feedback.ts';
import { readDeviceTexts } from '../saving/deviceTexts.ts';

/** A question of a team: one for each version of a mission. */
type QuestionKey = { teamId: string } & Pick<AskedQuestion, 'level' | 'version'>;

const SUBJECT = 'question-answer:';

/** Returns the outbox subject of the answer to a question. */
export function answerSubject({ teamId, level }: QuestionKey): string {
  return `${SUBJECT}${teamId}:${level}`;
}

/** Returns the answer that this device has and the server has not; null without one. */
export function readAnswerDraft(account: string, question: QuestionKey): string | null {
  return asText(readItem(keyOf(account, question)));
}

/** Stores an answer that was not sent yet; null removes it. */
export function writeAnswerDraft(account: string, question: QuestionKey, text: string | null): void {
  const key = keyOf(account, question);
  if (text === null) removeItem(key);
  else writeItem(key, text);
}

/** Returns whether this device has an answer that the server has not. */
export function hasAnswerDrafts(account: string): boolean {
  const names = [...readDeviceTexts(account).keys()].filter((name) => name.startsWith(SUBJECT));
  return names.some((name) => (asText(readItem(unsentKey(account, name))) ?? '').trim() !== '');
}

/** Removes drafts that the server has confirmed, also those sent by an earlier page; returns a function that ends this. */
export function removeSentAnswers(account: string): () => void {
  return accountOutbox(account).subscribe((event) => {
    if (event.type === 'sent' && event.item.subject.startsWith(SUBJECT)) removeSent(account, event.item);
  });
}

/** Keeps what was typed after the answer was sent. */
function removeSent(account: string, { subject, request }: OutboxItem): void {
  const { version, text } = (request.body ?? {}) as { version?: unknown; text?: unknown };
  const key = unsentKey(account, `${subject}:${version}`);
  if (asText(readItem(key))?.trim() === text) removeItem(key);
}

function keyOf(account: string, question: QuestionKey): string {
  return unsentKey(account, `${answerSubject(question)}:${question.version}`);
}

function asText(kept: unknown): string | null {
  return typeof kept === 'string' ? kept : null;
}
