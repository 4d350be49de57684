import { Button } from '#client/ui/Button.tsx';
import { MAX_TOTAL } from '#domain/scoring.ts';
import type { Marks } from './useMarks.ts';

/** 'Guardar avaliações', the final score and the truth about what is saved. */
export function SaveMarks({ teamName, marks }: { teamName: string; marks: Marks }) {
  return (
    <footer className="flex flex-wrap items-center justify-end gap-4">
      <p role="status" className="text-sm">
        {sign(marks)}
      </p>
      <p className="text-lg">
        Pontuação Final:{' '}
        <output className="font-bold" aria-label={`Pontuação Final de ${teamName}`}>
          {marks.points.total}/{MAX_TOTAL}
        </output>
      </p>
      <Button disabled={!marks.isUnsaved || marks.isSaving} onClick={marks.save}>
        Guardar avaliações
      </Button>
    </footer>
  );
}

function sign({ isUnsaved, isSaving, isRetrying }: Marks): string {
  if (isRetrying) return 'Sem ligação: a tentar de novo…';
  if (isSaving) return 'A guardar…';
  return isUnsaved ? 'Por guardar' : 'Guardado';
}
