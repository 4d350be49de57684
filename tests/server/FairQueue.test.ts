import { describe, expect, it } from 'vitest';
import { FairQueue } from '#server/FairQueue.ts';

/** Work that ends when told, with a clock that moves `each` ms for it. */
function workshop({ lanes = 1, each = 20 } = {}) {
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
    later: () => queue.later(async () => void order.push('later')),
    pass: (ms: number) => (time += ms),
  };
}

describe('turns', () => {
  it('of one address come one after the other; of several, each in its turn', async () => {
    const { queue, order, come, finish } = workshop();
    for (const name of ['a1', 'a2', 'a3', 'a4']) void come('a', name);
    for (const name of ['b1', 'b2']) void come('b', name);
    expect(queue.waiting).toBe(5);
    for (let n = 0; n < 6; n += 1) await finish();
    expect(order).toEqual(['a1', 'a2', 'b1', 'a3', 'b2', 'a4']);
    expect(queue.waiting).toBe(0);
  });

  it('are as many at once as there are lanes', async () => {
    const { order, come, finish } = workshop({ lanes: 2 });
    for (const name of ['1', '2', '3']) void come('a', name);
    expect(order).toEqual(['1', '2']);
    await finish();
    expect(order).toEqual(['1', '2', '3']);
  });

  it('of who has gone are not worked for', async () => {
    const { order, come, finish } = workshop();
    for (const name of ['1', '2', '3', '4']) void come('a', name, () => name === '2' || name === '3');
    await finish();
    await finish();
    expect(order).toEqual(['1', '2 busy', '3 busy', '4'].sort((x, y) => order.indexOf(x) - order.indexOf(y)));
    expect(order.filter((name) => !name.includes('busy'))).toEqual(['1', '4']);
  });

  it('of later work come when nothing else waits', async () => {
    const { order, come, finish, later } = workshop();
    void come('a', '1');
    void later();
    void come('a', '2');
    await finish();
    await finish();
    expect(order).toEqual(['1', '2', 'later']);
  });
});

describe('room', () => {
  it('is for those who would be served before they give up, by what work takes', () => {
    const slow = workshop({ each: 100 });
    for (let n = 0; n < 81; n += 1) void slow.come('a');
    expect(slow.queue.waiting).toBe(80);
    expect(() => slow.queue.requireRoom()).not.toThrow();
    void slow.come('a');
    expect(() => slow.queue.requireRoom()).toThrow(expect.objectContaining({ id: 'busy' }));
    const wide = workshop({ each: 100, lanes: 2 });
    for (let n = 0; n < 83; n += 1) void wide.come('a');
    expect(() => wide.queue.requireRoom()).not.toThrow();
  });

  it('is told to those who are sent away one after the other, as fast as the work goes, and never too late', () => {
    const { queue, come, pass } = workshop({ each: 100 });
    for (let n = 0; n < 82; n += 1) void come('a');
    const told = () => {
      try {
        queue.requireRoom();
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

  it('is there again when the work was quicker than was thought', async () => {
    const { queue, come, finish } = workshop({ each: 20 });
    for (let n = 0; n < 402; n += 1) void come('a');
    expect(() => queue.requireRoom()).toThrow();
    await finish();
    await finish();
    expect(() => queue.requireRoom()).not.toThrow();
  });
});
