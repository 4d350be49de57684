import { describe, expect, it } from 'vitest';
import { CallError } from '#client/api/CallError.ts';
import { createOutbox, type OutboxParts } from '#client/api/outbox.ts';
import type { Progress } from '#client/game/flow/GameState.ts';
import { type PostRequest, postRequest } from '#client/game/flow/rules/posting.ts';
import { blankProgress } from '#client/game/flow/rules/progress.ts';
import { postPart } from '#client/game/world/postPart.ts';
import type { Part } from '#domain/vocabulary.ts';

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

const file = { id: 'a', name: 'a.png', bytes: 1, reference: 'upload:1', progress: 1, failed: null };
const sent = { name: 'a.png', content: 'upload:1' };
const posted = (part: Part, change: Partial<Progress>): PostRequest =>
  postRequest({ theme: 'dh', progress: { ...blankProgress(part, 3), ...change } });
const REQUESTS: [PostRequest, string, unknown][] = [
  [
    posted(0, { quiz: ['2. Três'], texts: ['olá'], files: [[file]] }),
    '/tutorial',
    { ship: 3, quiz: '2. Três', texto: 'olá', files: JSON.stringify([sent]) },
  ],
  [posted(1, { quiz: ['1. a'] }), '/answer-level-1', { answers: ['1. a'] }],
  [posted(2, { texts: ['texto'] }), '/answer-level-2', { answers: ['texto'] }],
  [posted(3, { files: [[file], []] }), '/answer-level-3', { answers: [JSON.stringify([sent]), '[]'] }],
  [posted(4, { texts: ['a'] }), '/answer-level-4', { answers: ['a'], solar: 'Direitos Humanos' }],
];

describe('postPart', () => {
  it.each(REQUESTS)('posts %j to %s as in the contract', async (request, path, body) => {
    const { outbox, kept } = outboxWith(async ({ route, request }) => {
      expect([route.path, request.body]).toEqual([path, body]);
      return { data: 3 };
    });
    expect(await postPart(outbox, request, () => {})).toEqual({ level: 3 });
    expect([...kept.values()].join('')).not.toContain('answer');
  });

  it('waits for the network, reports it, and resolves when it is back', async () => {
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

  it('rejects with the refusal of the server, and reports nothing after it', async () => {
    const refusal = new CallError({ kind: 'refused', status: 409, code: 'levelAhead', message: 'Ainda não.' });
    const { outbox } = outboxWith(() => Promise.reject(refusal));
    const waiting: boolean[] = [];
    await expect(postPart(outbox, REQUESTS[1]?.[0] as PostRequest, (is) => waiting.push(is))).rejects.toBe(refusal);
    const reports = waiting.length;
    outbox.stop();
    expect(waiting).toHaveLength(reports);
  });
});
