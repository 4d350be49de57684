import type { ComponentProps } from 'react';
import { CONTROL, Field, type FieldProps } from './Field.tsx';

export type TextFieldProps = FieldProps & Omit<ComponentProps<'input'>, keyof FieldProps | 'id'>;

/** Renders a single-line text field. */
export function TextField({
  label,
  hint,
  warning,
  error,
  className,
  hideLabel,
  type = 'text',
  ...input
}: TextFieldProps) {
  return (
    <Field
      label={label}
      hint={hint}
      warning={warning}
      error={error}
      className={className}
      hideLabel={hideLabel}
      required={input.required}
    >
      {(control) => <input {...input} {...control} type={type} className={CONTROL} />}
    </Field>
  );
}
