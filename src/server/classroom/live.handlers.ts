import type { live } from '#contract/classroom/live.ts';
import type { Handlers } from '../http/handler.ts';
import { gamePositionOf } from './gamePosition.ts';

/** Handles the call that reads a team's game position (ruling 14). */
export const liveHandlers: Handlers<typeof live> = {
  standing: ({ caller, services }) => gamePositionOf(services.db, caller.accountId, new Date(services.now())),
};
