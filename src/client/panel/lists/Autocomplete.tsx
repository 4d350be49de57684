import {
  Combobox,
  ComboboxButton,
  ComboboxInput,
  ComboboxOption,
  ComboboxOptions,
  Description,
  Field,
  Label,
} from '@headlessui/react';
import { useState } from 'react';
import { CONTROL } from '#client/ui/Field.tsx';
import { IconButton } from '#client/ui/IconButton.tsx';
import { CloseIcon, NextIcon } from '#client/ui/icons.tsx';
import { folded } from './words.ts';

interface AutocompleteOption {
  id: string;
  name: string;
}

interface Props {
  label: string;
  options: readonly AutocompleteOption[];
  /** The chosen id; null while nothing is. */
  value: string | null;
  onChange: (id: string | null) => void;
  /** Offers a cross that empties the field. */
  clearable?: boolean;
  /** What is wrong, in words. */
  error?: string | null | undefined;
  /** Said while nothing is chosen. */
  placeholder?: string;
}

/** A select that is narrowed by typing, without regard to accents or capitals. */
export function Autocomplete({ label, options, value, onChange, clearable = false, error, placeholder }: Props) {
  const [words, setWords] = useState('');
  const nameOf = (id: string | null) => options.find((option) => option.id === id)?.name ?? '';
  const found = options.filter(({ name }) => folded(name).includes(folded(words)));
  return (
    <Field className="flex min-w-0 flex-col gap-1">
      <Label className="font-bold font-display text-label">{label}</Label>
      <Combobox value={value} onChange={onChange} onClose={() => setWords('')} immediate>
        <div className="relative">
          <ComboboxInput
            className={`${CONTROL} pr-26`}
            displayValue={nameOf}
            onChange={(event) => setWords(event.target.value)}
            autoComplete="off"
            aria-label={label}
            aria-invalid={Boolean(error)}
            placeholder={placeholder}
          />
          <span className="absolute inset-y-0 right-1 flex items-center">
            {clearable && value !== null && (
              <IconButton label={`Limpar: ${label}`} onClick={() => onChange(null)}>
                <CloseIcon />
              </IconButton>
            )}
            <ComboboxButton className="grid size-12 place-items-center" aria-label={`Mostrar opções: ${label}`}>
              <NextIcon className="rotate-90" />
            </ComboboxButton>
          </span>
        </div>
        <ComboboxOptions modal={false} className="panel-options">
          {found.length === 0 && <p className="px-4 py-3 text-muted">Sem resultados</p>}
          {found.map(({ id, name }) => (
            <ComboboxOption key={id} value={id} className="panel-option">
              {name}
            </ComboboxOption>
          ))}
        </ComboboxOptions>
      </Combobox>
      {error && <Description className="font-semibold text-danger">{error}</Description>}
    </Field>
  );
}
