import { useEffect } from 'react';
import { Cockpit } from './Cockpit.tsx';
import { CouncilScreen } from './council/CouncilScreen.tsx';
import { LeaveDialog } from './LeaveDialog.tsx';
import type { OverlaysProps } from './overlaysProps.ts';
import { isSkipKey } from './skipKey.ts';

/** Everything that is read and pressed, over the picture. */
export function Overlays(props: OverlaysProps) {
  const { view, send } = props;
  useSkipKey(view.canSkip, send);
  return (
    <>
      {view.work.kind === 'council' ? <CouncilScreen {...props} work={view.work} /> : <Cockpit {...props} />}
      <LeaveDialog dialog={view.leaveDialog} mode={view.mode} send={send} />
    </>
  );
}

/** A key skips the waiting of a message (ruling 22), as long as nothing on the page wants the key for itself. */
function useSkipKey(canSkip: boolean, send: OverlaysProps['send']): void {
  useEffect(() => {
    if (!canSkip) return undefined;
    const onKey = (event: KeyboardEvent) => {
      if (isSkipKey(event)) send({ type: 'SKIP' });
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, [canSkip, send]);
}
