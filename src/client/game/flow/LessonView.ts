import type { LessonRoles } from '#domain/classroom/roles.ts';
import type { MissionLevel, Part } from '#domain/vocabulary.ts';

/** A teacher's message that is to be shown on this device. */
export interface ShownMessage {
  id: string;
  text: string;
}

/** What overlays and sound know of the lesson of the team's class. */
export interface LessonView {
  /** Null while none is live, and none was ended a little while ago. */
  id: string | null;
  session: { number: number; of: number } | null;
  isPaused: boolean;
  /** Music and voice are off. */
  isSilent: boolean;
  /** The last mission that is open; null when all are. */
  pace: Part | null;
  /** The teacher has ended it, and the team has not yet pressed that away. */
  isEnded: boolean;
  /** Oldest first. */
  messages: readonly ShownMessage[];
  hand: 'down' | 'raised' | 'coming';
  /** Whether the team is to be asked who is there. */
  asksAttendance: boolean;
  /** The roles of those who are there; null before the team has said so. */
  roles: LessonRoles | null;
}

/** What a team can say in a lesson. Each works without a network and is sent later. */
export interface LessonActions {
  raiseHand(): void;
  lowerHand(): void;
  /** The message was shown. */
  seeMessage(id: string): void;
  /** Null skips the question. */
  takeAttendance(present: readonly string[] | null): void;
  /** Three answers, each from 1 to 3. */
  reflect(mission: MissionLevel, answers: readonly number[]): void;
  /** The team goes on playing after the end of the lesson. */
  dismissEnd(): void;
}

export const NO_LESSON: LessonView = {
  id: null,
  session: null,
  isPaused: false,
  isSilent: false,
  pace: null,
  isEnded: false,
  messages: [],
  hand: 'down',
  asksAttendance: false,
  roles: null,
};

/** Returns whether the team is ahead of its class, so that it waits in orbit. The council is never closed. */
export function isAhead(part: Part | null, pace: Part | null): boolean {
  return part !== null && pace !== null && part > pace;
}
