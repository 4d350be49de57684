import { SelectField } from '#client/ui/SelectField.tsx';
import { typed } from '../typed.ts';
import { Autocomplete } from './Autocomplete.tsx';
import type { Choice, Choices } from './useServed.ts';

interface Props {
  label: string;
  placeholder: string;
  choices: Choices;
  value: string;
  onChange: (id: string) => void;
  error?: string | undefined;
  disabled?: boolean;
  /** Who is chosen at first: there before the others have come. */
  first?: Choice | undefined;
}

/** One that must be chosen: from the device's own list, or where that would be too long, by typing. */
export function ServedSelect({ choices, first, placeholder, onChange, disabled = false, ...field }: Props) {
  const { items, isLoading, search } = choices;
  const words = isLoading ? 'A carregar…' : placeholder;
  if (search !== undefined) {
    const { value, ...rest } = field;
    return (
      <Autocomplete
        {...rest}
        options={items}
        chosen={first}
        search={search}
        value={value || null}
        placeholder={words}
        onChange={(id) => onChange(id ?? '')}
      />
    );
  }
  const all = first === undefined || items.some(({ id }) => id === first.id) ? items : [first, ...items];
  return (
    <SelectField
      {...field}
      required
      disabled={disabled}
      placeholder={words}
      options={all.map(({ id, name }) => ({ value: id, label: name }))}
      onChange={typed(onChange)}
    />
  );
}
