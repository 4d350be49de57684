import { useState } from 'react';
import { lazyDialog } from '#client/panel/lazy/lazyDialog.tsx';
import { Button } from '#client/ui/controls/Button.tsx';
import { Chip } from '#client/ui/feedback/Chip.tsx';
import { dayText } from '#client/ui/moments.ts';
import type { MadeCorrection } from '#contract/marking/quizCorrections.ts';
import type { QuizItem } from '#contract/marking/quizItems.ts';
import { correctionWords } from '#domain/marking/quizCorrections.ts';
import type { Theme } from '#domain/vocabulary.ts';
import { useCorrect } from './useItems.ts';

const CorrectionDialog = lazyDialog(() => import('./CorrectionDialog.tsx').then((module) => module.CorrectionDialog));

interface Props {
  classId: string;
  theme: Theme;
  item: QuizItem;
  correction: MadeCorrection | undefined;
}

/** Shows what counts of a question in a class, with the button that corrects it or undoes the correction at once. */
export function ItemCorrection({ classId, theme, item, correction }: Props) {
  const [isAsking, setAsking] = useState(false);
  const change = useCorrect(classId);
  const { challenge } = item;
  const ofChallenge = <span className="sr-only"> no desafio {challenge}</span>;
  if (correction !== undefined) {
    return (
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2 border-line border-t pt-4">
        <Chip tone="info">{correction.kind === 'void' ? 'Não conta' : 'Corrigida'}</Chip>
        <p className="min-w-0 grow basis-60">
          {correctionWords(correction)}.{' '}
          <span className="text-muted">
            {correction.by ?? 'Conta eliminada'}, {dayText(correction.at)}
          </span>
        </p>
        <Button
          variant="secondary"
          busy={change.isPending}
          onClick={() => change.mutate({ theme, challenge, correction: null })}
        >
          Desfazer{ofChallenge}
        </Button>
      </div>
    );
  }
  return (
    <div className="border-line border-t pt-4">
      <Button variant="secondary" onClick={() => setAsking(true)}>
        Anular ou corrigir nesta turma{ofChallenge}
      </Button>
      {isAsking && <CorrectionDialog classId={classId} theme={theme} item={item} onClose={() => setAsking(false)} />}
    </div>
  );
}
