import type { CouncilSession } from '#client/game/flow/CouncilSession.ts';
import type { Ballot, BallotKind } from '#domain/council/session/ballots.ts';

/** What the form of each kind of ballot gets. */
export interface BallotProps<Kind extends BallotKind> {
  ballot: Extract<Ballot, { kind: Kind }>;
  session: CouncilSession;
  onChange: (ballot: Ballot) => void;
}
