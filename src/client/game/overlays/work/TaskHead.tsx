import { memo } from 'react';
import { Marked } from '../glossary/Marked.tsx';

interface TaskHeadProps {
  /** Id by which the task's controls refer to it as their label. */
  id?: string;
  number: number;
  of: number;
  /** The task. */
  children: string;
}

/** Renders 'Desafio 2 de 3' and the task. */
export const TaskHead = memo(function TaskHead({ id, number, of, children }: TaskHeadProps) {
  return (
    <>
      <p className="label-caps text-screen-label">
        Desafio {number} de {of}
      </p>
      <h2
        id={id}
        data-heading=""
        tabIndex={-1}
        className="mt-1 font-body font-semibold text-[1em] leading-tight text-pretty"
      >
        <Marked>{children}</Marked>
      </h2>
    </>
  );
});
