import { gameSetup } from '../gameSetup.ts';
import { levelReached } from '../rules/moves.ts';
import { postRequest } from '../rules/posting.ts';
import { errorOf } from '../rules/refusal.ts';

/**
 * Sends the answers to the server. The post itself waits for the network. After a refusal, shown in the server's words,
 * the answers can be sent again or corrected; if the level has changed meanwhile, the game is loaded again (rulings 4
 * and 15). The server decides the next level: after a returned mission it is the one where the team was before. In test
 * mode nothing is sent, and the rule alone sets the level (ruling 23).
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
            guard: { type: 'isNextMission', params: ({ event }) => event.output.level },
            target: 'accepted',
            actions: [{ type: 'accept', params: ({ event }) => event.output.level }],
          },
          // The blank progress is not saved, because the next part has a draft.
          { target: '#flight', actions: { type: 'jumpToLevel', params: ({ event }) => event.output.level } },
        ],
        onError: [
          {
            guard: { type: 'isLevelMoved', params: errorOf },
            target: '#boot',
            actions: { type: 'reportError', params: errorOf },
          },
          { target: 'refused', actions: { type: 'refuse', params: errorOf } },
        ],
      },
    },
    refused: {
      tags: 'refused',
      on: {
        /** The fallback script may ask for fewer answers than the mission has, so the real one is loaded first. */
        RETRY: [{ guard: 'usesFallback', target: '#boot' }, { target: 'checking' }],
        CORRECT: [
          { guard: { type: 'isPart', params: 1 } },
          { guard: { type: 'isPart', params: 0 }, target: '#tutorial', actions: ['correct'] },
          { target: '#mission', actions: ['correct'] },
        ],
      },
    },
    scriptMissing: { tags: 'scriptMissing', on: { RETRY: '#boot' } },
    accepted: {
      always: [
        { guard: 'inCouncil', target: '#ending' },
        { guard: 'hasDilemma', target: '#dilemma' },
        { target: '#flight' },
      ],
    },
  },
});
