import type { SessionPlan } from '#client/game/flow/CouncilSession.ts';
import { classes } from '#client/ui/classes.ts';
import orbi from '../../../../../../assets/robot/orbi.webp';
import { Applause } from './Applause.tsx';
import { PlanHead } from './PlanHead.tsx';
import type { SessionProps } from './sessionProps.ts';

/** Renders the plan that is on the hall's screen, with the way to applaud it, and the order of the presentations. */
export function PresentPhase({ session, council }: SessionProps) {
  const { plans, presenting } = session;
  const presented = plans.find(({ _id }) => _id === presenting);
  return (
    <div className="grid items-start gap-4 tablet:grid-cols-[minmax(0,2fr)_minmax(0,1fr)] projected:grid-cols-1!">
      <section className="glass council-glass grid gap-4 p-5">
        <p role="status" className="sr-only">
          {presented && `Apresenta agora: ${presented.team.name}.`}
        </p>
        {presented === undefined ? (
          <Between plans={plans} />
        ) : (
          <Presented key={presented._id} plan={presented} of={plans.length} onApplaud={council.actions.applaud} />
        )}
      </section>
      <Order plans={plans} presenting={presenting} />
    </div>
  );
}

interface PresentedProps {
  plan: SessionPlan;
  of: number;
  onApplaud: (planId: string) => void;
}

function Presented({ plan, of, onApplaud }: PresentedProps) {
  const { team, mine, place, text, withdrawn } = plan;
  return (
    <>
      <p className="label-caps text-screen-label">{mine ? 'É a vossa vez' : 'Quem apresenta agora'}</p>
      <PlanHead team={team} as="h2" size="lg">
        {place !== null && ` · n.º ${place} de ${of}, por ordem tirada à sorte`}
      </PlanHead>
      {!withdrawn && !mine && <Applause plan={plan} onApplaud={() => onApplaud(plan._id)} />}
      {mine && (
        <p className="text-lg projected:order-last">
          Com calma: digam o problema, a vossa ideia e quem ganha com ela. A sala está a ouvir-vos.
        </p>
      )}
      <p className="max-w-[70ch] wrap-anywhere whitespace-pre-line text-lg text-pretty">
        {withdrawn ? 'Esta proposta saiu do conselho.' : text}
      </p>
      {mine && <p className="text-muted projected:order-last">As palmas desta proposta são das outras equipas.</p>}
    </>
  );
}

function Between({ plans }: { plans: readonly SessionPlan[] }) {
  const own = plans.find(({ mine }) => mine);
  return (
    <div className="flex flex-wrap items-center gap-5">
      <img src={orbi} alt="" width="120" height="120" className="size-30 shrink-0 object-contain" />
      <div className="min-w-0 grow basis-60">
        <h2 className="text-[1.4em]">A seguir, apresenta uma equipa</h2>
        <p className="text-lg text-pretty">
          Cada equipa conta a sua proposta à sala.
          {own?.place && ` A vossa é a n.º ${own.place}.`}
        </p>
      </div>
    </div>
  );
}

function Order({ plans, presenting }: { plans: readonly SessionPlan[]; presenting: string | null }) {
  return (
    <section className="glass p-4" aria-label="Ordem das apresentações">
      <h2 className="text-[1.1em]">Ordem tirada à sorte</h2>
      <ol className="mt-2 grid gap-1">
        {plans.map(({ _id, place, team, mine }) => (
          <li
            key={_id}
            aria-current={_id === presenting ? 'true' : undefined}
            className={classes(
              'edged flex min-w-0 items-baseline gap-2 rounded-xl px-3 py-1.5',
              _id === presenting ? 'border-primary bg-glass-lit font-bold' : 'border-transparent',
            )}
          >
            <span className="min-w-[1.8em] text-screen-label tabular-nums">{place === null ? '' : `${place}.º`}</span>
            <span className="wrap-anywhere min-w-0">
              {team.name}
              {mine && <span className="text-screen-label"> · a vossa</span>}
            </span>
          </li>
        ))}
      </ol>
    </section>
  );
}
