import { bin } from '#contract/bin.ts';
import { cards } from '#contract/cards.ts';
import { classes } from '#contract/classes.ts';
import { draft } from '#contract/draft.ts';
import type { EndpointTable } from '#contract/endpoint.ts';
import { evaluation } from '#contract/evaluation.ts';
import { EXPORT_CALLS } from '#contract/exports.ts';
import { guidance } from '#contract/guidance.ts';
import { history } from '#contract/history.ts';
import { imports } from '#contract/imports.ts';
import { levels } from '#contract/levels.ts';
import { live } from '#contract/live.ts';
import { LIVE_CALL } from '#contract/liveCall.ts';
import { MANUAL_ANNEX_CALL } from '#contract/manual.ts';
import { moderation } from '#contract/moderation.ts';
import { passwords } from '#contract/passwords.ts';
import { POLICY_REPORT_CALL } from '#contract/policyReport.ts';
import { proposalModeration } from '#contract/proposalModeration.ts';
import { proposals } from '#contract/proposals.ts';
import { ranking } from '#contract/ranking.ts';
import { reports } from '#contract/reports.ts';
import { schools } from '#contract/schools.ts';
import { session } from '#contract/session.ts';
import { LOGO_CALL, site } from '#contract/site.ts';
import { solar } from '#contract/solar.ts';
import { teachers } from '#contract/teachers.ts';
import { teams } from '#contract/teams.ts';
import { STREAMED_CALLS, type StreamedCall } from '#contract/uploads.ts';

export interface DocGroup {
  title: string;
  table: EndpointTable;
}

/** The tables of the contract in reading order, as the document and the page name them. */
export const DOC_GROUPS: readonly DocGroup[] = [
  { title: 'Sessão', table: session },
  { title: 'Jogo', table: levels },
  { title: 'Rascunho', table: { ...draft, ...live } },
  { title: 'Sistemas solares', table: solar },
  { title: 'Propostas e conselho', table: proposals },
  { title: 'Moderação', table: { ...moderation, ...proposalModeration } },
  { title: 'Classificação', table: ranking },
  { title: 'Equipas', table: teams },
  { title: 'Avaliação', table: evaluation },
  { title: 'Comentários e devoluções', table: guidance },
  { title: 'Turmas', table: classes },
  { title: 'Professores e credenciais', table: teachers },
  { title: 'Palavras-passe', table: passwords },
  { title: 'Escolas', table: schools },
  { title: 'Reciclagem', table: bin },
  { title: 'Histórico', table: history },
  { title: 'Importação', table: imports },
  { title: 'Cartões', table: cards },
  { title: 'Relatórios', table: reports },
  { title: 'Instalação', table: site },
];

/** The calls that stream have no table; the document puts them here. */
export const STREAMS_GROUP = 'Ficheiros e direto';
export const STREAMS: readonly StreamedCall[] = [
  ...STREAMED_CALLS,
  ...EXPORT_CALLS,
  MANUAL_ANNEX_CALL,
  LIVE_CALL,
  LOGO_CALL,
  POLICY_REPORT_CALL,
];
