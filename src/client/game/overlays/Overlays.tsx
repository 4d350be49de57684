import { startTransition, useCallback, useEffect, useState } from 'react';
import type { GameEvent } from '#client/game/flow/GameEvent.ts';
import { Cockpit } from './cockpit/Cockpit.tsx';
import { ShipQuestion } from './cockpit/ShipQuestion.tsx';
import { CouncilScreen } from './council/CouncilScreen.tsx';
import { eventOfKey, moveByArrow } from './keys.ts';
import { GuideDialog } from './menu/GuideDialog.tsx';
import { LeaveDialog } from './menu/LeaveDialog.tsx';
import type { OverlaysProps } from './overlaysProps.ts';

/** Renders everything to read and press, over the stage. */
export function Overlays(props: OverlaysProps) {
  const { view, send } = props;
  const [asksShip, setAsksShip] = useState(false);
  const [isGuideOpen, setIsGuideOpen] = useState(false);
  if (isGuideOpen && view.guide === null) setIsGuideOpen(false);
  const ask = useCallback(
    (event: GameEvent) => {
      // Dialogs are opened and closed after the press: that costs a slow device a frame or two.
      if (event.type === 'SELECT_SHIP') startTransition(() => setAsksShip(true));
      else send(event);
    },
    [send],
  );
  const openGuide = useCallback(() => startTransition(() => setIsGuideOpen(true)), []);
  const closeGuide = useCallback(() => setIsGuideOpen(false), []);
  const asking = { ...props, send: ask };
  useGameKeys(asking);
  return (
    <>
      {view.work.kind === 'council' ? (
        <CouncilScreen {...asking} work={view.work} />
      ) : (
        <Cockpit {...asking} onGuide={openGuide} />
      )}
      <GuideDialog guide={view.guide} open={isGuideOpen} onClose={closeGuide} />
      <LeaveDialog dialog={view.leaveDialog} mode={view.mode} send={send} />
      <ShipQuestion
        name={asksShip && view.work.kind === 'ship' ? view.work.name : null}
        onCancel={() => startTransition(() => setAsksShip(false))}
        onConfirm={() => {
          startTransition(() => setAsksShip(false));
          send({ type: 'SELECT_SHIP' });
        }}
      />
    </>
  );
}

/** Handles keys that no control on the page uses. */
function useGameKeys({ view, send, settings }: OverlaysProps): void {
  const { canSkip, buttons } = view;
  const { projector } = settings;
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const gameEvent = eventOfKey(event, { canSkip, buttons }, projector);
      if (gameEvent === null) {
        if (projector) moveByArrow(event);
        return;
      }
      if (event.key.startsWith('Page')) event.preventDefault();
      send(gameEvent);
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, [canSkip, buttons, projector, send]);
}
