import { CalendarCog } from 'lucide-react';
import { useState } from 'react';
import { SessionPlan } from '#client/panel/classroom/plan/SessionPlan.tsx';
import { Button } from '#client/ui/controls/Button.tsx';
import { LESSON_PLANS } from '#content/lessonPlans/lessonPlans.ts';
import type { LiveClass } from '#contract/classroom/lessons.ts';
import { classSizeOf } from './classSizeOf.ts';
import { SettingsDialog } from './SettingsDialog.tsx';

const MINUTE_MS = 60_000;

interface Props {
  live: LiveClass;
  now: number;
  onChanged: (live: LiveClass) => void;
}

/** Shows what the class's plan says for today, and lets the teacher choose a plan. */
export function Today({ live, now, onChanged }: Props) {
  const [isChoosing, setChoosing] = useState(false);
  const { plan, nextSession } = live.settings;
  return (
    <section aria-label="Plano de hoje" className="card flex flex-col gap-3 p-4">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p className="text-lg">
          {plan === null
            ? 'Sem plano: escolha 4, 6 ou 8 sessões e a página diz o que fazer em cada uma.'
            : `Plano de ${plan} sessões`}
        </p>
        <Button variant="secondary" onClick={() => setChoosing(true)}>
          <CalendarCog aria-hidden className="size-5" />
          {plan === null ? 'Escolher um plano' : 'Mudar o plano'}
        </Button>
      </div>
      {plan !== null && <Session live={live} now={now} session={live.lesson?.session ?? nextSession} />}
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

function Session({ live, now, session }: { live: LiveClass; now: number; session: number }) {
  const { plan } = live.settings;
  if (plan === null) return null;
  const title = LESSON_PLANS[plan].sessions[session - 1]?.title ?? '';
  const { lesson } = live;
  return (
    <details className="disclosure" open={lesson === null}>
      <summary>
        Sessão {session} de {plan}: {title}
      </summary>
      <SessionPlan
        length={plan}
        session={session}
        size={classSizeOf(live.teams)}
        minute={lesson === null ? null : Math.max(0, Math.floor((now - lesson.startedAt) / MINUTE_MS))}
      />
    </details>
  );
}
