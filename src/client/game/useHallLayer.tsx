import { type ReactNode, useState } from 'react';
import { useLatePart } from '#client/ui/hooks/useLatePart.ts';
import type { CouncilSessionProps } from './flow/CouncilSession.ts';
import type { HallState } from './flow/HallView.ts';

/** Loaded with the first session, so that it is there when the hall is. */
const loadLayer = () => import('./HallLayer.tsx');

interface HallLayerNeed {
  council: CouncilSessionProps;
  isInCouncil: boolean;
  /** Reduced motion: the hall stays away. */
  isCalm: boolean;
  /** A dialog covers the stage. */
  isCovered: boolean;
}

/** Returns the hall of a council session, which goes above the stage of a team's game, and how far it is. */
export function useHallLayer({ council, isInCouncil, isCalm, isCovered }: HallLayerNeed): {
  state: HallState;
  layer: ReactNode;
} {
  const { session } = council.view;
  const isPossible = isInCouncil && !isCalm && session !== null;
  const part = useLatePart(isPossible, loadLayer);
  const [state, setState] = useState<HallState>('none');
  if (!isPossible || !part?.isHallPhase(session.phase)) return { state: 'none', layer: null };
  const layer = <part.HallLayer council={council} session={session} isCovered={isCovered} onState={setState} />;
  return { state, layer };
}
