import type { ComponentProps } from 'react';
import { classes } from '../classes.ts';
import { CONTROL, Field, type FieldProps } from './Field.tsx';

export type TextAreaProps = FieldProps & Omit<ComponentProps<'textarea'>, keyof FieldProps | 'id'>;

/** Renders a multi-line text field. */
export function TextArea({ label, hint, warning, error, className, rows = 4, ...area }: TextAreaProps) {
  return (
    <Field label={label} hint={hint} warning={warning} error={error} className={className} required={area.required}>
      {(control) => <textarea {...area} {...control} rows={rows} className={classes(CONTROL, 'resize-y')} />}
    </Field>
  );
}
