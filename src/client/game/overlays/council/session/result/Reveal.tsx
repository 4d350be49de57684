import { useEffect, useEffectEvent } from 'react';
import type { SessionPlan } from '#client/game/flow/CouncilSession.ts';
import { Button } from '#client/ui/controls/Button.tsx';
import type { ShipNumber } from '#domain/vocabulary.ts';
import { avatarOf, shipWords } from '../../../cockpit/avatars.ts';

/** Milliseconds after which the result is shown; on the stage, the end of the launch shows it before. */
const REVEAL_MS = 5_000;
const STAGE_LIMIT_MS = 9_000;

interface RevealProps {
  plan: SessionPlan;
  /** The ship takes off on the stage, which must be seen. */
  isOnStage: boolean;
  onDone: () => void;
}

/** Renders the ship of the plan that the council has chosen as it rises, or a caption under the stage; a press skips it. */
export function Reveal({ plan: { team }, isOnStage, onDone }: RevealProps) {
  const done = useEffectEvent(onDone);
  useEffect(() => {
    const timer = setTimeout(() => done(), isOnStage ? STAGE_LIMIT_MS : REVEAL_MS);
    return () => clearTimeout(timer);
  }, [isOnStage]);
  return (
    <section
      className={
        isOnStage
          ? 'caption-glass fixed inset-x-0 bottom-5 mx-auto flex w-max max-w-[calc(100%-2rem)] flex-wrap items-center justify-center gap-x-6 gap-y-2 px-6 py-3'
          : 'glass grid min-h-[55vh] place-content-center justify-items-center gap-4 overflow-hidden p-6 text-center'
      }
      aria-labelledby="session-reveal"
    >
      <p role="status" className="sr-only">
        O conselho escolheu a proposta de {team.name}.
      </p>
      <p className="label-caps animate-appear text-screen-label">O conselho escolheu</p>
      {team.ship !== null && !isOnStage && (
        <img
          src={avatarOf(team.ship as ShipNumber)}
          alt={shipWords(team.ship as ShipNumber)}
          className="h-45 w-60 animate-depart object-contain"
        />
      )}
      <h2
        id="session-reveal"
        className={`wrap-anywhere animate-rise ${isOnStage ? 'min-w-0 text-[1.6em]' : 'text-[2em]'}`}
      >
        {team.name}
      </h2>
      <Button variant="secondary" onClick={onDone}>
        Ver o resultado
      </Button>
    </section>
  );
}
