import { useState } from 'react';
import { whilePending } from '#client/ui/feedback/pending.ts';
import { useLatePart } from '#client/ui/hooks/useLatePart.ts';
import type { SiteConfig } from '#contract/site.ts';
import { Button } from '../ui/controls/Button.tsx';

const load = () => whilePending(import('./AboutDialog.tsx').then(({ AboutDialog }) => AboutDialog));

/** Renders the button 'SOBRE O JOGO' and its dialog, which is loaded when it is first opened. */
export function About({ site }: { site: SiteConfig | null }) {
  const [isOpen, setOpen] = useState(false);
  const Dialog = useLatePart(isOpen, load);
  return (
    <>
      <Button variant="ghost" className="grow px-4" onClick={() => setOpen(true)}>
        SOBRE O JOGO
      </Button>
      {isOpen && Dialog === null && <p role="status">Sem ligação ao servidor.</p>}
      {Dialog && <Dialog site={site} open={isOpen} onClose={() => setOpen(false)} />}
    </>
  );
}
