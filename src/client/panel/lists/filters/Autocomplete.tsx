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
import { CloseIcon, NextIcon } from '#client/ui/icons.tsx';
import type { Choice } from './useServed.ts';
import { folded } from './words.ts';

interface Props {
  label: string;
  options: readonly Choice[];
  /** What `value` is called where the options do not hold it, or not yet. */
  chosen?: Choice | undefined;
  /** Told what is typed where the server looks for it; else the options are narrowed here. */
  search?: ((words: string) => void) | undefined;
  /** The chosen id; null while nothing is. */
  value: string | null;
  /** `typed`: what had been typed to find it. */
  onChange: (id: string | null, typed: string) => void;
  /** The option for what no other one is called: offered whatever is typed, and chosen by leaving the field with such words. */
  other?: string;
  /** Offers a cross that empties the field. */
  clearable?: boolean;
  /** What is wrong, in words. */
  error?: string | null | undefined;
  /** Said while nothing is chosen. */
  placeholder?: string;
}

/** A select that is narrowed by typing, without regard to accents or capitals. */
export function Autocomplete(props: Props) {
  const { label, options, search, other, value, onChange, clearable = false, error, placeholder } = props;
  const [words, setWords] = useState('');
  const [picked, setPicked] = useState(props.chosen);
  const nameOf = (id: string | null) => [...options, picked].find((option) => option?.id === id)?.name ?? '';
  /** Typed, and nothing chosen by it yet. */
  const left = useRef('');
  const type = (typed: string) => {
    left.current = typed;
    setWords(typed);
    search?.(typed);
  };
  const choose = (id: string | null) => {
    setPicked(options.find((option) => option.id === id));
    onChange(id, left.current.trim());
    left.current = '';
  };
  const found = search ? options : foundIn(options, words, other);
  const close = () => {
    const isUnknown = other !== undefined && left.current.trim() !== '' && found.every(({ id }) => id === other);
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
            onFocus={(event) => event.target.select()}
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
          {search && words === '' && <p className="px-4 py-3 text-muted">Há mais: escreva para procurar em todos.</p>}
          {found.map(({ id, name }) => (
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

/** Without words all of them as they stand; else those that have them, and then the option for others. */
function foundIn(options: readonly Choice[], words: string, other: string | undefined): readonly Choice[] {
  if (words === '') return options;
  const has = ({ id, name }: Choice) => id !== other && folded(name).includes(folded(words));
  return [...options.filter(has), ...options.filter(({ id }) => id === other)];
}
