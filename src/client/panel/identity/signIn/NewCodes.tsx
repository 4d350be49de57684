import { useEffect, useState } from 'react';
import { createPortal, flushSync } from 'react-dom';
import { useStaff } from '#client/panel/useStaff.ts';
import { Button } from '#client/ui/controls/Button.tsx';
import { Dialog } from '#client/ui/overlays/Dialog.tsx';
import './recoveryCodes.css';

interface Props {
  codes: readonly string[];
  onClose: () => void;
}

/** Shows recovery codes, once, and copies or prints them. */
export function NewCodes({ codes, onClose }: Props) {
  const [message, setMessage] = useState('');
  const [isPrinted, setIsPrinted] = useState(false);
  const print = () => {
    flushSync(() => setIsPrinted(true));
    window.print();
  };
  const footer = (
    <>
      <Button variant="secondary" onClick={() => void copy(codes).then(setMessage)}>
        Copiar
      </Button>
      <Button variant="secondary" onClick={print}>
        Imprimir
      </Button>
      <Button onClick={onClose}>Já os guardei</Button>
    </>
  );
  return (
    <Dialog open title="Códigos de recuperação" dismissible={false} onClose={onClose} footer={footer}>
      <div className="flex flex-col gap-4">
        <p>
          Cada um abre a conta uma vez, se perder o telemóvel ou a chave. <strong>Não voltam a aparecer:</strong>{' '}
          guarde-os em papel ou num gestor de palavras-passe.
        </p>
        <ol aria-label="Códigos de recuperação" className="grid list-decimal gap-2 pl-8 sm:grid-cols-2">
          {codes.map((code) => (
            <li key={code} className="font-mono font-bold">
              {code}
            </li>
          ))}
        </ol>
        <p role="status" className="font-semibold empty:hidden">
          {message}
        </p>
      </div>
      {isPrinted && <Sheet codes={codes} />}
    </Dialog>
  );
}

/** Renders the only part of the page that is printed: the codes, and whose account they open. */
function Sheet({ codes }: Pick<Props, 'codes'>) {
  const { username } = useStaff();
  useEffect(() => {
    document.body.classList.add('prints-codes');
    return () => document.body.classList.remove('prints-codes');
  }, []);
  return createPortal(
    <div className="codes-sheet">
      <p>
        <strong>Códigos de recuperação</strong> da conta {username}, {window.location.host}
      </p>
      <ol>
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ol>
      <p>Cada um abre a conta uma vez.</p>
    </div>,
    document.body,
  );
}

/** Copies to the clipboard and returns the message to show; without HTTPS a browser has no clipboard. */
async function copy(codes: readonly string[]): Promise<string> {
  try {
    await navigator.clipboard.writeText(codes.join('\n'));
    return 'Os códigos estão copiados. Cole-os já onde os guarda.';
  } catch {
    return 'Não foi possível copiar. Selecione os códigos e copie-os.';
  }
}
