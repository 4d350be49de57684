import { type Query, type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { errorMessage } from '#client/api/CallError.ts';
import { logError } from '#client/api/logError.ts';
import type { OutboxEvent } from '#client/api/outbox.ts';
import { accountOutbox } from '#client/session/accountOutbox.ts';
import { clearToasts, showToast } from '#client/ui/feedback/toasts.ts';
import type { ReplyOf } from '#contract/endpoint.ts';
import type { evaluation } from '#contract/marking/evaluation.ts';
import type { guidance } from '#contract/marking/guidance.ts';
import type { Team } from '#contract/school/teams.ts';
import { cacheTeam } from '../list/withTeam.ts';
import type { SaveUnit } from './editedParts.ts';
import { marksStore } from './MarksStore.ts';
import { saveUnitOf } from './pendingParts.ts';

/**
 * Runs on every page of the panel. Saves unsaved marks at the start and when the page is hidden, writes the server's
 * answers into the cached lists, reads another tab's edits, and reports failures.
 */
export function useMarkSaver(account: string): void {
  const client = useQueryClient();
  useEffect(() => {
    const notified = { isLost: false };
    const end = accountOutbox(account).subscribe((event) => onEvent(event, { account, client, notified }));
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
  notified: { isLost: boolean };
}

function onEvent(event: OutboxEvent, context: Context): void {
  if (event.type === 'state') {
    if (event.state.status === 'waiting') notifyLost(context);
    if (event.state.status === 'idle') notifyRestored(context);
    return;
  }
  const { client } = context;
  const part = saveUnitOf(event.item);
  if (part === null) return;
  if (event.type === 'refused') {
    logError(event.error, 'evaluation');
    showToast('error', errorMessage(event.error, 'Erro ao guardar as avaliações'));
    void client.invalidateQueries({ queryKey: ['answers'] });
  } else cacheReply(client, part, event.reply);
}

type MarksReply = ReplyOf<typeof evaluation.evaluateTeam>;
type NoteReply = ReplyOf<typeof guidance.writeNote>;

/** Writes a saved value into the lists. Refetches lists whose request is in flight, because it may predate the save. */
function cacheReply(client: QueryClient, { teamId, level }: SaveUnit, reply: unknown): void {
  const change = level === null ? withPoints(reply as MarksReply) : withNotes(reply as NoteReply);
  cacheTeam(client, teamId, change);
  for (const kind of ['page', 'team', 'queue']) {
    const running = { queryKey: ['answers', kind], predicate: isFetching };
    void client.invalidateQueries(running);
  }
  if (level !== null) return;
  void client.invalidateQueries({ queryKey: ['ranking'] });
  void client.invalidateQueries({ queryKey: ['answers', 'unmarked'] });
}

const isFetching = ({ state }: Query) => state.fetchStatus !== 'idle';

function withPoints({ points }: MarksReply) {
  return (team: Team): Team => ({ ...team, points });
}

function withNotes({ notes }: NoteReply) {
  return (team: Team): Team => (team.answers ? { ...team, answers: { ...team.answers, notes } } : team);
}

/** Reports a lost connection once, until marks have been saved again. */
function notifyLost({ account, notified }: Context): void {
  const outbox = accountOutbox(account);
  if (notified.isLost || !outbox.items().some((item) => saveUnitOf(item) !== null)) return;
  notified.isLost = true;
  const run = () => outbox.retryNow();
  const words =
    'Sem ligação ao servidor. As avaliações ficam neste dispositivo e seguem sozinhas assim que houver rede.';
  showToast('warning', words, { label: 'Tentar de novo', run });
}

/** Reports that everything was saved after a lost connection. */
function notifyRestored({ notified }: Context): void {
  if (!notified.isLost) return;
  notified.isLost = false;
  clearToasts('warning');
  showToast('success', 'Avaliações guardadas');
}
