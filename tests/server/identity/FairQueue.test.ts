import { describe, expect, it } from 'vitest';
import { FairQueue } from '#server/identity/FairQueue.ts';

/** Returns a queue with a driven clock, in which each piece of work ends on `finish` and takes `each` ms. */
function createTestQueue({ lanes = 1, each = 20 } = {}) {
  let time = 0;
  const queue = new FairQueue({ lanes, laterMax: 2, each, now: () => time });
  const order: string[] = [];
  const ends: (() => void)[] = [];
  const come = (key: string, name = key, hasGone?: () => boolean) =>
    queue
      .inTurn({ key, hasGone }, () => {
        order.push(name);
        return new Promise<void>((end) => ends.push(end));
      })
      .catch((refusal) => void order.push(`${name} ${refusal.id}`));
  const finish = async () => {
    time += each;
    ends.shift()?.();
    await new Promise((done) => setImmediate(done));
  };
  return {
    queue,
    order,
    come,
    finish,
    later: () => queue.runWhenIdle(async () => void order.push('later')),
    pass: (ms: number) => (time += ms),
  };
}

describe('turns', () => {
  it('of one address run in order, of several addresses in turns', async () => {
    const { queue, order, come, finish } = createTestQueue();
    for (const name of ['a1', 'a2', 'a3', 'a4']) void come('a', name);
    for (const name of ['b1', 'b2']) void come('b', name);
    expect(queue.waiting).toBe(5);
    for (let n = 0; n < 6; n += 1) await finish();
    expect(order).toEqual(['a1', 'a2', 'b1', 'a3', 'b2', 'a4']);
    expect(queue.waiting).toBe(0);
  });

  it('run as many at once as there are lanes', async () => {
    const { order, come, finish } = createTestQueue({ lanes: 2 });
    for (const name of ['1', '2', '3']) void come('a', name);
    expect(order).toEqual(['1', '2']);
    await finish();
    expect(order).toEqual(['1', '2', '3']);
  });

  it('of disconnected callers are skipped', async () => {
    const { order, come, finish } = createTestQueue();
    for (const name of ['1', '2', '3', '4']) void come('a', name, () => name === '2' || name === '3');
    await finish();
    await finish();
    expect(order).toEqual(['1', '2 busy', '3 busy', '4'].sort((x, y) => order.indexOf(x) - order.indexOf(y)));
    expect(order.filter((name) => !name.includes('busy'))).toEqual(['1', '4']);
  });

  it('of later work run when nothing else waits', async () => {
    const { order, come, finish, later } = createTestQueue();
    void come('a', '1');
    void later();
    void come('a', '2');
    await finish();
    await finish();
    expect(order).toEqual(['1', '2', 'later']);
  });
});

describe('a flood of one key', () => {
  /** Queues work of key `a` until the next is refused: one runs, the rest wait. */
  function flooded() {
    const shop = createTestQueue({ each: 20 });
    for (let n = 0; n < 402; n += 1) void shop.come('a', `a${n}`);
    expect(() => shop.queue.requireRoom('a')).toThrow(expect.objectContaining({ id: 'busy' }));
    return shop;
  }

  it('does not keep work of another key out, which runs next but one', async () => {
    const { queue, order, come, finish } = flooded();
    expect(() => queue.requireRoom('b')).not.toThrow();
    void come('b');
    await finish();
    await finish();
    expect(order.filter((name) => !name.includes('busy'))).toEqual(['a0', 'a1', 'b']);
  });

  it('refuses the newest work of the longest queue to make room, with a Retry-After', async () => {
    const { queue, order, come } = flooded();
    const waiting = queue.waiting;
    void come('b');
    await new Promise((done) => setImmediate(done));
    expect(order).toEqual(['a0', 'a401 busy']);
    expect(queue.waiting).toBe(waiting);
  });

  it('leaves equal shares, beyond which each key is refused', () => {
    const { queue, come } = flooded();
    for (let n = 0; n < 402; n += 1) void come('b');
    for (const key of ['a', 'b']) expect(() => queue.requireRoom(key)).toThrow();
    const isAdmitted = () => {
      try {
        queue.requireRoom('c');
        return true;
      } catch {
        return false;
      }
    };
    let admitted = 0;
    for (; isAdmitted(); admitted += 1) void come('c');
    expect(Math.abs(admitted - queue.waiting / 3)).toBeLessThanOrEqual(1);
  });

  it('does not raise the Retry-After of another key', () => {
    const { queue, come } = flooded();
    const retryAfter = (key: string) => {
      try {
        queue.requireRoom(key);
        return 0;
      } catch (refusal) {
        return (refusal as { retryAfter: number }).retryAfter;
      }
    };
    for (let n = 0; n < 402; n += 1) void come('b');
    for (let n = 0; n < 2_000; n += 1) retryAfter('a');
    expect(retryAfter('a')).toBe(30);
    expect(retryAfter('b')).toBeLessThan(10);
  });

  it('accepts a whole school of 600 behind one address, at 20 ms a password on two lanes', () => {
    const { queue, come } = createTestQueue({ each: 20, lanes: 2 });
    for (let n = 0; n < 600; n += 1) void come('school');
    expect(queue.waiting).toBe(598);
  });
});

describe('room', () => {
  it('is limited to work that runs before its caller gives up, measured by the time work takes', () => {
    const slow = createTestQueue({ each: 100 });
    for (let n = 0; n < 81; n += 1) void slow.come('a');
    expect(slow.queue.waiting).toBe(80);
    expect(() => slow.queue.requireRoom('a')).not.toThrow();
    void slow.come('a');
    expect(() => slow.queue.requireRoom('a')).toThrow(expect.objectContaining({ id: 'busy' }));
    const wide = createTestQueue({ each: 100, lanes: 2 });
    for (let n = 0; n < 83; n += 1) void wide.come('a');
    expect(() => wide.queue.requireRoom('a')).not.toThrow();
  });

  it('is announced to refused callers by growing Retry-After values, at the rate of the work, of at most 30 s', () => {
    const { queue, come, pass } = createTestQueue({ each: 100 });
    for (let n = 0; n < 82; n += 1) void come('a');
    const told = () => {
      try {
        queue.requireRoom('a');
        return 0;
      } catch (refusal) {
        return (refusal as { retryAfter: number }).retryAfter;
      }
    };
    const all = Array.from({ length: 100 }, told);
    expect(all).toEqual([...all].sort((a, b) => a - b));
    expect([all[0], all.at(-1)]).toEqual([5, 15]);
    for (let n = 0; n < 1_000; n += 1) told();
    expect(told()).toBe(30);
    pass(25_000);
    expect(told()).toBe(6);
  });

  it('is there again when the work was faster than expected', async () => {
    const { queue, come, finish } = createTestQueue({ each: 20 });
    for (let n = 0; n < 402; n += 1) void come('a');
    expect(() => queue.requireRoom('a')).toThrow();
    await finish();
    await finish();
    expect(() => queue.requireRoom('a')).not.toThrow();
  });
});
