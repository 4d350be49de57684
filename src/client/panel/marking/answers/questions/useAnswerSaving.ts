import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useState, useSyncExternalStore } from 'react';
import { errorMessage } from '#client/api/CallError.ts';
import { accountOutbox } from '#client/session/accountOutbox.ts';
import { showToast } from '#client/ui/feedback/toasts.ts';
import { type AskedQuestion, feedback } from '#contract/marking/feedback.ts';
import type { Saving } from '../saving/useMarks.ts';
import { answerSubject, readAnswerDraft, writeAnswerDraft } from './answerDrafts.ts';
import { questionsKey, type TeamQuestions } from './useTeamQuestions.ts';

interface AnswerSaving {
  text: string;
  write: (text: string) => void;
  /** Sends the text now; the team reads it once the server has it. Only an answer that was given before can be emptied. */
  save: () => void;
  /** `edited`: not sent yet. Null: nothing was changed or saved here. */
  state: Saving | 'edited' | null;
  /** Why nothing was sent, for the field. */
  error: string | undefined;
}

const EMPTY = 'Escreva a resposta.';

/**
 * Holds the answer to a team's question while it is written: the text stays on this device until the server has it, and
 * the outbox sends it (rulings 14 and 15).
 */
export function useAnswerSaving(account: string, teamId: string, question: AskedQuestion): AnswerSaving {
  const { level, version } = question;
  const draft = { teamId, level, version };
  const client = useQueryClient();
  const outbox = accountOutbox(account);
  const subject = answerSubject(draft);
  const saved = question.answer ?? '';
  const [edited, setEdited] = useState(() => readAnswerDraft(account, draft));
  const [end, setEnd] = useState<'saved' | 'refused' | 'empty' | null>(null);
  const { status, isStored } = useSyncExternalStore(outbox.subscribe, outbox.state);
  const isSending = outbox.items().some((item) => item.subject === subject);
  const text = edited ?? saved;
  const write = (next: string) => {
    setEdited(next);
    setEnd(null);
    writeAnswerDraft(account, draft, next.trim() === saved && !isSending ? null : next);
  };
  const save = () => {
    const sent = text.trim();
    if (sent === '' && saved === '' && !isSending) return setEnd('empty');
    const request = { params: { teamId, level: String(level) }, body: { version, text: sent } };
    outbox.enqueue(feedback.answerFeedback, request, { subject }).then(
      (reply) => {
        cacheAnswer(client, teamId, reply.question);
        setEdited((now) => (now?.trim() === sent ? null : now));
        setEnd('saved');
      },
      (error: unknown) => {
        showToast('error', errorMessage(error, 'Erro ao guardar a resposta à equipa'));
        void client.invalidateQueries({ queryKey: questionsKey(teamId) });
        setEnd('refused');
      },
    );
  };
  const error = end === 'empty' ? EMPTY : undefined;
  const sending = status === 'waiting' || status === 'paused' ? (isStored ? 'waiting' : 'unstored') : 'saving';
  const rest = end === 'refused' ? end : text.trim() === saved ? (end === 'saved' ? end : null) : 'edited';
  return { text, write, save, state: isSending ? sending : rest, error };
}

/** Shows the answer at its question, and counts the open questions again. */
function cacheAnswer(client: QueryClient, teamId: string, answered: AskedQuestion): void {
  const isIt = ({ level, version }: AskedQuestion) => level === answered.level && version === answered.version;
  client.setQueryData<TeamQuestions>(
    questionsKey(teamId),
    (before) => before && { ...before, questions: before.questions.map((one) => (isIt(one) ? answered : one)) },
  );
  void client.invalidateQueries({ queryKey: ['answers', 'queue'] });
  void client.invalidateQueries({ queryKey: ['classes', 'overview'] });
}
