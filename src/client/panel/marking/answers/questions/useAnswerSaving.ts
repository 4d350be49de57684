import { useQueryClient } from '@tanstack/react-query';
import { useState, useSyncExternalStore } from 'react';
import { accountOutbox } from '#client/session/accountOutbox.ts';
import type { AskedQuestion } from '#contract/marking/feedback.ts';
import type { Saving } from '../saving/useMarks.ts';
import { readAnswerDraft, writeAnswerDraft } from './answerDrafts.ts';
import { pendingAnswer, sendAnswer } from './sendAnswer.ts';

interface AnswerSaving {
  text: string;
  write: (text: string) => void;
  /** Sends the text now; the team reads it once the server has it. Only an answer that was given before can be emptied. */
  save: () => void;
  /** `edited`: not sent yet. Null: nothing was changed or saved here. */
  state: Saving | 'edited' | null;
  /** The answer that the team has and the box does not show; null for none. */
  current: string | null;
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
  const saved = question.answer ?? '';
  const [edited, setEdited] = useState(() => readAnswerDraft(account, draft));
  const [end, setEnd] = useState<'saved' | 'refused' | 'empty' | null>(null);
  const { status, isStored } = useSyncExternalStore(outbox.subscribe, outbox.state);
  const isSending = pendingAnswer({ account, teamId, question }) !== undefined;
  const text = edited ?? saved;
  const write = (next: string) => {
    setEdited(next);
    setEnd(null);
    writeAnswerDraft(account, draft, next.trim() === saved && !isSending ? null : next);
  };
  const save = () => {
    const sent = text.trim();
    if (sent === '' && saved === '' && !isSending) return setEnd('empty');
    void sendAnswer(client, { account, teamId, question, text: sent }).then((isSaved) => {
      if (isSaved) setEdited((now) => (now?.trim() === sent ? null : now));
      setEnd(isSaved ? 'saved' : 'refused');
    });
  };
  const error = end === 'empty' ? EMPTY : undefined;
  const sending = status === 'waiting' || status === 'paused' ? (isStored ? 'waiting' : 'unstored') : 'saving';
  const rest = end === 'refused' ? end : text.trim() === saved ? (end === 'saved' ? end : null) : 'edited';
  const current = text.trim() === saved || isSending || saved === '' ? null : saved;
  return { text, write, save, current, state: isSending ? sending : rest, error };
}
