import type { CouncilSession } from '#client/game/flow/CouncilSession.ts';
import type { OverlaysProps } from '../../overlaysProps.ts';
import type { CouncilView } from '../councilView.ts';

/** What each phase of a council session gets. */
export interface SessionProps extends OverlaysProps {
  work: CouncilView;
  session: CouncilSession;
}
