import { type FormEvent, useId, useState } from 'react';
import { onValue } from '#client/panel/onValue.ts';
import { Button } from '#client/ui/controls/Button.tsx';
import { TextField } from '#client/ui/controls/TextField.tsx';
import { NAME_MAX_CHARS } from '#domain/limits.ts';
import { oneLine } from '#domain/school/imports/importText.ts';

/** Adds a name that the list lacks. The field is empty again and keeps the focus, for the next one. */
export function AddName({ onAdd }: { onAdd: (name: string) => void }) {
  const [name, setName] = useState('');
  const [added, setAdded] = useState('');
  const said = useId();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const clean = oneLine(name.replace(/[;,]/g, ' '));
    if (clean === '') return;
    onAdd(clean);
    setAdded(`${clean} está na lista.`);
    setName('');
  };
  return (
    <form className="flex flex-wrap items-end gap-3 border-line border-t pt-4" onSubmit={submit}>
      <TextField
        label="Acrescentar um nome"
        className="grow basis-60 sm:max-w-md"
        maxLength={NAME_MAX_CHARS}
        autoComplete="off"
        value={name}
        onChange={onValue(setName)}
      />
      <Button type="submit" variant="secondary" disabled={name.trim() === ''}>
        Acrescentar
      </Button>
      <p id={said} role="status" className="sr-only">
        {added}
      </p>
    </form>
  );
}
