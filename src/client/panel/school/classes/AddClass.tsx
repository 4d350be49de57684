import { call } from '#client/api/call.ts';
import { FormDialog } from '#client/panel/forms/FormDialog.tsx';
import { usePanelForm } from '#client/panel/forms/usePanelForm.ts';
import type { Staff } from '#client/panel/useStaff.ts';
import { TextField } from '#client/ui/controls/TextField.tsx';
import { addClassBody } from '#contract/forms.ts';
import { classes } from '#contract/school/classes.ts';
import { useNameWarnings } from '../teams/useNameWarnings.ts';
import { AnyTeacher, OwnTeacher } from './TeacherSelect.tsx';

interface Props {
  staff: Staff;
  /** Called with the new class's id instead of `onClose`. */
  onAdded?: ((classId: string) => void) | undefined;
  onClose: () => void;
}

/** Renders 'Adicionar Turma' (spec, sections 2 and 5); a teacher can add only their own classes. */
export function AddClass({ staff, onAdded, onClose }: Props) {
  const warnings = useNameWarnings();
  const form = usePanelForm({
    schema: addClassBody,
    values: { name: '', teacherId: staff.isTeacher ? staff.id : '' },
    send: (body) => call(classes.addClass, { body }),
    about: { nameTaken: 'name' },
    done: 'Turma adicionada com sucesso!',
    failed: 'Erro ao adicionar turma',
    onDone: ({ _id }) => (onAdded ? onAdded(_id) : onClose()),
  });
  return (
    <FormDialog title="Adicionar Turma" submitLabel="Adicionar" form={form} onClose={onClose}>
      <TextField label="Nome da turma" required warning={warnings.ofName(form.values.name)} {...form.field('name')} />
      {staff.isTeacher ? <OwnTeacher staff={staff} /> : <AnyTeacher {...form.choice('teacherId')} />}
    </FormDialog>
  );
}
