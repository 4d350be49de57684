import type { live } from '#contract/live.ts';
import type { Handlers } from '../handler.ts';
import { standingOf } from '../live/standingOf.ts';

/** What one device of a team learns of the others (ruling 14). */
export const liveHandlers: Handlers<typeof live> = {
  standing: ({ caller, services }) => standingOf(services.db, caller.accountId),
};
