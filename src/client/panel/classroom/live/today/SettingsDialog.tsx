import { useState } from 'react';
import { call } from '#client/api/call.ts';
import { PlanChoice } from '#client/panel/classroom/plan/PlanChoice.tsx';
import { Button } from '#client/ui/controls/Button.tsx';
import { SelectField } from '#client/ui/controls/SelectField.tsx';
import { Dialog } from '#client/ui/overlays/Dialog.tsx';
import { LESSON_PLANS } from '#content/lessonPlans/lessonPlans.ts';
import { type LessonSettings, type LiveClass, lessons } from '#contract/classroom/lessons.ts';
import type { PlanLength } from '#domain/classroom/lessonPlans.ts';
import { STUCK_MINUTES } from '#domain/limits.ts';
import { useLessonCall } from '../steering/useLessonCall.ts';

interface Props {
  live: LiveClass;
  onSaved: (settings: LessonSettings) => void;
  onClose: () => void;
}

const MINUTES = Array.from({ length: STUCK_MINUTES.max }, (_, index) => String(index + STUCK_MINUTES.min));

/** Chooses the class's lesson plan and its next session, and after how long a team counts as stuck. */
export function SettingsDialog({ live: { classId, settings }, onSaved, onClose }: Props) {
  const [plan, setPlan] = useState<PlanLength | null>(settings.plan);
  const [nextSession, setNextSession] = useState(settings.nextSession);
  const [stuckMinutes, setStuckMinutes] = useState(settings.stuckMinutes);
  const save = useLessonCall(
    () => call(lessons.changeLessonSettings, { params: { classId }, body: { plan, nextSession, stuckMinutes } }),
    {
      failed: 'Não foi possível guardar o plano.',
      onDone: (saved) => {
        onSaved(saved);
        onClose();
      },
    },
  );
  const choose = (length: PlanLength) => {
    setPlan(length);
    if (length !== plan) setNextSession(1);
  };
  return (
    <Dialog
      open
      size="lg"
      title="Plano das aulas"
      onClose={onClose}
      locked={save.isPending}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            Cancelar
          </Button>
          <Button busy={save.isPending} onClick={() => save.mutate(undefined)}>
            Guardar
          </Button>
        </>
      }
    >
      <div className="flex flex-col gap-5">
        <PlanChoice value={plan} onChange={choose} />
        {plan !== null && <SessionChoice plan={plan} value={nextSession} onChange={setNextSession} />}
        <SelectField
          label="Uma equipa conta como parada ao fim de (minutos)"
          value={String(stuckMinutes)}
          options={MINUTES.map((minutes) => ({ value: minutes, label: minutes }))}
          onChange={({ target }) => setStuckMinutes(Number(target.value))}
        />
      </div>
    </Dialog>
  );
}

interface ChoiceProps {
  plan: PlanLength;
  value: number;
  onChange: (session: number) => void;
}

function SessionChoice({ plan, value, onChange }: ChoiceProps) {
  const options = LESSON_PLANS[plan].sessions.map(({ title }, index) => ({
    value: String(index + 1),
    label: `${index + 1}. ${title}`,
  }));
  return (
    <SelectField
      label="Próxima sessão"
      value={String(value)}
      options={options}
      onChange={({ target }) => onChange(Number(target.value))}
    />
  );
}
