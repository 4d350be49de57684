import { expect, it } from 'vitest';
import { createBudget } from '#server/bodies/textSink.ts';
import { Refusal } from '#server/refusals.ts';

const refusalOf = (work: () => void): string | undefined => {
  try {
    work();
    return undefined;
  } catch (error) {
    return error instanceof Refusal ? `${error.id} ${error.retryAfter}` : String(error);
  }
};

it('bodies together hold no more than the room, however many never end; one that is over makes room again', () => {
  const room = { left: 100 };
  const [one, two] = [createBudget(80, room), createBudget(80, room)];
  one.take(70);
  expect(refusalOf(() => two.take(40))).toBe('busy 5');
  two.release();
  one.release();
  expect(room.left).toBe(100);
  const third = createBudget(80, room);
  expect(refusalOf(() => third.take(80))).toBeUndefined();
  expect(refusalOf(() => third.take(1))).toBe('bodyTooLarge undefined');
});
