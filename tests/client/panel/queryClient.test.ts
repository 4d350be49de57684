import { onlineManager, QueryObserver } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { CallError } from '#client/api/CallError.ts';
import { createQueryClient, shouldRetry } from '#client/panel/queryClient.ts';

const NETWORK = new CallError({ kind: 'network', status: 0 });
const SERVER = new CallError({ kind: 'server', status: 503 });
const REFUSED = new CallError({ kind: 'refused', status: 403 });

test.each([
  [0, NETWORK, true],
  [2, SERVER, true],
  [3, NETWORK, false],
  [0, REFUSED, false],
  [0, new Error('bug in the client'), false],
])('after %i failures with %s, retry: %s', (failures, error, expected) => {
  expect(shouldRetry(failures, error)).toBe(expected);
});

test('a failed query is refetched when the network returns', async () => {
  const client = createQueryClient();
  let isOnline = false;
  const observer = new QueryObserver(client, {
    queryKey: ['list'],
    queryFn: () => (isOnline ? Promise.resolve('rows') : Promise.reject(NETWORK)),
    retry: false,
  });
  client.mount();
  const forget = observer.subscribe(() => {});
  await expect.poll(() => observer.getCurrentResult().isError).toBe(true);
  isOnline = true;
  onlineManager.setOnline(false);
  onlineManager.setOnline(true);
  await expect.poll(() => observer.getCurrentResult().data).toBe('rows');
  forget();
  client.unmount();
});
