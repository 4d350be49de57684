import { expect, it } from 'vitest';
import { BODY_MAX_BYTES, STRANGER_BODY_MAX_BYTES } from '#domain/limits.ts';
import { BodyMemory } from '#server/http/bodies/BodyMemory.ts';
import { createBudget } from '#server/http/bodies/textSink.ts';
import { Refusal } from '#server/http/Refusal.ts';

const refusalOf = (work: () => void): string | undefined => {
  try {
    work();
    return undefined;
  } catch (error) {
    return error instanceof Refusal ? `${error.id} ${error.retryAfter}` : String(error);
  }
};

const KIB = 1024;

it('limits the memory of simultaneous bodies, and frees it when one ends', () => {
  const room = { left: 100 * KIB };
  const [one, two] = [createBudget(80 * KIB, [room]), createBudget(80 * KIB, [room])];
  one.take(70 * KIB);
  expect(refusalOf(() => two.take(40 * KIB))).toBe('busy 5');
  two.release();
  one.release();
  expect(room.left).toBe(100 * KIB);
  const third = createBudget(80 * KIB, [room]);
  expect(refusalOf(() => third.take(80 * KIB))).toBeUndefined();
  expect(refusalOf(() => third.take(1))).toBe('bodyTooLarge undefined');
});

it('keeps memory for others when one account exhausts its share', () => {
  const rooms = new BodyMemory();
  const bodies = Array.from({ length: 64 }, () => rooms.budgetFor('one'));
  const answers = bodies.map((body) => refusalOf(() => body.take(BODY_MAX_BYTES)));
  expect(answers).toEqual([...Array(4).fill(undefined), ...Array(60).fill('busy 5')]);
  // Short texts of the same account are still accepted.
  expect(refusalOf(() => rooms.budgetFor('one').take(4 * KIB))).toBeUndefined();
  for (const body of bodies.slice(4)) body.release();
  expect(refusalOf(() => rooms.budgetFor('another').take(BODY_MAX_BYTES))).toBeUndefined();
  expect(refusalOf(() => rooms.budgetFor(null).take(STRANGER_BODY_MAX_BYTES))).toBeUndefined();
  for (const body of bodies.slice(0, 4)) body.release();
  expect(refusalOf(() => rooms.budgetFor('one').take(BODY_MAX_BYTES))).toBeUndefined();
});

it('signed-out senders of endless bodies do not keep anybody from signing in or saving', () => {
  const rooms = new BodyMemory();
  const refused = Array.from({ length: 2_000 }, () =>
    refusalOf(() => rooms.budgetFor(null).take(STRANGER_BODY_MAX_BYTES)),
  );
  expect(refused).toContain('busy 5');
  const school = Array.from({ length: 1_500 }, () => refusalOf(() => rooms.budgetFor(null).take(KIB)));
  expect(new Set(school)).toEqual(new Set([undefined]));
  expect(refusalOf(() => rooms.budgetFor('one').take(BODY_MAX_BYTES))).toBeUndefined();
});
