import { useState } from 'react';
import { call } from '#client/api/call.ts';
import { FormDialog } from '#client/panel/forms/FormDialog.tsx';
import { usePanelForm } from '#client/panel/forms/usePanelForm.ts';
import { onValue } from '#client/panel/onValue.ts';
import { Button } from '#client/ui/controls/Button.tsx';
import { TextField } from '#client/ui/controls/TextField.tsx';
import { Dialog } from '#client/ui/overlays/Dialog.tsx';
import { selection } from '#contract/council/selection.ts';
import { drawForm } from '#contract/council/selectionForms.ts';
import type { ReplyOf } from '#contract/endpoint.ts';
import { counted } from '#domain/counted.ts';
import { useReaderChoices } from './useSelection.ts';

type Drawn = ReplyOf<typeof selection.drawReaders>;

/** Draws the readers that plans lack among the people who are ticked, and shows the result with its seed. */
export function DrawReaders({ onClose }: { onClose: () => void }) {
  const [drawn, setDrawn] = useState<Drawn | null>(null);
  const form = usePanelForm({
    schema: drawForm,
    values: { readers: [] as string[] },
    send: (body) => call(selection.drawReaders, { body }),
    done: 'As leituras foram sorteadas.',
    failed: 'Erro ao sortear as leituras',
    onDone: setDrawn,
  });
  if (drawn !== null) return <DrawnReaders drawn={drawn} onClose={onClose} />;
  const { value, error, onChange } = form.choice('readers');
  return (
    <FormDialog title="Sortear leitores" submitLabel="Sortear" form={form} onClose={onClose}>
      <p>
        Cada proposta fica com duas pessoas, nunca o professor da equipa, e cada pessoa com tantas como as outras. Quem
        já foi escolhido fica.
      </p>
      <People value={value} onChange={onChange} />
      <p role="status" className="font-bold">
        {counted(value.length, 'pessoa escolhida', 'pessoas escolhidas')}
      </p>
      {error && <p className="font-semibold text-danger">{error}</p>}
    </FormDialog>
  );
}

/** Renders a tick box for each person who may read; a long list is searched by the server. */
function People({ value, onChange }: { value: readonly string[]; onChange: (ids: string[]) => void }) {
  const { items, search } = useReaderChoices();
  const [words, setWords] = useState('');
  const toggle = (id: string) => onChange(value.includes(id) ? value.filter((one) => one !== id) : [...value, id]);
  return (
    <fieldset className="flex flex-col gap-1">
      <legend className="mb-1 font-bold font-display">Quem lê</legend>
      {search && (
        <TextField
          label="Procurar"
          hint="São muitos: escreva parte do nome ou da escola. Quem já escolheu fica escolhido."
          autoComplete="off"
          value={words}
          onChange={onValue((next) => {
            setWords(next);
            search(next);
          })}
        />
      )}
      {items.map(({ id, name }) => (
        <label key={id} className="flex min-h-12 items-center gap-3">
          <input type="checkbox" className="size-6 shrink-0" checked={value.includes(id)} onChange={() => toggle(id)} />
          {name}
        </label>
      ))}
    </fieldset>
  );
}

function DrawnReaders({ drawn: { seed, assigned, lacking }, onClose }: { drawn: Drawn; onClose: () => void }) {
  return (
    <Dialog
      open
      title="Leituras sorteadas"
      size="sm"
      onClose={onClose}
      footer={<Button onClick={onClose}>Fechar</Button>}
    >
      <div className="flex flex-col gap-2">
        <p className="font-bold">{counted(assigned, 'leitura sorteada', 'leituras sorteadas')}.</p>
        {lacking > 0 && (
          <p>
            {counted(lacking, 'proposta ainda tem', 'propostas ainda têm')} menos de duas pessoas: sorteie de novo, com
            mais gente.
          </p>
        )}
        <p className="text-muted">
          Semente do sorteio, que fica no histórico: <strong>{seed}</strong>
        </p>
      </div>
    </Dialog>
  );
}
