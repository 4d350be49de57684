import { useNavigate } from 'react-router-dom';
import { call } from '#client/api/call.ts';
import { PasswordField } from '#client/ui/controls/PasswordField.tsx';
import { changeOwnPasswordForm } from '#contract/forms.ts';
import { passwords } from '#contract/identity/passwords.ts';
import { FormDialog } from '../forms/FormDialog.tsx';
import { usePanelForm } from '../forms/usePanelForm.ts';

const FIELDS = [
  { name: 'current', label: 'Palavra-passe atual', autoComplete: 'current-password' },
  { name: 'password', label: 'Nova palavra-passe', autoComplete: 'new-password' },
  { name: 'repeat', label: 'Repetir a nova palavra-passe', autoComplete: 'new-password' },
] as const;

/** Changes the password of the user's own account: this session stays, the others end. Linked accounts stay too, and are shown. */
export function ChangePassword({ onClose }: { onClose: () => void }) {
  const navigate = useNavigate();
  const form = usePanelForm({
    schema: changeOwnPasswordForm,
    values: { current: '', password: '', repeat: '' },
    send: ({ current, password }) => call(passwords.changeOwnPassword, { body: { current, password } }),
    about: { wrongCurrentPassword: 'current', lockedOut: 'current' },
    done: 'Palavra-passe alterada com sucesso!',
    failed: 'Erro ao alterar a palavra-passe',
    onDone: ({ linked }) => (linked ? void navigate('/panel/sign-in') : onClose()),
  });
  return (
    <FormDialog title="Mudar a palavra-passe" form={form} onClose={onClose}>
      <p>As outras sessões desta conta terminam; esta continua.</p>
      {FIELDS.map(({ name, ...field }) => (
        <PasswordField key={name} {...field} required {...form.field(name)} />
      ))}
    </FormDialog>
  );
}
