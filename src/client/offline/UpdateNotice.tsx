import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { Button } from '../ui/controls/Button.tsx';
import { Banner } from '../ui/feedback/Banner.tsx';
import { type Taking, takeUpdate, useUpdates } from './updates.ts';

const UNSAVED = 'Há texto por guardar nesta página. Guarde-o primeiro.';
const TROUBLE: Partial<Record<Taking, string>> = {
  unreachable: 'Sem ligação ao servidor. A página continua como está.',
  cannot: 'O navegador não deixa atualizar a partir daqui. Recarregue a página.',
};

/**
 * 'Há uma versão nova.', with the button that takes it: in the panel always, elsewhere only where a part of the running version is gone.
 * An open dialog covers it; what is written in the page itself is never discarded.
 */
export function UpdateNotice() {
  const { newer, isIncomplete } = useUpdates();
  const isPanel = /^\/panel(\/|$)/i.test(useLocation().pathname);
  const [trouble, setTrouble] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);
  if (newer === null || !(isPanel || isIncomplete)) return null;
  const take = async () => {
    if (isWritten()) return setTrouble(UNSAVED);
    setBusy(true);
    const taking = await takeUpdate(() => !isWritten() && document.querySelector('dialog[open]') === null);
    setTrouble(isWritten() ? UNSAVED : (TROUBLE[taking] ?? null));
    setBusy(false);
  };
  return (
    <Banner
      live
      className="fixed right-4 bottom-4 z-30 max-w-[calc(100vw-2rem)] shadow-card print:hidden"
      action={
        <Button variant="secondary" busy={isBusy} onClick={() => void take()}>
          Atualizar
        </Button>
      }
    >
      {trouble ?? 'Há uma versão nova.'}
    </Banner>
  );
}

/** Pages that hold what is nowhere else yet say so on their element. */
function isWritten(): boolean {
  return document.querySelector('[data-unsaved="true"]') !== null;
}
