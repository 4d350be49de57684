import { gameSetup, say } from '../gameSetup.ts';
import { chosenHere, dilemmaLines } from '../rules/dilemmas.ts';
import { FOLLOW, WHEN_SENT_ELSEWHERE } from './elsewhere.ts';

/**
 * The dilemma after mission 1 and after mission 3, before the ship leaves the planet. Perspectives are opened in any order; the
 * first press on a choice locks it, the second confirms it. The choice is sent at once and the game does not wait for
 * it. Nothing in it is scored.
 */
export const dilemma = gameSetup.createStateConfig({
  id: 'dilemma',
  initial: 'listening',
  tags: 'scene:dilemma',
  always: WHEN_SENT_ELSEWHERE,
  on: { FOLLOW, GO_TO_RETURNED: { guard: 'hasPendingReturn', target: '#boot' } },
  states: {
    listening: {
      tags: 'at:dilemma',
      entry: say(dilemmaLines),
      always: [
        { guard: 'hasNoDilemma', target: '#flight' },
        { guard: 'hasChosen', target: 'consequence' },
      ],
      on: {
        OPEN_PERSPECTIVE: {
          guard: { type: 'isPerspective', params: ({ event }) => event.index },
          actions: { type: 'openPerspective', params: ({ event }) => event.index },
        },
        CHOOSE: [
          {
            guard: { type: 'isConfirmedChoice', params: ({ event }) => event.index },
            target: 'consequence',
            actions: [
              { type: 'keepChoice', params: ({ context, event }) => chosenHere(context, event.index) },
              { type: 'choose', params: ({ event }) => event.index },
            ],
          },
          {
            guard: { type: 'isChoice', params: ({ event }) => event.index },
            actions: { type: 'lock', params: ({ event }) => event.index },
          },
        ],
      },
    },
    /** Shown on another device of the team too, which follows the progress. */
    consequence: {
      tags: 'at:consequence',
      entry: say(dilemmaLines),
      always: { guard: 'hasNoDilemma', target: '#flight' },
      on: { OK: { target: '#flight', actions: 'endDilemma' } },
    },
  },
});
