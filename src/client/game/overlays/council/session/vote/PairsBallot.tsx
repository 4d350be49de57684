import { useRef, useState } from 'react';
import type { CouncilSession, SessionPlan } from '#client/game/flow/CouncilSession.ts';
import { classes } from '#client/ui/classes.ts';
import { Button } from '#client/ui/controls/Button.tsx';
import { CheckIcon } from '#client/ui/icons.tsx';
import { DUEL_QUESTION } from '#domain/council/session/ballots.ts';
import { type Pair, pairKey } from '#domain/council/session/duels.ts';
import { ScrollBox } from '../../../ScrollBox.tsx';
import { PlanHead } from '../PlanHead.tsx';
import { duelsOf, duelWinner } from './ballotDraft.ts';
import type { BallotProps } from './ballotProps.ts';

/** Renders one duel after the other, each with two plans side by side. */
export function PairsBallot({ ballot, session, onChange }: BallotProps<'pairs'>) {
  const duels = duelsOf(session);
  const [chosen, setPlace] = useState(() => firstOpen(duels, ballot));
  const question = useRef<HTMLHeadingElement>(null);
  const goTo = (next: number) => {
    setPlace(next);
    question.current?.focus({ preventScroll: true });
  };
  // A plan that has left the session takes its duels along.
  const place = Math.min(chosen, duels.length - 1);
  const duel = duels[place];
  if (duel === undefined) return null;
  const winner = duelWinner(ballot, duel);
  const choose = (id: string) => {
    const others = ballot.duels.filter((one) => pairKey(one) !== pairKey(duel));
    onChange({ ...ballot, duels: [...others, { ...duel, winner: id }] });
    if (place < duels.length - 1) goTo(place + 1);
  };
  return (
    <div className="grid gap-3">
      <div className="flex flex-wrap items-baseline justify-between gap-x-5">
        <h3 ref={question} tabIndex={-1} className="text-[1.25em]">
          {DUEL_QUESTION}
        </h3>
        <p role="status" className="font-bold text-screen-label tabular-nums">
          Duelo {place + 1} de {duels.length}
        </p>
      </div>
      <Sides duel={duel} winner={winner} plans={session.plans} onChoose={choose} />
      <div className="flex flex-wrap gap-3">
        <Button variant="secondary" disabled={place === 0} onClick={() => goTo(place - 1)}>
          Duelo anterior
        </Button>
        <Button variant="secondary" disabled={place >= duels.length - 1} onClick={() => goTo(place + 1)}>
          {winner === null ? 'Decidir depois' : 'Duelo seguinte'}
        </Button>
      </div>
    </div>
  );
}

function firstOpen(duels: readonly Pair[], ballot: BallotProps<'pairs'>['ballot']): number {
  const open = duels.findIndex((duel) => duelWinner(ballot, duel) === null);
  return Math.max(0, open);
}

interface SidesProps {
  duel: Pair;
  winner: string | null;
  plans: CouncilSession['plans'];
  onChoose: (id: string) => void;
}

function Sides({ duel, winner, plans, onChoose }: SidesProps) {
  const sides = [duel.a, duel.b].flatMap((id) => plans.find(({ _id }) => _id === id) ?? []);
  return (
    <div className="grid gap-3 sm:grid-cols-2 projected:grid-cols-1!">
      {sides.map((plan) => (
        <Side key={`${pairKey(duel)} ${plan._id}`} plan={plan} isWinner={plan._id === winner} onChoose={onChoose} />
      ))}
    </div>
  );
}

interface SideProps {
  plan: SessionPlan;
  isWinner: boolean;
  onChoose: (id: string) => void;
}

function Side({ plan: { _id, team, text }, isWinner, onChoose }: SideProps) {
  return (
    <div
      className={classes(
        'edged flex min-w-0 animate-appear flex-col gap-3 rounded-card bg-glass-lit px-4 py-3',
        isWinner ? 'border-primary' : 'border-line',
      )}
    >
      <div className="flex flex-wrap items-center justify-between gap-2">
        <PlanHead team={team} />
        <Button variant={isWinner ? 'primary' : 'secondary'} aria-pressed={isWinner} onClick={() => onChoose(_id)}>
          {isWinner && <CheckIcon />}
          Esta<span className="sr-only"> proposta, de {team.name}</span>
        </Button>
      </div>
      <ScrollBox
        label={`Proposta de ${team.name}`}
        className="max-h-[max(9rem,calc(100dvh-36rem))] grow projected:max-h-none"
      >
        <p className="wrap-anywhere whitespace-pre-line text-pretty">{text}</p>
      </ScrollBox>
    </div>
  );
}
