import type { GameEvent } from '../GameEvent.ts';
import { gameSetup, say } from '../gameSetup.ts';
import { councilTheme } from '../rules/council.ts';
import { newNotes, noteLines } from '../rules/lines.ts';
import { errorOf } from '../rules/refusal.ts';
import { rankingRegion } from './councilRanking.ts';
import { REPLY_EVENTS, replying } from './councilReplies.ts';

type Withdrawn = Extract<GameEvent, { type: 'WITHDRAWN' }>;

const WITHDRAW = {
  guard: { type: 'listsProposals', params: ({ event }: { event: Withdrawn }) => event.proposalIds },
  actions: { type: 'withdraw', params: ({ event }: { event: Withdrawn }) => event.proposalIds },
} as const;
/** Restarts the request, because its response may still contain the withdrawn proposals. */
const ASK_AGAIN = { ...WITHDRAW, reenter: true } as const;

/** Loads every list again; proposals that are missing from the fresh lists are removed. */
const READ_ANEW = { target: 'loading', actions: 'outdateLists', reenter: true } as const;

/**
 * The list of proposals. A failed load can be retried, an old list stays visible meanwhile, and a shown one is
 * refreshed.
 */
const list = gameSetup.createStateConfig({
  initial: 'loading',
  states: {
    loading: {
      tags: 'councilLoading',
      entry: 'forgetRefusal',
      on: { RETRY: {}, WITHDRAWN: { ...ASK_AGAIN, target: 'loading' }, MANY_WITHDRAWN: READ_ANEW },
      invoke: {
        id: 'loadCouncil',
        src: 'loadCouncil',
        input: ({ context }) => ({ theme: councilTheme(context), shown: context.council.listed.length }),
        onDone: { target: 'shown', actions: { type: 'setCouncilList', params: ({ event }) => event.output } },
        onError: { target: 'failed', actions: { type: 'refuse', params: errorOf } },
      },
    },
    shown: {
      after: {
        councilRefresh: [
          { guard: 'mayRefresh', target: 'refreshing' },
          { target: 'shown', reenter: true },
        ],
      },
      on: {
        REFRESH_COUNCIL: 'loading',
        WITHDRAWN: { ...WITHDRAW, target: 'refreshing' },
        MANY_WITHDRAWN: READ_ANEW,
        PAGE_SEEN: [
          { guard: 'hasNoPendingRequests', target: 'refreshing', actions: { type: 'notePage', params: true } },
          { actions: { type: 'notePage', params: true } },
        ],
      },
    },
    /**
     * Refreshes in the background: the list stays visible, a failure is ignored, and an older list never replaces a
     * rating, comment or report that was just sent.
     */
    refreshing: {
      on: {
        REFRESH_COUNCIL: 'loading',
        WITHDRAWN: { ...ASK_AGAIN, target: 'refreshing' },
        MANY_WITHDRAWN: READ_ANEW,
      },
      invoke: {
        id: 'loadCouncil',
        src: 'loadCouncil',
        input: ({ context }) => ({ theme: councilTheme(context), shown: 0 }),
        onDone: [
          {
            guard: 'hasNoPendingRequests',
            target: 'shown',
            actions: { type: 'setCouncilList', params: ({ event }) => event.output },
          },
          { target: 'shown' },
        ],
        onError: 'shown',
      },
    },
    failed: {
      tags: 'councilFailed',
      on: { RETRY: 'loading', REFRESH_COUNCIL: 'loading', WITHDRAWN: WITHDRAW, MANY_WITHDRAWN: READ_ANEW },
    },
  },
});

/** Loads page after page below the list, until it contains every proposal of the solar system. */
const growing = gameSetup.createStateConfig({
  initial: 'idle',
  states: {
    idle: { on: { LOAD_MORE: { guard: 'canGrow', target: 'asking' } } },
    asking: {
      tags: 'councilGrowing',
      on: { MANY_WITHDRAWN: { target: 'asking', reenter: true } },
      entry: { type: 'noteMoreError', params: null },
      invoke: {
        id: 'loadMore',
        src: 'loadMore',
        input: ({ context }) => ({ theme: councilTheme(context), page: context.council.nextPage }),
        onDone: [
          {
            guard: { type: 'isPageKnown', params: ({ event }) => event.output },
            target: 'asking',
            reenter: true,
            actions: { type: 'appendCouncilPage', params: ({ event }) => event.output },
          },
          { target: 'idle', actions: { type: 'appendCouncilPage', params: ({ event }) => event.output } },
        ],
        onError: { target: 'idle', actions: { type: 'noteMoreError', params: errorOf } },
      },
    },
  },
});

/**
 * Set on each state of the region, because a transition of the region itself would restart the council's other regions.
 */
const SEARCH = [
  {
    guard: { type: 'hasSearchText', params: wordsOfSearch },
    target: 'asking',
    reenter: true,
    actions: { type: 'beginSearch', params: wordsOfSearch },
  },
  { target: 'idle', actions: { type: 'beginSearch', params: '' } },
] as const;

/** Searches all proposals of the solar system; a later search replaces an earlier one. */
const searching = gameSetup.createStateConfig({
  initial: 'idle',
  states: {
    idle: { on: { SEARCH_COUNCIL: SEARCH, MANY_WITHDRAWN: { guard: 'hasSearch', target: 'asking' } } },
    asking: {
      tags: 'councilSearching',
      on: { SEARCH_COUNCIL: SEARCH, MANY_WITHDRAWN: { target: 'asking', reenter: true } },
      invoke: {
        id: 'searchCouncil',
        src: 'searchCouncil',
        input: ({ context }) => ({ words: context.council.sought }),
        onDone: { target: 'idle', actions: { type: 'showFound', params: ({ event }) => event.output } },
        onError: { target: 'idle', actions: { type: 'failSearch', params: errorOf } },
      },
    },
  },
});

function wordsOfSearch({ event }: { event: Extract<GameEvent, { type: 'SEARCH_COUNCIL' }> }): string {
  return event.words;
}

/** Sends ratings one at a time, so that a quick change of mind arrives last. */
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

const textOf = ({ event }: { event: { text: string } }) => event.text;
const SEND = {
  guard: { type: 'canSendComment', params: textOf },
  target: 'sent',
  reenter: true,
  actions: [{ type: 'queueComment', params: textOf }],
} as const;

/** Sending a comment empties the text box at once. */
const commenting = gameSetup.createStateConfig({
  initial: 'writing',
  states: {
    writing: {
      on: {
        SEND_COMMENT: [SEND, { actions: [{ type: 'explainComment', params: ({ event }) => event.text }] }],
      },
    },
    /** Ignores the empty comment from the second tap of a double tap. */
    sent: {
      after: { commentRest: 'writing' },
      on: { SEND_COMMENT: SEND },
    },
  },
});

/**
 * Sends comments one at a time; each is kept until the server has answered, over reloads and lost networks (ruling 15).
 */
const delivering = gameSetup.createStateConfig({
  initial: 'idle',
  states: {
    idle: { always: { guard: 'hasUnsentComment', target: 'sending' } },
    sending: {
      invoke: {
        id: 'comment',
        src: 'comment',
        input: ({ context }) => context.progress.unsent[0] ?? { proposalId: '', text: '' },
        onDone: { target: 'idle', actions: [{ type: 'addComment', params: ({ event }) => event.output }] },
        onError: { target: 'idle', actions: [{ type: 'returnComment', params: errorOf }] },
      },
    },
  },
});

/** Reports another team's comment or proposal to the teacher; a refusal is shown beside it. */
const reporting = gameSetup.createStateConfig({
  initial: 'idle',
  states: {
    idle: {
      on: {
        REPORT_COMMENT: {
          guard: { type: 'canReport', params: ({ event }) => ({ kind: 'comment', id: event.commentId }) },
          target: 'sending',
          actions: { type: 'startReport', params: ({ event }) => ({ kind: 'comment', id: event.commentId }) },
        },
        REPORT_PROPOSAL: {
          guard: { type: 'canReport', params: ({ event }) => ({ kind: 'proposal', id: event.proposalId }) },
          target: 'sending',
          actions: { type: 'startReport', params: ({ event }) => ({ kind: 'proposal', id: event.proposalId }) },
        },
      },
    },
    sending: {
      tags: 'reportSending',
      invoke: {
        id: 'report',
        src: 'report',
        input: ({ context }) => context.council.reporting ?? { kind: 'comment', id: '' },
        onDone: { target: 'idle', actions: 'noteReport' },
        onError: { target: 'idle', actions: { type: 'failReport', params: errorOf } },
      },
    },
  },
});

/** Says only the new notes, at once. */
const SAY_NEWS = gameSetup.enqueueActions(({ context, event, enqueue }) => {
  if (event.type !== 'TEAM_NEWS') return;
  enqueue.raise({ type: 'SAY', lines: noteLines(context, newNotes(context, event)) });
});

/** The voting screen (spec, section 2; rulings 7 and 23). */
export const council = gameSetup.createStateConfig({
  id: 'council',
  type: 'parallel',
  tags: ['scene:council', 'at:council'],
  entry: say((context) => noteLines(context, context.notes)),
  on: {
    GO_TO_RETURNED: { guard: 'hasPendingReturn', target: '#boot' },
    TEAM_NEWS: {
      guard: { type: 'hasNewNotes', params: ({ event }) => event },
      actions: [SAY_NEWS, { type: 'receiveNews', params: ({ event }) => event }],
    },
    RATE: {
      guard: { type: 'canRate', params: ({ event }) => event },
      actions: [
        { type: 'rate', params: ({ event }) => event },
        { type: 'keepRating', params: ({ event }) => event },
      ],
    },
    OPEN_COMMENTS: { actions: { type: 'openComments', params: ({ event }) => event.proposalId } },
    PAGE_SEEN: { actions: { type: 'notePage', params: true } },
    PAGE_HIDDEN: { actions: { type: 'notePage', params: false } },
    CLOSE_COMMENTS: { actions: { type: 'openComments', params: null } },
    CHOOSE_KIND: { guard: 'canChooseKind', actions: { type: 'chooseKind', params: ({ event }) => event.kind } },
    ...REPLY_EVENTS,
    TYPE: { actions: [{ type: 'typeComment', params: ({ event }) => event.text }] },
  },
  states: { list, growing, searching, rating, commenting, delivering, replying, reporting, ranking: rankingRegion },
});
