import { useId } from 'react';
import { CheckCard } from '#client/ui/controls/CheckCard.tsx';
import { TextField } from '#client/ui/controls/TextField.tsx';
import { COUNCIL_PHASE_NAMES, COUNCIL_PHASES, type CouncilPhase } from '#domain/council/session/phases.ts';
import { counted } from '#domain/counted.ts';
import { COUNCIL_MINUTES } from '#domain/limits.ts';
import { PHASE_WORDS } from '../councilWords.ts';
import { FieldGroup } from './FieldGroup.tsx';
import { changedPhases, totalMinutes } from './setupValues.ts';
import type { SetupForm } from './useSetupForm.ts';

/** Usual lengths of a lesson in Portuguese schools, in minutes. */
const LESSON_MINUTES = [45, 50, 90] as const;

/** Chooses the phases and their minutes, and compares the total with lessons. */
export function PhasesField({ form }: { form: SetupForm }) {
  const { values, change } = form;
  const choose = (phase: CouncilPhase, isIn: boolean) => change({ phases: changedPhases(values.phases, phase, isIn) });
  return (
    <FieldGroup
      title="Fases e minutos"
      hint="O relógio mostra o tempo de cada fase e nunca avança sozinho. Pode prolongar, pausar ou continuar noutra aula. Votar e Resultado andam juntas."
      error={form.choice('phases').error}
    >
      {(errorId) => (
        <>
          <div className="grid gap-3 xl:grid-cols-2">
            {COUNCIL_PHASES.map((phase) => (
              <PhaseRow key={phase} phase={phase} form={form} errorId={errorId} onChoose={choose} />
            ))}
          </div>
          <Total minutes={totalMinutes(values)} />
        </>
      )}
    </FieldGroup>
  );
}

interface RowProps {
  phase: CouncilPhase;
  form: SetupForm;
  errorId: string | undefined;
  onChoose: (phase: CouncilPhase, isIn: boolean) => void;
}

function PhaseRow({ phase, form, errorId, onChoose }: RowProps) {
  const { phases, minutes } = form.values;
  const isIn = phases.includes(phase);
  const { error } = form.field(`minutes.${phase}`);
  return (
    <div className="grid grid-cols-[minmax(0,1fr)_7rem] gap-x-3">
      <CheckCard
        label={COUNCIL_PHASE_NAMES[phase]}
        hint={PHASE_WORDS[phase]}
        checked={isIn}
        errorId={errorId}
        onChange={(next) => onChoose(phase, next)}
      />
      {isIn && (
        <TextField
          label={`Minutos para ${COUNCIL_PHASE_NAMES[phase]}`}
          hideLabel
          inputMode="numeric"
          type="number"
          min={COUNCIL_MINUTES.min}
          max={COUNCIL_MINUTES.max}
          value={minutes[phase]}
          error={error}
          onChange={({ target }) => form.change({ minutes: { ...minutes, [phase]: target.value } })}
        />
      )}
    </div>
  );
}

/** Shows the total, and how many lessons of each usual length it takes. */
function Total({ minutes }: { minutes: number }) {
  const id = useId();
  return (
    <div className="flex flex-wrap items-center gap-x-6 gap-y-2 rounded-xl bg-page p-4">
      <p id={id} role="status" className="font-bold font-display text-2xl tabular-nums">
        {minutes} min no total
      </p>
      <ul aria-labelledby={id} className="flex flex-wrap gap-x-6 gap-y-1">
        {LESSON_MINUTES.map((lesson) => (
          <li key={lesson}>
            {counted(Math.ceil(minutes / lesson), 'aula', 'aulas')} de {lesson} min{' '}
            <span className="text-muted">{spareText(minutes, lesson)}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}

function spareText(minutes: number, lesson: number): string {
  const spare = Math.ceil(minutes / lesson) * lesson - minutes;
  return spare === 0 ? '(à justa)' : `(sobram ${spare} min)`;
}
