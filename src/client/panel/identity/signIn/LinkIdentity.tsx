import { call } from '#client/api/call.ts';
import { FormDialog } from '#client/panel/forms/FormDialog.tsx';
import { issuers } from '#contract/identity/issuers.ts';
import { CurrentPassword } from './CurrentPassword.tsx';
import { useCurrentPasswordForm } from './useCurrentPasswordForm.ts';

interface Props {
  issuer: { id: string; name: string };
  onClose: () => void;
}

/** Asks for the password, then leads to the issuer whose account is linked with the user's own. */
export function LinkIdentity({ issuer: { id, name }, onClose }: Props) {
  const form = useCurrentPasswordForm({
    send: ({ current }) => call(issuers.beginIssuerLink, { body: { issuer: id, current } }),
    done: `A abrir ${name}…`,
    failed: 'Não foi possível ligar a conta.',
    onDone: ({ url }) => window.location.assign(url),
  });
  return (
    <FormDialog title={`Ligar ${name}`} form={form} submitLabel="Continuar" onClose={onClose}>
      <p className="text-pretty">
        A conta que escolher a seguir passa a abrir esta sem palavra-passe. Escolha a sua: num computador partilhado
        pode aparecer a de outra pessoa.
      </p>
      <CurrentPassword hint="Nunca teve uma? Peça-a a quem administra o jogo." {...form.field('current')} />
    </FormDialog>
  );
}
