import { call } from '#client/api/call.ts';
import { FormDialog } from '#client/panel/forms/FormDialog.tsx';
import { usePanelForm } from '#client/panel/forms/usePanelForm.ts';
import { schoolForm } from '#contract/forms.ts';
import { type School, schools } from '#contract/school/schools.ts';
import { SchoolFields } from './SchoolFields.tsx';

/** Renders 'Editar escola': changes name and grouping. */
export function EditSchool({ school, onClose }: { school: School; onClose: () => void }) {
  const form = usePanelForm({
    schema: schoolForm,
    values: { name: school.name, group: school.group },
    send: (body) => call(schools.editSchool, { params: { schoolId: school._id }, body }),
    about: { nameTaken: 'name' },
    done: 'Escola guardada com sucesso!',
    failed: 'Erro ao guardar a escola',
    onDone: onClose,
  });
  return (
    <FormDialog title="Editar escola" form={form} onClose={onClose}>
      <SchoolFields form={form} own={school.group} />
    </FormDialog>
  );
}
