import type { ErrorActorEvent } from 'xstate';
import type { GameRefusal } from '../GameState.ts';

const UNKNOWN = 'Algo correu mal. O que escreveram não se perdeu.';

/** Codes that say: another device of the team, or the teacher, has moved the level. */
const LEVEL_MOVED: readonly string[] = ['alreadyAnswered', 'levelAhead'];

/** Whatever an effect threw, in words for the team; an error without a code is a program's, not for people. */
export function refusalOf(error: unknown): GameRefusal {
  const code = textIn(error, 'code');
  const forPeople = code !== null || !(error instanceof Error);
  return { message: (forPeople ? textIn(error, 'message') : null) ?? UNKNOWN, code: code ?? '' };
}

/** What an effect threw. */
export function errorOf({ event }: { event: ErrorActorEvent }): unknown {
  return event.error;
}

/** Whether the level must be read again from the server (409). */
export function isLevelMoved(error: unknown): boolean {
  return LEVEL_MOVED.includes(refusalOf(error).code);
}

function textIn(value: unknown, field: 'message' | 'code'): string | null {
  if (typeof value !== 'object' || value === null) return null;
  const text: unknown = Reflect.get(value, field);
  return typeof text === 'string' && text !== '' ? text : null;
}
