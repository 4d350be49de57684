import { useLatePart } from '#client/ui/hooks/useLatePart.ts';
import { Dialog } from '#client/ui/overlays/Dialog.tsx';
import { LoadingPart } from '../LoadingPart.tsx';
import type { Stories } from './useStories.ts';

interface StoriesDialogProps {
  stories: Stories;
  report: (storyId: string) => Promise<void>;
  open: boolean;
  onClose: () => void;
}

const loadList = () => import('./ReportableStories.tsx');

/** Renders what other classes of the school did with their plans; its code is loaded when it is opened. */
export function StoriesDialog({ stories, report, open, onClose }: StoriesDialogProps) {
  const part = useLatePart(open, loadList);
  return (
    <Dialog open={open} onClose={onClose} title="O que outras turmas fizeram">
      {part ? <part.ReportableStories stories={stories} report={report} /> : <LoadingPart hasFailed={part === null} />}
    </Dialog>
  );
}
