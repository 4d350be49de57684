import { ArrowDown, ArrowUp, GripVertical } from 'lucide-react';
import { useState } from 'react';
import type { SessionPlan } from '#client/game/flow/CouncilSession.ts';
import { classes } from '#client/ui/classes.ts';
import { Button } from '#client/ui/controls/Button.tsx';
import { IconButton } from '#client/ui/controls/IconButton.tsx';
import { moved, withItem, withoutItem } from '#client/ui/listOrder.ts';
import { PlanHead } from '../PlanHead.tsx';
import { nameOf } from '../plans.ts';
import type { BallotProps } from './ballotProps.ts';
import { JudgedPlans } from './JudgedPlans.tsx';
import { type OrderDrag, useOrderDrag } from './useOrderDrag.ts';

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
          <Button variant="secondary" className="justify-self-start" onClick={() => set(withItem(order, _id))}>
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
  const [news, setNews] = useState('');
  const change = (next: string[], id: string) => {
    onOrder(next);
    setNews(placeWords(next, id, plans));
  };
  const drag = useOrderDrag(order, change);
  return (
    <>
      <ol ref={drag.list} aria-label="A vossa ordem" className="grid max-w-[46rem] gap-2">
        {plans.map((plan, index) => (
          <PlacedPlan
            key={plan._id}
            plan={plan}
            place={drag.shown.indexOf(plan._id)}
            isLast={index === plans.length - 1}
            drag={drag}
            onMove={(by) => change(moved(order, plan._id, by), plan._id)}
            onRemove={() => change(withoutItem(order, plan._id), plan._id)}
          />
        ))}
      </ol>
      <p role="status" className="sr-only">
        {news}
      </p>
    </>
  );
}

/** Says where the plan is now: 'Cometas: 2.º de 4'. */
function placeWords(order: readonly string[], id: string, plans: readonly SessionPlan[]): string {
  const place = order.indexOf(id) + 1;
  return place === 0 ? `${nameOf(plans, id)} saiu da ordem.` : `${nameOf(plans, id)}: ${place}.º de ${order.length}.`;
}

interface PlacedPlanProps {
  plan: SessionPlan;
  /** Where it is shown, from 0: while a plan is dragged, the others make room. */
  place: number;
  isLast: boolean;
  drag: OrderDrag;
  onMove: (by: -1 | 1) => void;
  onRemove: () => void;
}

function PlacedPlan({ plan: { _id, team, withdrawn }, place, isLast, drag, onMove, onRemove }: PlacedPlanProps) {
  const isDragged = drag.plan === _id;
  const isFirst = place === 0;
  return (
    <li
      data-plan={_id}
      style={{ order: place }}
      className={classes(
        'edged flex flex-wrap items-center gap-x-3 gap-y-1 rounded-card bg-glass-lit py-2 pr-4 pl-1',
        isDragged ? 'border-primary' : 'border-line',
        drag.plan !== null && 'select-none',
      )}
    >
      <span
        data-grip=""
        aria-hidden="true"
        onPointerDown={(event) => drag.begin(event, _id)}
        className={classes(
          'grid size-12 shrink-0 touch-none select-none place-items-center text-screen-label',
          isDragged ? 'cursor-grabbing' : 'cursor-grab',
        )}
      >
        <GripVertical className="size-6" />
      </span>
      <strong className="min-w-[2em] font-display text-[1.3em] text-screen-label">{place + 1}.º</strong>
      <div className="min-w-0 grow basis-48">
        <PlanHead team={team}>{withdrawn && ' · retirada, não conta por agora'}</PlanHead>
      </div>
      <IconButton
        label={`Subir ${team.name}`}
        className="edged border-edge"
        aria-disabled={isFirst}
        onClick={() => onMove(-1)}
      >
        <ArrowUp aria-hidden="true" />
      </IconButton>
      <IconButton
        label={`Descer ${team.name}`}
        className="edged border-edge"
        aria-disabled={isLast}
        onClick={() => onMove(1)}
      >
        <ArrowDown aria-hidden="true" />
      </IconButton>
      <Button variant="ghost" className="px-3!" onClick={onRemove}>
        Tirar<span className="sr-only"> {team.name} da ordem</span>
      </Button>
    </li>
  );
}
