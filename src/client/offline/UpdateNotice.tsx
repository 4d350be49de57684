import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { Button } from '../ui/controls/Button.tsx';
import { Banner } from '../ui/feedback/Banner.tsx';
import { reloadToUpdate, type UpdateResult, useUpdates } from './updates.ts';

const UNSAVED = 'Há texto por guardar nesta página: é preciso guardá-lo primeiro.';
const FAILURE_TEXTS: Partial<Record<UpdateResult, string>> = {
  unreachable: 'Sem ligação ao servidor. A página continua como está.',
  cannot: 'O navegador não deixa atualizar a partir daqui: é preciso recarregar a página.',
};

/**
 * Shows 'Há uma versão nova.' with a button that loads it: always in the panel, elsewhere only when a file of the running version
 * is missing. An open dialog covers it. Refuses to reload while the page holds unsaved text.
 */
export function UpdateNotice() {
  const { newer, hasMissingFile } = useUpdates();
  const isPanel = /^\/panel(\/|$)/i.test(useLocation().pathname);
  const [failure, setFailure] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);
  if (newer === null || !(isPanel || hasMissingFile)) return null;
  const take = async () => {
    if (hasUnsavedText()) return setFailure(UNSAVED);
    setBusy(true);
    const taking = await reloadToUpdate(() => !hasUnsavedText() && document.querySelector('dialog[open]') === null);
    setFailure(hasUnsavedText() ? UNSAVED : (FAILURE_TEXTS[taking] ?? null));
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
      {failure ?? 'Há uma versão nova.'}
    </Banner>
  );
}

/** Returns whether any element marks unsaved work with `data-unsaved="true"`. */
function hasUnsavedText(): boolean {
  return document.querySelector('[data-unsaved="true"]') !== null;
}
