import type { GameEvent } from '../GameEvent.ts';
import { gameSetup, say } from '../gameSetup.ts';
import { councilTheme } from '../rules/council.ts';
import { newNotes, noteLines } from '../rules/lines.ts';
import { errorOf } from '../rules/refusal.ts';
import { rankingRegion } from './councilRanking.ts';

type Withdrawn = Extract<GameEvent, { type: 'WITHDRAWN' }>;

const WITHDRAW = {
  guard: { type: 'losesProposals', params: ({ event }: { event: Withdrawn }) => event.proposalIds },
  actions: { type: 'withdraw', params: ({ event }: { event: Withdrawn }) => event.proposalIds },
} as const;
/** A list that was asked for before may still have what was withdrawn since. */
const ASK_AGAIN = { ...WITHDRAW, reenter: true } as const;

/** Loads every list again; proposals that are missing from the fresh lists are removed. */
const READ_ANEW = { target: 'loading', actions: 'outdateLists', reenter: true } as const;

/** The proposals; a list that fails can be asked for again, an old one stays in sight meanwhile, and time brings news. */
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
        onDone: { target: 'shown', actions: { type: 'list', params: ({ event }) => event.output } },
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
          { guard: 'hasNothingOnTheWay', target: 'refreshing', actions: { type: 'notePage', params: true } },
          { actions: { type: 'notePage', params: true } },
        ],
      },
    },
    /** Quietly: what is shown stays; a failure is no news, and an older list never covers what was just given. */
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
            guard: 'hasNothingOnTheWay',
            target: 'shown',
            actions: { type: 'list', params: ({ event }) => event.output },
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

/** Page after page below the list, until every proposal of the solar system stands there. */
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
            actions: { type: 'grow', params: ({ event }) => event.output },
          },
          { target: 'idle', actions: { type: 'grow', params: ({ event }) => event.output } },
        ],
        onError: { target: 'idle', actions: { type: 'noteMoreError', params: errorOf } },
      },
    },
  },
});

/** A transition of the region itself would restart the other regions of the council, so each of its states has this one. */
const SEARCH = [
  {
    guard: { type: 'seeksWords', params: wordsOfSearch },
    target: 'asking',
    reenter: true,
    actions: { type: 'seek', params: wordsOfSearch },
  },
  { target: 'idle', actions: { type: 'seek', params: '' } },
] as const;

/** Among all proposals of the solar system; what is asked later takes the place of what was asked before. */
const searching = gameSetup.createStateConfig({
  initial: 'idle',
  states: {
    idle: { on: { SEARCH_COUNCIL: SEARCH, MANY_WITHDRAWN: { guard: 'hasSought', target: 'asking' } } },
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

const textOf = ({ event }: { event: { text: string } }) => event.text;
const SEND = {
  guard: { type: 'canSendComment', params: textOf },
  target: 'sent',
  reenter: true,
  actions: [{ type: 'queueComment', params: textOf }],
} as const;

/** What is sent off leaves the place to write at once. */
const commenting = gameSetup.createStateConfig({
  initial: 'writing',
  states: {
    writing: {
      on: {
        SEND_COMMENT: [SEND, { actions: [{ type: 'explainComment', params: ({ event }) => event.text }] }],
      },
    },
    /** The second tap of a double tap is no empty comment. */
    sent: {
      after: { commentRest: 'writing' },
      on: { SEND_COMMENT: SEND },
    },
  },
});

/** One comment after the other; each is kept until the server has answered, over reloads and lost networks (ruling 15). */
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

/** What another team wrote is told to the teacher; what was refused is said beside it. */
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

/** New words are said at once, those alone. */
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
    GO_TO_RETURNED: { guard: 'awaitsReturned', target: '#boot' },
    TEAM_NEWS: {
      guard: { type: 'bringsWords', params: ({ event }) => event },
      actions: [SAY_NEWS, { type: 'hear', params: ({ event }) => event }],
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
    TYPE: { actions: [{ type: 'typeComment', params: ({ event }) => event.text }] },
  },
  states: { list, growing, searching, rating, commenting, delivering, reporting, ranking: rankingRegion },
});
