import { call } from '#client/api/call.ts';
import { FormDialog } from '#client/panel/forms/FormDialog.tsx';
import { usePanelForm } from '#client/panel/forms/usePanelForm.ts';
import type { Staff } from '#client/panel/useStaff.ts';
import { TextField } from '#client/ui/controls/TextField.tsx';
import { editClassBody } from '#contract/forms.ts';
import { classes, type SchoolClass } from '#contract/school/classes.ts';
import { useNameWarnings } from '../teams/useNameWarnings.ts';
import { AnyTeacher } from './TeacherSelect.tsx';

interface Props {
  staff: Staff;
  schoolClass: SchoolClass;
  onClose: () => void;
}

/** Renders 'Editar turma': changes the name; an administrator can also assign another teacher. */
export function EditClass({ staff, schoolClass, onClose }: Props) {
  const warnings = useNameWarnings();
  const form = usePanelForm({
    schema: editClassBody,
    values: { name: schoolClass.class, teacherId: staff.isTeacher ? undefined : schoolClass.teacher._id },
    send: (body) => call(classes.editClass, { params: { classId: schoolClass._id }, body }),
    about: { nameTaken: 'name' },
    done: 'Turma guardada com sucesso!',
    failed: 'Erro ao guardar a turma',
    onDone: onClose,
  });
  return (
    <FormDialog title="Editar turma" form={form} onClose={onClose}>
      <TextField label="Nome da turma" required warning={warnings.ofName(form.values.name)} {...form.field('name')} />
      {!staff.isTeacher && <AnyTeacher first={schoolClass.teacher} {...form.choice('teacherId')} />}
    </FormDialog>
  );
}
