import { gameSetup } from '../gameSetup.ts';
import { errorOf } from '../rules/refusal.ts';

/**
 * Nothing is played before the level is known. A script that fails to load is replaced (spec, section 2, Game screen;
 * section 8, Game data load failure); in test mode the level is this device's, so nothing can stop it.
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
          actions: [{ type: 'install', params: ({ event }) => event.output }],
        },
        onError: [
          {
            guard: 'isTest',
            target: '#started',
            actions: { type: 'install', params: { script: null, level: 1, team: null, progress: null } },
          },
          { target: 'failed', actions: { type: 'refuse', params: errorOf } },
        ],
      },
    },
    failed: { tags: 'at:bootFailed', on: { RETRY: 'loading' } },
  },
});
