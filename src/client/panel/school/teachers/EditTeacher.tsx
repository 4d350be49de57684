import { call } from '#client/api/call.ts';
import { FormDialog } from '#client/panel/forms/FormDialog.tsx';
import { usePanelForm } from '#client/panel/forms/usePanelForm.ts';
import { UsernameField } from '#client/panel/identity/credentials/UsernameField.tsx';
import { Autocomplete } from '#client/panel/lists/filters/Autocomplete.tsx';
import { TextField } from '#client/ui/controls/TextField.tsx';
import { editTeacherBody } from '#contract/forms.ts';
import { type Teacher, teachers } from '#contract/school/teachers.ts';
import { useSchoolChoices } from '../teams/useTeamChoices.ts';

/** Renders 'Editar professor': all fields of the record except the password. */
export function EditTeacher({ teacher, onClose }: { teacher: Teacher; onClose: () => void }) {
  const schools = useSchoolChoices(null);
  const { school: own } = teacher;
  const form = usePanelForm({
    schema: editTeacherBody,
    values: {
      name: teacher.name,
      email: teacher.email ?? '',
      username: teacher.credentials.username,
      school: own?._id ?? null,
    },
    send: (body) => call(teachers.editTeacher, { params: { teacherId: teacher._id }, body }),
    about: { usernameTaken: 'username', emailTaken: 'email' },
    done: 'Professor guardado com sucesso!',
    failed: 'Erro ao guardar o professor',
    onDone: onClose,
  });
  return (
    <FormDialog title="Editar professor" form={form} onClose={onClose}>
      <TextField label="Nome" required {...form.field('name')} />
      <TextField label="Email" type="email" required {...form.field('email')} />
      <UsernameField {...form.field('username')} />
      <Autocomplete
        label="Escola"
        options={schools.items}
        search={schools.search}
        chosen={own ? { id: own._id, name: own.name } : undefined}
        clearable
        {...form.choice('school')}
      />
    </FormDialog>
  );
}
