import { useState } from 'react';
import { onValue } from '#client/panel/onValue.ts';
import { SelectField } from '#client/ui/controls/SelectField.tsx';
import { TextField } from '#client/ui/controls/TextField.tsx';
import { CHOICES_MAX, type Choice, type Choices } from './useChoices.ts';

interface Props {
  label: string;
  placeholder: string;
  choices: Choices;
  value: string;
  onChange: (id: string) => void;
  error?: string | undefined;
  disabled?: boolean;
  /** The initial choice, available before the others have loaded. */
  first?: Choice | undefined;
}

/** Renders a required native select; a search box above it narrows a list that would be too long. */
export function SearchableSelect({ choices, first, placeholder, onChange, ...field }: Props) {
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

/** Returns the result of the search in words, because the select below is closed. */
function foundText(words: string, found: number): string {
  if (words === '') return 'São muitos: escreva parte do nome.';
  if (found >= CHOICES_MAX) return 'Ainda são muitos: escreva mais.';
  if (found === 0) return 'Sem resultados.';
  return found === 1 ? '1 encontrado: escolha-o na lista abaixo.' : `${found} encontrados: escolha na lista abaixo.`;
}
