import type { Outbox } from '#client/api/outbox.ts';
import { levels } from '#contract/game/levels.ts';
import type { GameLevel } from '#domain/vocabulary.ts';
import type { PostRequest } from '../flow/rules/posting.ts';

/** Gives a finished part to the outbox and waits for the level that follows (rulings 4 and 15). */
export async function postPart(
  outbox: Outbox,
  request: PostRequest,
  onWaiting: (waiting: boolean) => void,
): Promise<{ level: GameLevel }> {
  const stop = outbox.subscribe((event) => {
    if (event.type === 'state') onWaiting(event.state.status === 'waiting' || event.state.status === 'paused');
  });
  try {
    const { data } = await enqueue(outbox, request);
    return { level: data as GameLevel };
  } finally {
    stop();
  }
}

function enqueue(outbox: Outbox, { part, payload }: PostRequest) {
  const subject = { subject: `part:${part}` };
  switch (part) {
    case 0:
      return outbox.enqueue(
        levels.postTutorial,
        { body: { ...payload, files: JSON.stringify(payload.files) } },
        subject,
      );
    case 1:
      return outbox.enqueue(levels.postLevel1, { body: payload }, subject);
    case 2:
      return outbox.enqueue(levels.postLevel2, { body: payload }, subject);
    case 3:
      return outbox.enqueue(
        levels.postLevel3,
        { body: { answers: payload.answers.map((files) => JSON.stringify(files)) } },
        subject,
      );
    case 4:
      return outbox.enqueue(levels.postLevel4, { body: payload }, subject);
  }
}
