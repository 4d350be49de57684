import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { errorMessage } from '#client/api/CallError.ts';
import { accountOutbox } from '#client/session/accountOutbox.ts';
import { readItem, removeItem, unsentKey, writeItem } from '#client/session/localItems.ts';
import { showToast } from '#client/ui/feedback/toasts.ts';
import type { Recording } from '#contract/game/recordings.ts';
import { transcripts } from '#contract/marking/transcripts.ts';
import { cacheTeam } from '../list/withTeam.ts';
import type { Saving } from '../saving/useMarks.ts';

const SAVE_AFTER_MS = 1_500;

interface Transcript {
  text: string;
  write: (text: string) => void;
  /** `edited`: is saved in a moment. Null: nothing was changed or saved here. */
  state: Saving | 'edited' | null;
}

/**
 * Holds what was said in a recording while it is written down: it saves itself, and stays on this device until the server has it
 * (rulings 14 and 31).
 */
export function useTranscript(account: string, teamId: string, { _id: recordingId, words }: Recording): Transcript {
  const client = useQueryClient();
  const outbox = accountOutbox(account);
  const subject = `transcript:${recordingId}`;
  const key = unsentKey(account, subject);
  const [edited, setEdited] = useState(() => asText(readItem(key)));
  const [end, setEnd] = useState<'saved' | 'refused' | null>(null);
  const { status, isStored } = useSyncExternalStore(outbox.subscribe, outbox.state);
  const isSending = outbox.items().some((item) => item.subject === subject);
  const save = (text: string) => {
    const sent = text.trim();
    const request = { params: { teamId, recordingId }, body: { text: sent } };
    outbox.enqueue(transcripts.writeTranscript, request, { subject }).then(
      (reply) => {
        cacheWords(client, teamId, reply);
        if (asText(readItem(key))?.trim() === sent) removeItem(key);
        setEdited((now) => (now?.trim() === sent ? null : now));
        setEnd('saved');
      },
      (error: unknown) => {
        showToast('error', errorMessage(error, 'Erro ao guardar o que a equipa disse'));
        setEnd('refused');
      },
    );
  };
  const isWaiting = edited !== null && edited.trim() !== words && end !== 'refused' && !isSending;
  useSavedSoon(isWaiting ? edited : null, save);
  const write = (text: string) => {
    setEdited(text);
    setEnd(null);
    writeItem(key, text);
  };
  const sending = status === 'waiting' || status === 'paused' ? (isStored ? 'waiting' : 'unstored') : 'saving';
  return { text: edited ?? words, write, state: isSending ? sending : isWaiting ? 'edited' : end };
}

/** Saves a text once it has rested, and at once when the sheet is left. */
function useSavedSoon(text: string | null, save: (text: string) => void): void {
  const latest = useRef({ text, save });
  useEffect(() => {
    latest.current = { text, save };
  });
  useEffect(() => {
    if (text === null) return undefined;
    const timer = setTimeout(() => latest.current.save(text), SAVE_AFTER_MS);
    return () => clearTimeout(timer);
  }, [text]);
  useEffect(
    () => () => {
      if (latest.current.text !== null) latest.current.save(latest.current.text);
    },
    [],
  );
}

/** Shows the saved words at their recording. */
function cacheWords(client: QueryClient, teamId: string, saved: { _id: string; words: string }): void {
  cacheRecording(client, teamId, saved._id, { words: saved.words });
}

/** Changes a recording of a current answer wherever its team is cached. */
export function cacheRecording(client: QueryClient, teamId: string, id: string, change: Partial<Recording>): void {
  cacheTeam(client, teamId, (team) => {
    const recordings = team.answers?.recordings?.map((one) => (one._id === id ? { ...one, ...change } : one));
    return team.answers && recordings ? { ...team, answers: { ...team.answers, recordings } } : team;
  });
}

function asText(kept: unknown): string | null {
  return typeof kept === 'string' ? kept : null;
}
