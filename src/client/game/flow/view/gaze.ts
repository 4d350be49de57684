import { DILEMMA_CHOICES } from '#domain/game/dilemmas.ts';
import type { GameSnapshot } from '../gameMachine.ts';
import { quizHere } from '../rules/lines.ts';
import type { RobotGaze } from '../scenes.ts';

const AT_STUDENTS: RobotGaze = { at: 'students' };
const AT_WORK: RobotGaze = { at: 'work' };
const AT_WINDOW: RobotGaze = { at: 'window' };
const atOptions = new Map<string, RobotGaze>();

/**
 * Returns where ORBI looks: at the students while it speaks, then at their work, and at a pressed option. Equal gazes
 * are the same object, because the memoised stage compares its props by identity.
 */
export function gazeOf(snapshot: GameSnapshot): RobotGaze {
  const { context } = snapshot;
  if (context.lock !== null && snapshot.hasTag('at:quiz')) {
    return atOption(context.lock, quizHere(context)?.options.optionsLabel.length ?? 1);
  }
  if (context.lock !== null && snapshot.hasTag('at:dilemma')) return atOption(context.lock, DILEMMA_CHOICES.length);
  if (snapshot.hasTag('speaking') || snapshot.hasTag('feedback')) return AT_STUDENTS;
  if (
    snapshot.hasTag('at:hangar') ||
    snapshot.hasTag('at:flight') ||
    snapshot.hasTag('at:missionIntro') ||
    snapshot.hasTag('at:consequence')
  ) {
    return AT_WINDOW;
  }
  const isWorking = (['at:quiz', 'at:write', 'at:upload', 'at:dilemma', 'at:council'] as const).some((tag) =>
    snapshot.hasTag(tag),
  );
  return isWorking && !snapshot.hasTag('waiting') ? AT_WORK : AT_STUDENTS;
}

function atOption(index: number, of: number): RobotGaze {
  const key = `${index}/${of}`;
  const gaze = atOptions.get(key) ?? { at: 'option', index, of };
  atOptions.set(key, gaze);
  return gaze;
}
