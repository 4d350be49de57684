import { gameSetup } from '../gameSetup.ts';
import { levelReached } from '../rules/moves.ts';
import { postRequest } from '../rules/posting.ts';
import { errorOf } from '../rules/refusal.ts';

/**
 * The answers go to the server. The post itself waits for the network; a refusal is shown in the server's words and
 * can be sent again or corrected; a level that moved meanwhile is read anew (rulings 4 and 15). The server says which
 * level follows: after a mission that was given back it is the one where the team was before.
 * In test mode nothing is sent: the rule alone moves the level (ruling 23).
 */
export const sending = gameSetup.createStateConfig({
  id: 'sending',
  initial: 'checking',
  tags: ['scene:celebration', 'at:sending'],
  entry: 'forgetRefusal',
  states: {
    checking: {
      always: [
        {
          guard: 'isTest',
          target: 'accepted',
          actions: [{ type: 'accept', params: ({ context }) => levelReached(context) }],
        },
        { guard: 'quizIsNotReal', target: 'scriptMissing' },
        { target: 'posting' },
      ],
    },
    posting: {
      tags: 'posting',
      entry: 'forgetRefusal',
      exit: { type: 'noteWaiting', params: false },
      on: {
        RETRY: {},
        POST_WAITING: { actions: { type: 'noteWaiting', params: ({ event }) => event.waiting ?? true } },
      },
      invoke: {
        id: 'post',
        src: 'post',
        input: ({ context, self }) => ({
          ...postRequest(context),
          onWaiting: (waiting) => self.send({ type: 'POST_WAITING', waiting }),
        }),
        onDone: [
          {
            guard: { type: 'goesOn', params: ({ event }) => event.output.level },
            target: 'accepted',
            actions: [{ type: 'accept', params: ({ event }) => event.output.level }],
          },
          // Not kept: where the team goes to, its own draft is waiting.
          { target: '#flight', actions: { type: 'leap', params: ({ event }) => event.output.level } },
        ],
        onError: [
          {
            guard: { type: 'isLevelMoved', params: errorOf },
            target: '#boot',
            actions: { type: 'tell', params: errorOf },
          },
          { target: 'refused', actions: { type: 'refuse', params: errorOf } },
        ],
      },
    },
    refused: {
      tags: 'refused',
      on: {
        /** The reserve script may ask for fewer answers than the mission has: the real one is read first. */
        RETRY: [{ guard: 'usesFallback', target: '#boot' }, { target: 'checking' }],
        CORRECT: [
          { guard: { type: 'isPart', params: 1 } },
          { guard: { type: 'isPart', params: 0 }, target: '#tutorial', actions: ['correct'] },
          { target: '#mission', actions: ['correct'] },
        ],
      },
    },
    scriptMissing: { tags: 'scriptMissing', on: { RETRY: '#boot' } },
    accepted: { always: [{ guard: 'inCouncil', target: '#ending' }, { target: '#flight' }] },
  },
});
