import { useState } from 'react';
import { IconButton } from '#client/ui/controls/IconButton.tsx';
import type { SignVideo } from '#contract/game/signVideos.ts';
import { SignDialog } from './SignDialog.tsx';
import { usePlaceBesideMenu } from './usePlaceBesideMenu.ts';

/** Renders the button beside the menu's, and the video that it opens. */
export function SignLayer({ video, isSilent }: { video: SignVideo; isSilent: boolean }) {
  const [isOpen, setIsOpen] = useState(false);
  const place = usePlaceBesideMenu();
  return (
    <>
      <IconButton
        label="LGP: ver em Língua Gestual Portuguesa"
        aria-haspopup="dialog"
        onClick={() => setIsOpen(true)}
        className="edged fixed z-10 border-wire bg-glass font-bold font-display text-screen-label hover:bg-glass-lit"
        style={place}
        hidden={place === undefined}
      >
        LGP
      </IconButton>
      <SignDialog video={video} isSilent={isSilent} open={isOpen} onClose={() => setIsOpen(false)} />
    </>
  );
}
