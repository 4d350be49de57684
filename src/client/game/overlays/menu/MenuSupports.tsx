import { useState } from 'react';
import { SupportsForm } from '#client/supports/SupportsForm.tsx';
import { supportsInWords } from '#client/supports/supportRows.ts';
import { Button } from '#client/ui/controls/Button.tsx';
import { Dialog } from '#client/ui/overlays/Dialog.tsx';
import type { MenuProps } from './menuProps.ts';

const NONE = 'Leitura, letra, contraste e movimento.';

/** Renders which supports are in use, and the button that opens them. */
export function MenuSupports({ mode, supports, onSupports }: Pick<MenuProps, 'mode' | 'supports' | 'onSupports'>) {
  const [isOpen, setIsOpen] = useState(false);
  const inUse = supportsInWords(supports);
  return (
    <section aria-label="Apoios" className="mb-3 flex flex-wrap items-center justify-between gap-x-4 gap-y-2 px-3">
      <p className="min-w-0 grow basis-48 leading-snug">
        <span className="block font-semibold">Apoios</span>
        <span className="block text-muted first-letter:uppercase">{inUse === '' ? NONE : inUse}</span>
      </p>
      <Button variant="secondary" aria-haspopup="dialog" onClick={() => setIsOpen(true)}>
        Escolher<span className="sr-only"> apoios</span>
      </Button>
      <Dialog open={isOpen} onClose={() => setIsOpen(false)} title="Apoios" size="sm">
        <p className="mb-3 text-muted leading-snug">
          {mode === 'team'
            ? 'Ficam com a conta da equipa, em todos os seus dispositivos. Nenhuma outra equipa os vê.'
            : 'No modo de teste, ficam só neste dispositivo.'}
        </p>
        <SupportsForm supports={supports} onChange={onSupports} />
      </Dialog>
    </section>
  );
}
