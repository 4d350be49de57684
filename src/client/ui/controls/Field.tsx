import { type ReactNode, useId } from 'react';
import { classes } from '../classes.ts';

export interface FieldProps {
  label: string;
  /** Help that is always there. */
  hint?: string | undefined;
  /** What somebody should think about before saving; nothing is refused. */
  warning?: string | undefined;
  /** What is wrong, in words; null or '' when nothing is. */
  error?: string | null | undefined;
  className?: string | undefined;
  /** The label is read aloud, not seen: what stands in the control says it too. */
  hideLabel?: boolean | undefined;
}

/** What ties a control to its label, help and error. */
interface ControlIds {
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid': boolean;
}

interface FieldFrameProps extends FieldProps {
  required?: boolean | undefined;
  children: (control: ControlIds) => ReactNode;
}

/** Label above, control, help and error below. The word 'obrigatório' is told by the control's `required`, the star only shows it. */
export function Field({
  label,
  hint,
  warning,
  error,
  className,
  hideLabel,
  required = false,
  children,
}: FieldFrameProps) {
  const id = useId();
  const hintId = hint ? `${id}-hint` : '';
  const warningId = warning ? `${id}-warning` : '';
  const errorId = error ? `${id}-error` : '';
  const describedBy = [hintId, warningId, errorId].filter(Boolean).join(' ') || undefined;
  return (
    <div className={classes('flex min-w-0 flex-col gap-1', className)}>
      <label htmlFor={id} className={hideLabel ? 'sr-only' : 'font-display font-bold text-label'}>
        {label}
        {required && <span aria-hidden="true"> *</span>}
      </label>
      {children({ id, 'aria-describedby': describedBy, 'aria-invalid': Boolean(error) })}
      {hint && (
        <p id={hintId} className="text-muted">
          {hint}
        </p>
      )}
      {warning && (
        <p id={warningId} role="status" className="font-semibold text-warn">
          {warning}
        </p>
      )}
      {error && (
        <p id={errorId} className="font-semibold text-danger">
          {error}
        </p>
      )}
    </div>
  );
}

/** The box of every control that takes text or a choice. */
export const CONTROL =
  'min-h-12 w-full min-w-0 rounded-xl border-2 border-edge bg-page px-4 py-2 text-text transition-colors duration-140 ' +
  'hover:border-label aria-invalid:border-danger disabled:cursor-not-allowed disabled:opacity-60 read-only:bg-surface';
