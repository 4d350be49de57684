// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { CallError } from '#client/api/CallError.ts';
import { NO_LESSON } from '#client/game/flow/LessonView.ts';
import { LessonKeeper } from '#client/game/world/lesson/LessonKeeper.ts';
import { seenIds } from '#client/game/world/lesson/seenIds.ts';
import type { GamePosition } from '#contract/classroom/live.ts';
import { PAUSE_WITHOUT_CONTACT_MS } from '#domain/limits.ts';

type Lesson = NonNullable<GamePosition['lesson']>;
const HOUR = 60 * 60_000;
const ID = 'b1111111-1111-4111-8111-111111111111';

const aLesson = (given: Partial<Lesson> = {}): Lesson => ({
  _id: ID,
  leftMs: HOUR,
  isEnded: false,
  session: 3,
  sessions: 6,
  paused: false,
  pace: null,
  silent: false,
  messages: [],
  attendance: null,
  ...given,
});
const position = (lesson?: Lesson, hand?: GamePosition['hand']): GamePosition => ({
  level: 3,
  draft: null,
  ...(lesson && { lesson }),
  ...(hand && { hand }),
});
const offline = () => Promise.reject(new CallError({ kind: 'network', status: 0 }));

let calls: Record<'raiseHand' | 'seeMessage' | 'takeAttendance' | 'reflect', ReturnType<typeof vi.fn>>;
beforeEach(() => {
  vi.useFakeTimers();
  localStorage.clear();
  const done = () => vi.fn(async (): Promise<unknown> => ({}));
  calls = { raiseHand: done(), seeMessage: done(), takeAttendance: done(), reflect: done() };
});
afterEach(() => vi.useRealTimers());

function open(): LessonKeeper {
  return new LessonKeeper({
    calls: calls as never,
    handKey: 'unsent:a:hand',
    pressKey: 'kept-hand-press:a',
    seen: seenIds('kept-seen:a'),
    now: Date.now,
    random: () => 0,
    later: (run, ms) => {
      const timer = setTimeout(run, ms);
      return () => clearTimeout(timer);
    },
  });
}
const settle = () => vi.advanceTimersByTimeAsync(0);

describe('the lesson on a device', () => {
  it('is what the server last told', () => {
    const keeper = open();
    expect(keeper.view()).toEqual(NO_LESSON);
    keeper.tell(position(aLesson({ paused: true, pace: 2, silent: true })));
    expect(keeper.view()).toMatchObject({
      id: ID,
      session: { number: 3, of: 6 },
      isPaused: true,
      pace: 2,
      isSilent: true,
      asksAttendance: true,
    });
    keeper.tell(position());
    expect(keeper.view()).toEqual(NO_LESSON);
  });

  it('keeps its view while nothing changes, and tells its listeners when something does', () => {
    const keeper = open();
    const listener = vi.fn();
    keeper.subscribe(listener);
    keeper.tell(position(aLesson()));
    const before = keeper.view();
    keeper.tell(position(aLesson({ leftMs: HOUR - 1_000 })));
    expect(keeper.view()).toBe(before);
    expect(listener).toHaveBeenCalledTimes(1);
  });

  it('releases everything when it expires, also without a network', () => {
    const keeper = open();
    keeper.tell(position(aLesson({ leftMs: 30_000, paused: true, pace: 1, silent: true })));
    vi.advanceTimersByTime(30_000);
    expect(keeper.view()).toMatchObject({ isPaused: false, pace: null, isSilent: false, asksAttendance: false });
  });

  it('does not stay paused without contact, and is paused again when the contact is back', () => {
    const keeper = open();
    keeper.tell(position(aLesson({ paused: true })));
    keeper.lost();
    vi.advanceTimersByTime(PAUSE_WITHOUT_CONTACT_MS - 1);
    expect(keeper.view().isPaused).toBe(true);
    keeper.lost();
    vi.advanceTimersByTime(1);
    expect(keeper.view().isPaused).toBe(false);
    keeper.tell(position(aLesson({ paused: true })));
    expect(keeper.view().isPaused).toBe(true);
  });

  it('says goodbye once, also after a reload', () => {
    const keeper = open();
    const over = position(aLesson({ isEnded: true, leftMs: 0, paused: true }));
    keeper.tell(over);
    expect(keeper.view()).toMatchObject({ isEnded: true, isPaused: false });
    keeper.actions.dismissEnd();
    expect(keeper.view().isEnded).toBe(false);
    const reloaded = open();
    reloaded.tell(over);
    expect(reloaded.view().isEnded).toBe(false);
  });
});

describe('messages', () => {
  const told = position(
    aLesson({
      messages: [
        { _id: 'm1', text: 'Olá' },
        { _id: 'm2', text: 'Adeus' },
      ],
    }),
  );

  it('are shown once and reported once, also after a reload', () => {
    const keeper = open();
    keeper.tell(told);
    expect(keeper.view().messages).toEqual([
      { id: 'm1', text: 'Olá' },
      { id: 'm2', text: 'Adeus' },
    ]);
    keeper.actions.seeMessage('m1');
    keeper.actions.seeMessage('m1');
    expect(keeper.view().messages).toEqual([{ id: 'm2', text: 'Adeus' }]);
    expect(calls.seeMessage.mock.calls).toEqual([['m1']]);
    const reloaded = open();
    reloaded.tell(told);
    expect(reloaded.view().messages).toEqual([{ id: 'm2', text: 'Adeus' }]);
  });
});

describe('who is there', () => {
  it('is asked until the team answers or skips', () => {
    const keeper = open();
    keeper.tell(position(aLesson()));
    keeper.actions.takeAttendance(['Ana']);
    expect(calls.takeAttendance.mock.calls).toEqual([[ID, ['Ana']]]);
    expect(keeper.view().asksAttendance).toBe(false);
    keeper.tell(position(aLesson({ attendance: { present: ['Ana'], roles: { pilot: 'Ana' } } })));
    expect(keeper.view()).toMatchObject({ asksAttendance: false, roles: { pilot: 'Ana' } });
  });
});

describe('the hand', () => {
  it('is up at once, and the server says when somebody comes', async () => {
    const keeper = open();
    keeper.tell(position(aLesson()));
    keeper.actions.raiseHand();
    expect(keeper.view().hand).toBe('raised');
    await settle();
    expect(calls.raiseHand.mock.calls).toEqual([[{ raised: true, age: 0, press: Date.now() }]]);
    keeper.tell(position(aLesson(), 'coming'));
    expect(keeper.view().hand).toBe('coming');
  });

  it('waits for the network, with how long it has been up', async () => {
    calls.raiseHand.mockImplementation(offline);
    const keeper = open();
    keeper.actions.raiseHand();
    await settle();
    expect(keeper.view().hand).toBe('raised');
    calls.raiseHand.mockImplementation(async () => ({}));
    await vi.advanceTimersByTimeAsync(60_000);
    expect(calls.raiseHand.mock.lastCall?.[0].age).toBeGreaterThan(0);
    expect(localStorage.getItem('unsent:a:hand')).toBeNull();
  });

  it('survives a reload, and only the last press counts', async () => {
    calls.raiseHand.mockImplementation(offline);
    const first = open();
    first.actions.raiseHand();
    first.actions.lowerHand();
    await settle();
    first.close();
    calls.raiseHand.mockClear();
    calls.raiseHand.mockImplementation(async () => ({}));
    const reloaded = open();
    await settle();
    expect(calls.raiseHand.mock.calls.map(([hand]) => hand.raised)).toEqual([false]);
    expect(reloaded.view().hand).toBe('down');
  });

  it('numbers each press higher than the last, also after a reload and when the clock is set back', async () => {
    const first = open();
    first.actions.raiseHand();
    await settle();
    first.close();
    vi.setSystemTime(Date.now() - 3_600_000);
    const reloaded = open();
    reloaded.actions.lowerHand();
    await settle();
    reloaded.actions.raiseHand();
    await settle();
    const [one = 0, two = 0, three = 0] = calls.raiseHand.mock.calls.map(([{ press }]) => press);
    expect([two, three]).toEqual([one + 1, one + 2]);
  });

  it('is not sent again when the server refuses it', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    calls.raiseHand.mockImplementation(() =>
      Promise.reject(new CallError({ kind: 'refused', status: 404, code: 'notFound' })),
    );
    const keeper = open();
    keeper.actions.raiseHand();
    await vi.advanceTimersByTimeAsync(120_000);
    expect(calls.raiseHand).toHaveBeenCalledTimes(1);
    expect(keeper.view().hand).toBe('down');
  });
});
