import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { wordsOf } from '#client/api/CallError.ts';
import type { OutboxEvent } from '#client/api/outbox.ts';
import { report } from '#client/api/report.ts';
import { accountOutbox } from '#client/session/accountOutbox.ts';
import { clearToasts, showToast } from '#client/ui/feedback/toasts.ts';
import type { ReplyOf } from '#contract/endpoint.ts';
import type { evaluation } from '#contract/marking/evaluation.ts';
import type { guidance } from '#contract/marking/guidance.ts';
import type { Team } from '#contract/school/teams.ts';
import { withTeam } from '../list/withTeam.ts';
import type { Part } from './editedParts.ts';
import { marksStore } from './MarksStore.ts';
import { partOf } from './pendingParts.ts';

/**
 * Runs on every page of the panel. Saves unsaved marks at the start and when the page is hidden, writes the server's
 * answers into the cached lists, reads another tab's edits, and reports failures.
 */
export function useMarkSaver(account: string): void {
  const client = useQueryClient();
  useEffect(() => {
    const told = { isLost: false };
    const end = accountOutbox(account).subscribe((event) => onEvent(event, { account, client, told }));
    const store = marksStore(account);
    const onVisibility = () => {
      if (document.visibilityState === 'hidden') store.saveNow();
      else store.refresh();
    };
    store.saveNow();
    document.addEventListener('visibilitychange', onVisibility);
    window.addEventListener('storage', store.refresh);
    return () => {
      window.removeEventListener('storage', store.refresh);
      document.removeEventListener('visibilitychange', onVisibility);
      end();
    };
  }, [account, client]);
}

interface Context {
  account: string;
  client: QueryClient;
  told: { isLost: boolean };
}

function onEvent(event: OutboxEvent, context: Context): void {
  if (event.type === 'state') {
    if (event.state.status === 'waiting') tellLost(context);
    if (event.state.status === 'idle') tellFound(context);
    return;
  }
  const { client } = context;
  const part = partOf(event.item);
  if (part === null) return;
  if (event.type === 'refused') {
    report(event.error, 'evaluation');
    showToast('error', wordsOf(event.error, 'Erro ao guardar as avaliações'));
    void client.invalidateQueries({ queryKey: ['answers'] });
  } else takeIn(client, part, event.reply);
}

type MarksReply = ReplyOf<typeof evaluation.evaluateTeam>;
type NoteReply = ReplyOf<typeof guidance.writeNote>;

/** Writes a saved value into the lists. Refetches lists whose request is in flight, because it may predate the save. */
function takeIn(client: QueryClient, { teamId, level }: Part, reply: unknown): void {
  const change = level === null ? withPoints(reply as MarksReply) : withNotes(reply as NoteReply);
  const page = { queryKey: ['answers', 'page'] };
  client.setQueriesData(page, withTeam(teamId, change));
  void client.invalidateQueries({ ...page, predicate: ({ state }) => state.fetchStatus !== 'idle' });
  if (level !== null) return;
  void client.invalidateQueries({ queryKey: ['ranking'] });
  void client.invalidateQueries({ queryKey: ['answers', 'unmarked'] });
}

function withPoints({ points }: MarksReply) {
  return (team: Team): Team => ({ ...team, points });
}

function withNotes({ notes }: NoteReply) {
  return (team: Team): Team => (team.answers ? { ...team, answers: { ...team.answers, notes } } : team);
}

/** Reports a lost connection once, until marks have been saved again. */
function tellLost({ account, told }: Context): void {
  const outbox = accountOutbox(account);
  if (told.isLost || !outbox.items().some((item) => partOf(item) !== null)) return;
  told.isLost = true;
  const run = () => outbox.retryNow();
  const words =
    'Sem ligação ao servidor. As avaliações ficam neste dispositivo e seguem sozinhas assim que houver rede.';
  showToast('warning', words, { label: 'Tentar de novo', run });
}

/** Reports that everything was saved after a lost connection. */
function tellFound({ told }: Context): void {
  if (!told.isLost) return;
  told.isLost = false;
  clearToasts('warning');
  showToast('success', 'Avaliações guardadas');
}
