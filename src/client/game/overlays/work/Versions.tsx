import { memo, useState } from 'react';
import type { TextVersion } from '#client/game/flow/view.ts';
import { Button } from '#client/ui/controls/Button.tsx';
import { Dialog } from '#client/ui/overlays/Dialog.tsx';
import { relativeTime } from '#domain/relativeTime.ts';
import type { OverlaysProps } from '../overlaysProps.ts';

export interface VersionsProps {
  versions: readonly TextVersion[];
  send: OverlaysProps['send'];
}

/** Renders a button and a dialog with replaced texts of this step, to take one back; nothing where there are none. */
export const Versions = memo(function Versions({ versions, send }: VersionsProps) {
  const [isOpen, setIsOpen] = useState(false);
  if (versions.length === 0) return null;
  const use = (text: string) => {
    setIsOpen(false);
    send({ type: 'USE_VERSION', text });
  };
  return (
    <>
      <Button
        variant="secondary"
        aria-haspopup="dialog"
        className="mt-2 min-h-12! bg-glass/90 px-4!"
        onClick={() => setIsOpen(true)}
      >
        Outras versões ({versions.length})
      </Button>
      <Dialog open={isOpen} onClose={() => setIsOpen(false)} title="Outras versões deste texto">
        <p className="text-muted">
          Foram escritas noutro dispositivo da equipa, ou aqui antes. O que está agora na caixa também fica guardado.
        </p>
        <ul className="mt-3 grid gap-3 pb-2">
          {versions.map(({ text, at }) => (
            <li key={text} className="edged rounded-xl border-line bg-raised p-3">
              <p className="text-label">{at === null ? 'Agora' : relativeTime(at, Date.now())}</p>
              <p className="my-2 whitespace-pre-wrap break-words">{text}</p>
              <Button onClick={() => use(text)}>Usar este texto</Button>
            </li>
          ))}
        </ul>
      </Dialog>
    </>
  );
});
