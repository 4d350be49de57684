import type { Recording } from '#contract/game/recordings.ts';
import { isVoiceOnly } from '#domain/game/recordings.ts';
import type { AnswerPlaces } from '../places/answerPlaces.ts';
import { CommentableText } from '../places/CommentableText.tsx';
import { StepRecording } from '../recordings/StepRecording.tsx';

interface Props {
  teamId: string;
  prompts: readonly { prompt: string }[];
  answers: readonly string[];
  /** The answers by voice of these steps. */
  recordings: readonly Recording[];
  isFormer: boolean;
  /** Comments on places of the texts; null while they load, or where they are not shown. */
  places?: AnswerPlaces | null;
}

/** Lists the team's texts below their prompts, each with its answer by voice. */
export function TextAnswers({ teamId, prompts, answers, recordings, isFormer, places = null }: Props) {
  return answers.map((text, index) => {
    const shown = { prompt: prompts[index]?.prompt ?? '', text };
    const recording = recordings.find(({ step }) => step === index);
    return (
      // biome-ignore lint/suspicious/noArrayIndexKey: an answer is identified by its step and never moves
      <div key={index} className="flex flex-col gap-2">
        {places === null || isVoiceOnly(text) ? (
          <Answer {...shown} />
        ) : (
          <CommentableText {...shown} step={index} places={places} />
        )}
        {recording && (
          <StepRecording
            key={recording._id}
            teamId={teamId}
            recording={recording}
            prompt={shown.prompt}
            isFormer={isFormer}
          />
        )}
      </div>
    );
  });
}

/** Renders a text answer with its line breaks. */
export function Answer({ prompt, text }: { prompt: string; text: string }) {
  return (
    <div>
      <p className="font-bold">{prompt}</p>
      <p className="quoted-answer mt-1">{text}</p>
    </div>
  );
}
