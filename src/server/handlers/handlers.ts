import type { ENDPOINTS } from '#contract/endpoints.ts';
import type { Handlers } from '../handler.ts';
import { binHandlers } from './bin.ts';
import { cardsHandlers } from './cards.ts';
import { classesHandlers } from './classes.ts';
import { draftHandlers } from './draft.ts';
import { evaluationHandlers } from './evaluation.ts';
import { guidanceHandlers } from './guidance.ts';
import { historyHandlers } from './history.ts';
import { importsHandlers } from './imports.ts';
import { levelsHandlers } from './levels.ts';
import { liveHandlers } from './live.ts';
import { moderationHandlers } from './moderation.ts';
import { passwordsHandlers } from './passwords.ts';
import { proposalModerationHandlers } from './proposalModeration.ts';
import { proposalsHandlers } from './proposals.ts';
import { rankingHandlers } from './ranking.ts';
import { reportsHandlers } from './reports.ts';
import { schoolsHandlers } from './schools.ts';
import { sessionHandlers } from './session.ts';
import { siteHandlers } from './site.ts';
import { solarHandlers } from './solar.ts';
import { teachersHandlers } from './teachers.ts';
import { teamsHandlers } from './teams.ts';

/** The answer to every call of the contract. */
export const HANDLERS = {
  ...sessionHandlers,
  ...teamsHandlers,
  ...levelsHandlers,
  ...proposalsHandlers,
  ...moderationHandlers,
  ...proposalModerationHandlers,
  ...schoolsHandlers,
  ...teachersHandlers,
  ...classesHandlers,
  ...solarHandlers,
  ...evaluationHandlers,
  ...guidanceHandlers,
  ...reportsHandlers,
  ...passwordsHandlers,
  ...rankingHandlers,
  ...draftHandlers,
  ...liveHandlers,
  ...binHandlers,
  ...historyHandlers,
  ...importsHandlers,
  ...cardsHandlers,
  ...siteHandlers,
} satisfies Handlers<typeof ENDPOINTS>;
