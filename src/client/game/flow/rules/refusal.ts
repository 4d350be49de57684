import type { ErrorActorEvent } from 'xstate';
import type { GameRefusal } from '../GameState.ts';

const UNKNOWN = 'Algo correu mal. O que escreveram não se perdeu.';

/** Codes that mean that another device of the team, or the teacher, has changed the level. */
const LEVEL_MOVED: readonly string[] = ['alreadyAnswered', 'levelAhead'];

/** Returns a thrown error in words for the team; an error without a code is a program error and gets a general text. */
export function refusalOf(error: unknown): GameRefusal {
  const code = textIn(error, 'code');
  const forPeople = code !== null || !(error instanceof Error);
  return { message: (forPeople ? textIn(error, 'message') : null) ?? UNKNOWN, code: code ?? '' };
}

/** Returns the error that an effect threw. */
export function errorOf({ event }: { event: ErrorActorEvent }): unknown {
  return event.error;
}

/** Returns whether the level must be loaded again from the server (409). */
export function isLevelMoved(error: unknown): boolean {
  return LEVEL_MOVED.includes(refusalOf(error).code);
}

function textIn(value: unknown, field: 'message' | 'code'): string | null {
  if (typeof value !== 'object' || value === null) return null;
  const text: unknown = Reflect.get(value, field);
  return typeof text === 'string' && text !== '' ? text : null;
}
