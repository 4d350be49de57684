import { Button } from '#client/ui/Button.tsx';
import { classes } from '#client/ui/classes.ts';
import { MAX_TOTAL } from '#domain/scoring.ts';
import type { Marks, Saving } from './useMarks.ts';

/** 'Guardar avaliações', the final score and the truth about what is saved; in sight while one marks. */
export function SaveMarks({ teamName, marks }: { teamName: string; marks: Marks }) {
  return (
    <footer className="answer-bar" data-bottom-bar>
      <p className="max-w-72 truncate font-bold max-sm:w-full max-sm:max-w-none">{teamName}</p>
      <p>
        Pontuação Final:{' '}
        <output className="font-display text-xl font-bold tabular-nums" aria-label={`Pontuação Final de ${teamName}`}>
          {marks.points.total}/{MAX_TOTAL}
        </output>
      </p>
      <p role="status" className={classes('mr-auto', marks.saving === 'saved' ? 'text-muted' : 'font-bold text-warn')}>
        {SIGNS[marks.saving]}
      </p>
      <Button
        className="max-sm:grow"
        disabled={marks.saving === 'saved' || marks.saving === 'sending'}
        onClick={marks.save}
      >
        Guardar avaliações
      </Button>
    </footer>
  );
}

const SIGNS: Record<Saving, string> = {
  saved: 'Guardado',
  open: 'Por guardar',
  sending: 'A guardar…',
  asked: 'Sem ligação: a tentar de novo…',
};
