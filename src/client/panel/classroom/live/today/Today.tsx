import { CalendarCog } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { SessionPlan } from '#client/panel/classroom/plan/SessionPlan.tsx';
import { classes } from '#client/ui/classes.ts';
import { Button } from '#client/ui/controls/Button.tsx';
import type { LiveClass } from '#contract/classroom/lessons.ts';
import type { PlanLength } from '#domain/classroom/lessonPlans.ts';
import { classSizeOf } from './classSizeOf.ts';
import { SettingsDialog } from './SettingsDialog.tsx';

const MINUTE_MS = 60_000;

interface Props {
  live: LiveClass;
  now: number;
  onChanged: (live: LiveClass) => void;
}

/** Shows today's session of the class's lesson plan, and lets the teacher choose a plan. */
export function Today({ live, now, onChanged }: Props) {
  const [isChoosing, setChoosing] = useState(false);
  const { plan } = live.settings;
  const change = (
    <Button variant="secondary" onClick={() => setChoosing(true)}>
      <CalendarCog aria-hidden className="size-5" />
      {plan === null ? 'Escolher um plano' : 'Mudar o plano'}
    </Button>
  );
  return (
    <section aria-label="Plano de hoje" className={classes('card', plan === null ? 'p-4' : 'px-4 py-1')}>
      {plan === null ? (
        <div className="flex flex-wrap items-center justify-between gap-3">
          <p className="text-lg">Sem plano: escolha 4, 6 ou 8 sessões e a página diz o que fazer em cada uma.</p>
          {change}
        </div>
      ) : (
        <Session live={live} now={now} plan={plan} change={change} />
      )}
      {isChoosing && (
        <SettingsDialog
          live={live}
          onSaved={(settings) => onChanged({ ...live, settings })}
          onClose={() => setChoosing(false)}
        />
      )}
    </section>
  );
}

interface SessionProps extends Pick<Props, 'live' | 'now'> {
  plan: PlanLength;
  /** Button that changes the plan. */
  change: ReactNode;
}

/** Open before the lesson, when the teacher prepares it; closed afterwards, when the teams come first. */
function Session({ live: { lesson, settings, teams }, now, plan, change }: SessionProps) {
  return (
    <details className="disclosure" open={lesson === null}>
      <summary>Plano de {plan} sessões: o que fazer nesta sessão</summary>
      <SessionPlan
        length={plan}
        session={lesson?.session ?? settings.nextSession}
        size={classSizeOf(teams)}
        minute={lesson === null ? null : Math.max(0, Math.floor((now - lesson.startedAt) / MINUTE_MS))}
      />
      <div className="mt-4 mb-3 flex">{change}</div>
    </details>
  );
}
