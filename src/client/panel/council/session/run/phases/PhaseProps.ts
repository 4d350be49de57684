import type { Council } from '#contract/council/session/councils.ts';
import type { SteerCouncil } from '../useSteerCouncil.ts';

export interface PhaseProps {
  council: Council;
  steering: SteerCouncil;
}
