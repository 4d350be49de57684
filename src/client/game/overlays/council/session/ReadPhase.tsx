import { Square, Volume2 } from 'lucide-react';
import { type ReactNode, useEffect } from 'react';
import type { SessionPlan } from '#client/game/flow/CouncilSession.ts';
import { Button } from '#client/ui/controls/Button.tsx';
import { Banner } from '#client/ui/feedback/Banner.tsx';
import { CheckIcon } from '#client/ui/icons.tsx';
import { hasPhase } from '#domain/council/session/phases.ts';
import { counted } from '#domain/counted.ts';
import { Marked } from '../../glossary/Marked.tsx';
import { PlanHead } from './PlanHead.tsx';
import { groupPlans } from './plans.ts';
import type { SessionProps } from './sessionProps.ts';
import { useReadAloud } from './useReadAloud.ts';

/** Renders the plans that the team was given to read, then those that the voting screen lacks, then the voting screen. */
export function ReadPhase({ children, ...props }: SessionProps & { children: ReactNode }) {
  const { session, work } = props;
  const { given, others } = groupPlans(session.plans);
  const reader = useSessionReader(props);
  const isListed = ({ _id }: SessionPlan) => work.proposals.some((row) => row._id === _id);
  const elsewhere = others.filter((plan) => !isListed(plan));
  return (
    <>
      {given.length > 0 && <Readings plans={given} reader={reader} {...props} />}
      {elsewhere.length > 0 && (
        <details className="glass council-glass p-4">
          <summary className="min-h-12 cursor-pointer content-center font-bold font-display text-screen-label">
            Outras propostas deste conselho ({elsewhere.length})
          </summary>
          <Plans plans={elsewhere} reader={reader} {...props} />
        </details>
      )}
      {hasPhase(session, 'vote') && (
        <p className="glass council-glass px-4 py-3">
          As estrelas desta lista não são o vosso voto no conselho: esse dá-se depois, na fase Votar.
        </p>
      )}
      {children}
    </>
  );
}

function Readings({ plans, reader, ...props }: PlansProps) {
  const read = plans.filter((plan) => plan.read).length;
  return (
    <section className="glass council-glass p-4" aria-labelledby="session-readings">
      <div className="mb-3 flex flex-wrap items-baseline justify-between gap-x-5 gap-y-1">
        <h2 id="session-readings" className="text-[1.3em]">
          {plans.length === 1 ? 'A vossa leitura' : `As vossas ${plans.length} leituras`}
        </h2>
        <p role="status" className="font-bold text-screen-label tabular-nums">
          {read} de {counted(plans.length, 'lida', 'lidas')}
        </p>
      </div>
      {reader.isMissing && (
        <Banner live className="mb-3">
          Este dispositivo não tem uma voz portuguesa. Leiam em voz alta, à vez.
        </Banner>
      )}
      <Plans plans={plans} reader={reader} {...props} />
    </section>
  );
}

type Reader = ReturnType<typeof useReadAloud>;

/** Only one voice speaks: the plan is read after ORBI is interrupted, and no longer once ORBI or the teacher begins. */
function useSessionReader({ view, send, lesson }: SessionProps): Reader {
  const isSpeaking = view.narration !== null;
  const reader = useReadAloud(lesson.view.isSilent || lesson.view.isPaused);
  const { stop } = reader;
  useEffect(() => {
    if (isSpeaking) stop();
  }, [isSpeaking, stop]);
  return {
    ...reader,
    read(planId, text) {
      if (isSpeaking) send({ type: 'SKIP' });
      reader.read(planId, text);
    },
  };
}

interface PlansProps extends SessionProps {
  plans: readonly SessionPlan[];
  reader: Reader;
}

function Plans({ plans, ...props }: PlansProps) {
  return (
    <ul className="grid grid-cols-1 gap-3 tablet:grid-cols-2 projected:grid-cols-1!">
      {plans.map((plan) => (
        <Plan key={plan._id} plan={plan} {...props} />
      ))}
    </ul>
  );
}

function Plan({ plan, reader, council, lesson }: Omit<PlansProps, 'plans'> & { plan: SessionPlan }) {
  const { _id, team, text, read } = plan;
  const isReading = reader.reading === _id;
  const isSilent = lesson.view.isSilent || lesson.view.isPaused;
  return (
    <li className="grid grid-cols-1 content-start gap-3 rounded-card border border-line bg-surface px-4 py-3">
      <PlanHead team={team} />
      <p className="max-w-[70ch] wrap-anywhere whitespace-pre-line text-pretty">
        <Marked>{text}</Marked>
      </p>
      <div className="relative flex flex-wrap gap-3">
        <Button
          variant={read ? 'secondary' : 'primary'}
          aria-pressed={read}
          onClick={() => council.actions.markRead(_id, !read)}
        >
          {read && <CheckIcon className="text-ok" />}
          {read ? 'Lida' : 'Marcar como lida'}
          <span className="sr-only"> a proposta de {team.name}</span>
        </Button>
        <Button
          variant="secondary"
          disabled={isSilent}
          onClick={() => (isReading ? reader.stop() : reader.read(_id, text))}
        >
          {isReading ? (
            <Square aria-hidden="true" className="size-5 fill-current" />
          ) : (
            <Volume2 aria-hidden="true" className="size-6" />
          )}
          {isReading ? 'Parar' : 'Ouvir'}
          <span className="sr-only"> a proposta de {team.name}</span>
        </Button>
      </div>
      {isSilent && <p className="text-muted">Agora é tempo de silêncio: leiam com os olhos.</p>}
    </li>
  );
}
