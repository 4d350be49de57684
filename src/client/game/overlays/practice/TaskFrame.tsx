import type { ReactNode } from 'react';
import { Button } from '#client/ui/controls/Button.tsx';
import type { PracticeQuestion } from '#content/practice/PracticeQuestion.ts';
import { Marked, useGlossary } from '../glossary/Marked.tsx';

interface TaskFrameProps {
  question: PracticeQuestion;
  isSolved: boolean;
  /** The reply to the last answer, in Portuguese; null before the first answer. */
  verdict: string | null;
  /** Nothing is chosen yet, so that there is nothing to see. */
  isEmpty: boolean;
  onCheck: () => void;
  /** Shows the right answer. */
  onReveal: () => void;
  /** The way to another question. */
  next: ReactNode;
  children: ReactNode;
}

/** Renders a question with its situation, the task, the reply to the team's answer, and the buttons. No answer gives points. */
export function TaskFrame({ question, isSolved, verdict, isEmpty, onCheck, onReveal, next, children }: TaskFrameProps) {
  return (
    <div className="grid gap-4">
      <p className="max-w-[70ch] text-pretty">
        <Marked>{question.situation}</Marked>
      </p>
      <h3 data-heading="" tabIndex={-1} className="max-w-[60ch] text-[1.2em] text-pretty">
        <Marked>{question.question}</Marked>
      </h3>
      {useGlossary()?.list(controlTexts(question), `${question.situation} ${question.question}`)}
      {children}
      <div role="status" className="grid gap-2 empty:hidden">
        {verdict !== null && (
          <p className="max-w-[70ch] font-semibold text-label text-pretty">
            <Marked>{verdict}</Marked>
          </p>
        )}
        {isSolved && (
          <p className="max-w-[70ch] text-pretty">
            <Marked>{question.explanation}</Marked>
          </p>
        )}
      </div>
      <div className="flex flex-wrap gap-3">
        {!isSolved && (
          <Button disabled={isEmpty} onClick={onCheck}>
            Ver se está certo
          </Button>
        )}
        {!isSolved && verdict !== null && (
          <Button variant="secondary" onClick={onReveal}>
            Mostrar a resposta
          </Button>
        )}
        {next}
      </div>
    </div>
  );
}

/** Returns the texts that stand in the controls of a question. */
function controlTexts(question: PracticeQuestion): readonly string[] {
  switch (question.kind) {
    case 'choose':
      return [question.right, ...question.wrong].map(({ label }) => label);
    case 'order':
      return question.items;
    case 'match':
      return question.pairs.flat();
    case 'estimate':
      return [];
  }
}
