import { memo } from 'react';

interface TaskHeadProps {
  /** Names what the task's controls are for. */
  id?: string;
  number: number;
  of: number;
  /** What is asked. */
  children: string;
}

/** 'Desafio 2 de 3', and what it asks. */
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
        {children}
      </h2>
    </>
  );
});
