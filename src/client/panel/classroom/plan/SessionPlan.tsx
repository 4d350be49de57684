import { ClipboardCheck, FileText, Flag, Hourglass, House, ListChecks } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import type { PlanSession } from '#content/lessonPlans/LessonPlan.ts';
import { LESSON_PLANS } from '#content/lessonPlans/lessonPlans.ts';
import type { PlanLength } from '#domain/classroom/lessonPlans.ts';
import type { ClassSize } from '#domain/classroom/worksheetCopies.ts';
import { MinuteList } from './MinuteList.tsx';
import { type HeadingLevel, type HeadingTag, PlanPart, TextPart } from './PlanPart.tsx';
import { PlanText } from './PlanText.tsx';
import { SessionSheets } from './SessionSheets.tsx';
import './plan.css';

interface Props {
  /** The plan, by its number of sessions. */
  length: PlanLength;
  /** From 1. */
  session: number;
  size: ClassSize;
  /** Minutes since the session began; null before it. */
  minute: number | null;
  /** What to do with the session, such as 'Começar a sessão'. */
  action?: ReactNode;
  level?: HeadingLevel;
  /** Words of the button that prints the worksheets. */
  printLabel?: string;
}

const PRINT_TODAY = 'Imprimir as fichas de hoje';

/** Renders one session of a lesson plan: what to prepare, what to do minute by minute, what to print. */
export function SessionPlan(props: Props) {
  const { length, session, size, minute, action, level = 2, printLabel = PRINT_TODAY } = props;
  const id = useId();
  const plan = LESSON_PLANS[length].sessions[session - 1];
  if (plan === undefined) return null;
  const Title: HeadingTag = `h${level}`;
  const part = level === 2 ? 'h3' : 'h4';
  return (
    <article aria-labelledby={id} className="plan flex flex-col gap-4">
      <header className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <div className="flex min-w-0 grow basis-80 flex-col gap-1">
          <SessionCount length={length} session={session} />
          <Title id={id} className="text-2xl">
            {plan.title}
          </Title>
          <p className="max-w-[75ch] text-lg text-muted">
            <PlanText text={plan.aims} />
          </p>
        </div>
        {action}
      </header>
      <div className="plan-parts">
        <div className="plan-before">
          <TextPart tag={part} title="Antes" Icon={ClipboardCheck} text={plan.before} />
          <PlanPart tag={part} title="Fichas" Icon={FileText}>
            <SessionSheets
              sheets={plan.worksheets}
              size={size}
              title={`Fichas da sessão ${session} de ${length}`}
              printLabel={printLabel}
            />
          </PlanPart>
        </div>
        <During plan={plan} part={part} minute={minute} />
        <Afterwards plan={plan} part={part} />
      </div>
    </article>
  );
}

/** 'Sessão 3 de 6', with a mark for each session. */
function SessionCount({ length, session }: { length: PlanLength; session: number }) {
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
      <p className="label-caps text-label">
        Sessão {session} de {length}
      </p>
      <span aria-hidden className="plan-count">
        {Array.from({ length }, (_, index) => index + 1).map((number) => (
          <i key={number} data-done={number <= session} />
        ))}
      </span>
    </div>
  );
}

interface PartProps {
  plan: PlanSession;
  part: HeadingTag;
}

function During({ plan, part, minute }: PartProps & { minute: number | null }) {
  return (
    <div className="plan-during">
      <PlanPart tag={part} title="Minuto a minuto" Icon={ListChecks}>
        <MinuteList tasks={plan.minutes} minute={minute} />
      </PlanPart>
      <TextPart tag={part} title="No fim, a turma tem" Icon={Flag} text={plan.outcome} className="plan-outcome" />
    </div>
  );
}

function Afterwards({ plan, part }: PartProps) {
  return (
    <div className="plan-after">
      <TextPart tag={part} title="Se faltar tempo" Icon={Hourglass} text={plan.late} />
      <TextPart tag={part} title="Para casa" Icon={House} text={plan.home} />
    </div>
  );
}
