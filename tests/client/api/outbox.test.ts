import { beforeEach, describe, expect, it, vi } from 'vitest';
import { CallError } from '#client/api/CallError.ts';
import { createOutbox, type OutboxEvent } from '#client/api/outbox.ts';
import type { OutboxItem } from '#client/api/outboxStore.ts';
import { retryWait } from '#client/api/retryWait.ts';
import { levels } from '#contract/game/levels.ts';
import { session } from '#contract/identity/session.ts';
import { eventually } from '../../support/eventually.ts';

const offline = () => new CallError({ kind: 'network', status: 0 });
const refused = (status: number) => new CallError({ kind: 'refused', status, message: 'Não.' });

type Step = 'ok' | CallError | Error;

/** Returns an outbox whose requests end as `steps` say, one an attempt ('ok' when they run out), with a manual timer. */
function world(steps: Step[], kept = new Map<string, string>()) {
  const sent: OutboxItem[] = [];
  const events: OutboxEvent[] = [];
  let timer: { run: () => void; ms: number } | null = null;
  const storage = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: vi.fn((key: string, value: string) => void kept.set(key, value)),
    removeItem: (key: string) => void kept.delete(key),
  };
  const outbox = createOutbox({
    storage,
    key: 'unsent:a:outbox',
    send: async (item) => {
      sent.push(item);
      const step = steps.shift() ?? 'ok';
      if (step !== 'ok') throw step;
      return { data: sent.length };
    },
    now: () => 1_000,
    random: () => 0.5,
    schedule(run, ms) {
      timer = { run, ms };
      return () => {
        timer = null;
      };
    },
  });
  outbox.subscribe((event) => events.push(event));
  const subjects = () => sent.map(({ subject }) => subject);
  return { outbox, sent, subjects, events, kept, storage, timer: () => timer, tick: () => timer?.run() };
}

const post = (outbox: ReturnType<typeof world>['outbox'], level: 1 | 2 | 4, answers: string[]) =>
  outbox.enqueue(levels[`postLevel${level}`], { body: { answers } }, { subject: `level-${level}` });

describe('outbox', () => {
  beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(() => {}));

  it('resolves with the reply and stores nothing', async () => {
    const { outbox, kept, events } = world([]);
    await expect(post(outbox, 2, ['a'])).resolves.toEqual({ data: 1 });
    expect(kept.size).toBe(0);
    expect(outbox.state()).toEqual({ status: 'idle', waiting: 0, retryAt: null, isStored: true });
    expect(events.filter(({ type }) => type === 'sent')).toHaveLength(1);
  });

  it.each([
    ['no network', offline()],
    ['a failing server', new CallError({ kind: 'server', status: 503 })],
    ['too many requests', refused(429)],
    ['an unexpected error', new TypeError('x')],
  ])('retries after %s, in order, until answered', async (_, trouble) => {
    const { outbox, kept, tick, subjects } = world([trouble, trouble]);
    const first = post(outbox, 1, ['a']);
    const second = post(outbox, 2, ['b']);
    await eventually(() => expect(outbox.state().status).toBe('waiting'));
    expect(JSON.parse(kept.get('unsent:a:outbox') ?? '[]')).toHaveLength(2);
    tick();
    await eventually(() => expect(outbox.state().status).toBe('waiting'));
    tick();
    await Promise.all([first, second]);
    expect(subjects()).toEqual(['level-1', 'level-1', 'level-1', 'level-2']);
    expect(kept.size).toBe(0);
  });

  it('waits longer after each failure, up to a minute, and never less than Retry-After', () => {
    const waits = [0, 1, 2, 3, 20].map((failures) => retryWait(failures, offline(), () => 0.999));
    expect([...waits].sort((a, b) => a - b)).toEqual(waits);
    expect(waits.at(-1)).toBeLessThanOrEqual(60_000);
    expect(retryWait(3, offline(), () => 0)).toBe(4_000);
    expect(retryWait(0, new CallError({ kind: 'refused', status: 429, retryAfter: 9_000 }), () => 0)).toBe(9_000);
  });

  it('reports the time of the next attempt, and retries at once when the network returns', async () => {
    const { outbox } = world([offline()]);
    const promise = post(outbox, 1, ['a']);
    await eventually(() =>
      expect(outbox.state()).toEqual({ status: 'waiting', waiting: 1, retryAt: 1_750, isStored: true }),
    );
    outbox.retryNow();
    await expect(promise).resolves.toEqual({ data: 2 });
  });

  it('continues after a reload', async () => {
    const before = world([offline()]);
    void post(before.outbox, 2, ['a']);
    await eventually(() => expect(before.outbox.state().status).toBe('waiting'));
    const after = world([], before.kept);
    expect(after.outbox.state().waiting).toBe(1);
    expect(after.sent).toEqual([]);
    after.outbox.resume();
    await eventually(() => expect(after.outbox.state().status).toBe('idle'));
    expect(after.sent[0]).toMatchObject({ subject: 'level-2', request: { body: { answers: ['a'] } } });
    expect(after.kept.size).toBe(0);
  });

  it('joins a repeated call instead of sending it twice', async () => {
    const { outbox, tick, sent } = world([offline()]);
    const both = [post(outbox, 2, ['a'])];
    await eventually(() => expect(outbox.state().status).toBe('waiting'));
    both.push(post(outbox, 2, ['a']));
    tick();
    expect(await Promise.all(both)).toEqual([{ data: 2 }, { data: 2 }]);
    expect(sent).toHaveLength(2);
  });

  it('sends only the newer of two waiting calls of one subject, at the place of the older', async () => {
    const { outbox, tick, sent } = world([offline()]);
    const all = [post(outbox, 1, ['x']), post(outbox, 2, ['old']), post(outbox, 4, ['z'])];
    await eventually(() => expect(outbox.state().status).toBe('waiting'));
    all.push(post(outbox, 2, ['new']));
    tick();
    await Promise.all(all);
    const bodies = sent.slice(1).map(({ request }) => (request.body as { answers: string[] }).answers[0]);
    expect(bodies).toEqual(['x', 'new', 'z']);
  });

  it('sends the last value last when it was changed and changed back during a request', async () => {
    const { outbox, sent } = world([]);
    await Promise.all([post(outbox, 2, ['4']), post(outbox, 2, ['3']), post(outbox, 2, ['4'])]);
    expect(sent.map(({ request }) => (request.body as { answers: string[] }).answers[0]).at(-1)).toBe('4');
    expect(outbox.items()).toEqual([]);
  });

  it('drops a refused call, rejects with the reason, and continues', async () => {
    const { outbox, subjects, kept, events } = world([refused(409)]);
    const first = post(outbox, 1, ['a']);
    const second = post(outbox, 2, ['b']);
    await expect(first).rejects.toMatchObject({ status: 409, message: 'Não.' });
    await expect(second).resolves.toEqual({ data: 2 });
    expect(subjects()).toEqual(['level-1', 'level-2']);
    expect(kept.size).toBe(0);
    expect(events.filter(({ type }) => type === 'refused')).toHaveLength(1);
  });

  it('pauses at a 401 until the next sign-in', async () => {
    const { outbox, tick, sent, timer } = world([refused(401)]);
    const promise = post(outbox, 1, ['a']);
    await eventually(() => expect(outbox.state()).toMatchObject({ status: 'paused', waiting: 1 }));
    expect(timer()).toBeNull();
    void post(outbox, 2, ['b']);
    outbox.retryNow();
    tick();
    await Promise.resolve();
    expect(sent).toHaveLength(1);
    outbox.resume();
    await expect(promise).resolves.toEqual({ data: 2 });
  });

  it('drops the revocation of a session that is already over', async () => {
    const { outbox, kept } = world([refused(401)]);
    const promise = outbox.enqueue(session.logout, {}, { subject: 'logout', token: 'old' });
    await expect(promise).rejects.toMatchObject({ status: 401 });
    expect(kept.size).toBe(0);
  });

  it('flush returns whether everything was sent', async () => {
    const { outbox } = world([offline(), offline()]);
    void post(outbox, 1, ['a']);
    expect(await outbox.flush()).toBe(false);
    outbox.retryNow();
    await eventually(() => expect(outbox.state().status).toBe('waiting'));
    expect(await outbox.flush()).toBe(true);
  });

  it('still sends when the storage is full', async () => {
    const { outbox, storage } = world([offline()]);
    storage.setItem.mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    const promise = post(outbox, 1, ['a']);
    await eventually(() => expect(outbox.state()).toMatchObject({ status: 'waiting', waiting: 1 }));
    outbox.retryNow();
    await expect(promise).resolves.toEqual({ data: 2 });
    expect(outbox.state().waiting).toBe(0);
  });

  it('reports a call that a full storage does not keep, and sends it after the stored one', async () => {
    const { outbox, sent, storage } = world([offline()]);
    void post(outbox, 1, ['a']);
    await eventually(() => expect(outbox.state()).toMatchObject({ status: 'waiting', isStored: true }));
    storage.setItem.mockImplementationOnce(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    const changed = post(outbox, 1, ['b']);
    expect(outbox.state()).toMatchObject({ waiting: 1, isStored: false });
    outbox.retryNow();
    await changed;
    expect(sent.map(({ request }) => request.body)).toEqual([{ answers: ['a'] }, { answers: ['b'] }]);
    await eventually(() => expect(outbox.state()).toMatchObject({ status: 'idle', waiting: 0, isStored: true }));
  });

  it("two tabs of one account keep each other's calls, and each resolves its own", async () => {
    const kept = new Map<string, string>();
    const one = world([offline()], kept);
    const other = world([offline()], kept);
    const promises = [post(one.outbox, 1, ['a']), post(other.outbox, 2, ['b'])];
    await eventually(() =>
      expect([one, other].map(({ outbox }) => outbox.state().status)).toEqual(['waiting', 'waiting']),
    );
    expect(JSON.parse(kept.get('unsent:a:outbox') ?? '[]')).toHaveLength(2);
    one.tick();
    other.tick();
    await Promise.all(promises);
    expect(kept.size).toBe(0);
  });

  it('treats an unreadable queue as empty', () => {
    const kept = new Map([['unsent:a:outbox', '{broken']]);
    expect(world([], kept).outbox.state().waiting).toBe(0);
  });
});
