import { call } from '#client/api/call.ts';
import { FormDialog } from '#client/panel/forms/FormDialog.tsx';
import { factors } from '#contract/identity/factors.ts';
import { CurrentPassword } from './CurrentPassword.tsx';
import { useCurrentPasswordForm } from './useCurrentPasswordForm.ts';

interface Props {
  onDone: (codes: string[] | null) => void;
  onClose: () => void;
}

/** Replaces the recovery codes of the user's own account. */
export function RenewCodes({ onDone, onClose }: Props) {
  const form = useCurrentPasswordForm({
    send: ({ current }) => call(factors.renewRecoveryCodes, { body: { current } }),
    done: 'Há novos códigos de recuperação!',
    failed: 'Erro ao gerar os códigos',
    onDone: ({ codes }) => onDone(codes),
  });
  return (
    <FormDialog title="Novos códigos de recuperação" form={form} submitLabel="Gerar" onClose={onClose}>
      <p>Os códigos de agora deixam de valer.</p>
      <CurrentPassword {...form.field('current')} />
    </FormDialog>
  );
}
