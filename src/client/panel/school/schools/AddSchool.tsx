import { call } from '#client/api/call.ts';
import { FormDialog } from '#client/panel/forms/FormDialog.tsx';
import { usePanelForm } from '#client/panel/forms/usePanelForm.ts';
import { schoolForm } from '#contract/forms.ts';
import { schools } from '#contract/school/schools.ts';
import { NO_GROUP } from './groupings.ts';
import { SchoolFields } from './SchoolFields.tsx';

/** Renders 'Adicionar Nova Escola' (spec, sections 2 and 5). */
export function AddSchool({ onClose }: { onClose: () => void }) {
  const form = usePanelForm({
    schema: schoolForm,
    values: { name: '', group: NO_GROUP },
    needs: ['name', 'group'],
    send: (body) => call(schools.addSchool, { body }),
    about: { nameTaken: 'name' },
    done: 'Escola adicionada com sucesso!',
    failed: 'Erro ao adicionar escola',
    onDone: onClose,
  });
  return (
    <FormDialog title="Adicionar Nova Escola" submitLabel="Adicionar" form={form} onClose={onClose}>
      <SchoolFields form={form} />
    </FormDialog>
  );
}
