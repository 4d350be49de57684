import { useState } from 'react';
import { call } from '#client/api/call.ts';
import { FormDialog } from '#client/panel/forms/FormDialog.tsx';
import { usePanelForm } from '#client/panel/forms/usePanelForm.ts';
import { Button } from '#client/ui/controls/Button.tsx';
import { TextField } from '#client/ui/controls/TextField.tsx';
import { setPasswordBody, setTeacherPasswordForm } from '#contract/forms.ts';
import { passwords } from '#contract/identity/passwords.ts';
import { ShownPassword } from './ShownPassword.tsx';

interface Props {
  account: { id: string; name: string; username: string; isTeacher: boolean };
  suggest: () => string;
  onClose: () => void;
}

/** Sets a new password: prefilled by `suggest`, editable, and shown once after it is saved. */
export function NewPassword({ account, suggest, onClose }: Props) {
  const [suggested] = useState(suggest);
  const [given, setGiven] = useState<string | null>(null);
  const form = usePanelForm({
    schema: account.isTeacher ? setTeacherPasswordForm : setPasswordBody,
    values: { password: suggested },
    send: (body) => call(passwords.setPassword, { params: { accountId: account.id }, body }),
    done: 'Palavra-passe alterada com sucesso!',
    failed: 'Erro ao alterar a palavra-passe',
    onDone: (_, { password }) => setGiven(password),
  });
  if (given !== null) return <ShownPassword account={account} password={given} onClose={onClose} />;
  return (
    <FormDialog title={`Nova palavra-passe de ${account.name}`} form={form} onClose={onClose}>
      <p>
        A palavra-passe antiga deixa de valer e as sessões abertas terminam. O trabalho fica guardado: basta entrar de
        novo
        {account.isTeacher ? ', e escolher então uma palavra-passe própria' : '. O código da equipa continua a valer'}.
      </p>
      {account.isTeacher && (
        <p>
          As contas da escola ou de uma plataforma de ensino que abriam esta deixam de a abrir. Ligam-se de novo em
          «Entrada e segurança».
        </p>
      )}
      <TextField
        label="Nova palavra-passe"
        required
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        {...form.field('password')}
      />
      <Button variant="secondary" className="self-start" onClick={() => form.preset({ password: suggest() })}>
        Sugerir outra
      </Button>
    </FormDialog>
  );
}
