import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { wordsOf } from '#client/api/CallError.ts';
import type { OutboxEvent } from '#client/api/outbox.ts';
import type { OutboxItem } from '#client/api/outboxStore.ts';
import { report } from '#client/api/report.ts';
import { accountOutbox } from '#client/session/accountOutbox.ts';
import { clearToasts, showToast } from '#client/ui/toasts.ts';
import type { ReplyOf } from '#contract/endpoint.ts';
import type { evaluation } from '#contract/evaluation.ts';
import type { guidance } from '#contract/guidance.ts';
import type { Team } from '#contract/teams.ts';
import type { MissionLevel } from '#domain/vocabulary.ts';
import { askedSaveOf, sentText } from './askedSaves.ts';
import { keepMarks, readKeptMarks } from './keptMarks.ts';
import { keepNote, readKeptNotes } from './keptNotes.ts';
import { stillUnsaved } from './marks.ts';
import { withTeam } from './withTeam.ts';

/** Whatever page is open: takes in what the server answers to marks and comments that were asked to be saved, and tells it. */
export function useAskedSaves(account: string): void {
  const client = useQueryClient();
  useEffect(() => {
    const told = { saved: new Set<string>(), isLost: false };
    return accountOutbox(account).subscribe((event) => hear(event, { account, client, told }));
  }, [account, client]);
}

interface Hearing {
  account: string;
  client: QueryClient;
  told: {
    /** Of one 'Guardar avaliações', what has been saved so far. */
    saved: Set<string>;
    isLost: boolean;
  };
}

function hear(event: OutboxEvent, hearing: Hearing): void {
  const { account, client, told } = hearing;
  if (event.type === 'state') {
    if (event.state.status === 'waiting') tellLost(hearing);
    if (event.state.status === 'idle') told.isLost = false;
    return;
  }
  const about = askedSaveOf(event.item);
  if (about === null) return;
  const { teamId, level } = about;
  if (event.type === 'refused') {
    report(event.error, 'evaluation');
    showToast('error', wordsOf(event.error, 'Erro ao guardar as avaliações'));
    void client.invalidateQueries({ queryKey: ['answers'] });
  } else if (level === null) takeMarks(hearing, teamId, event.reply as MarksReply);
  else takeNote(hearing, teamId, level, event);
  const isMore = accountOutbox(account)
    .items()
    .some((item) => askedSaveOf(item)?.teamId === teamId);
  if (!isMore) tellSaved(hearing, event.type === 'sent');
}

type MarksReply = ReplyOf<typeof evaluation.evaluateTeam>;
type NoteReply = ReplyOf<typeof guidance.writeNote>;

function takeMarks({ account, client, told }: Hearing, teamId: string, { points }: MarksReply): void {
  changeTeam(client, teamId, (team) => ({ ...team, points }));
  keepMarks(
    account,
    teamId,
    stillUnsaved(readKeptMarks(account, teamId), points, () => true),
  );
  told.saved.add('marks');
  void client.invalidateQueries({ queryKey: ['ranking'] });
  void client.invalidateQueries({ queryKey: ['answers', 'unmarked'] });
}

interface NoteSent {
  item: OutboxItem;
  reply: unknown;
}

function takeNote({ account, client, told }: Hearing, teamId: string, level: MissionLevel, sent: NoteSent): void {
  const { notes } = sent.reply as NoteReply;
  const text = sentText(sent.item);
  changeTeam(client, teamId, (team) => (team.answers ? { ...team, answers: { ...team.answers, notes } } : team));
  if (readKeptNotes(account, teamId)[level]?.trim() === text) keepNote(account, teamId, level, null);
  told.saved.add('notes');
}

function changeTeam(client: QueryClient, teamId: string, change: (team: Team) => Team): void {
  client.setQueriesData({ queryKey: ['answers', 'page'] }, withTeam(teamId, change));
}

/** Said once nothing of the team waits any more. */
function tellSaved({ told }: Hearing, isWell: boolean): void {
  const [marks, notes] = [told.saved.has('marks'), told.saved.has('notes')];
  told.saved.clear();
  if (!marks && !notes) return;
  if (isWell) clearToasts('error');
  clearToasts('warning');
  const what = marks && notes ? 'Avaliações e comentários guardados' : marks ? 'Avaliações guardadas' : null;
  showToast('success', what ?? 'Comentários guardados');
}

/** Told once each time the network goes away. */
function tellLost({ account, told }: Hearing): void {
  const outbox = accountOutbox(account);
  if (told.isLost || !outbox.items().some((item) => askedSaveOf(item) !== null)) return;
  told.isLost = true;
  const run = () => outbox.retryNow();
  const words = 'Sem ligação ao servidor. O que mandou guardar segue sozinho assim que houver rede.';
  showToast('warning', words, { label: 'Tentar de novo', run });
}
