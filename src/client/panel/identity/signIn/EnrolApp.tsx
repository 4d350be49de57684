import { useState } from 'react';
import { call } from '#client/api/call.ts';
import { FormDialog } from '#client/panel/forms/FormDialog.tsx';
import { usePanelForm } from '#client/panel/forms/usePanelForm.ts';
import { TextField } from '#client/ui/controls/TextField.tsx';
import { QrCode } from '#client/ui/QrCode.tsx';
import type { ReplyOf } from '#contract/endpoint.ts';
import { confirmTotpBody, currentPasswordBody } from '#contract/factorForms.ts';
import { factors } from '#contract/identity/factors.ts';
import { CurrentPassword } from './CurrentPassword.tsx';

const TITLE = 'Aplicação de códigos';
const FAILED = 'Erro ao ativar a aplicação de códigos';

type Begun = ReplyOf<typeof factors.beginTotp>;

interface Props {
  onDone: (codes: string[] | null) => void;
  onClose: () => void;
}

/** Adds an authenticator app: asks for the password, shows the secret once as a QR code, and asks for a first code. */
export function EnrolApp({ onDone, onClose }: Props) {
  const [begun, setBegun] = useState<Begun | null>(null);
  return begun === null ? (
    <AskPassword onBegun={setBegun} onClose={onClose} />
  ) : (
    <ShowSecret begun={begun} onDone={onDone} onClose={onClose} />
  );
}

function AskPassword({ onBegun, onClose }: { onBegun: (begun: Begun) => void; onClose: () => void }) {
  const form = usePanelForm({
    schema: currentPasswordBody,
    values: { current: '' },
    send: ({ current }) => call(factors.beginTotp, { body: { current } }),
    about: { wrongCurrentPassword: 'current', lockedOut: 'current' },
    done: 'Agora leia o código com o telemóvel.',
    failed: FAILED,
    onDone: onBegun,
  });
  return (
    <FormDialog title={TITLE} form={form} submitLabel="Continuar" onClose={onClose}>
      <p>
        Precisa de uma aplicação de códigos no telemóvel: Google Authenticator, Microsoft Authenticator, Aegis ou outra.
      </p>
      <CurrentPassword {...form.field('current')} />
    </FormDialog>
  );
}

function ShowSecret({ begun: { secret, uri, pending }, onDone, onClose }: Props & { begun: Begun }) {
  const form = usePanelForm({
    schema: confirmTotpBody,
    values: { pending, code: '' },
    send: ({ code }) => call(factors.confirmTotp, { body: { pending, code } }),
    about: { wrongFactor: 'code', lockedOut: 'code' },
    done: 'A aplicação de códigos está ativa!',
    failed: FAILED,
    onDone: ({ codes }) => onDone(codes),
  });
  return (
    <FormDialog title={TITLE} form={form} submitLabel="Ativar" onClose={onClose}>
      <ol className="flex list-decimal flex-col gap-3 pl-6">
        <li>Na aplicação, escolha juntar uma conta e aponte a câmara para o quadrado.</li>
        <li>Escreva em baixo os seis algarismos que ela mostra.</li>
      </ol>
      <QrCode text={uri} label="Código para a aplicação do telemóvel" className="size-56 self-center" />
      <p>
        Sem câmara, escreva isto na aplicação: <code className="font-mono font-bold wrap-anywhere">{secret}</code>
      </p>
      <TextField
        label="Código da aplicação"
        autoComplete="one-time-code"
        inputMode="numeric"
        data-autofocus=""
        required
        {...form.field('code')}
      />
    </FormDialog>
  );
}
