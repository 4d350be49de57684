import { Chip } from '#client/ui/feedback/Chip.tsx';
import { CloseIcon } from '#client/ui/icons.tsx';
import { correctionWords } from '#domain/marking/quizCorrections.ts';
import { POINTS_PER_RIGHT_ANSWER, type QuizCorrection } from '#domain/marking/scoring.ts';
import { correctOptions, type QuizKey, type QuizMark, quizMarks } from '../marks/quizMarks.ts';

interface Props {
  questions: readonly string[];
  answers: readonly string[];
  /** null while it loads. */
  quizKey: QuizKey | null;
  /** What counts in the team's class instead of the key; null while it loads. */
  corrections: readonly QuizCorrection[] | null;
  solarId: string;
}

/** Lists the three challenges, each with the team's answer, 20/20 or 0/20, and what counts now in the team's class. */
export function QuizAnswers({ questions, answers, quizKey, corrections, solarId }: Props) {
  const correct = quizKey && correctOptions(quizKey, solarId);
  return (
    <ol className="flex flex-col gap-3">
      {quizMarks(answers, correct, corrections).map((mark) => (
        <li key={mark.challenge}>
          <p className="font-bold">
            Desafio {mark.challenge}: {questions[mark.challenge - 1]}
          </p>
          <p className="quoted-answer mt-1">{mark.answer || 'Sem resposta'}</p>
          <p className="mt-1 flex flex-wrap items-center gap-2">
            <MarkChip mark={mark} />
            {mark.correction && <span>{correctionWords(mark.correction)}.</span>}
          </p>
        </li>
      ))}
    </ol>
  );
}

function MarkChip({ mark: { points, correction } }: { mark: QuizMark }) {
  if (points === null) return null;
  if (correction?.kind === 'void') {
    return (
      <Chip tone="info">
        Não conta: {points}/{POINTS_PER_RIGHT_ANSWER}
      </Chip>
    );
  }
  const isRight = points > 0;
  return (
    <Chip tone={isRight ? 'ok' : 'danger'} done={isRight}>
      {!isRight && <CloseIcon className="size-4" />}
      {isRight ? 'Certa' : 'Errada'}: {points}/{POINTS_PER_RIGHT_ANSWER}
    </Chip>
  );
}
