import { useState } from 'react';
import { onValue } from '#client/panel/onValue.ts';
import { SelectField } from '#client/ui/controls/SelectField.tsx';
import { TextField } from '#client/ui/controls/TextField.tsx';
import { type Choice, type Choices, OFFERED_MAX } from './useServed.ts';

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

/** One that must be chosen from the device's own list; where that would be too long, a box above it narrows it. */
export function ServedSelect({ choices, first, placeholder, onChange, ...field }: Props) {
  const { items, isLoading, search } = choices;
  const [words, setWords] = useState('');
  const [picked, setPicked] = useState(first);
  const type = (next: string) => {
    setWords(next);
    search?.(next);
  };
  const choose = (id: string) => {
    setPicked(items.find((item) => item.id === id));
    onChange(id);
  };
  const isKept = picked !== undefined && picked.id === field.value && !items.some(({ id }) => id === picked.id);
  const all = isKept ? [picked, ...items] : items;
  const nothing = search && words !== '' && items.length === 0 ? 'Sem resultados' : placeholder;
  return (
    <>
      {search && (
        <TextField
          label={`Procurar: ${field.label}`}
          hint={foundText(words, items.length)}
          autoComplete="off"
          value={words}
          onChange={onValue(type)}
        />
      )}
      <SelectField
        {...field}
        required
        placeholder={isLoading ? 'A carregar…' : nothing}
        options={all.map(({ id, name }) => ({ value: id, label: name }))}
        onChange={onValue(choose)}
      />
    </>
  );
}

/** The list below is closed: what the words have made of it is said here. */
function foundText(words: string, found: number): string {
  if (words === '') return 'São muitos: escreva parte do nome.';
  if (found >= OFFERED_MAX) return 'Ainda são muitos: escreva mais.';
  if (found === 0) return 'Sem resultados.';
  return found === 1 ? '1 encontrado: escolha-o na lista abaixo.' : `${found} encontrados: escolha na lista abaixo.`;
}
