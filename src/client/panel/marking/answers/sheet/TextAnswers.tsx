interface Props {
  prompts: readonly { prompt: string }[];
  answers: readonly string[];
}

/** What the team wrote, under what it was asked. */
export function TextAnswers({ prompts, answers }: Props) {
  return answers.map((answer, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: an answer is known by its step alone and never moves
    <Answer key={index} prompt={prompts[index]?.prompt ?? ''} text={answer} />
  ));
}

/** One text answer; its line breaks are kept. */
export function Answer({ prompt, text }: { prompt: string; text: string }) {
  return (
    <div>
      <p className="font-bold">{prompt}</p>
      <p className="quoted-answer mt-1">{text}</p>
    </div>
  );
}
