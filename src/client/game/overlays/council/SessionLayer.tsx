import { type ReactNode, useEffect, useRef } from 'react';
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
  useFreshListAfter(session !== null, props.send);
  if (session === null || !part) return children;
  return (
    <part.CouncilSession {...props} session={session}>
      {children}
    </part.CouncilSession>
  );
}

/** Reads the proposals again when a session ends: one of them may go to Earth. */
function useFreshListAfter(isRunning: boolean, send: OverlaysProps['send']): void {
  const wasRunning = useRef(isRunning);
  useEffect(() => {
    if (wasRunning.current && !isRunning) send({ type: 'REFRESH_COUNCIL' });
    wasRunning.current = isRunning;
  }, [isRunning, send]);
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
