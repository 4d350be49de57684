import { isAhead } from '#client/game/flow/LessonView.ts';
import type { GameView } from '#client/game/flow/view.ts';
import type { DeviceStep } from '#domain/classroom/lesson.ts';
import type { Part } from '#domain/vocabulary.ts';
import type { DeviceActivity } from './DeviceReporter.ts';

const FLIGHT: readonly GameView['scene'][] = ['takeOff', 'warp', 'arrival'];

/** Returns the part that a view shows; null in the council. */
function partOf({ work, mission }: Pick<GameView, 'work' | 'mission'>): Part | null {
  return work.kind === 'council' ? null : (mission ?? 0);
}

/** Returns what a device reports of what it shows; never a text. */
export function activityOf(view: GameView, { pace, unsent }: { pace: Part | null; unsent: number }): DeviceActivity {
  const { work } = view;
  const part = partOf(view);
  return {
    part,
    step: isAhead(part, pace) ? 'orbit' : stepOf(view),
    words: work.kind === 'write' ? countWords(work.value) : 0,
    files: work.kind === 'upload' ? work.files.length : 0,
    unsent,
  };
}

function stepOf({ work, scene }: GameView): DeviceStep {
  if (FLIGHT.includes(scene)) return 'flight';
  switch (work.kind) {
    case 'ship':
      return 'hangar';
    case 'quiz':
    case 'write':
    case 'upload':
    case 'council':
      return work.kind;
    case 'congratulations':
      return work.isWaiting ? 'sending' : 'reading';
    case 'ending':
      return 'reading';
    default:
      return 'listening';
  }
}

function countWords(text: string): number {
  return text.split(/\s+/).filter((word) => word !== '').length;
}
