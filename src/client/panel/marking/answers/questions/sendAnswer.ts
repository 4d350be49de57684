import type { QueryClient } from '@tanstack/react-query';
import { errorMessage } from '#client/api/CallError.ts';
import type { OutboxItem } from '#client/api/outboxStore.ts';
import { accountOutbox } from '#client/session/accountOutbox.ts';
import { showToast } from '#client/ui/feedback/toasts.ts';
import { type AskedQuestion, feedback } from '#contract/marking/feedback.ts';
import { SEEN_ANSWERS_MAX } from '#domain/limits.ts';
import { questionsQuery } from '../sheet/teamParts.ts';
import { answerSubject, readAnswerDraft } from './answerDrafts.ts';

interface Answer {
  account: string;
  teamId: string;
  question: AskedQuestion;
  text: string;
}

/** Returns what the outbox has for the answer to this question; undefined when nothing is waiting. */
export function pendingAnswer({ account, teamId, question }: Omit<Answer, 'text'>): OutboxItem | undefined {
  const subject = answerSubject({ teamId, ...question });
  return accountOutbox(account)
    .items()
    .find((item) => item.subject === subject);
}

/**
 * Sends the answer to a question and shows it once the server has it. An answer that somebody else gave meanwhile is not
 * replaced: the server refuses, and the page shows theirs. Returns whether it was saved.
 */
export async function sendAnswer(client: QueryClient, { account, teamId, question, text }: Answer): Promise<boolean> {
  const { level, version } = question;
  const seen = seenAnswers({ account, teamId, question });
  const request = { params: { teamId, level: String(level) }, body: { version, text, seen } };
  try {
    const subject = answerSubject({ teamId, level, version });
    const reply = await accountOutbox(account).enqueue(feedback.answerFeedback, request, { subject });
    cacheAnswer(client, teamId, reply.question);
    return true;
  } catch (error) {
    showToast('error', errorMessage(error, 'Erro ao guardar a resposta à equipa'));
    void client.invalidateQueries({ queryKey: questionsQuery(teamId).queryKey });
    return false;
  }
}

/** Sends the answer that was written to a question and not sent, if there is one. */
export function sendDraft(client: QueryClient, of: Omit<Answer, 'text'>): void {
  const { account, teamId, question } = of;
  const text = readAnswerDraft(account, { teamId, ...question })?.trim() ?? '';
  if (text !== '' && text !== question.answer && pendingAnswer(of) === undefined) {
    void sendAnswer(client, { ...of, text });
  }
}

/** Returns the answer that the page shows, and those that are on their way: the server may have any of them. */
function seenAnswers(of: Omit<Answer, 'text'>): string[] {
  const shown = of.question.answer ?? '';
  const waiting = (pendingAnswer(of)?.request.body ?? null) as { text: string; seen?: string[] } | null;
  const all = waiting ? [...(waiting.seen ?? []), waiting.text, shown] : [shown];
  return [...new Set(all)].slice(-SEEN_ANSWERS_MAX);
}

/** Shows the answer at its question, and counts the open questions again. */
function cacheAnswer(client: QueryClient, teamId: string, answered: AskedQuestion): void {
  const isIt = ({ level, version }: AskedQuestion) => level === answered.level && version === answered.version;
  client.setQueryData(
    questionsQuery(teamId).queryKey,
    (before) => before && { ...before, questions: before.questions.map((one) => (isIt(one) ? answered : one)) },
  );
  void client.invalidateQueries({ queryKey: ['answers', 'queue'] });
  void client.invalidateQueries({ queryKey: ['classes', 'overview'] });
}
