import { useQuery } from '@tanstack/react-query';
import { call } from '#client/api/call.ts';
import { PasswordField } from '#client/ui/controls/PasswordField.tsx';
import { changeOwnPasswordForm } from '#contract/forms.ts';
import { factors } from '#contract/identity/factors.ts';
import { passwords } from '#contract/identity/passwords.ts';
import { FormDialog } from '../forms/FormDialog.tsx';
import { usePanelForm } from '../forms/usePanelForm.ts';

const FIELDS = [
  { name: 'current', label: 'Palavra-passe atual', autoComplete: 'current-password' },
  { name: 'password', label: 'Nova palavra-passe', autoComplete: 'new-password' },
  { name: 'repeat', label: 'Repetir a nova palavra-passe', autoComplete: 'new-password' },
] as const;

/** Changes the password of the user's own account: this session stays, the others end. */
export function ChangePassword({ onClose }: { onClose: () => void }) {
  const form = usePanelForm({
    schema: changeOwnPasswordForm,
    values: { current: '', password: '', repeat: '' },
    send: ({ current, password }) => call(passwords.changeOwnPassword, { body: { current, password } }),
    about: { wrongCurrentPassword: 'current', lockedOut: 'current' },
    done: 'Palavra-passe alterada com sucesso!',
    failed: 'Erro ao alterar a palavra-passe',
    onDone: onClose,
  });
  return (
    <FormDialog title="Mudar a palavra-passe" form={form} onClose={onClose}>
      <p>As outras sessões desta conta terminam; esta continua.</p>
      <OtherWays />
      {FIELDS.map(({ name, ...field }) => (
        <PasswordField key={name} {...field} required {...form.field(name)} />
      ))}
    </FormDialog>
  );
}

/** Names the linked accounts that a new password does not shut out. */
function OtherWays() {
  const { data } = useQuery({
    queryKey: ['sign-in'],
    queryFn: ({ signal }) => call(factors.signInMethods, {}, { signal }),
  });
  if (data === undefined || data.identities.length === 0) return null;
  return (
    <p className="wrap-anywhere">
      Esta conta também abre com {data.identities.map(({ issuerName }) => issuerName).join(', ')}, e isso não muda aqui.
      Retire o que não reconhecer em «Entrada e segurança».
    </p>
  );
}
