import { type LessonActions, type LessonView, NO_LESSON } from '#client/game/flow/LessonView.ts';
import type { GamePosition } from '#contract/classroom/live.ts';
import { PAUSE_WITHOUT_CONTACT_MS } from '#domain/limits.ts';
import type { MissionLevel } from '#domain/vocabulary.ts';
import { HandSender, type SentHand } from './HandSender.ts';

export interface LessonCalls {
  raiseHand(hand: SentHand): Promise<unknown>;
  seeMessage(messageId: string): Promise<unknown>;
  takeAttendance(lessonId: string, present: readonly string[] | null): Promise<unknown>;
  reflect(mission: MissionLevel, answers: readonly number[]): Promise<unknown>;
}

interface LessonKeeperParts {
  calls: LessonCalls;
  /** Storage keys of a hand that is not yet sent, and of the number of its last press. */
  handKey: string;
  pressKey: string;
  /** Remembers over reloads which messages and ends of lessons this device has shown. */
  seen: { has(id: string): boolean; add(id: string): void };
  /** Milliseconds since 1970. */
  now: () => number;
  random: () => number;
  /** Calls `run` after `ms` milliseconds; returns a function that cancels it. */
  later: (run: () => void, ms: number) => () => void;
}

type ToldLesson = NonNullable<GamePosition['lesson']>;

/**
 * Keeps the lesson of the team's class on this device. What a teacher has set ends with the lesson, also without a
 * network, and a pause ends after PAUSE_WITHOUT_CONTACT_MS without contact: no device stays paused (ruling 33).
 */
export class LessonKeeper {
  readonly actions: LessonActions;
  private readonly parts: LessonKeeperParts;
  private readonly hand: HandSender;
  private readonly listeners = new Set<() => void>();
  private lesson: ToldLesson | null = null;
  private told: GamePosition['hand'];
  private expiresAt = Number.POSITIVE_INFINITY;
  private lostAt: number | null = null;
  /** Answered here, until the server repeats it. */
  private answered: string | null = null;
  private shown: LessonView = NO_LESSON;
  private cancel: () => void = () => {};

  constructor(parts: LessonKeeperParts) {
    this.parts = parts;
    const { now, random, later, calls, handKey: key, pressKey } = parts;
    const send = (hand: SentHand) => calls.raiseHand(hand);
    this.hand = new HandSender({ key, pressKey, send, now, random, later, onChange: () => this.update() });
    this.actions = this.makeActions();
    this.update();
  }

  view = (): LessonView => this.shown;

  /** Returns the function to unsubscribe. Fits useSyncExternalStore together with `view`. */
  subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  /** Receives the team's game position. */
  tell({ lesson, hand }: GamePosition): void {
    this.lesson = lesson ?? null;
    this.told = hand;
    this.lostAt = null;
    this.expiresAt = this.parts.now() + (lesson?.leftMs ?? 0);
    this.update();
  }

  /** The contact with the server was lost. */
  lost(): void {
    this.lostAt ??= this.parts.now();
    this.update();
  }

  /** The network is back. */
  retryNow(): void {
    this.hand.retryNow();
  }

  close(): void {
    this.cancel();
    this.hand.close();
  }

  private makeActions(): LessonActions {
    const { calls, seen } = this.parts;
    const ignore = () => {};
    return {
      raiseHand: () => this.hand.set(true),
      lowerHand: () => this.hand.set(false),
      seeMessage: (id) => {
        if (seen.has(id)) return;
        seen.add(id);
        void calls.seeMessage(id).catch(ignore);
        this.update();
      },
      takeAttendance: (present) => {
        if (this.lesson === null) return;
        this.answered = this.lesson._id;
        void calls.takeAttendance(this.lesson._id, present).catch(ignore);
        this.update();
      },
      reflect: (mission, answers) => void calls.reflect(mission, answers).catch(ignore),
      dismissEnd: () => {
        if (this.lesson !== null) seen.add(endKey(this.lesson._id));
        this.update();
      },
    };
  }

  private update(): void {
    const next = this.compute();
    this.schedule();
    if (JSON.stringify(next) === JSON.stringify(this.shown)) return;
    this.shown = next;
    for (const listener of this.listeners) listener();
  }

  private compute(): LessonView {
    const hand = this.handNow();
    const { lesson } = this;
    if (lesson === null) return { ...NO_LESSON, hand };
    const { _id: id, session, sessions, isEnded, attendance } = lesson;
    const isLive = !isEnded && this.parts.now() < this.expiresAt;
    return {
      id,
      session: session === null || sessions === null ? null : { number: session, of: sessions },
      isPaused: isLive && lesson.paused && !this.isAlone(),
      isSilent: isLive && lesson.silent,
      pace: isLive ? lesson.pace : null,
      isEnded: isEnded && !this.parts.seen.has(endKey(id)),
      messages: isLive ? this.unseen(lesson) : [],
      hand,
      asksAttendance: isLive && attendance === null && this.answered !== id,
      roles: isLive ? (attendance?.roles ?? null) : null,
    };
  }

  private unseen({ messages }: ToldLesson) {
    return messages.filter(({ _id }) => !this.parts.seen.has(_id)).map(({ _id, text }) => ({ id: _id, text }));
  }

  private handNow(): LessonView['hand'] {
    const { unsent } = this.hand;
    if (unsent !== null) return unsent.raised ? 'raised' : 'down';
    return this.told ?? 'down';
  }

  private isAlone(): boolean {
    return this.lostAt !== null && this.parts.now() - this.lostAt >= PAUSE_WITHOUT_CONTACT_MS;
  }

  /** Computes again when the lesson expires, and when a pause without contact ends. */
  private schedule(): void {
    this.cancel();
    if (this.lesson === null || this.lesson.isEnded) return;
    const now = this.parts.now();
    const times = [this.expiresAt, this.lostAt === null ? null : this.lostAt + PAUSE_WITHOUT_CONTACT_MS];
    const coming = times.filter((time) => time !== null && time > now) as number[];
    if (coming.length > 0) this.cancel = this.parts.later(() => this.update(), Math.min(...coming) - now);
  }
}

function endKey(lessonId: string): string {
  return `end:${lessonId}`;
}
