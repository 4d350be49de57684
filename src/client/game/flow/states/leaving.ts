import { gameSetup } from '../gameSetup.ts';
import { errorOf } from '../rules/refusal.ts';

/**
 * The leave dialog (spec, section 5, Exit confirmations), a region parallel to the play. It tells a team about unsent work
 * and asks once more (ruling 16).
 */
export const leavingRegion = gameSetup.createStateConfig({
  initial: 'staying',
  states: {
    staying: { on: { LEAVE: 'asked' } },
    asked: {
      tags: 'leaveAsked',
      on: {
        CANCEL_LEAVE: 'staying',
        CONFIRM_LEAVE: [
          { guard: 'isTest', target: '#gone', actions: ['clearProgress', 'goToPanel'] },
          { target: 'leaving' },
        ],
      },
    },
    leaving: {
      tags: 'leaving',
      invoke: {
        id: 'leave',
        src: 'leave',
        input: { anyway: false },
        onDone: { target: '#gone', actions: 'goToLogin' },
        onError: { target: 'failed', actions: { type: 'refuseLeave', params: errorOf } },
      },
    },
    failed: { tags: 'leaveFailed', on: { CANCEL_LEAVE: 'staying', CONFIRM_LEAVE: 'leavingAnyway' } },
    leavingAnyway: {
      tags: 'leaving',
      invoke: {
        id: 'leaveAnyway',
        src: 'leave',
        input: { anyway: true },
        onDone: { target: '#gone', actions: 'goToLogin' },
        onError: { target: 'failed', actions: { type: 'refuseLeave', params: errorOf } },
      },
    },
  },
});
