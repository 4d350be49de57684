import { call } from '#client/api/call.ts';
import { FormDialog } from '#client/panel/forms/FormDialog.tsx';
import { usePanelForm } from '#client/panel/forms/usePanelForm.ts';
import { createPasskey } from '#client/session/passkeys.ts';
import { TextField } from '#client/ui/controls/TextField.tsx';
import { addPasskeyForm } from '#contract/factorForms.ts';
import { factors } from '#contract/identity/factors.ts';
import { CurrentPassword } from './CurrentPassword.tsx';

interface Props {
  onDone: (codes: string[] | null) => void;
  onClose: () => void;
}

/** Adds a passkey: asks for a name and the password, then the browser asks for a finger, a face, a PIN or a security key. */
export function AddPasskey({ onDone, onClose }: Props) {
  const form = usePanelForm({
    schema: addPasskeyForm,
    values: { name: '', current: '' },
    send: addPasskey,
    about: { wrongCurrentPassword: 'current', lockedOut: 'current' },
    done: 'A chave de acesso está pronta!',
    failed: 'O navegador não criou a chave de acesso',
    onDone: ({ codes }) => onDone(codes),
  });
  return (
    <FormDialog title="Juntar uma chave de acesso" form={form} submitLabel="Continuar" onClose={onClose}>
      <p>
        A chave fica neste dispositivo, no telemóvel ou numa chave de segurança. O navegador pede a seguir a impressão
        digital, a cara ou o PIN, que não saem do dispositivo.
      </p>
      <TextField
        label="Nome da chave"
        hint="Para a reconhecer na lista, como «Portátil da escola»."
        required
        {...form.field('name')}
      />
      <CurrentPassword {...form.field('current')} />
    </FormDialog>
  );
}

async function addPasskey({ name, current }: { name: string; current: string }) {
  const { options } = await call(factors.beginPasskey, { body: { current } });
  return call(factors.addPasskey, { body: { name, passkey: await createPasskey(options) } });
}
