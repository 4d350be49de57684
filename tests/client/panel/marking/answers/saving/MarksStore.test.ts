// @vitest-environment happy-dom
import { afterEach, describe, expect, test, vi } from 'vitest';
import { CallError } from '#client/api/CallError.ts';
import { createOutbox } from '#client/api/outbox.ts';
import type { OutboxItem } from '#client/api/outboxStore.ts';
import { MarksStore } from '#client/panel/marking/answers/saving/MarksStore.ts';
import type { Team } from '#contract/school/teams.ts';
import { aTeam, id } from '../../../fixtures.ts';

const TEAM = aTeam(2);
const OTHER = { ...aTeam(2), _id: id(900) };
const { level2 } = TEAM.points;
const withMark = (p2: number): Team => ({
  ...TEAM,
  points: { ...TEAM.points, level2: { ...level2, p2, marked: { p1: true, p2: true } } },
});

/** Returns a store whose outbox sends through `send`. */
function aStore(send: (item: OutboxItem) => Promise<unknown>) {
  const outbox = createOutbox({
    storage: localStorage,
    key: 'unsent:a:outbox',
    send,
    now: Date.now,
    random: Math.random,
    schedule: () => () => {},
  });
  const store = new MarksStore('a', outbox);
  const work = (team = TEAM) => store.state.getState().teams[team._id];
  return { store, work };
}
const offline = () => Promise.reject(new CallError({ kind: 'network', status: 0 }));

afterEach(() => {
  vi.useRealTimers();
  localStorage.clear();
});

describe('the marks of a team', () => {
  test('go from edited to pending to saved', async () => {
    const { store, work } = aStore(async () => ({ points: withMark(40).points }));
    store.setSaved(TEAM);
    store.mark(TEAM, 2, 'p2', 40);
    const { saved } = work() ?? {};
    expect(saved?.points.level2.p2).toBe(20);
    expect(work()).toMatchObject({
      pending: { marks: null },
      edited: { marks: { 2: { p2: { value: 40, seen: 20 } } } },
    });
    const saving = store.save(TEAM._id);
    expect(work()?.pending.marks).toEqual({ 2: { p2: 40 } });
    expect(await saving).toBe(true);
    expect(work()).toEqual({
      saved: { ...saved, points: withMark(40).points },
      pending: { marks: null, notes: {} },
      edited: { marks: {}, notes: {}, versions: {}, replaced: {}, refused: [] },
    });
    expect(localStorage.length).toBe(0);
  });

  test('are saved again without blocking the page until the server confirms them', async () => {
    let calls = 0;
    const { store } = aStore(async () => {
      calls += 1;
      return calls < 5 ? { points: TEAM.points } : { points: withMark(40).points };
    });
    store.setSaved(TEAM);
    store.mark(TEAM, 2, 'p2', 40);
    const tasks = vi.fn();
    const ticking = setInterval(tasks, 0);
    expect(await store.save()).toBe(true);
    clearInterval(ticking);
    expect(calls).toBe(5);
    expect(tasks).toHaveBeenCalled();
  });

  test('keep their identity when another team changes', () => {
    const { store, work } = aStore(offline);
    store.setSaved(TEAM);
    store.setSaved(OTHER);
    store.write(OTHER, 2, 'Bom');
    const before = work(OTHER);
    store.mark(TEAM, 2, 'p2', 40);
    store.write(TEAM, 2, 'Muito bom');
    expect(work(OTHER)).toBe(before);
  });

  test('of another tab are merged and not overwritten', () => {
    const [one, two] = [aStore(offline), aStore(offline)];
    for (const { store } of [one, two]) store.setSaved(TEAM);
    one.store.mark(TEAM, 2, 'p2', 40);
    two.store.mark(TEAM, 2, 'p1', 60);
    one.store.refresh();
    const both = { 2: { p1: { value: 60, seen: 20 }, p2: { value: 40, seen: 20 } } };
    expect([one.work()?.edited.marks, two.work()?.edited.marks]).toEqual([both, both]);
  });

  test('are kept in memory when local storage is full, and `isStored` is false', () => {
    const { store, work } = aStore(offline);
    store.setSaved(TEAM);
    const { setItem } = localStorage;
    const full = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
    Object.defineProperty(localStorage, 'setItem', { value: full, configurable: true, writable: true });
    vi.spyOn(console, 'error').mockImplementation(() => {});
    store.mark(TEAM, 2, 'p2', 40);
    expect(work()?.edited.marks).toEqual({ 2: { p2: { value: 40, seen: 20 } } });
    expect(store.state.getState().isStored).toBe(false);
    Object.defineProperty(localStorage, 'setItem', { value: setItem, configurable: true, writable: true });
    vi.restoreAllMocks();
    store.mark(TEAM, 2, 'p2', 20);
    expect(store.state.getState().isStored).toBe(true);
  });
});

test('a team that was never shown can be marked and set back to what the server had', async () => {
  const sent: unknown[] = [];
  const { store, work } = aStore(async ({ request }) => {
    const { points } = request.body as { points: { level2: { p2: number } } };
    sent.push(points.level2.p2);
    return { points: withMark(points.level2.p2).points };
  });
  store.mark(TEAM, 2, 'p2', 40);
  expect(await store.save(TEAM._id)).toBe(true);
  store.mark(TEAM, 2, 'p2', 20);
  expect(await store.save(TEAM._id)).toBe(true);
  expect(sent).toEqual([40, 20]);
  expect(work()?.saved?.points.level2.p2).toBe(20);
});
