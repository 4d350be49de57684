import { useState } from 'react';
import { IconButton } from '#client/ui/controls/IconButton.tsx';
import type { SignVideo } from '#contract/game/signVideos.ts';
import { SignDialog } from './SignDialog.tsx';
import { useMenuCorner } from './useMenuCorner.ts';

/** Distance below the menu's button, in CSS pixels. */
const GAP = 8;

/** Renders the button below the menu's, and the video that it opens. */
export function SignLayer({ video }: { video: SignVideo }) {
  const [isOpen, setIsOpen] = useState(false);
  const corner = useMenuCorner();
  return (
    <>
      <IconButton
        label="LGP: ver em Língua Gestual Portuguesa"
        aria-haspopup="dialog"
        onClick={() => setIsOpen(true)}
        className="edged fixed z-10 border-wire bg-glass font-bold font-display text-screen-label hover:bg-glass-lit"
        style={corner && { left: corner.left, top: corner.bottom + GAP, width: corner.width, height: corner.width }}
        hidden={corner === undefined}
      >
        LGP
      </IconButton>
      <SignDialog video={video} open={isOpen} onClose={() => setIsOpen(false)} />
    </>
  );
}
