import type { ENDPOINTS } from '#contract/endpoints.ts';
import { classMapHandlers } from '../classroom/classMap.handlers.ts';
import { lessonsHandlers } from '../classroom/lessons/lessons.handlers.ts';
import { teamLessonHandlers } from '../classroom/lessons/teamLesson.handlers.ts';
import { liveHandlers } from '../classroom/live.handlers.ts';
import { curriculumHandlers } from '../classroom/overview/curriculum.handlers.ts';
import { classOverviewsHandlers } from '../classroom/overview/overview.handlers.ts';
import { surveysHandlers } from '../classroom/survey/survey.handlers.ts';
import { siteHandlers } from '../config/site.handlers.ts';
import { debateHandlers } from '../council/debate.handlers.ts';
import { diaryHandlers } from '../council/diary/diary.handlers.ts';
import { dossiersHandlers } from '../council/dossier/dossiers.handlers.ts';
import { moderationHandlers } from '../council/moderation/comments.handlers.ts';
import { diaryModerationHandlers } from '../council/moderation/diary.handlers.ts';
import { proposalModerationHandlers } from '../council/moderation/proposals.handlers.ts';
import { proposalsHandlers } from '../council/proposals.handlers.ts';
import { rankingHandlers } from '../council/ranking.handlers.ts';
import { selectionHandlers } from '../council/selection/selection.handlers.ts';
import { councilsHandlers } from '../council/session/councils.handlers.ts';
import { councilHallHandlers } from '../council/session/hall.handlers.ts';
import { teamCouncilHandlers } from '../council/session/teamCouncil.handlers.ts';
import { dilemmasHandlers } from '../game/dilemmas/dilemmas.handlers.ts';
import { draftHandlers } from '../game/draft.handlers.ts';
import { levelsHandlers } from '../game/levels.handlers.ts';
import { solarHandlers } from '../game/scripts/solar.handlers.ts';
import { signVideosHandlers } from '../game/signVideos/signVideos.handlers.ts';
import { startHandlers } from '../game/start.handlers.ts';
import { cardsHandlers } from '../identity/cards.handlers.ts';
import { teamCodesHandlers } from '../identity/codes/teamCodes.handlers.ts';
import { factorsHandlers } from '../identity/factors/factors.handlers.ts';
import { issuersHandlers } from '../identity/issuers/issuers.handlers.ts';
import { ltiHandlers } from '../identity/lti/lti.handlers.ts';
import { passwordsHandlers } from '../identity/passwords.handlers.ts';
import { sessionHandlers } from '../identity/session.handlers.ts';
import { deskHandlers } from '../marking/desk.handlers.ts';
import { evaluationHandlers } from '../marking/evaluation.handlers.ts';
import { exportPagesHandlers } from '../marking/exports/exportPages.handlers.ts';
import { feedbackHandlers } from '../marking/feedback/feedback.handlers.ts';
import { growthHandlers } from '../marking/growth.handlers.ts';
import { guidanceHandlers } from '../marking/guidance.handlers.ts';
import { levelScalesHandlers } from '../marking/levelScales.handlers.ts';
import { phrasesHandlers } from '../marking/phrases/phrases.handlers.ts';
import { placedCommentsHandlers } from '../marking/places/placedComments.handlers.ts';
import { quizCorrectionsHandlers } from '../marking/quiz/quizCorrections.handlers.ts';
import { quizItemsHandlers } from '../marking/quiz/quizItems.handlers.ts';
import { reportsHandlers } from '../marking/reports.handlers.ts';
import { teamworkHandlers } from '../marking/teamwork.handlers.ts';
import { transcriptsHandlers } from '../marking/transcripts.handlers.ts';
import { binHandlers } from '../records/bin/bin.handlers.ts';
import { drillsHandlers } from '../records/drill/drills.handlers.ts';
import { historyHandlers } from '../records/history/history.handlers.ts';
import { classesHandlers } from '../school/classes.handlers.ts';
import { importsHandlers } from '../school/imports/imports.handlers.ts';
import { schoolsHandlers } from '../school/schools.handlers.ts';
import { supportsHandlers } from '../school/supports/supports.handlers.ts';
import { teachersHandlers } from '../school/teachers.handlers.ts';
import { teamsHandlers } from '../school/teams.handlers.ts';
import type { Handlers } from './handler.ts';
import { specOnlyHandlers } from './specOnly.handlers.ts';

/** The handlers of all calls of the contract. */
export const HANDLERS = {
  ...sessionHandlers,
  ...teamsHandlers,
  ...supportsHandlers,
  ...levelsHandlers,
  ...proposalsHandlers,
  ...debateHandlers,
  ...dossiersHandlers,
  ...diaryHandlers,
  ...moderationHandlers,
  ...proposalModerationHandlers,
  ...diaryModerationHandlers,
  ...schoolsHandlers,
  ...teachersHandlers,
  ...classesHandlers,
  ...solarHandlers,
  ...startHandlers,
  ...signVideosHandlers,
  ...deskHandlers,
  ...evaluationHandlers,
  ...guidanceHandlers,
  ...feedbackHandlers,
  ...growthHandlers,
  ...placedCommentsHandlers,
  ...transcriptsHandlers,
  ...phrasesHandlers,
  ...quizCorrectionsHandlers,
  ...quizItemsHandlers,
  ...reportsHandlers,
  ...levelScalesHandlers,
  ...exportPagesHandlers,
  ...teamworkHandlers,
  ...passwordsHandlers,
  ...issuersHandlers,
  ...factorsHandlers,
  ...ltiHandlers,
  ...teamCodesHandlers,
  ...rankingHandlers,
  ...councilsHandlers,
  ...councilHallHandlers,
  ...teamCouncilHandlers,
  ...selectionHandlers,
  ...dilemmasHandlers,
  ...draftHandlers,
  ...liveHandlers,
  ...lessonsHandlers,
  ...teamLessonHandlers,
  ...classMapHandlers,
  ...classOverviewsHandlers,
  ...curriculumHandlers,
  ...surveysHandlers,
  ...binHandlers,
  ...drillsHandlers,
  ...historyHandlers,
  ...importsHandlers,
  ...cardsHandlers,
  ...siteHandlers,
  ...specOnlyHandlers,
} satisfies Handlers<typeof ENDPOINTS>;
