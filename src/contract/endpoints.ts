import { bin } from './bin.ts';
import { cards } from './cards.ts';
import { classes } from './classes.ts';
import { draft } from './draft.ts';
import type { EndpointTable } from './endpoint.ts';
import { evaluation } from './evaluation.ts';
import { guidance } from './guidance.ts';
import { history } from './history.ts';
import { imports } from './imports.ts';
import { levels } from './levels.ts';
import { live } from './live.ts';
import { moderation } from './moderation.ts';
import { passwords } from './passwords.ts';
import { proposalModeration } from './proposalModeration.ts';
import { proposals } from './proposals.ts';
import { ranking } from './ranking.ts';
import { reports } from './reports.ts';
import { schools } from './schools.ts';
import { session } from './session.ts';
import { site } from './site.ts';
import { solar } from './solar.ts';
import { teachers } from './teachers.ts';
import { teams } from './teams.ts';

/** Every call of the product. Each table has a handler file and, where it has rows, a query file of the same name. */
export const ENDPOINTS = {
  ...session,
  ...teams,
  ...levels,
  ...proposals,
  ...moderation,
  ...proposalModeration,
  ...schools,
  ...teachers,
  ...classes,
  ...solar,
  ...evaluation,
  ...guidance,
  ...reports,
  ...passwords,
  ...ranking,
  ...draft,
  ...live,
  ...bin,
  ...history,
  ...imports,
  ...cards,
  ...site,
} as const satisfies EndpointTable;
export type EndpointName = keyof typeof ENDPOINTS;
