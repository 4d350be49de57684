import type { Progress } from '../GameState.ts';

type Followed = { event: { progress: Progress; isOther: boolean } };
const TAKE = { type: 'follow', params: ({ event }: Followed) => event } as const;
const openPart = {
  type: 'isOpenPart',
  params: ({ event }: { event: { progress: Progress } }) => event.progress,
} as const;

/** Follows another device of the team: goes to the step that it went to, and shows there what it wrote (ruling 14). */
export const FOLLOW = [
  {
    guard: { type: 'isSamePlace', params: ({ event }: { event: { progress: Progress } }) => event.progress },
    actions: TAKE,
  },
  { guard: openPart, target: '#following', actions: TAKE },
] as const;

/** Takes what another device wrote in the mission to which this one is still flying; landing shows it. */
export const FOLLOW_IN_FLIGHT = { guard: openPart, actions: TAKE } as const;

/** Loads the game again after another device has sent the current part. */
export const WHEN_SENT_ELSEWHERE = {
  guard: 'isOpenedElsewhere',
  target: '#boot',
  actions: 'reportSentElsewhere',
} as const;
