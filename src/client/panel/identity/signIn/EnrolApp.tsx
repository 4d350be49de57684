import { useState } from 'react';
import { call } from '#client/api/call.ts';
import { FormDialog } from '#client/panel/forms/FormDialog.tsx';
import { usePanelForm } from '#client/panel/forms/usePanelForm.ts';
import { TextField } from '#client/ui/controls/TextField.tsx';
import { QrCode } from '#client/ui/QrCode.tsx';
import type { ReplyOf } from '#contract/endpoint.ts';
import { confirmTotpBody } from '#contract/factorForms.ts';
import { factors } from '#contract/identity/factors.ts';
import { CurrentPassword } from './CurrentPassword.tsx';
import { useCurrentPasswordForm } from './useCurrentPasswordForm.ts';

const TITLE = 'Aplicação de códigos';
const FAILED = 'Erro ao ativar a aplicação de códigos';

type Begun = ReplyOf<typeof factors.beginTotp>;

interface Props {
  /** The account has an app already, which the new one replaces. */
  isReplacing: boolean;
  onDone: (codes: string[] | null) => void;
  onClose: () => void;
}

/** Adds an authenticator app: asks for the password, shows the secret once as a QR code, and asks for a first code. */
export function EnrolApp({ isReplacing, onDone, onClose }: Props) {
  const [begun, setBegun] = useState<Begun | null>(null);
  return begun === null ? (
    <AskPassword isReplacing={isReplacing} onBegun={setBegun} onClose={onClose} />
  ) : (
    <ShowSecret begun={begun} onDone={onDone} onClose={onClose} />
  );
}

interface AskProps extends Pick<Props, 'isReplacing' | 'onClose'> {
  onBegun: (begun: Begun) => void;
}

function AskPassword({ isReplacing, onBegun, onClose }: AskProps) {
  const form = useCurrentPasswordForm({
    send: ({ current }) => call(factors.beginTotp, { body: { current } }),
    done: null,
    failed: FAILED,
    onDone: onBegun,
  });
  return (
    <FormDialog title={TITLE} form={form} submitLabel="Continuar" onClose={onClose}>
      <p>
        Precisa de uma aplicação de códigos no telemóvel: Google Authenticator, Microsoft Authenticator, Aegis ou outra.
      </p>
      {isReplacing && (
        <p>
          A aplicação de agora deixa de valer quando a nova for confirmada. Os códigos de recuperação que restam
          continuam a valer.
        </p>
      )}
      <CurrentPassword {...form.field('current')} />
    </FormDialog>
  );
}

function ShowSecret({
  begun: { secret, uri, pending },
  onDone,
  onClose,
}: Omit<Props, 'isReplacing'> & { begun: Begun }) {
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
