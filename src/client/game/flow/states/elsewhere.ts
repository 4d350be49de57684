import type { Progress } from '../GameState.ts';

type Followed = { event: { progress: Progress; isOther: boolean } };
const TAKE = { type: 'follow', params: ({ event }: Followed) => event } as const;
const openPart = {
  type: 'isOpenPart',
  params: ({ event }: { event: { progress: Progress } }) => event.progress,
} as const;

/** Two devices of one team: each goes where the other went on to, and sees there what the other wrote (ruling 14). */
export const FOLLOW = [
  {
    guard: { type: 'isSamePlace', params: ({ event }: { event: { progress: Progress } }) => event.progress },
    actions: TAKE,
  },
  { guard: openPart, target: '#following', actions: TAKE },
] as const;

/** The part that is played here was sent by another device: the game is read anew. */
export const WHEN_SENT_ELSEWHERE = { guard: 'isOvertaken', target: '#boot', actions: 'tellOvertaken' } as const;
