import type { specOnly } from '#contract/specOnly.ts';
import { listForStaff } from '../council/proposalPages.ts';
import { everySchool } from '../school/schools.handlers.ts';
import { everyTeam } from '../school/teams.handlers.ts';
import type { Handlers } from './handler.ts';

/** Handles the calls of the specification that the product's own client does not make (spec, section 7). */
export const specOnlyHandlers: Handlers<typeof specOnly> = {
  allProposals: ({ caller, services, query }) => listForStaff(services, caller, {}, query),
  allSchools: ({ caller, services }) => everySchool(caller, services),
  allTeamsAtOnce: ({ caller, services }) => everyTeam(caller, services),
};
