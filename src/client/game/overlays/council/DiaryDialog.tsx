import { useCallback, useEffect } from 'react';
import { Spinner } from '#client/ui/feedback/Spinner.tsx';
import { useLatePart } from '#client/ui/hooks/useLatePart.ts';
import { Dialog } from '#client/ui/overlays/Dialog.tsx';
import { notifyDiaryOpened } from '../diary/diaryOpenings.ts';
import type { LoadDiary } from '../overlaysProps.ts';

interface DiaryDialogProps {
  load: LoadDiary;
  open: boolean;
  title: string;
  onClose: () => void;
}

/** Renders the dialog with the feedback on the team's missions and the diary of its own plan; its code is loaded when it is opened. */
export function DiaryDialog({ load, open, title, onClose }: DiaryDialogProps) {
  const loadAll = useCallback(async () => {
    const [{ TeamDiaryView }, diary] = await Promise.all([import('#client/diary/TeamDiaryView.tsx'), load()]);
    return { TeamDiaryView, diary };
  }, [load]);
  const part = useLatePart(open, loadAll);
  useEffect(() => {
    if (open) notifyDiaryOpened();
  }, [open]);
  return (
    <Dialog open={open} onClose={onClose} title={title}>
      {part ? (
        <part.TeamDiaryView diary={part.diary} />
      ) : (
        <p role="status" className="flex items-center justify-center gap-3 p-8">
          <Spinner />
          <span>{part === null ? 'Sem ligação: o diário abre assim que houver rede.' : 'A carregar...'}</span>
        </p>
      )}
    </Dialog>
  );
}
