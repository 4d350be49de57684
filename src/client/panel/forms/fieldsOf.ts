import type { FieldPath, FieldPathValue, FieldValues, UseFormReturn } from 'react-hook-form';
import { wordsIn } from './words.ts';

/** What the controls of a form are given; changing a field takes its error away. */
export function fieldsOf<Values extends FieldValues, Body>(form: UseFormReturn<Values, unknown, Body>, values: Values) {
  type Name = FieldPath<Values>;
  const { register, setValue, clearErrors, getFieldState, formState } = form;
  const errorAt = (name: Name) => wordsIn(getFieldState(name, formState).error);
  const write = (changes: Partial<Values>, shouldDirty: boolean) => {
    for (const [field, value] of Object.entries(changes)) {
      const name = field as Name;
      if (values[name] === value) continue;
      setValue(name, value, { shouldDirty });
      clearErrors(name);
    }
  };
  /** Writes several fields at once, as if they were typed. */
  const change = (changes: Partial<Values>) => write(changes, true);
  return {
    change,
    /** Writes what nobody typed: leaving loses nothing. */
    preset: (changes: Partial<Values>) => write(changes, false),
    /** For a control that keeps its own text: an input, a text area, a select whose options are all there. */
    field: (name: Name) => ({
      ...register(name, { onChange: () => clearErrors(name) }),
      error: errorAt(name),
    }),
    /** For a control that is told what it holds: a choice among what is still loading. */
    choice: <N extends Name>(name: N) => ({
      value: values[name] as FieldPathValue<Values, N>,
      error: errorAt(name),
      onChange: (value: FieldPathValue<Values, N>) => change({ [name]: value } as unknown as Partial<Values>),
    }),
  };
}
