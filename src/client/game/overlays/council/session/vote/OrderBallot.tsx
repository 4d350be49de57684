import { ArrowDown, ArrowUp } from 'lucide-react';
import type { SessionPlan } from '#client/game/flow/CouncilSession.ts';
import { Button } from '#client/ui/controls/Button.tsx';
import { IconButton } from '#client/ui/controls/IconButton.tsx';
import { PlanHead } from '../PlanHead.tsx';
import type { BallotProps } from './ballotProps.ts';
import { JudgedPlans } from './JudgedPlans.tsx';
import { moved, withoutPlan, withPlan } from './order.ts';

/** Renders the order of the plans that the team has placed, best first, and the others to place. */
export function OrderBallot({ ballot, session, onChange }: BallotProps<'order'>) {
  const { order } = ballot;
  const set = (next: string[]) => onChange({ ...ballot, order: next });
  const placed = order.flatMap((id) => session.plans.find(({ _id }) => _id === id) ?? []);
  const open = { ...session, plans: session.plans.filter(({ _id }) => !order.includes(_id)) };
  return (
    <>
      {placed.length > 0 && <Placed plans={placed} order={order} onOrder={set} />}
      <JudgedPlans session={open}>
        {({ _id, team }) => (
          <Button variant="secondary" className="justify-self-start" onClick={() => set(withPlan(order, _id))}>
            Pôr em {order.length + 1}.º<span className="sr-only"> a proposta de {team.name}</span>
          </Button>
        )}
      </JudgedPlans>
    </>
  );
}

interface PlacedProps {
  plans: readonly SessionPlan[];
  order: readonly string[];
  onOrder: (order: string[]) => void;
}

function Placed({ plans, order, onOrder }: PlacedProps) {
  return (
    <ol aria-label="A vossa ordem" className="grid max-w-[46rem] gap-2">
      {plans.map(({ _id, team }, index) => (
        <li
          key={_id}
          className="edged flex flex-wrap items-center gap-x-3 gap-y-1 rounded-card border-line bg-glass-lit px-4 py-2"
        >
          <strong className="min-w-[2em] font-display text-[1.3em] text-screen-label">{index + 1}.º</strong>
          <div className="min-w-0 grow basis-48">
            <PlanHead team={team} />
          </div>
          <IconButton
            label={`Subir ${team.name}`}
            className="edged border-edge"
            aria-disabled={index === 0}
            onClick={() => onOrder(moved(order, _id, -1))}
          >
            <ArrowUp aria-hidden="true" />
          </IconButton>
          <IconButton
            label={`Descer ${team.name}`}
            className="edged border-edge"
            aria-disabled={index === plans.length - 1}
            onClick={() => onOrder(moved(order, _id, 1))}
          >
            <ArrowDown aria-hidden="true" />
          </IconButton>
          <Button variant="ghost" className="px-3!" onClick={() => onOrder(withoutPlan(order, _id))}>
            Tirar<span className="sr-only"> {team.name} da ordem</span>
          </Button>
        </li>
      ))}
    </ol>
  );
}
