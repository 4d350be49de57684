import { useCallback, useEffect, useLayoutEffect, useMemo, useState } from 'react';
import type { CouncilPhase } from '#domain/council/session/phases.ts';
import type { CouncilSession, CouncilSessionProps } from './flow/CouncilSession.ts';
import type { HallState } from './flow/HallView.ts';
import { hallOfSession } from './flow/hallOfSession.ts';
import { hasGraphicsCard } from './stage/engine/renderer/renderer.ts';
import { HallStage } from './stage/hall/HallStage.tsx';

/** In the other phases a team reads and writes, and nothing moves behind its text. */
const HALL_PHASES: readonly (CouncilPhase | null)[] = ['present', 'result', 'earth'];
/** How long a result that may be seen waits for the hall, whose pictures come over the network. */
const LAUNCH_WAIT_MS = 4_000;

interface HallLayerProps {
  council: CouncilSessionProps;
  session: CouncilSession;
  /** A dialog covers the stage. */
  isCovered: boolean;
  /** Receives how far the hall is. */
  onState: (state: HallState) => void;
}

export function isHallPhase(phase: CouncilPhase | null): boolean {
  return HALL_PHASES.includes(phase);
}

/** Renders the hall of a council session behind a team's overlays. A device that draws with the processor does without it. */
export function HallLayer({ council, session, isCovered, onState }: HallLayerProps) {
  const hall = useHallOf(session);
  const isLaunch = hall.phase === 'result' && hall.winner !== null && !council.view.seen.result;
  const [progress, setProgress] = useState<'none' | 'loading' | 'shown'>(() =>
    hasGraphicsCard() ? 'loading' : 'none',
  );
  const isWaiting = isLaunch && progress === 'loading';
  useEffect(() => {
    if (!isWaiting) return undefined;
    const timer = setTimeout(() => setProgress('none'), LAUNCH_WAIT_MS);
    return () => clearTimeout(timer);
  }, [isWaiting]);
  const reveal = isLaunch && progress === 'shown';
  const state = reveal ? 'launching' : progress;
  // Before the overlays are painted: they give way to the launch.
  useLayoutEffect(() => onState(state), [onState, state]);
  const { markSeen } = council.actions;
  const onRevealed = useCallback(() => markSeen('result'), [markSeen]);
  const onReady = useCallback(() => setProgress('shown'), []);
  const onUnavailable = useCallback(() => setProgress('none'), []);
  if (progress === 'none') return null;
  return (
    <div
      aria-hidden="true"
      className={`pointer-events-none absolute inset-0 transition-opacity duration-500 ${progress === 'shown' ? '' : 'opacity-0'}`}
    >
      <HallStage {...{ hall, isCovered, reveal, onRevealed, onReady, onUnavailable }} hasNames={false} />
    </div>
  );
}

/** Returns the hall; the same object while nothing of it has changed. */
function useHallOf(session: CouncilSession) {
  const view = hallOfSession(session);
  const key = JSON.stringify(view);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each reading makes a new object; `key` is its content
  return useMemo(() => view, [key]);
}
