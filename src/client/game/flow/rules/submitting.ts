import { validateTextAnswer } from '#domain/validation.ts';
import type { GameContext } from '../GameState.ts';
import { filesHere, filesRefusal } from './attachments.ts';
import { missionHere } from './lines.ts';

const FILE_STEP_OF_TUTORIAL = 5;

/** Returns why the answer of the current step cannot be submitted yet, or null (spec, section 5). */
export function answerRefusal(context: GameContext): string | null {
  const { progress, mode } = context;
  const mission = missionHere(context);
  const asksForFiles = mission === null ? progress.tutorialStep === FILE_STEP_OF_TUTORIAL : mission === 3;
  return asksForFiles ? filesRefusal(filesHere(progress), mode === 'team') : validateTextAnswer(progress.typed);
}
