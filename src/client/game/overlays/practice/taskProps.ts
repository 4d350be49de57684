import type { ReactNode } from 'react';
import type { PracticeQuestion } from '#content/practice/PracticeQuestion.ts';

/** Props of the task of each kind of question. */
export interface TaskProps<Kind extends PracticeQuestion['kind']> {
  question: Extract<PracticeQuestion, { kind: Kind }>;
  /** The team's answer is right, or it has seen the solution. */
  isSolved: boolean;
  onSolved: () => void;
  /** The way to another question, beside the task's own buttons. */
  next: ReactNode;
}
