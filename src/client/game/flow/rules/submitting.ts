import { isVoiceEnough } from '#domain/game/recordings.ts';
import { validateTextAnswer } from '#domain/validation.ts';
import type { GameContext } from '../GameState.ts';
import { filesHere, filesRefusal, recordingHere } from './attachments.ts';
import { missionHere } from './lines.ts';

const FILE_STEP_OF_TUTORIAL = 5;

/** Returns why the answer of the current step cannot be submitted yet, or null (spec, section 5). */
export function answerRefusal(context: GameContext): string | null {
  const { progress, mode } = context;
  const mission = missionHere(context);
  const asksForFiles = mission === null ? progress.tutorialStep === FILE_STEP_OF_TUTORIAL : mission === 3;
  const areSent = mode === 'team';
  if (asksForFiles) return filesRefusal(filesHere(progress), areSent);
  if (context.isRecording) return 'Parem primeiro a gravação.';
  const recording = recordingHere(progress);
  if (recording === undefined) return validateTextAnswer(progress.typed);
  const isEnough = isVoiceEnough(progress.part) && progress.typed.trim() === '';
  return (isEnough ? null : validateTextAnswer(progress.typed)) ?? filesRefusal([recording], areSent);
}
