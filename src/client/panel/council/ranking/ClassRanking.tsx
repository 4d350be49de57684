import { useState } from 'react';
import { errorMessage } from '#client/api/CallError.ts';
import { call } from '#client/api/call.ts';
import { useFormMutation } from '#client/panel/forms/useFormMutation.ts';
import { FormRefusal } from '#client/panel/lists/FormRefusal.tsx';
import { onValue } from '#client/panel/onValue.ts';
import { Button } from '#client/ui/controls/Button.tsx';
import { SelectField } from '#client/ui/controls/SelectField.tsx';
import { showToast } from '#client/ui/feedback/toasts.ts';
import { Dialog } from '#client/ui/overlays/Dialog.tsx';
import { classes, type SchoolClass } from '#contract/school/classes.ts';
import { RANKING_FIRST } from '#domain/limits.ts';
import type { CouncilRanking } from '#domain/vocabulary.ts';
import { rankingState, SCOPE_OPTIONS } from './rankingWords.ts';

const FAILED = 'Erro ao guardar a classificação no conselho';

interface ClassRankingProps {
  schoolClass: SchoolClass;
  onClose: () => void;
}

/** Sets how much of the ranking the teams of a class see in the council, and opens or closes it to them (ruling 8). */
export function ClassRanking({ schoolClass, onClose }: ClassRankingProps) {
  const { _id: classId, class: name, ranking } = schoolClass;
  const [scope, setScope] = useState<CouncilRanking>(ranking.scope);
  const [pressed, setPressed] = useState<boolean | null>(null);
  const [refusal, setRefusal] = useState<string | null>(null);
  const { mutateAsync } = useFormMutation({
    send: (body: { scope: CouncilRanking; open: boolean }) =>
      call(classes.setClassRanking, { params: { classId }, body }),
    done: 'Classificação no conselho guardada com sucesso!',
    failed: FAILED,
    onDone: onClose,
  });
  const isOpen = ranking.openedAt !== null;
  const save = async (open: boolean) => {
    if (pressed !== null) return;
    setPressed(open);
    try {
      await mutateAsync({ scope, open: open && scope !== 'off' });
    } catch (error) {
      setRefusal(errorMessage(error, FAILED));
      showToast('error', errorMessage(error, FAILED));
      setPressed(null);
    }
  };
  const isSaving = pressed !== null;
  const footer = (
    <>
      <FormRefusal text={refusal} />
      <Button variant="secondary" disabled={isSaving} onClick={onClose}>
        Cancelar
      </Button>
      <Button
        variant="secondary"
        disabled={scope === ranking.scope}
        busy={pressed === isOpen}
        onClick={() => save(isOpen)}
      >
        Guardar
      </Button>
      <Button disabled={!isOpen && scope === 'off'} busy={pressed === !isOpen} onClick={() => save(!isOpen)}>
        {isOpen ? 'Fechar a classificação às equipas' : 'Abrir a classificação às equipas'}
      </Button>
    </>
  );
  return (
    <Dialog open title="Classificação no conselho" locked={isSaving} onClose={onClose} footer={footer}>
      <div className="flex flex-col gap-4">
        <p>
          Turma «{name}»: <strong>{rankingState(ranking)}</strong>
        </p>
        <SelectField
          label="O que as equipas veem"
          hint={`Cada equipa vê o seu lugar, as equipas mais próximas e os ${RANKING_FIRST} primeiros lugares; nunca os membros. Só no Conselho Galáctico, e só depois de a abrir.`}
          value={scope}
          options={SCOPE_OPTIONS}
          onChange={onValue((value) => setScope(value as CouncilRanking))}
        />
      </div>
    </Dialog>
  );
}
