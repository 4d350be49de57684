import { gameSetup, KEEP } from '../gameSetup.ts';
import { errorOf } from '../refusal.ts';

/** The proposals; a list that fails can be asked for again, and an old one stays in sight meanwhile. */
const list = gameSetup.createStateConfig({
  initial: 'loading',
  states: {
    loading: {
      tags: 'councilLoading',
      entry: 'forgetRefusal',
      on: { RETRY: {} },
      invoke: {
        id: 'loadCouncil',
        src: 'loadCouncil',
        input: ({ context: { mode, theme } }) => ({ theme: mode === 'test' ? 'ic' : theme }),
        onDone: { target: 'shown', actions: { type: 'list', params: ({ event }) => event.output.proposals } },
        onError: { target: 'failed', actions: { type: 'refuse', params: errorOf } },
      },
    },
    shown: { on: { REFRESH_COUNCIL: 'loading' } },
    failed: { tags: 'councilFailed', on: { RETRY: 'loading', REFRESH_COUNCIL: 'loading' } },
  },
});

/** Ratings go one after the other, so that a quick change of mind arrives last. */
const rating = gameSetup.createStateConfig({
  initial: 'idle',
  states: {
    idle: { always: { guard: 'hasRating', target: 'sending' } },
    sending: {
      entry: 'forgetRefusal',
      invoke: {
        id: 'rate',
        src: 'rate',
        input: ({ context }) => {
          const { proposalId, stars } = context.council.ratings[0] ?? { proposalId: '', stars: 0 };
          return { proposalId, stars };
        },
        onDone: { target: 'idle', actions: { type: 'settleRating', params: ({ event }) => event.output } },
        onError: {
          target: 'idle',
          actions: ['undoRating', { type: 'refuse', params: errorOf }],
        },
      },
    },
  },
});

/** One comment at a time; what is typed stays until it has arrived. */
const commenting = gameSetup.createStateConfig({
  initial: 'writing',
  states: {
    writing: {
      on: {
        SEND_COMMENT: [
          {
            guard: { type: 'canSendComment', params: ({ event }) => event.text },
            target: 'sending',
            actions: [{ type: 'typeComment', params: ({ event }) => event.text }, KEEP],
          },
          { actions: [{ type: 'explainComment', params: ({ event }) => event.text }] },
        ],
      },
    },
    sending: {
      tags: 'commentSending',
      entry: 'startComment',
      invoke: {
        id: 'comment',
        src: 'comment',
        input: ({ context: { council, progress } }) => {
          const proposalId = council.openComments ?? '';
          return { proposalId, comment: (progress.comments[proposalId] ?? '').trim() };
        },
        onDone: {
          target: 'writing',
          actions: [{ type: 'addComment', params: ({ event }) => event.output }, KEEP],
        },
        onError: { target: 'writing', actions: { type: 'failComment', params: errorOf } },
      },
    },
  },
});

/** The voting screen (spec, section 2; rulings 7 and 23). */
export const council = gameSetup.createStateConfig({
  id: 'council',
  type: 'parallel',
  tags: ['scene:council', 'at:council'],
  entry: gameSetup.raise({ type: 'HUSH' }),
  on: {
    RATE: {
      guard: { type: 'canRate', params: ({ event }) => event },
      actions: { type: 'rate', params: ({ event }) => event },
    },
    OPEN_COMMENTS: { actions: { type: 'openComments', params: ({ event }) => event.proposalId } },
    CLOSE_COMMENTS: { actions: { type: 'openComments', params: null } },
    TYPE: { actions: [{ type: 'typeComment', params: ({ event }) => event.text }, KEEP] },
  },
  states: { list, rating, commenting },
});
