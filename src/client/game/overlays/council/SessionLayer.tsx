import type { ReactNode } from 'react';
import { useLatePart } from '#client/ui/hooks/useLatePart.ts';
import type { OverlaysProps } from '../overlaysProps.ts';
import type { CouncilView } from './councilView.ts';

/** Loaded with the first session that a teacher runs; until then the voting screen stays as it is. */
const loadSession = () => import('./session/CouncilSession.tsx');
const loadNotices = () => import('./session/Notices.tsx');

interface SessionLayerProps extends OverlaysProps {
  work: CouncilView;
  /** The voting screen of the specification. */
  children: ReactNode;
}

/** Renders the voting screen, or what the phase of a running council session puts above or in place of it. */
export function SessionLayer({ children, ...props }: SessionLayerProps) {
  const { session } = props.council.view;
  const part = useLatePart(session !== null, loadSession);
  if (session === null || !part) return children;
  return (
    <part.CouncilSession {...props} session={session}>
      {children}
    </part.CouncilSession>
  );
}

interface SessionNoticesProps extends Pick<OverlaysProps, 'council'> {
  isInCouncil: boolean;
}

/** Tells a team that still plays its missions that the council has begun, and any team that its ballot came too late. */
export function SessionNotices({ council, isInCouncil }: SessionNoticesProps) {
  const { session, refusal, seen } = council.view;
  const isNew = session !== null && !isInCouncil && !seen.start;
  const isRefused = refusal !== null && (session === null || !isInCouncil);
  const part = useLatePart(isNew || isRefused, loadNotices);
  if (!part || !(isNew || isRefused)) return null;
  return <part.Notice council={council} />;
}
