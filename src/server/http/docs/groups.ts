import { CLASS_LIVE_CALL } from '#contract/classroom/classLiveCall.ts';
import { classMaps } from '#contract/classroom/classMap.ts';
import { curriculum } from '#contract/classroom/curriculum.ts';
import { lessons } from '#contract/classroom/lessons.ts';
import { live } from '#contract/classroom/live.ts';
import { LIVE_CALL } from '#contract/classroom/liveCall.ts';
import { classOverviews } from '#contract/classroom/overview.ts';
import { surveys } from '#contract/classroom/surveys.ts';
import { teamLesson } from '#contract/classroom/teamLesson.ts';
import { debate } from '#contract/council/debate.ts';
import { diary } from '#contract/council/diary.ts';
import { diaryModeration } from '#contract/council/diaryModeration.ts';
import { DOSSIER_CALL, dossiers } from '#contract/council/dossiers.ts';
import { moderation } from '#contract/council/moderation.ts';
import { proposalModeration } from '#contract/council/proposalModeration.ts';
import { proposals } from '#contract/council/proposals.ts';
import { ranking } from '#contract/council/ranking.ts';
import { selection } from '#contract/council/selection.ts';
import { councils } from '#contract/council/session/councils.ts';
import { councilHalls } from '#contract/council/session/hall.ts';
import { teamCouncils } from '#contract/council/session/teamCouncil.ts';
import type { EndpointTable } from '#contract/endpoint.ts';
import { dilemmas } from '#contract/game/dilemmas.ts';
import { draft } from '#contract/game/draft.ts';
import { levels } from '#contract/game/levels.ts';
import { quizKeys } from '#contract/game/quizKeys.ts';
import { SIGN_VIDEO_CALL, signVideos } from '#contract/game/signVideos.ts';
import { solar } from '#contract/game/solar.ts';
import { start } from '#contract/game/start.ts';
import { cards } from '#contract/identity/cards.ts';
import { factors } from '#contract/identity/factors.ts';
import { ISSUER_CALLBACK, issuers } from '#contract/identity/issuers.ts';
import { lti } from '#contract/identity/lti.ts';
import { LTI_ROUTES } from '#contract/identity/ltiRoutes.ts';
import { passwords } from '#contract/identity/passwords.ts';
import { session } from '#contract/identity/session.ts';
import { teamCodes } from '#contract/identity/teamCodes.ts';
import { desk } from '#contract/marking/desk.ts';
import { evaluation } from '#contract/marking/evaluation.ts';
import { exportPages } from '#contract/marking/exportPages.ts';
import { EXPORT_CALLS } from '#contract/marking/exports.ts';
import { feedback } from '#contract/marking/feedback.ts';
import { growth } from '#contract/marking/growth.ts';
import { guidance } from '#contract/marking/guidance.ts';
import { levelScales } from '#contract/marking/levelScales.ts';
import { MANUAL_ANNEX_CALL } from '#contract/marking/manual.ts';
import { PHRASES_EXPORT_CALL, phrases } from '#contract/marking/phrases.ts';
import { placedComments } from '#contract/marking/placedComments.ts';
import { quizCorrections } from '#contract/marking/quizCorrections.ts';
import { quizItems } from '#contract/marking/quizItems.ts';
import { reports } from '#contract/marking/reports.ts';
import { teamwork } from '#contract/marking/teamwork.ts';
import { transcripts } from '#contract/marking/transcripts.ts';
import { POLICY_REPORT_CALL } from '#contract/policyReport.ts';
import { bin } from '#contract/records/bin.ts';
import { drills } from '#contract/records/drills.ts';
import { history } from '#contract/records/history.ts';
import { classes } from '#contract/school/classes.ts';
import { imports } from '#contract/school/imports.ts';
import { schools } from '#contract/school/schools.ts';
import { supports } from '#contract/school/supports.ts';
import { teachers } from '#contract/school/teachers.ts';
import { teams } from '#contract/school/teams.ts';
import { LOGO_CALL, site } from '#contract/site.ts';
import { specOnly } from '#contract/specOnly.ts';
import { STREAMED_CALLS, type StreamedCall } from '#contract/uploads.ts';

export interface DocGroup {
  title: string;
  table: EndpointTable;
}

/** The tables of the contract in reading order, as the document and the page name them. */
export const DOC_GROUPS: readonly DocGroup[] = [
  { title: 'Sessão', table: session },
  { title: 'Jogo', table: { ...levels, ...dilemmas } },
  { title: 'Rascunho', table: { ...draft, ...live } },
  { title: 'Sistemas solares', table: { ...solar, ...start, ...quizKeys, ...signVideos } },
  { title: 'Propostas e conselho', table: { ...proposals, ...debate, ...dossiers } },
  { title: 'Diário da Terra', table: diary },
  { title: 'Moderação', table: { ...moderation, ...proposalModeration, ...diaryModeration } },
  { title: 'Classificação', table: ranking },
  { title: 'Conselho em sessão', table: { ...councils, ...councilHalls } },
  { title: 'A equipa no conselho', table: teamCouncils },
  { title: 'Seleção de maio', table: selection },
  { title: 'Equipas', table: { ...teams, ...supports } },
  { title: 'Avaliação', table: { ...evaluation, ...teamwork, ...desk, ...growth } },
  { title: 'Comentários e devoluções', table: guidance },
  { title: 'O que chega às equipas', table: feedback },
  { title: 'Comentários em lugares da resposta', table: placedComments },
  { title: 'Respostas por voz', table: transcripts },
  { title: 'Frases para comentários', table: phrases },
  { title: 'Perguntas do quiz', table: { ...quizCorrections, ...quizItems } },
  { title: 'Turmas', table: { ...classes, ...classOverviews, ...curriculum } },
  { title: 'Aula em direto', table: { ...lessons, ...classMaps } },
  { title: 'Questionário', table: surveys },
  { title: 'A equipa na aula', table: teamLesson },
  { title: 'Professores e credenciais', table: teachers },
  { title: 'Palavras-passe', table: passwords },
  { title: 'Contas da escola', table: issuers },
  { title: 'Segundo passo da entrada', table: factors },
  { title: 'Plataformas de ensino', table: lti },
  { title: 'Códigos das equipas', table: teamCodes },
  { title: 'Escolas', table: { ...schools, ...levelScales } },
  { title: 'Reciclagem', table: bin },
  { title: 'Histórico', table: history },
  { title: 'Cópias de segurança', table: drills },
  { title: 'Importação', table: imports },
  { title: 'Cartões', table: cards },
  { title: 'Relatórios e exportações', table: { ...reports, ...exportPages } },
  { title: 'Instalação', table: site },
  { title: 'Listas inteiras (especificação)', table: specOnly },
];

/** The group of the streamed calls, which are in no table. */
export const STREAMS_GROUP = 'Ficheiros e direto';
export const STREAMS: readonly StreamedCall[] = [
  ...STREAMED_CALLS,
  ...EXPORT_CALLS,
  PHRASES_EXPORT_CALL,
  MANUAL_ANNEX_CALL,
  DOSSIER_CALL,
  LIVE_CALL,
  CLASS_LIVE_CALL,
  LOGO_CALL,
  SIGN_VIDEO_CALL,
  POLICY_REPORT_CALL,
  ISSUER_CALLBACK,
  ...LTI_ROUTES,
];
