import { useEffect, useEffectEvent } from 'react';
import type { SessionPlan } from '#client/game/flow/CouncilSession.ts';
import { Button } from '#client/ui/controls/Button.tsx';
import type { ShipNumber } from '#domain/vocabulary.ts';
import { avatarOf } from '../../../cockpit/avatars.ts';

/** Milliseconds after which the result is shown. */
const REVEAL_MS = 5_000;

interface RevealProps {
  plan: SessionPlan;
  onDone: () => void;
}

/** Renders the ship of the plan that the council has chosen as it rises; a press skips it. */
export function Reveal({ plan, onDone }: RevealProps) {
  const { team } = plan;
  const done = useEffectEvent(onDone);
  useEffect(() => {
    const timer = setTimeout(() => done(), REVEAL_MS);
    return () => clearTimeout(timer);
  }, []);
  return (
    <section
      className="glass grid min-h-[55vh] place-content-center justify-items-center gap-4 overflow-hidden p-6 text-center"
      aria-labelledby="session-reveal"
    >
      <p role="status" className="sr-only">
        O conselho escolheu a proposta de {team.name}.
      </p>
      <p className="label-caps animate-appear text-screen-label">O conselho escolheu</p>
      {team.ship !== null && (
        <img src={avatarOf(team.ship as ShipNumber)} alt="" className="h-45 w-60 animate-depart object-contain" />
      )}
      <h2 id="session-reveal" className="wrap-anywhere animate-rise text-[2em]">
        {team.name}
      </h2>
      <Button variant="secondary" onClick={onDone}>
        Ver o resultado
      </Button>
    </section>
  );
}
