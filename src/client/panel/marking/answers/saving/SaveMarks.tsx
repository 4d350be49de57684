import { type ReactNode, useState } from 'react';
import { classes } from '#client/ui/classes.ts';
import { Button } from '#client/ui/controls/Button.tsx';
import { MAX_TOTAL, PROVISIONAL } from '#domain/marking/scoring.ts';
import type { Marks, Saving } from './useMarks.ts';

interface Props {
  teamName: string;
  marks: Marks;
  /** Whether the bar shows the team's name: not where the answer above does. */
  isNamed?: boolean;
  /** Further buttons; the last of them is the main one. */
  actions?: ReactNode;
}

/**
 * Renders the bar with 'Guardar avaliações' (save now), the final score and the saving state; it stays visible while marking.
 * The state is empty until something was changed or saved here. The button is never disabled, because it would lose the focus.
 */
export function SaveMarks({ teamName, marks, isNamed = true, actions }: Props) {
  const [isUsed, setUsed] = useState(false);
  if (marks.saving !== 'saved' && !isUsed) setUsed(true);
  const saveNow = () => {
    setUsed(true);
    marks.save();
  };
  const isAtRisk = marks.saving !== 'saved' && marks.saving !== 'saving';
  return (
    <div
      data-bottom-bar
      className="sticky bottom-0 z-3 flex flex-wrap items-center gap-x-4 gap-y-2 rounded-card border border-edge bg-raised px-4 pt-2.5 pb-[max(0.625rem,env(safe-area-inset-bottom))]"
    >
      {isNamed && <p className="max-w-72 truncate font-bold max-sm:w-full max-sm:max-w-none">{teamName}</p>}
      <p>
        Pontuação Final:{' '}
        <output className="font-display text-xl font-bold tabular-nums" aria-label={`Pontuação Final de ${teamName}`}>
          {marks.points.total}/{MAX_TOTAL}
        </output>
        {marks.isProvisional && <span className="ml-2 text-muted">{PROVISIONAL}</span>}
      </p>
      <p role="status" className={classes('mr-auto', isAtRisk ? 'font-bold text-warn' : 'text-muted')}>
        {isUsed && SAVING_TEXTS[marks.saving]}
      </p>
      <div className="ml-auto flex flex-wrap items-center justify-end gap-x-4 gap-y-2 max-sm:w-full">
        <Button variant={actions ? 'secondary' : 'primary'} className="max-sm:grow" onClick={saveNow}>
          Guardar avaliações
        </Button>
        {actions}
      </div>
    </div>
  );
}

export const SAVING_TEXTS: Record<Saving, string> = {
  saved: 'Guardado',
  saving: 'A guardar…',
  waiting: 'Sem ligação: guardado neste dispositivo',
  unstored: 'Por guardar: não feche esta página',
  refused: 'Guardado só neste dispositivo',
};
