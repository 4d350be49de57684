import { ArrowRight, Hand, Presentation } from 'lucide-react';
import { ShipBadge } from '#client/panel/classroom/live/ShipBadge.tsx';
import { classes } from '#client/ui/classes.ts';
import { Button } from '#client/ui/controls/Button.tsx';
import { Chip } from '#client/ui/feedback/Chip.tsx';
import type { Council } from '#contract/council/session/councils.ts';
import { counted } from '#domain/counted.ts';
import type { PhaseProps } from './PhaseProps.ts';

type Plan = Council['plans'][number];

/** Renders the order of the presentations, and puts plans on the hall's screen one after the other. */
export function PresentPhase({ council, steering }: PhaseProps) {
  const { plans, presenting, seed } = council;
  const current = plans.find(({ _id }) => _id === presenting) ?? null;
  const next = nextPlan(plans, current);
  return (
    <>
      <section aria-label="No grande ecrã" className="card flex flex-col gap-3 p-5">
        <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
          {current === null ? (
            <p className="text-lg">
              {next === null ? 'Todas as propostas foram apresentadas.' : 'Nenhuma proposta está no grande ecrã.'}
            </p>
          ) : (
            <PresentedTeam plan={current} />
          )}
          <div className="flex flex-wrap gap-3">
            {next !== null && (
              <Button aria-disabled={steering.isBusy} onClick={() => steering.present(next._id)}>
                {current === null ? 'Apresentar' : 'Seguinte:'} {next.team.name}
                <ArrowRight aria-hidden className="size-5" />
              </Button>
            )}
            {current !== null && (
              <Button variant="secondary" aria-disabled={steering.isBusy} onClick={() => steering.present(null)}>
                Tirar do ecrã
              </Button>
            )}
          </div>
        </div>
        {current !== null && (
          <>
            <p className="quoted-answer max-h-72 overflow-y-auto text-lg">{current.text}</p>
            <Applause count={current.applause} />
          </>
        )}
      </section>
      <section aria-labelledby="present-order" className="flex flex-col gap-3">
        <h3 id="present-order" className="font-display text-xl">
          Ordem tirada à sorte
        </h3>
        <ol className="grid gap-2 lg:grid-cols-2">
          {plans.map((plan) => (
            <PlanRow key={plan._id} plan={plan} isCurrent={plan === current} {...steering} />
          ))}
        </ol>
        <details className="disclosure">
          <summary>Como foi o sorteio?</summary>
          <p className="max-w-prose">
            O servidor tirou à sorte uma semente, e dela saem todas as ordens deste conselho. Quem tiver a semente e o
            programa repete o sorteio e obtém a mesma ordem.
          </p>
          <p className="wrap-anywhere pt-2">
            Semente: <code className="select-all font-mono">{seed}</code>
          </p>
        </details>
      </section>
    </>
  );
}

/** Returns the plan after `current` that can be shown, the first one without; null after the last. */
function nextPlan(plans: readonly Plan[], current: Plan | null): Plan | null {
  const after = current === null ? plans : plans.slice(plans.indexOf(current) + 1);
  return after.find(({ withdrawn }) => !withdrawn) ?? null;
}

function PresentedTeam({ plan: { team, place } }: { plan: Plan }) {
  return (
    <div className="flex items-center gap-4">
      <ShipBadge ship={team.ship} />
      <div className="min-w-0">
        <p className="label-caps text-label text-sm">Agora apresenta</p>
        <h3 className="wrap-anywhere text-2xl">
          {place !== null && `${place}. `}
          {team.name}
        </h3>
        <p className="text-muted">{team.className}</p>
      </div>
    </div>
  );
}

function Applause({ count }: { count: number }) {
  return (
    <span className="inline-flex items-center gap-2 tabular-nums">
      <Hand aria-hidden className="size-5 text-label" />
      {counted(count, 'palma', 'palmas')}
    </span>
  );
}

interface RowProps {
  plan: Plan;
  isCurrent: boolean;
  isBusy: boolean;
  present: (proposalId: string | null) => void;
}

function PlanRow({ plan: { _id, team, place, applause, withdrawn }, isCurrent, isBusy, present }: RowProps) {
  return (
    <li
      className={classes(
        'card flex flex-wrap items-center gap-x-4 gap-y-2 p-3!',
        isCurrent && 'border-2 border-primary',
      )}
    >
      <span className="min-w-8 text-right font-bold font-display text-2xl tabular-nums">{place}.</span>
      <div className="wrap-anywhere mr-auto min-w-0 flex-1 basis-40">
        <p className="font-semibold text-lg">{team.name}</p>
        <p className="flex flex-wrap gap-x-4 text-muted">
          {team.className}
          <Applause count={applause} />
        </p>
      </div>
      {withdrawn ? (
        <Chip tone="warn">Retirada</Chip>
      ) : isCurrent ? (
        <Chip tone="info">No grande ecrã</Chip>
      ) : (
        <Button variant="secondary" aria-disabled={isBusy} onClick={() => present(_id)}>
          <Presentation aria-hidden className="size-5" />
          Apresentar<span className="sr-only"> a proposta de {team.name}</span>
        </Button>
      )}
    </li>
  );
}
