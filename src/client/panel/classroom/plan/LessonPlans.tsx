import { useState } from 'react';
import { classes } from '#client/ui/classes.ts';
import { LESSON_PLANS } from '#content/lessonPlans/lessonPlans.ts';
import type { PlanLength } from '#domain/classroom/lessonPlans.ts';
import { ClassSizeFields, classSize, type TypedSize } from './ClassSizeFields.tsx';
import { PlanChoice } from './PlanChoice.tsx';
import { SessionPlan } from './SessionPlan.tsx';

const FIRST_SIZE: TypedSize = { ic: 2, dh: 2, ds: 2, members: 4 };

/** Shows every session of every lesson plan, and prints its worksheets for so many teams. */
export function LessonPlans({ id }: { id: string }) {
  const [length, setLength] = useState<PlanLength>(6);
  const [session, setSession] = useState(1);
  const [size, setSize] = useState(FIRST_SIZE);
  const choose = (chosen: PlanLength) => {
    setLength(chosen);
    setSession(1);
  };
  return (
    <section id={id} aria-labelledby={`${id}-title`} className="plan-browser flex flex-col gap-4">
      <h2 id={`${id}-title`} className="text-xl">
        Planos de aula
      </h2>
      <p>Cada sessão minuto a minuto, com o que se prepara e as fichas que se imprimem.</p>
      <PlanChoice value={length} onChange={choose} />
      <ClassSizeFields size={size} onChange={setSize} />
      <SessionPicker length={length} session={session} onPick={setSession} />
      <SessionPlan
        length={length}
        session={session}
        size={classSize(size)}
        minute={null}
        level={3}
        printLabel="Imprimir estas fichas"
      />
    </section>
  );
}

interface PickerProps {
  length: PlanLength;
  session: number;
  onPick: (session: number) => void;
}

function SessionPicker({ length, session, onPick }: PickerProps) {
  return (
    <nav aria-label="Sessões do plano" className="flex flex-wrap items-center gap-x-4 gap-y-1">
      <p className="font-bold font-display text-label">Sessão</p>
      <ol className="flex flex-wrap items-center gap-2">
        {LESSON_PLANS[length].sessions.map(({ title }, index) => (
          <li key={title}>
            <button
              type="button"
              aria-current={index + 1 === session ? 'true' : undefined}
              aria-label={`Sessão ${index + 1}: ${title}`}
              title={title}
              onClick={() => onPick(index + 1)}
              className={classes(
                'edged grid size-12 place-items-center rounded-full font-bold font-display transition-colors duration-140',
                index + 1 === session ? 'border-transparent bg-primary text-primary-ink' : 'border-edge hover:bg-hover',
              )}
            >
              {index + 1}
            </button>
          </li>
        ))}
      </ol>
    </nav>
  );
}
