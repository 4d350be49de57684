import { startTransition, useCallback, useEffect, useState } from 'react';
import type { GameEvent } from '#client/game/flow/GameEvent.ts';
import type { ShipNumber } from '#domain/vocabulary.ts';
import { Cockpit } from './cockpit/Cockpit.tsx';
import { CouncilScreen } from './council/CouncilScreen.tsx';
import { SessionNotices } from './council/SessionLayer.tsx';
import { eventOfKey, moveByArrow } from './keys.ts';
import { LateReflection } from './lesson/LateReflection.tsx';
import { useReflection } from './lesson/useReflection.ts';
import { GuideDialog } from './menu/GuideDialog.tsx';
import { LeaveDialog } from './menu/LeaveDialog.tsx';
import type { OverlaysProps } from './overlaysProps.ts';
import { StoriesDialog } from './stories/StoriesDialog.tsx';
import { useStories } from './stories/useStories.ts';
import { useDeferredParts } from './useDeferredParts.ts';

/** The mission in which teams write their plan. */
const STORIES_MISSION = 4;

/** Renders everything to read and press, over the stage. */
export function Overlays(props: OverlaysProps) {
  const { view, send, lesson } = props;
  const reflection = useReflection(view, send, lesson.actions);
  const [askedShip, setAskedShip] = useState<ShipNumber | null>(null);
  const [isGuideOpen, setIsGuideOpen] = useState(false);
  if (isGuideOpen && view.guide === null) setIsGuideOpen(false);
  const ship = view.work.kind === 'ship' ? view.work.number : null;
  const ask = useCallback(
    (event: GameEvent) => {
      // Dialogs are opened and closed after the press: that costs a slow device a frame or two.
      if (event.type === 'SELECT_SHIP') startTransition(() => setAskedShip(ship));
      else reflection.send(event);
    },
    [reflection.send, ship],
  );
  const openGuide = useCallback(() => startTransition(() => setIsGuideOpen(true)), []);
  const closeGuide = useCallback(() => setIsGuideOpen(false), []);
  const { stories, report } = useStories(props.loadDiary, view.guide?.mission === STORIES_MISSION);
  const [areStoriesOpen, setAreStoriesOpen] = useState(false);
  const openStories = useCallback(() => {
    setIsGuideOpen(false);
    setAreStoriesOpen(true);
  }, []);
  const onStories = stories.length > 0 ? openStories : null;
  const late = useDeferredParts(view);
  const asking = { ...props, send: ask };
  useGameKeys(asking);
  return (
    <>
      {view.work.kind === 'council' ? (
        <CouncilScreen {...asking} work={view.work} />
      ) : (
        <Cockpit {...asking} late={late} onGuide={openGuide} onStories={onStories} />
      )}
      <SessionNotices council={props.council} isInCouncil={view.work.kind === 'council'} />
      <GuideDialog guide={view.guide} open={isGuideOpen} onClose={closeGuide} onStories={onStories} />
      <StoriesDialog stories={stories} report={report} open={areStoriesOpen} onClose={() => setAreStoriesOpen(false)} />
      <LateReflection asked={reflection.asked} answer={reflection.answer} />
      <LeaveDialog dialog={view.leaveDialog} mode={view.mode} send={send} />
      {late && (
        <late.ShipQuestion
          ship={ship === null ? null : askedShip}
          onCancel={() => startTransition(() => setAskedShip(null))}
          onConfirm={() => {
            startTransition(() => setAskedShip(null));
            // The choice cannot be undone, so it must be the ship that the question named.
            if (askedShip === ship) send({ type: 'SELECT_SHIP' });
          }}
        />
      )}
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
