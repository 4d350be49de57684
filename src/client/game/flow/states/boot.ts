import { gameSetup } from '../gameSetup.ts';
import { errorOf } from '../rules/refusal.ts';

/**
 * Loads the game; nothing is played before the level is known. A script that fails to load is replaced (spec, section
 * 2, Game screen; section 8, Game data load failure). In test mode the level comes from this device, so loading cannot
 * fail.
 */
export const boot = gameSetup.createStateConfig({
  id: 'boot',
  initial: 'loading',
  tags: 'scene:loading',
  states: {
    loading: {
      tags: 'at:loading',
      entry: 'forgetRefusal',
      on: { RETRY: {} },
      invoke: {
        id: 'loadGame',
        src: 'loadGame',
        input: ({ context: { mode, theme } }) => ({ mode, theme }),
        onDone: {
          target: '#started',
          actions: [{ type: 'applyLoaded', params: ({ event }) => event.output }],
        },
        onError: [
          {
            guard: 'isTest',
            target: '#started',
            actions: { type: 'applyLoaded', params: { script: null, level: 1, team: null, progress: null } },
          },
          { target: 'failed', actions: { type: 'refuse', params: errorOf } },
        ],
      },
    },
    failed: { tags: 'at:bootFailed', on: { RETRY: 'loading' } },
  },
});
