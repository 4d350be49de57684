interface Props {
  prompts: readonly { prompt: string }[];
  answers: readonly string[];
}

/** Lists the team's texts below their prompts. */
export function TextAnswers({ prompts, answers }: Props) {
  return answers.map((answer, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: an answer is identified by its step and never moves
    <Answer key={index} prompt={prompts[index]?.prompt ?? ''} text={answer} />
  ));
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
