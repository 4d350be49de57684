import type { GameEvent } from '../GameEvent.ts';
import type { GameContext } from '../GameState.ts';
import type { GameSnapshot } from '../gameMachine.ts';
import { quizHere } from '../rules/lines.ts';
import { viewOf } from '../view.ts';

/** A team's next move: events in order, then a wait in milliseconds. */
export interface Move {
  events: readonly GameEvent[];
  waitMs: number;
}

const FEEDBACK_MS = 1_500;
const send = (...events: GameEvent[]): Move => ({ events, waitMs: 0 });

/** Returns the one move that leads on from here; `right` chooses the right quiz option. */
export function nextMove(snapshot: GameSnapshot, right = true): Move {
  const { work, canSkip, buttons } = viewOf(snapshot);
  if (snapshot.hasTag('feedback')) return { events: [], waitMs: FEEDBACK_MS };
  if (canSkip && (buttons.middle === null || buttons.middle.disabled) && work.kind !== 'quiz') {
    return send({ type: 'SKIP' });
  }
  if (work.kind === 'quiz') {
    if (work.disabled) return send({ type: 'SKIP' });
    const index = (correctNow(snapshot.context) + (right ? 0 : 1)) % work.options.length;
    return send({ type: 'CHOOSE', index }, { type: 'CHOOSE', index });
  }
  if (work.kind === 'dilemma') {
    const heard = [0, 1].map((index) => ({ type: 'OPEN_PERSPECTIVE', index }) as const);
    return send(...heard, { type: 'CHOOSE', index: 2 }, { type: 'CHOOSE', index: 2 });
  }
  if (work.kind === 'write' && work.value === '') {
    return send({ type: 'TYPE', text: `texto ${work.number} de ${work.of} ` });
  }
  if (work.kind === 'upload' && work.files.length === 0) {
    return send(
      { type: 'ADD_FILES', files: [{ id: 'f1', name: 'foto.png', bytes: 10 }] },
      { type: 'FILE_PROGRESS', id: 'f1', reference: 'upload:f1' },
    );
  }
  return buttons.middle ? send(buttons.middle.event) : send();
}

/** Returns the index of the right option of the current question. */
export function correctNow(context: GameContext): number {
  return quizHere(context)?.options.correct ?? 0;
}
