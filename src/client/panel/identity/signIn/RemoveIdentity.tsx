import { call } from '#client/api/call.ts';
import { FormDialog } from '#client/panel/forms/FormDialog.tsx';
import { issuers } from '#contract/identity/issuers.ts';
import { CurrentPassword } from './CurrentPassword.tsx';
import { useCurrentPasswordForm } from './useCurrentPasswordForm.ts';

interface Props {
  identity: { _id: string; issuerName: string };
  onClose: () => void;
}

/** Removes a link of the user's own account with an account of a school. */
export function RemoveIdentity({ identity: { _id, issuerName }, onClose }: Props) {
  const form = useCurrentPasswordForm({
    send: ({ current }) => call(issuers.removeOwnIdentity, { body: { current, identityId: _id } }),
    done: 'A ligação foi retirada!',
    failed: 'Erro ao retirar a ligação',
    onDone: onClose,
  });
  return (
    <FormDialog
      title={`Retirar a ligação a ${issuerName}`}
      form={form}
      submitLabel="Retirar"
      danger
      // The button that opened the dialog is gone with the link.
      focusAfter={() => document.querySelector('h1')}
      onClose={onClose}
    >
      <p className="text-pretty">
        {issuerName} deixa de abrir esta conta. As outras sessões dela terminam; esta continua.
      </p>
      <CurrentPassword hint="Nunca teve uma? Peça-a a quem administra o jogo." {...form.field('current')} />
    </FormDialog>
  );
}
