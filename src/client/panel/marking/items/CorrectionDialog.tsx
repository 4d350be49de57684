import { useState } from 'react';
import { errorMessage } from '#client/api/CallError.ts';
import { CheckCard } from '#client/ui/controls/CheckCard.tsx';
import { RadioCard } from '#client/ui/controls/RadioCard.tsx';
import { ConfirmDialog } from '#client/ui/overlays/ConfirmDialog.tsx';
import type { QuizItem } from '#contract/marking/quizItems.ts';
import { effectWords, tidyCorrection, validateCorrection } from '#domain/marking/quizCorrections.ts';
import { POINTS_PER_RIGHT_ANSWER, type QuizCorrection } from '#domain/marking/scoring.ts';
import type { Theme } from '#domain/vocabulary.ts';
import { useCorrect, useCorrectionPreview } from './useItems.ts';

interface Props {
  classId: string;
  theme: Theme;
  item: QuizItem;
  onClose: () => void;
}

/** Asks what is wrong with a question, and says what the correction does to the points before it is made. */
export function CorrectionDialog({ classId, theme, item, onClose }: Props) {
  const { challenge, correct } = item;
  const [chosen, setChosen] = useState<QuizCorrection>({ challenge, kind: 'void', options: [correct], mayFall: false });
  const { challenge: _, ...correction } = tidyCorrection(chosen);
  const wrong = validateCorrection({ challenge, ...correction }, { correct, options: item.options.length });
  const body = { ...correction, options: [...correction.options] };
  const preview = useCorrectionPreview(classId, { theme, challenge }, wrong === null ? body : null);
  const change = useCorrect(classId, onClose);
  const set = (part: Partial<QuizCorrection>) => setChosen((before) => ({ ...before, ...part }));
  return (
    <ConfirmDialog
      open
      title={`Desafio ${challenge}: anular ou corrigir nesta turma`}
      confirmLabel={chosen.kind === 'void' ? 'Não contar esta pergunta' : 'Corrigir a resposta certa'}
      busy={change.isPending}
      confirmDisabled={wrong !== null || preview.data === undefined}
      onCancel={onClose}
      onConfirm={() => change.mutate({ theme, challenge, correction: body })}
    >
      <p className="font-bold">{item.question}</p>
      <KindChoice chosen={chosen} set={set} />
      {chosen.kind === 'correct' && <OptionChoice item={item} chosen={chosen} set={set} />}
      <p role="status" className="font-semibold">
        {wrong ??
          (preview.isError
            ? errorMessage(preview.error, 'Não foi possível calcular o efeito.')
            : preview.data === undefined
              ? 'A calcular o efeito…'
              : effectWords(preview.data))}
      </p>
      <p className="text-muted">As respostas das equipas ficam como estão. Pode desfazer a qualquer momento.</p>
    </ConfirmDialog>
  );
}

interface ChoiceProps {
  chosen: QuizCorrection;
  set: (part: Partial<QuizCorrection>) => void;
}

function KindChoice({ chosen: { kind }, set }: ChoiceProps) {
  return (
    <fieldset className="flex flex-col gap-2">
      <legend className="mb-2 font-bold font-display text-label">O que está errado?</legend>
      <RadioCard
        name="correction-kind"
        label="Não contar esta pergunta"
        hint={`Todas as equipas que respondem têm os ${POINTS_PER_RIGHT_ANSWER} pontos dela.`}
        checked={kind === 'void'}
        onChange={() => set({ kind: 'void' })}
      />
      <RadioCard
        name="correction-kind"
        label="Corrigir a resposta certa"
        hint="Conta como certa outra opção, ou várias."
        checked={kind === 'correct'}
        onChange={() => set({ kind: 'correct' })}
      />
    </fieldset>
  );
}

function OptionChoice({ item, chosen: { options, mayFall }, set }: ChoiceProps & { item: QuizItem }) {
  const toggle = (index: number, isRight: boolean) =>
    set({ options: isRight ? [...options, index] : options.filter((other) => other !== index) });
  return (
    <>
      <fieldset className="flex flex-col gap-2">
        <legend className="mb-2 font-bold font-display text-label">Contam como certas</legend>
        {item.options.map(({ label }, index) => (
          <CheckCard
            key={label}
            label={`${index + 1}. ${label}`}
            {...(index === item.correct && { hint: 'A resposta certa do jogo' })}
            checked={options.includes(index)}
            onChange={(isRight) => toggle(index, isRight)}
          />
        ))}
      </fieldset>
      <CheckCard
        label="Ninguém perde pontos"
        hint="Quem escolheu a resposta certa do jogo fica com os pontos que tinha."
        checked={!mayFall}
        onChange={(isKept) => set({ mayFall: !isKept })}
      />
    </>
  );
}
