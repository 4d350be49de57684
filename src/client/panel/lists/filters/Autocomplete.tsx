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
import { useRef, useState } from 'react';
import { CONTROL } from '#client/ui/controls/Field.tsx';
import { IconButton } from '#client/ui/controls/IconButton.tsx';
import { SELECT_ON_FOCUS } from '#client/ui/controls/selectOnFocus.ts';
import { CloseIcon, NextIcon } from '#client/ui/icons.tsx';
import { foldForSearch } from './searchText.ts';
import type { Choice } from './useChoices.ts';

export interface AutocompleteProps {
  label: string;
  options: readonly Choice[];
  /** The choice behind `value`, for when the options do not contain it. */
  chosen?: Choice | undefined;
  /** Receives the typed text when the server searches; without it, the options are filtered here. */
  search?: ((words: string) => void) | undefined;
  /** The chosen id; null for none. */
  value: string | null;
  /** `typed` is the text with which the choice was found. */
  onChange: (id: string | null, typed: string) => void;
  /** Id of the option 'other': always offered, and chosen when the user leaves the field with text that matches nothing else. */
  other?: string;
  /** Shows a button that clears the field. */
  clearable?: boolean;
  /** Error message. */
  error?: string | null | undefined;
  placeholder?: string;
}

/** Number of options that are rendered; the others are found by typing. */
const SHOWN_MAX = 50;

/** Renders a combobox that is filtered by typing, ignoring accents and case. */
export function Autocomplete(props: AutocompleteProps) {
  const { label, options, search, other, value, onChange, clearable = false, error, placeholder } = props;
  const [words, setWords] = useState('');
  const [picked, setPicked] = useState(props.chosen);
  const nameOf = (id: string | null) =>
    (options.find((option) => option.id === id) ?? (picked?.id === id ? picked : null))?.name ?? '';
  /** Typed text that has not led to a choice yet. */
  const unresolved = useRef('');
  const type = (typed: string) => {
    unresolved.current = typed;
    setWords(typed);
    search?.(typed);
  };
  const choose = (id: string | null) => {
    setPicked(options.find((option) => option.id === id));
    onChange(id, unresolved.current.trim());
    unresolved.current = '';
  };
  const found = search ? options : foundIn(options, words, other);
  const hasMore = (search !== undefined && words === '') || found.length > SHOWN_MAX;
  const close = () => {
    const isUnknown = other !== undefined && unresolved.current.trim() !== '' && found.every(({ id }) => id === other);
    if (isUnknown) choose(other);
    type('');
  };
  return (
    <Field className="flex min-w-0 flex-col gap-1">
      <Label className="font-bold font-display text-label">{label}</Label>
      <Combobox value={value} onChange={choose} onClose={close} immediate>
        <div className="relative">
          <ComboboxInput
            className={`${CONTROL} pr-26`}
            displayValue={nameOf}
            onChange={(event) => type(event.target.value)}
            {...SELECT_ON_FOCUS}
            autoComplete="off"
            aria-label={label}
            aria-invalid={Boolean(error)}
            placeholder={placeholder}
          />
          <span className="absolute inset-y-0 right-1 flex items-center">
            {clearable && value !== null && (
              <IconButton label={`Limpar: ${label}`} onClick={() => choose(null)}>
                <CloseIcon />
              </IconButton>
            )}
            <ComboboxButton className="grid size-12 place-items-center" aria-label={`Mostrar opções: ${label}`}>
              <NextIcon className="rotate-90" />
            </ComboboxButton>
          </span>
        </div>
        <ComboboxOptions modal={false} className="option-list">
          {found.length === 0 && <p className="px-4 py-3 text-muted">Sem resultados</p>}
          {hasMore && <p className="px-4 py-3 text-muted">Há mais: escreva para procurar em todos.</p>}
          {found.slice(0, SHOWN_MAX).map(({ id, name }) => (
            <ComboboxOption key={id} value={id} className="option">
              {name}
            </ComboboxOption>
          ))}
        </ComboboxOptions>
      </Combobox>
      {error && <Description className="font-semibold text-danger">{error}</Description>}
    </Field>
  );
}

/** Returns all options without words; otherwise the matching ones, then the option `other`. */
function foundIn(options: readonly Choice[], words: string, other: string | undefined): readonly Choice[] {
  if (words === '') return options;
  const has = ({ id, name }: Choice) => id !== other && foldForSearch(name).includes(foldForSearch(words));
  return [...options.filter(has), ...options.filter(({ id }) => id === other)];
}
