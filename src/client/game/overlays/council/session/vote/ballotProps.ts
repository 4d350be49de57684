import type { CouncilSession } from '#client/game/flow/CouncilSession.ts';
import type { Ballot, BallotKind } from '#domain/council/session/ballots.ts';

/** Props of the form of each kind of ballot. */
export interface BallotProps<Kind extends BallotKind> {
  ballot: Extract<Ballot, { kind: Kind }>;
  session: CouncilSession;
  onChange: (ballot: Ballot) => void;
}
