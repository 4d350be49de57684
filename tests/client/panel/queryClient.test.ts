import { expect, test } from 'vitest';
import { CallError } from '#client/api/CallError.ts';
import { shouldRetry } from '#client/panel/queryClient.ts';

const NETWORK = new CallError({ kind: 'network', status: 0 });
const SERVER = new CallError({ kind: 'server', status: 503 });
const REFUSED = new CallError({ kind: 'refused', status: 403 });

test.each([
  [0, NETWORK, true],
  [2, SERVER, true],
  [3, NETWORK, false],
  [0, REFUSED, false],
  [0, new Error('a fault of ours'), false],
])('after %i failures, %s: %s', (failures, error, expected) => {
  expect(shouldRetry(failures, error)).toBe(expected);
});
