import { Button } from '#client/ui/Button.tsx';
import { Dialog } from '#client/ui/Dialog.tsx';
import { TextField } from '#client/ui/TextField.tsx';
import { showToast } from '#client/ui/toasts.ts';

interface Props {
  account: { name: string; username: string };
  password: string;
  onClose: () => void;
}

/** A password that was just given, to be copied or written down. */
export function ShownPassword({ account, password, onClose }: Props) {
  const footer = (
    <>
      <Button variant="secondary" onClick={() => void copy(password)}>
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
      </div>
    </Dialog>
  );
}

/** Without https a browser has no clipboard to give. */
async function copy(password: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(password);
    showToast('success', 'Palavra-passe copiada!');
  } catch {
    showToast('error', 'Não foi possível copiar. Selecione a palavra-passe e copie-a.');
  }
}
