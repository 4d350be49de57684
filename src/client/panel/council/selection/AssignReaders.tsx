import { call } from '#client/api/call.ts';
import { FormDialog } from '#client/panel/forms/FormDialog.tsx';
import { usePanelForm } from '#client/panel/forms/usePanelForm.ts';
import { Autocomplete } from '#client/panel/lists/filters/Autocomplete.tsx';
import { type SelectedPlan, selection } from '#contract/council/selection.ts';
import { readersForm } from '#contract/council/selectionForms.ts';
import { useReaderChoices } from './useSelection.ts';

/** Sets the two people who read a plan; who has judged it cannot be replaced. */
export function AssignReaders({ plan, onClose }: { plan: SelectedPlan; onClose: () => void }) {
  const [first, second] = plan.readers;
  const form = usePanelForm({
    schema: readersForm,
    values: { first: first?._id ?? '', second: second?._id ?? '' },
    send: (chosen) => {
      const readers = [chosen.first, chosen.second].filter((id) => id !== '');
      return call(selection.assignReaders, { params: { proposalId: plan._id }, body: { readers } });
    },
    done: 'Leitores guardados com sucesso!',
    failed: 'Erro ao guardar os leitores',
    onDone: onClose,
  });
  return (
    <FormDialog title={`Quem lê a proposta de ${plan.teamName}`} form={form} onClose={onClose}>
      <p>
        Pode ser um administrador ou um professor, de qualquer escola, menos o professor da equipa ({plan.teacher}).
        Quem lê não vê a equipa, a turma nem a escola.
      </p>
      <ReaderField label="Primeira pessoa" reader={first} {...form.choice('first')} />
      <ReaderField label="Segunda pessoa" reader={second} {...form.choice('second')} />
    </FormDialog>
  );
}

interface FieldProps {
  label: string;
  reader: SelectedPlan['readers'][number] | undefined;
  value: string;
  error: string | undefined;
  onChange: (id: string) => void;
}

/** A reader who has judged is shown and cannot be changed. */
function ReaderField({ label, reader, value, error, onChange }: FieldProps) {
  const { items, search } = useReaderChoices();
  if (reader?.read) {
    return (
      <p>
        {label}: <strong>{reader.name}</strong>, que já leu e não pode ser trocada.
      </p>
    );
  }
  return (
    <Autocomplete
      label={label}
      placeholder="Escreva parte do nome"
      clearable
      options={items}
      chosen={reader && { id: reader._id, name: reader.name }}
      search={search}
      value={value === '' ? null : value}
      error={error}
      onChange={(id) => onChange(id ?? '')}
    />
  );
}
