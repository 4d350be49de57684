import type { Progress } from '../GameState.ts';
import { gameSetup, KEEP } from '../gameSetup.ts';
import { knowsOfArrival } from '../rules/attachments.ts';

const TAKE = gameSetup.enqueueActions(({ context, event, enqueue }) => {
  if (event.type !== 'FOLLOW') return;
  enqueue({ type: 'follow', params: event });
  if (knowsOfArrival(context.progress, event.progress)) enqueue(KEEP);
});
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
