import { Button } from '#client/ui/controls/Button.tsx';
import { Dialog } from '#client/ui/overlays/Dialog.tsx';

/** Shows recovery codes, once. */
export function NewCodes({ codes, onClose }: { codes: readonly string[]; onClose: () => void }) {
  return (
    <Dialog
      open
      title="Códigos de recuperação"
      dismissible={false}
      onClose={onClose}
      footer={<Button onClick={onClose}>Já os guardei</Button>}
    >
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
      </div>
    </Dialog>
  );
}
