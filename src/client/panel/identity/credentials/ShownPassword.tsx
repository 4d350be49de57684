import { useState } from 'react';
import { Link } from 'react-router-dom';
import { Button } from '#client/ui/controls/Button.tsx';
import { buttonStyle } from '#client/ui/controls/buttonStyle.ts';
import { SELECT_ON_FOCUS } from '#client/ui/controls/selectOnFocus.ts';
import { TextField } from '#client/ui/controls/TextField.tsx';
import { Dialog } from '#client/ui/overlays/Dialog.tsx';

interface Props {
  account: { id: string; name: string; username: string; isTeacher: boolean };
  password: string;
  onClose: () => void;
}

const OF_TEAM = 'Copie-a ou anote-a agora. Pode voltar a vê-la na lista, nas credenciais.';
const OF_TEACHER = 'Copie-a ou imprima o cartão. Serve para a primeira entrada: o professor escolhe então a sua.';

/** Shows a password that was just set, to copy, write down or, for a teacher, print. */
export function ShownPassword({ account, password, onClose }: Props) {
  const [copyMessage, setCopyMessage] = useState('');
  const footer = (
    <>
      {account.isTeacher && (
        <Link className={buttonStyle('secondary')} to={`/panel/cards?teacher=${account.id}`}>
          Cartão para imprimir
        </Link>
      )}
      <Button variant="secondary" onClick={() => void copy(password).then(setCopyMessage)}>
        Copiar
      </Button>
      <Button onClick={onClose}>Fechar</Button>
    </>
  );
  return (
    <Dialog open title={`Nova palavra-passe de ${account.name}`} onClose={onClose} footer={footer}>
      <div className="flex flex-col gap-5">
        <TextField label="Nome de utilizador" readOnly value={account.username} />
        <TextField
          label="Nova palavra-passe"
          readOnly
          className="[&_input]:font-mono"
          value={password}
          hint={account.isTeacher ? OF_TEACHER : OF_TEAM}
          {...SELECT_ON_FOCUS}
        />
        <p role="status" className="font-semibold empty:hidden">
          {copyMessage}
        </p>
      </div>
    </Dialog>
  );
}

/** Copies to the clipboard and returns the message to show; without HTTPS a browser has no clipboard. */
async function copy(password: string): Promise<string> {
  try {
    await navigator.clipboard.writeText(password);
    return 'Palavra-passe copiada!';
  } catch {
    return 'Não foi possível copiar. Selecione a palavra-passe e copie-a.';
  }
}
