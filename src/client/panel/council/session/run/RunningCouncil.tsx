import { SlidersHorizontal } from 'lucide-react';
import type { ComponentType } from 'react';
import { Link } from 'react-router-dom';
import type { Council } from '#contract/council/session/councils.ts';
import { COUNCIL_PHASE_NAMES, type CouncilPhase } from '#domain/council/session/phases.ts';
import { changeCouncilPath } from '../councilPaths.ts';
import { PHASE_WORDS } from '../councilWords.ts';
import { CouncilClock } from './CouncilClock.tsx';
import { PhaseStepper } from './PhaseStepper.tsx';
import { Projector } from './Projector.tsx';
import { DebatePhase } from './phases/DebatePhase.tsx';
import { EarthPhase } from './phases/EarthPhase.tsx';
import type { PhaseProps } from './phases/PhaseProps.ts';
import { PresentPhase } from './phases/PresentPhase.tsx';
import { ReadPhase } from './phases/ReadPhase.tsx';
import { ResultPhase } from './phases/ResultPhase.tsx';
import { VotePhase } from './phases/VotePhase.tsx';
import { SteerBar } from './SteerBar.tsx';
import type { SteerCouncil } from './useSteerCouncil.ts';

const PHASES: Record<CouncilPhase, ComponentType<PhaseProps>> = {
  present: PresentPhase,
  read: ReadPhase,
  debate: DebatePhase,
  vote: VotePhase,
  result: ResultPhase,
  earth: EarthPhase,
};

interface Props {
  council: Council;
  phase: CouncilPhase;
  /** When the council was read, by Date.now(). */
  readAt: number;
  steering: SteerCouncil;
}

/** Renders a running council: phases, clock, the view of the current phase, and the bar that steers it. */
export function RunningCouncil({ council, phase, readAt, steering }: Props) {
  const Phase = PHASES[phase];
  return (
    <>
      <section aria-label="Fase e tempo" className="card flex flex-col gap-4 max-sm:px-3!">
        <PhaseStepper council={council} />
        <div className="flex items-center justify-between gap-x-4 sm:gap-x-8">
          <div className="min-w-0 flex-1">
            <h2 className="font-display text-2xl sm:text-3xl" aria-live="polite">
              {COUNCIL_PHASE_NAMES[phase]}
            </h2>
            <p className="text-muted leading-snug sm:text-lg">{PHASE_WORDS[phase]}</p>
          </div>
          <CouncilClock council={council} readAt={readAt} />
        </div>
      </section>
      <Phase council={council} steering={steering} />
      <Projector code={council.code} />
      <Link className="text-link self-start" to={changeCouncilPath(council._id)}>
        <SlidersHorizontal aria-hidden className="size-5" />
        Mudar fases e minutos
      </Link>
      <SteerBar council={council} phase={phase} steering={steering} />
    </>
  );
}
