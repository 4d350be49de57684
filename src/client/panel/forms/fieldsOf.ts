import type { FieldPath, FieldPathValue, FieldValues, UseFormReturn } from 'react-hook-form';
import { messageIn } from './errorMessages.ts';

/** Returns the props of a form's controls; changing a field clears its error. */
export function fieldsOf<Values extends FieldValues, Body>(form: UseFormReturn<Values, unknown, Body>, values: Values) {
  type Name = FieldPath<Values>;
  const { register, setValue, clearErrors, getFieldState, formState } = form;
  const errorAt = (name: Name) => messageIn(getFieldState(name, formState).error);
  const write = (changes: Partial<Values>, shouldDirty: boolean) => {
    for (const [field, value] of Object.entries(changes)) {
      const name = field as Name;
      if (values[name] === value) continue;
      setValue(name, value, { shouldDirty });
      clearErrors(name);
    }
  };
  /** Writes several fields as user input, which makes the form dirty. */
  const change = (changes: Partial<Values>) => write(changes, true);
  return {
    change,
    /** Writes fields without making the form dirty. */
    preset: (changes: Partial<Values>) => write(changes, false),
    /** Props of an uncontrolled control: an input, a text area, a select whose options are all loaded. */
    field: (name: Name) => ({
      ...register(name, { onChange: () => clearErrors(name) }),
      error: errorAt(name),
    }),
    /** Props of a controlled control: a choice whose options may still be loading. */
    choice: <N extends Name>(name: N) => ({
      value: values[name] as FieldPathValue<Values, N>,
      error: errorAt(name),
      onChange: (value: FieldPathValue<Values, N>) => change({ [name]: value } as unknown as Partial<Values>),
    }),
  };
}
