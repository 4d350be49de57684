import type { Outbox } from '#client/api/outbox.ts';
import { levels } from '#contract/game/levels.ts';
import type { GameLevel } from '#domain/vocabulary.ts';
import type { PostRequest } from '../flow/rules/posting.ts';

/** The call of each part. */
const CALLS = [
  levels.postTutorial,
  levels.postLevel1,
  levels.postLevel2,
  levels.postLevel3,
  levels.postLevel4,
] as const satisfies Record<PostRequest['part'], unknown>;

/** Queues a finished part in the outbox and waits for the next level (rulings 4 and 15). */
export async function postPart(
  outbox: Outbox,
  { part, body }: PostRequest,
  onWaiting: (waiting: boolean) => void,
): Promise<{ level: GameLevel }> {
  const stop = outbox.subscribe((event) => {
    if (event.type === 'state') onWaiting(event.state.status === 'waiting' || event.state.status === 'paused');
  });
  try {
    const { data } = await outbox.enqueue(CALLS[part], { body }, { subject: `part:${part}` });
    return { level: data as GameLevel };
  } finally {
    stop();
  }
}
