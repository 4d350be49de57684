import { type ReactNode, useId } from 'react';
import { classes } from '../classes.ts';

export interface FieldProps {
  label: string;
  /** Help that is always shown. */
  hint?: string | undefined;
  /** Advice before saving; does not make the field invalid. */
  warning?: string | undefined;
  /** Error message; null or '' for none. */
  error?: string | null | undefined;
  className?: string | undefined;
  /** Shows the label to screen readers only, for a control whose content says the same. */
  hideLabel?: boolean | undefined;
}

/** Attributes that connect a control to its label, help and error. */
interface ControlIds {
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid': boolean;
}

interface FieldFrameProps extends FieldProps {
  required?: boolean | undefined;
  children: (control: ControlIds) => ReactNode;
}

/** Renders label, control, help and error. Screen readers learn 'obrigatório' from `required`; the star is only visual. */
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

/** Tailwind classes of every control that takes text or a choice. */
export const CONTROL =
  'min-h-12 w-full min-w-0 rounded-xl border-2 border-edge bg-page px-4 py-2 text-text transition-colors duration-140 ' +
  'hover:border-label aria-invalid:border-danger disabled:cursor-not-allowed disabled:opacity-60 read-only:bg-surface';
