import { type ReactNode, useId } from 'react';

interface Props {
  title: string;
  hint?: ReactNode;
  error?: string | undefined;
  /** Receives the id of the error message; undefined while there is none. */
  children: (errorId: string | undefined) => ReactNode;
}

/** Renders a group of choices in a card, with its error below. */
export function FieldGroup({ title, hint, error, children }: Props) {
  const id = useId();
  const errorId = error === undefined ? undefined : `${id}-error`;
  const hintId = hint === undefined ? undefined : `${id}-hint`;
  return (
    <div className="card p-5">
      <fieldset aria-describedby={[hintId, errorId].filter(Boolean).join(' ') || undefined}>
        <legend className="font-bold font-display text-xl">{title}</legend>
        <div className="mt-1 flex flex-col gap-3">
          {hint !== undefined && (
            <p id={hintId} className="max-w-prose text-muted">
              {hint}
            </p>
          )}
          {children(errorId)}
          {error !== undefined && (
            <p id={errorId} className="font-semibold text-danger">
              {error}
            </p>
          )}
        </div>
      </fieldset>
    </div>
  );
}
