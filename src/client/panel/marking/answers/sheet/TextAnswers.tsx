import type { AnswerPlaces } from '../places/answerPlaces.ts';
import { CommentableText } from '../places/CommentableText.tsx';

interface Props {
  prompts: readonly { prompt: string }[];
  answers: readonly string[];
  /** Comments on places of the texts; null while they load, or where they are not shown. */
  places?: AnswerPlaces | null;
}

/** Lists the team's texts below their prompts. */
export function TextAnswers({ prompts, answers, places = null }: Props) {
  return answers.map((text, index) => {
    const shown = { prompt: prompts[index]?.prompt ?? '', text };
    // biome-ignore-start lint/suspicious/noArrayIndexKey: an answer is identified by its step and never moves
    if (places === null) return <Answer key={index} {...shown} />;
    return <CommentableText key={index} {...shown} step={index} places={places} />;
    // biome-ignore-end lint/suspicious/noArrayIndexKey: an answer is identified by its step and never moves
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
