import { describe, expect, it } from 'vitest';
import { CallError } from '#client/api/CallError.ts';
import { createOutbox, type OutboxParts } from '#client/api/outbox.ts';
import type { PostRequest } from '#client/game/flow/rules/posting.ts';
import { postPart } from '#client/game/world/postPart.ts';

function outboxWith(send: OutboxParts['send']) {
  const kept = new Map<string, string>();
  let retry = () => {};
  const outbox = createOutbox({
    storage: {
      getItem: (key) => kept.get(key) ?? null,
      setItem: (key, value) => void kept.set(key, value),
      removeItem: (key) => void kept.delete(key),
    },
    key: 'k',
    send,
    now: () => 0,
    random: () => 0,
    schedule(run) {
      retry = run;
      return () => {};
    },
  });
  return { outbox, kept, retry: () => retry() };
}

const sent = { name: 'a.png', content: 'upload:1' };
const REQUESTS: [PostRequest, string, unknown][] = [
  [
    { part: 0, payload: { ship: 3, quiz: '2. Três', texto: 'olá', files: [sent] } },
    '/tutorial',
    { ship: 3, quiz: '2. Três', texto: 'olá', files: JSON.stringify([sent]) },
  ],
  [{ part: 1, payload: { answers: ['1. a'] } }, '/answer-level-1', { answers: ['1. a'] }],
  [{ part: 2, payload: { answers: ['texto'] } }, '/answer-level-2', { answers: ['texto'] }],
  [{ part: 3, payload: { answers: [[sent], []] } }, '/answer-level-3', { answers: [JSON.stringify([sent]), '[]'] }],
  [
    { part: 4, payload: { answers: ['a'], solar: 'Direitos Humanos' } },
    '/answer-level-4',
    { answers: ['a'], solar: 'Direitos Humanos' },
  ],
];

describe('postPart', () => {
  it.each(REQUESTS)('part $part goes to %s as the contract wants it', async (request, path, body) => {
    const { outbox, kept } = outboxWith(async ({ route, request }) => {
      expect([route.path, request.body]).toEqual([path, body]);
      return { data: 3 };
    });
    expect(await postPart(outbox, request, () => {})).toEqual({ level: 3 });
    expect([...kept.values()].join('')).not.toContain('answer');
  });

  it('waits for the network, says so, and is answered once it is back', async () => {
    let isDown = true;
    const { outbox, kept, retry } = outboxWith(async () => {
      if (isDown) throw new CallError({ kind: 'network', status: 0 });
      return { data: 4 };
    });
    const waiting: boolean[] = [];
    const reply = postPart(outbox, REQUESTS[2]?.[0] as PostRequest, (is) => waiting.push(is));
    await new Promise((done) => setImmediate(done));
    expect(waiting.at(-1)).toBe(true);
    expect([...kept.values()].join('')).toContain('texto');
    isDown = false;
    retry();
    expect(await reply).toEqual({ level: 4 });
    expect(waiting.at(-1)).toBe(false);
  });

  it('a refusal comes out in the words of the server, and nothing is heard of later posts', async () => {
    const refusal = new CallError({ kind: 'refused', status: 409, code: 'levelAhead', message: 'Ainda não.' });
    const { outbox } = outboxWith(() => Promise.reject(refusal));
    const waiting: boolean[] = [];
    await expect(postPart(outbox, REQUESTS[1]?.[0] as PostRequest, (is) => waiting.push(is))).rejects.toBe(refusal);
    const heard = waiting.length;
    outbox.stop();
    expect(waiting).toHaveLength(heard);
  });
});
