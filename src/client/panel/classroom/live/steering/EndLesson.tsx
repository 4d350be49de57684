import { call } from '#client/api/call.ts';
import { showToast } from '#client/ui/feedback/toasts.ts';
import { ConfirmDialog } from '#client/ui/overlays/ConfirmDialog.tsx';
import { type LiveClass, lessons } from '#contract/classroom/lessons.ts';
import { useLessonCall } from './useLessonCall.ts';

interface Props {
  classId: string;
  /** Number of teams that still work. */
  working: number;
  onEnded: (live: LiveClass) => void;
  onClose: () => void;
}

/** Asks before a lesson is ended; the message afterwards takes it up again. */
export function EndLesson({ classId, working, onEnded, onClose }: Props) {
  const params = { classId };
  const resume = useLessonCall(() => call(lessons.resumeLesson, { params }), {
    failed: 'Não foi possível retomar a aula.',
    onDone: onEnded,
  });
  const end = useLessonCall(() => call(lessons.endLesson, { params }), {
    failed: 'Não foi possível terminar a aula.',
    onDone: (live) => {
      onEnded(live);
      showToast('success', 'A aula terminou', { label: 'Anular', run: () => resume.mutate(undefined) });
      onClose();
    },
  });
  return (
    <ConfirmDialog
      open
      title="Terminar a aula?"
      confirmLabel="Terminar a aula"
      busy={end.isPending}
      onConfirm={() => end.mutate(undefined)}
      onCancel={onClose}
    >
      <p>
        As equipas veem «Até à próxima», com o que fizeram e o que vem a seguir. O que escreveram fica guardado. Pausa,
        ritmo e silêncio deixam de valer.
      </p>
      {working > 0 && (
        <p className="mt-3 font-semibold">
          {working === 1 ? 'Ainda há 1 equipa a trabalhar.' : `Ainda há ${working} equipas a trabalhar.`}
        </p>
      )}
    </ConfirmDialog>
  );
}
