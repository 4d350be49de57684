import { useEffect } from 'react';
import type { GameEvent } from '#client/game/flow/GameEvent.ts';
import type { GameView } from '#client/game/flow/view.ts';
import { Cockpit } from './Cockpit.tsx';
import { CouncilScreen } from './council/CouncilScreen.tsx';
import { LeaveDialog } from './LeaveDialog.tsx';
import { isSkipKey } from './skipKey.ts';

export interface OverlaysProps {
  view: GameView;
  send: (event: GameEvent) => void;
  /** Files that the team chose; the game keeps and sends them. */
  onAttach: (files: File[]) => void;
  /** What the saving sign tells; null in test mode. */
  saving: string | null;
  /** The project's page, where the installation names one. */
  projectUrl: string | null;
}

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
