import { useState } from 'react';
import { CallError } from '#client/api/CallError.ts';
import { call } from '#client/api/call.ts';
import { PasswordField } from '#client/ui/PasswordField.tsx';
import { TextField } from '#client/ui/TextField.tsx';
import { teachers } from '#contract/teachers.ts';
import { usernameFromEmail } from '#domain/credentials.ts';
import { canSubmitTeacher, validateTeacher } from '#domain/validation.ts';
import { AddDialog } from '../lists/AddDialog.tsx';
import { Autocomplete } from '../lists/Autocomplete.tsx';
import { useSchoolChoices } from '../teams/useTeamChoices.ts';
import { typed } from '../typed.ts';
import { useAdd } from '../useAdd.ts';

const EMPTY = { name: '', email: '', password: '', confirm: '', school: null as string | null };
type TeacherForm = typeof EMPTY;

/** The username comes from the email, so both refusals are about the email. */
const TAKEN: readonly string[] = ['usernameTaken', 'emailTaken'];
const EMAIL_TAKEN = 'Já existe um professor com este email.';

/** 'Adicionar Professor' (spec, sections 2, 3 and 5); checks are told by toasts, in the spec's order. */
export function AddTeacher({ onClose }: { onClose: () => void }) {
  const [form, setForm] = useState(EMPTY);
  const add = useAdd({
    check: validateTeacher,
    send: sendTeacher,
    done: 'Professor adicionado com sucesso!',
    failed: 'Erro ao adicionar professor',
    onDone: onClose,
  });
  const isTaken = add.error instanceof CallError && TAKEN.includes(add.error.code);
  const emailError = isTaken && add.sent?.email === form.email ? EMAIL_TAKEN : null;
  return (
    <AddDialog
      title="Adicionar Professor"
      canSubmit={canSubmitTeacher(form)}
      isSubmitting={add.isPending}
      refusal={isTaken ? null : add.refusal}
      onSubmit={() => add.submit(form)}
      onClose={onClose}
    >
      <TeacherFields form={form} setForm={setForm} emailError={emailError} />
    </AddDialog>
  );
}

interface FieldsProps {
  form: TeacherForm;
  setForm: (form: TeacherForm) => void;
  emailError: string | null;
}

function TeacherFields({ form, setForm, emailError }: FieldsProps) {
  const schools = useSchoolChoices(null);
  const set = (field: 'name' | 'email' | 'password' | 'confirm') => (value: string) =>
    setForm({ ...form, [field]: value });
  return (
    <>
      <TextField label="Nome" required value={form.name} onChange={typed(set('name'))} />
      <TextField
        label="Email"
        type="email"
        required
        value={form.email}
        error={emailError}
        onChange={typed(set('email'))}
      />
      <Autocomplete
        label="Escola"
        options={schools.items}
        value={form.school}
        onChange={(school) => setForm({ ...form, school })}
        clearable
      />
      <PasswordField
        label="Palavra-passe"
        autoComplete="new-password"
        required
        value={form.password}
        onChange={typed(set('password'))}
      />
      <PasswordField
        label="Confirmar palavra-passe"
        autoComplete="new-password"
        required
        value={form.confirm}
        onChange={typed(set('confirm'))}
      />
    </>
  );
}

function sendTeacher({ name, email, password, school }: TeacherForm) {
  const body = {
    name: name.trim(),
    username: usernameFromEmail(email),
    email: email.trim(),
    password,
    school,
    classes: [],
  };
  return call(teachers.addTeacher, { body });
}
