import { expect, it } from 'vitest';
import * as z from 'zod/mini';
import { newUuid } from '#client/api/newUuid.ts';

it('makes different UUIDs that the contract accepts', () => {
  const made = Array.from({ length: 200 }, newUuid);
  expect(new Set(made).size).toBe(made.length);
  expect(made.filter((one) => !z.uuidv4().safeParse(one).success)).toEqual([]);
});
