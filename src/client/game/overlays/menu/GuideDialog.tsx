import { memo } from 'react';
import type { MissionGuide } from '#client/game/flow/view.ts';
import { useLatePart } from '#client/ui/hooks/useLatePart.ts';
import { Dialog } from '#client/ui/overlays/Dialog.tsx';
import { LoadingPart } from '../LoadingPart.tsx';

interface GuideDialogProps {
  /** null where there is none. */
  guide: MissionGuide | null;
  open: boolean;
  onClose: () => void;
  /** Opens the stories of earlier years; null where there are none. */
  onStories: (() => void) | null;
}

const loadContent = () => import('./GuideContent.tsx');

/** Renders the dialog of the mission's guide; its content is loaded when it is opened. */
export const GuideDialog = memo(function GuideDialog({ guide, open, onClose, onStories }: GuideDialogProps) {
  const part = useLatePart(open, loadContent);
  return (
    <Dialog open={open && guide !== null} onClose={onClose} title="Guia da missão">
      {guide && part ? (
        <part.GuideContent guide={guide} onStories={onStories} />
      ) : (
        <LoadingPart hasFailed={part === null} />
      )}
    </Dialog>
  );
});
