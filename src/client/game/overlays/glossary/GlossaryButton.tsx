import { useState } from 'react';
import { Button } from '#client/ui/controls/Button.tsx';
import { Dialog } from '#client/ui/overlays/Dialog.tsx';
import { GlossaryList, type GlossaryListProps } from './GlossaryList.tsx';

const TITLE = 'Glossário';

/** Renders the button that opens all words of the solar system. */
export function GlossaryButton(props: GlossaryListProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button variant="secondary" className="shrink-0" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {TITLE}
      </Button>
      <Dialog open={isOpen} onClose={() => setOpen(false)} title={TITLE}>
        <GlossaryList {...props} />
      </Dialog>
    </>
  );
}
