import { type ReactNode, useEffect, useRef, useState } from 'react';
import { classes } from '#client/ui/classes.ts';
import { Button } from '#client/ui/controls/Button.tsx';
import { useLatePart } from '#client/ui/hooks/useLatePart.ts';
import type { PracticeQuestion } from '#content/practice/PracticeQuestion.ts';
import { PRACTICE } from '#content/practice/practice.ts';
import type { Theme } from '#domain/vocabulary.ts';
import { ChooseTask } from './ChooseTask.tsx';
import { EstimateTask } from './EstimateTask.tsx';
import { MatchTask } from './MatchTask.tsx';
import { OrderTask } from './OrderTask.tsx';

const loadEasy = () => import('#content/easyRead/practice/easyPractice.ts');

/** Renders the practice questions of a solar system, one at a time; the team may take them in any order, and again. */
export function PracticeRun({ theme, isEasy }: { theme: Theme; isEasy: boolean }) {
  const easy = useLatePart(isEasy, loadEasy);
  const questions = isEasy && easy ? easy.easyPractice(theme) : PRACTICE[theme];
  const [place, setPlace] = useState(0);
  const [solved, setSolved] = useState<ReadonlySet<string>>(new Set());
  /** Counts the times that the questions were begun anew. */
  const [turn, setTurn] = useState(0);
  const frame = useRef<HTMLDivElement>(null);
  const question = questions[place];
  const isFirst = useRef(true);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another question takes the focus
  useEffect(() => {
    if (!isFirst.current) frame.current?.querySelector<HTMLElement>('[data-heading]')?.focus();
    isFirst.current = false;
  }, [place, turn]);
  if (question === undefined) return null;
  const isDone = questions.every(({ id }) => solved.has(id));
  const again = () => {
    setSolved(new Set());
    setPlace(0);
    setTurn(turn + 1);
  };
  return (
    <div ref={frame} className="grid gap-5 pb-2 text-lg">
      <p className="text-muted">Perguntas para pensar em equipa. Não dão pontos, e podem repetir-se.</p>
      <Places {...{ questions, place, solved }} onPlace={setPlace} />
      <Task
        key={`${turn} ${question.id}`}
        question={question}
        isSolved={solved.has(question.id)}
        onSolved={() => setSolved(new Set([...solved, question.id]))}
        next={
          <>
            {place < questions.length - 1 && (
              <Button variant={solved.has(question.id) ? 'primary' : 'secondary'} onClick={() => setPlace(place + 1)}>
                Pergunta seguinte
              </Button>
            )}
            {isDone && (
              <Button variant="secondary" onClick={again}>
                Começar de novo
              </Button>
            )}
          </>
        }
      />
      <p role="status" className="font-semibold empty:hidden">
        {isDone && 'Responderam às dez. Em qual foi mais difícil chegar a acordo?'}
      </p>
    </div>
  );
}

interface PlacesProps {
  questions: readonly PracticeQuestion[];
  place: number;
  solved: ReadonlySet<string>;
  onPlace: (place: number) => void;
}

function Places({ questions, place, solved, onPlace }: PlacesProps) {
  return (
    <ol aria-label="Perguntas do treino extra" className="flex flex-wrap gap-1">
      {questions.map(({ id }, index) => (
        <li key={id}>
          <button
            type="button"
            aria-current={index === place ? 'step' : undefined}
            onClick={() => onPlace(index)}
            className={classes(
              'edged grid size-12 place-items-center rounded-full font-bold font-display tabular-nums focus-visible:focus-ring',
              index === place ? 'border-primary bg-primary text-primary-ink' : 'border-line hover:border-edge',
              index !== place && solved.has(id) && 'border-ok text-ok',
            )}
          >
            {index + 1}
            <span className="sr-only">{solved.has(id) ? ', respondida' : ', por responder'}</span>
          </button>
        </li>
      ))}
    </ol>
  );
}

interface AnyTaskProps {
  question: PracticeQuestion;
  isSolved: boolean;
  onSolved: () => void;
  next: ReactNode;
}

function Task({ question, ...rest }: AnyTaskProps) {
  switch (question.kind) {
    case 'choose':
      return <ChooseTask question={question} {...rest} />;
    case 'order':
      return <OrderTask question={question} {...rest} />;
    case 'match':
      return <MatchTask question={question} {...rest} />;
    case 'estimate':
      return <EstimateTask question={question} {...rest} />;
  }
}
