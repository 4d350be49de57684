import { classMaps } from './classroom/classMap.ts';
import { curriculum } from './classroom/curriculum.ts';
import { lessons } from './classroom/lessons.ts';
import { live } from './classroom/live.ts';
import { classOverviews } from './classroom/overview.ts';
import { surveys } from './classroom/surveys.ts';
import { teamLesson } from './classroom/teamLesson.ts';
import { debate } from './council/debate.ts';
import { diary } from './council/diary.ts';
import { diaryModeration } from './council/diaryModeration.ts';
import { dossiers } from './council/dossiers.ts';
import { moderation } from './council/moderation.ts';
import { proposalModeration } from './council/proposalModeration.ts';
import { proposals } from './council/proposals.ts';
import { ranking } from './council/ranking.ts';
import { selection } from './council/selection.ts';
import { councils } from './council/session/councils.ts';
import { councilHalls } from './council/session/hall.ts';
import { teamCouncils } from './council/session/teamCouncil.ts';
import type { EndpointTable } from './endpoint.ts';
import { dilemmas } from './game/dilemmas.ts';
import { draft } from './game/draft.ts';
import { levels } from './game/levels.ts';
import { quizKeys } from './game/quizKeys.ts';
import { signVideos } from './game/signVideos.ts';
import { solar } from './game/solar.ts';
import { start } from './game/start.ts';
import { cards } from './identity/cards.ts';
import { factors } from './identity/factors.ts';
import { issuers } from './identity/issuers.ts';
import { lti } from './identity/lti.ts';
import { passwords } from './identity/passwords.ts';
import { session } from './identity/session.ts';
import { teamCodes } from './identity/teamCodes.ts';
import { desk } from './marking/desk.ts';
import { evaluation } from './marking/evaluation.ts';
import { exportPages } from './marking/exportPages.ts';
import { feedback } from './marking/feedback.ts';
import { growth } from './marking/growth.ts';
import { guidance } from './marking/guidance.ts';
import { levelScales } from './marking/levelScales.ts';
import { phrases } from './marking/phrases.ts';
import { placedComments } from './marking/placedComments.ts';
import { quizCorrections } from './marking/quizCorrections.ts';
import { quizItems } from './marking/quizItems.ts';
import { reports } from './marking/reports.ts';
import { teamwork } from './marking/teamwork.ts';
import { transcripts } from './marking/transcripts.ts';
import { bin } from './records/bin.ts';
import { drills } from './records/drills.ts';
import { history } from './records/history.ts';
import { classes } from './school/classes.ts';
import { imports } from './school/imports.ts';
import { schools } from './school/schools.ts';
import { supports } from './school/supports.ts';
import { teachers } from './school/teachers.ts';
import { teams } from './school/teams.ts';
import { site } from './site.ts';
import { specOnly } from './specOnly.ts';

/** Every call of the product. Each table has a handler file and, where it has rows, a query file of the same name. */
export const ENDPOINTS = {
  ...session,
  ...teams,
  ...supports,
  ...levels,
  ...start,
  ...proposals,
  ...debate,
  ...dossiers,
  ...diary,
  ...moderation,
  ...proposalModeration,
  ...diaryModeration,
  ...schools,
  ...teachers,
  ...classes,
  ...solar,
  ...signVideos,
  ...quizKeys,
  ...desk,
  ...evaluation,
  ...guidance,
  ...feedback,
  ...growth,
  ...placedComments,
  ...phrases,
  ...quizCorrections,
  ...quizItems,
  ...reports,
  ...levelScales,
  ...exportPages,
  ...teamwork,
  ...transcripts,
  ...passwords,
  ...issuers,
  ...factors,
  ...lti,
  ...teamCodes,
  ...ranking,
  ...councils,
  ...councilHalls,
  ...teamCouncils,
  ...selection,
  ...dilemmas,
  ...draft,
  ...live,
  ...lessons,
  ...teamLesson,
  ...classMaps,
  ...surveys,
  ...classOverviews,
  ...curriculum,
  ...bin,
  ...drills,
  ...history,
  ...imports,
  ...cards,
  ...site,
  ...specOnly,
} as const satisfies EndpointTable;
export type EndpointName = keyof typeof ENDPOINTS;
