import { Settings } from 'lucide-react';
import { memo, useState } from 'react';
import type { Rect } from '#client/game/flow/cockpitLayout.ts';
import { IconButton } from '#client/ui/controls/IconButton.tsx';
import { useLatePart } from '#client/ui/hooks/useLatePart.ts';
import { Dialog } from '#client/ui/overlays/Dialog.tsx';
import { LoadingPart } from '../LoadingPart.tsx';
import type { MenuProps } from './menuProps.ts';

interface GameMenuProps extends MenuProps {
  /** Its corner of the screen; null: in the flow of the page. */
  rect: Rect | null;
}

const loadContent = () => import('./MenuContent.tsx');

/** Renders the menu with sound, screen and exit, on every screen of the game; its content is loaded when it is opened. */
export const GameMenu = memo(function GameMenu({ rect, ...props }: GameMenuProps) {
  const [isOpen, setIsOpen] = useState(false);
  const part = useLatePart(isOpen, loadContent);
  const close = () => setIsOpen(false);
  return (
    <>
      <IconButton
        label="Menu"
        aria-haspopup="dialog"
        onClick={() => setIsOpen(true)}
        className="edged z-10 border-wire bg-glass text-screen-label hover:bg-glass-lit"
        style={
          rect ? { position: 'fixed', left: rect.x, top: rect.y, width: rect.width, height: rect.height } : undefined
        }
      >
        <Settings aria-hidden="true" className="size-[55%]" />
      </IconButton>
      <Dialog
        open={isOpen}
        onClose={close}
        title="Menu"
        size="sm"
        footer={part ? <part.MenuActions {...props} close={close} /> : undefined}
      >
        {part ? <part.MenuSettings {...props} /> : <LoadingPart hasFailed={part === null} />}
      </Dialog>
    </>
  );
});
