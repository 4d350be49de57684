import type { RankingScope } from '#domain/vocabulary.ts';
import { gameSetup } from '../gameSetup.ts';
import { errorOf } from '../rules/refusal.ts';

const openedScope = ({ event }: { event: { scope: RankingScope | null } }) => event.scope;
const CLOSED_BY_TEACHER = { guard: 'isRankingClosed', target: 'closed' } as const;

/** The ranking over the council: loaded each time it is opened, closed as soon as the teacher closes it (ruling 8). */
export const rankingRegion = gameSetup.createStateConfig({
  initial: 'closed',
  states: {
    closed: { on: { OPEN_RANKING: { guard: 'isRankingOpen', target: 'loading' } } },
    loading: {
      tags: ['rankingShown', 'rankingLoading'],
      entry: 'forgetRanking',
      always: CLOSED_BY_TEACHER,
      invoke: {
        id: 'loadRanking',
        src: 'loadRanking',
        onDone: { target: 'shown', actions: { type: 'showRanking', params: ({ event }) => event.output } },
        onError: { target: 'failed', actions: { type: 'failRanking', params: errorOf } },
      },
    },
    shown: {
      tags: 'rankingShown',
      always: CLOSED_BY_TEACHER,
      on: {
        RANKING_OPENED: [
          {
            guard: { type: 'opensOtherRanking', params: openedScope },
            target: 'loading',
            actions: { type: 'noteRankingOpened', params: openedScope },
          },
          { actions: { type: 'noteRankingOpened', params: openedScope } },
        ],
      },
    },
    failed: {
      tags: 'rankingShown',
      always: CLOSED_BY_TEACHER,
      on: { OPEN_RANKING: 'loading' },
    },
  },
  on: { CLOSE_RANKING: '.closed' },
});
