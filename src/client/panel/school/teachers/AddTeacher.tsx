import { useState } from 'react';
import { call } from '#client/api/call.ts';
import { FormDialog } from '#client/panel/forms/FormDialog.tsx';
import { usePanelForm } from '#client/panel/forms/usePanelForm.ts';
import { ShownPassword } from '#client/panel/identity/credentials/ShownPassword.tsx';
import { Autocomplete } from '#client/panel/lists/filters/Autocomplete.tsx';
import { Button } from '#client/ui/controls/Button.tsx';
import { PasswordField } from '#client/ui/controls/PasswordField.tsx';
import { TextField } from '#client/ui/controls/TextField.tsx';
import { addTeacherForm } from '#contract/forms.ts';
import { type Teacher, teachers } from '#contract/school/teachers.ts';
import { usernameFromEmail } from '#domain/identity/credentials.ts';
import { CHOSEN_PASSWORD_MIN_CHARS } from '#domain/limits.ts';
import { useSchoolChoices } from '../teams/useTeamChoices.ts';

/** The username is the part of the email before '@', so both refusals concern the email. */
const ABOUT = {
  emailTaken: 'email',
  usernameTaken: {
    at: 'email',
    words: 'O nome de utilizador é o que está antes de @ no email, e já pertence a outra conta. Use outro email.',
  },
} as const;

interface Props {
  /** Generates a password. */
  wordPassword: () => string;
  onClose: () => void;
}

interface Given {
  teacher: Teacher;
  password: string;
}

/** Renders 'Adicionar Professor' (spec, sections 2, 3 and 5); the password is generated or chosen, and shown after saving. */
export function AddTeacher({ wordPassword, onClose }: Props) {
  const [given, setGiven] = useState<Given | null>(null);
  if (given === null) return <AddForm wordPassword={wordPassword} onClose={onClose} onAdded={setGiven} />;
  const { _id: id, name, credentials } = given.teacher;
  const account = { id, name, username: credentials.username, isTeacher: true };
  return <ShownPassword account={account} password={given.password} onClose={onClose} />;
}

function AddForm({ wordPassword, onClose, onAdded }: Props & { onAdded: (given: Given) => void }) {
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
    onDone: (teacher, { password }) => onAdded({ teacher, password }),
  });
  const generate = () => {
    const password = wordPassword();
    form.change({ password, confirm: password });
  };
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
      <PasswordField
        label="Palavra-passe"
        hint={`Só para a primeira entrada. Gerada, ou escolhida com ${CHOSEN_PASSWORD_MIN_CHARS} caracteres ou mais.`}
        autoComplete="new-password"
        required
        {...form.field('password')}
      />
      <Button variant="secondary" className="self-start" onClick={generate}>
        Gerar palavra-passe
      </Button>
      <PasswordField label="Confirmar palavra-passe" autoComplete="new-password" required {...form.field('confirm')} />
    </FormDialog>
  );
}
