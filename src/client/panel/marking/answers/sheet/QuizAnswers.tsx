import { Chip } from '#client/ui/feedback/Chip.tsx';
import { CloseIcon } from '#client/ui/icons.tsx';
import { POINTS_PER_RIGHT_ANSWER } from '#domain/marking/scoring.ts';
import { correctOptions, type QuizKey, type QuizMark, quizMarks } from '../marks/quizMarks.ts';

interface Props {
  questions: readonly string[];
  answers: readonly string[];
  /** null while it loads. */
  quizKey: QuizKey | null;
  solarId: string;
}

/** Lists the three challenges, each with the team's answer and 20/20 or 0/20. */
export function QuizAnswers({ questions, answers, quizKey, solarId }: Props) {
  const correct = quizKey && correctOptions(quizKey, solarId);
  return (
    <ol className="flex flex-col gap-3">
      {quizMarks(answers, correct).map((mark) => (
        <li key={mark.challenge}>
          <p className="font-bold">
            Desafio {mark.challenge}: {questions[mark.challenge - 1]}
          </p>
          <p className="quoted-answer mt-1">{mark.answer || 'Sem resposta'}</p>
          <p className="mt-1">
            <MarkChip mark={mark} />
          </p>
        </li>
      ))}
    </ol>
  );
}

function MarkChip({ mark: { points } }: { mark: QuizMark }) {
  if (points === null) return null;
  const isRight = points > 0;
  return (
    <Chip tone={isRight ? 'ok' : 'danger'} done={isRight}>
      {!isRight && <CloseIcon className="size-4" />}
      {isRight ? 'Certa' : 'Errada'}: {points}/{POINTS_PER_RIGHT_ANSWER}
    </Chip>
  );
}
