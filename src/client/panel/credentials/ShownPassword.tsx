import { useState } from 'react';
import { Button } from '#client/ui/Button.tsx';
import { Dialog } from '#client/ui/Dialog.tsx';
import { TextField } from '#client/ui/TextField.tsx';

interface Props {
  account: { name: string; username: string };
  password: string;
  onClose: () => void;
}

/** A password that was just given, to be copied or written down. */
export function ShownPassword({ account, password, onClose }: Props) {
  const [told, setTold] = useState('');
  const footer = (
    <>
      <Button variant="secondary" onClick={() => void copy(password).then(setTold)}>
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
          hint="Copie-a ou anote-a agora. Pode voltar a vê-la na lista, nas credenciais."
          onFocus={(event) => event.target.select()}
        />
        <p role="status" className="font-semibold empty:hidden">
          {told}
        </p>
      </div>
    </Dialog>
  );
}

/** Returns what became of it, in words: without https a browser has no clipboard to give. */
async function copy(password: string): Promise<string> {
  try {
    await navigator.clipboard.writeText(password);
    return 'Palavra-passe copiada!';
  } catch {
    return 'Não foi possível copiar. Selecione a palavra-passe e copie-a.';
  }
}
