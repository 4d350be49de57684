import { call } from '#client/api/call.ts';
import { FormDialog } from '#client/panel/forms/FormDialog.tsx';
import { factors } from '#contract/identity/factors.ts';
import { CurrentPassword } from './CurrentPassword.tsx';
import { useCurrentPasswordForm } from './useCurrentPasswordForm.ts';

interface Props {
  /** The passkey to remove; without it, the whole second step. */
  passkey?: { _id: string; name: string };
  /** An account of a school is linked, which opens the account too. */
  isLinked?: boolean;
  onClose: () => void;
}

/** Removes a passkey or the second step of the user's own account. */
export function RemoveFactor({ passkey, isLinked = false, onClose }: Props) {
  const form = useCurrentPasswordForm({
    send: ({ current }) => call(factors.removeOwnFactor, { body: { current, passkeyId: passkey?._id } }),
    done: passkey ? 'A chave foi retirada!' : 'O segundo passo foi retirado!',
    failed: 'Erro ao retirar',
    onDone: onClose,
  });
  const title = passkey ? 'Retirar a chave de acesso' : 'Retirar o segundo passo';
  return (
    <FormDialog title={title} form={form} submitLabel="Retirar" danger onClose={onClose}>
      <p>
        {passkey
          ? `A chave «${passkey.name}» deixa de abrir esta conta. Se era a única, a conta fica sem segundo passo.`
          : `A conta volta a abrir só com a palavra-passe${isLinked ? ', ou com a conta da escola' : ''}. A aplicação, as chaves e os códigos de recuperação deixam de valer.`}
      </p>
      <CurrentPassword {...form.field('current')} />
    </FormDialog>
  );
}
