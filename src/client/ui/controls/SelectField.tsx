import type { ComponentProps } from 'react';
import { CONTROL, Field, type FieldProps } from './Field.tsx';

interface Option {
  value: string;
  label: string;
  /** Where the label is in another language. */
  lang?: string;
}

export type SelectFieldProps = FieldProps &
  Omit<ComponentProps<'select'>, keyof FieldProps | 'id' | 'children' | 'multiple'> & {
    options: readonly Option[];
    /** Shown while nothing is chosen (value ''). */
    placeholder?: string;
  };

/** Renders a native select, which every tablet can show. */
export function SelectField(props: SelectFieldProps) {
  const { label, hint, error, className, options, placeholder, required, ...select } = props;
  // HTML allows `required` only beside an empty option; without one the field always has a value.
  const canBeEmpty = placeholder !== undefined;
  return (
    <Field label={label} hint={hint} error={error} className={className} required={required}>
      {(control) => (
        <select {...select} {...control} required={required && canBeEmpty} className={CONTROL}>
          {canBeEmpty && <option value="">{placeholder}</option>}
          {options.map((option) => (
            <option key={option.value} value={option.value} lang={option.lang}>
              {option.label}
            </option>
          ))}
        </select>
      )}
    </Field>
  );
}
