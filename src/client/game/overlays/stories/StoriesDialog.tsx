import { Spinner } from '#client/ui/feedback/Spinner.tsx';
import { useLatePart } from '#client/ui/hooks/useLatePart.ts';
import { Dialog } from '#client/ui/overlays/Dialog.tsx';
import type { Stories } from './useStories.ts';

interface StoriesDialogProps {
  stories: Stories;
  open: boolean;
  onClose: () => void;
}

const loadList = () => import('#client/diary/StoryList.tsx');

/** Renders what other classes of the school did with their plans; its code is loaded when it is opened. */
export function StoriesDialog({ stories, open, onClose }: StoriesDialogProps) {
  const part = useLatePart(open, loadList);
  return (
    <Dialog open={open} onClose={onClose} title="O que outras turmas fizeram">
      {part ? (
        <part.StoryList stories={stories} />
      ) : (
        <p role="status" className="flex items-center justify-center gap-3 p-8">
          <Spinner />
          <span>A carregar...</span>
        </p>
      )}
    </Dialog>
  );
}
