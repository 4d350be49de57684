import { useCallback } from 'react';
import { Spinner } from '#client/ui/feedback/Spinner.tsx';
import { useLatePart } from '#client/ui/hooks/useLatePart.ts';
import { Dialog } from '#client/ui/overlays/Dialog.tsx';
import type { LoadDiary } from '../overlaysProps.ts';

interface DiaryDialogProps {
  load: LoadDiary;
  open: boolean;
  onClose: () => void;
}

/** Renders the diary of the team's own plan; its code is loaded when it is opened. */
export function DiaryDialog({ load, open, onClose }: DiaryDialogProps) {
  const loadAll = useCallback(async () => {
    const [{ TeamDiaryView }, { actions }] = await Promise.all([import('#client/diary/TeamDiaryView.tsx'), load()]);
    return { TeamDiaryView, actions };
  }, [load]);
  const part = useLatePart(open, loadAll);
  return (
    <Dialog open={open} onClose={onClose} title="Diário da Terra">
      {part ? (
        <part.TeamDiaryView actions={part.actions} />
      ) : (
        <p role="status" className="flex items-center justify-center gap-3 p-8">
          <Spinner />
          <span>{part === null ? 'Sem ligação: o diário abre assim que houver rede.' : 'A carregar...'}</span>
        </p>
      )}
    </Dialog>
  );
}
