import { useEffect } from 'react';
import { Cockpit } from './Cockpit.tsx';
import { CouncilScreen } from './council/CouncilScreen.tsx';
import { eventOfKey, moveByArrow } from './keys.ts';
import { LeaveDialog } from './LeaveDialog.tsx';
import type { OverlaysProps } from './overlaysProps.ts';

/** Everything that is read and pressed, over the picture. */
export function Overlays(props: OverlaysProps) {
  const { view, send } = props;
  useGameKeys(props);
  return (
    <>
      {view.work.kind === 'council' ? <CouncilScreen {...props} work={view.work} /> : <Cockpit {...props} />}
      <LeaveDialog dialog={view.leaveDialog} mode={view.mode} send={send} />
    </>
  );
}

/** Keys that nothing on the page wants for itself. */
function useGameKeys({ view, send, settings }: OverlaysProps): void {
  const { canSkip, buttons } = view;
  const { projector } = settings;
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const told = eventOfKey(event, { canSkip, buttons }, projector);
      if (told === null) {
        if (projector) moveByArrow(event);
        return;
      }
      if (event.key.startsWith('Page')) event.preventDefault();
      send(told);
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, [canSkip, buttons, projector, send]);
}
