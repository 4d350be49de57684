import { useQueryClient } from '@tanstack/react-query';
import { useState, useSyncExternalStore } from 'react';
import { errorMessage } from '#client/api/CallError.ts';
import { accountOutbox } from '#client/session/accountOutbox.ts';
import { readItem, removeItem, unsentKey, writeItem } from '#client/session/localItems.ts';
import { showToast } from '#client/ui/feedback/toasts.ts';
import { type AskedQuestion, feedback } from '#contract/marking/feedback.ts';
import type { Saving } from '../saving/useMarks.ts';
import { questionsKey, type TeamQuestions } from './useTeamQuestions.ts';

interface AnswerSaving {
  text: string;
  write: (text: string) => void;
  /** Sends the text now; the team reads it once the server has it. */
  save: () => void;
  /** `edited`: not sent yet. Null: nothing was changed or saved here. */
  state: Saving | 'edited' | null;
}

/**
 * Holds the answer to a team's question while it is written: the text stays on this device until the server has it, and
 * the outbox sends it (rulings 14 and 15).
 */
export function useAnswerSaving(account: string, teamId: string, question: AskedQuestion): AnswerSaving {
  const { level, version } = question;
  const client = useQueryClient();
  const outbox = accountOutbox(account);
  const subject = `question-answer:${teamId}:${level}`;
  const key = unsentKey(account, `${subject}:${version}`);
  const saved = question.answer ?? '';
  const [edited, setEdited] = useState(() => asText(readItem(key)));
  const [end, setEnd] = useState<'saved' | 'refused' | null>(null);
  const { status, isStored } = useSyncExternalStore(outbox.subscribe, outbox.state);
  const isSending = outbox.items().some((item) => item.subject === subject);
  const text = edited ?? saved;
  const write = (next: string) => {
    setEdited(next);
    setEnd(null);
    writeItem(key, next);
  };
  const save = () => {
    const sent = text.trim();
    const request = { params: { teamId, level: String(level) }, body: { version, text: sent } };
    outbox.enqueue(feedback.answerFeedback, request, { subject }).then(
      (reply) => {
        client.setQueryData<TeamQuestions>(
          questionsKey(teamId),
          (before) => before && withAnswer(before, reply.question),
        );
        void client.invalidateQueries({ queryKey: ['answers', 'queue'] });
        void client.invalidateQueries({ queryKey: ['classes', 'overview'] });
        // What was typed meanwhile stays.
        if (asText(readItem(key))?.trim() === sent) removeItem(key);
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
  const sending = status === 'waiting' || status === 'paused' ? (isStored ? 'waiting' : 'unstored') : 'saving';
  const rest = end === 'refused' ? 'refused' : text.trim() === saved ? end : 'edited';
  return { text, write, save, state: isSending ? sending : rest };
}

function asText(kept: unknown): string | null {
  return typeof kept === 'string' ? kept : null;
}

function withAnswer(before: TeamQuestions, answered: AskedQuestion): TeamQuestions {
  const isIt = ({ level, version }: AskedQuestion) => level === answered.level && version === answered.version;
  return { ...before, questions: before.questions.map((one) => (isIt(one) ? answered : one)) };
}
