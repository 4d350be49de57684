import { call } from '#client/api/call.ts';
import { PasswordField } from '#client/ui/PasswordField.tsx';
import { TextField } from '#client/ui/TextField.tsx';
import { addTeacherForm } from '#contract/forms.ts';
import { teachers } from '#contract/teachers.ts';
import { usernameFromEmail } from '#domain/credentials.ts';
import { FormDialog } from '../forms/FormDialog.tsx';
import { usePanelForm } from '../forms/usePanelForm.ts';
import { Autocomplete } from '../lists/Autocomplete.tsx';
import { useSchoolChoices } from '../teams/useTeamChoices.ts';

/** The username comes from the email, so both refusals are about the email; another one may begin alike. */
const ABOUT = {
  emailTaken: 'email',
  usernameTaken: {
    at: 'email',
    words: 'O nome de utilizador é o que está antes de @ no email, e já pertence a outra conta. Use outro email.',
  },
} as const;

/** 'Adicionar Professor' (spec, sections 2, 3 and 5). */
export function AddTeacher({ onClose }: { onClose: () => void }) {
  const schools = useSchoolChoices(null);
  const form = usePanelForm({
    schema: addTeacherForm,
    values: { name: '', email: '', school: null, password: '', confirm: '' },
    needs: ['name', 'email', 'password', 'confirm'],
    send: ({ name, email, password, school }) =>
      call(teachers.addTeacher, {
        body: { name, username: usernameFromEmail(email), email, password, school, classes: [] },
      }),
    about: ABOUT,
    done: 'Professor adicionado com sucesso!',
    failed: 'Erro ao adicionar professor',
    onDone: onClose,
  });
  return (
    <FormDialog title="Adicionar Professor" submitLabel="Adicionar" form={form} onClose={onClose}>
      <TextField label="Nome" required {...form.field('name')} />
      <TextField label="Email" type="email" required {...form.field('email')} />
      <Autocomplete
        label="Escola"
        options={schools.items}
        search={schools.search}
        clearable
        {...form.choice('school')}
      />
      <PasswordField label="Palavra-passe" autoComplete="new-password" required {...form.field('password')} />
      <PasswordField label="Confirmar palavra-passe" autoComplete="new-password" required {...form.field('confirm')} />
    </FormDialog>
  );
}
