import type { ENDPOINTS } from '#contract/endpoints.ts';
import type { Handlers } from '../handler.ts';
import { classesHandlers } from './classes.ts';
import { draftHandlers } from './draft.ts';
import { evaluationHandlers } from './evaluation.ts';
import { levelsHandlers } from './levels.ts';
import { proposalsHandlers } from './proposals.ts';
import { rankingHandlers } from './ranking.ts';
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
  ...schoolsHandlers,
  ...teachersHandlers,
  ...classesHandlers,
  ...solarHandlers,
  ...evaluationHandlers,
  ...rankingHandlers,
  ...draftHandlers,
  ...siteHandlers,
} satisfies Handlers<typeof ENDPOINTS>;
