import { type ComponentProps, memo, useCallback, useState } from 'react';
import { useHasDialog } from '#client/ui/overlays/layers.ts';
import { useAloudLayer } from './aloud/useAloudLayer.tsx';
import type { GameEvent } from './flow/GameEvent.ts';
import type { GameView } from './flow/view.ts';
import type { Voice } from './flow/voice.ts';
import { LessonLayer } from './LessonLayer.tsx';
import { LoadingGame } from './LoadingGame.tsx';
import { GlossaryContext } from './overlays/glossary/Marked.tsx';
import { useGlossaryLayer } from './overlays/glossary/useGlossaryLayer.tsx';
import { Overlays } from './overlays/Overlays.tsx';
import { useReadingAids } from './overlays/supports/useReadingAids.tsx';
import { useSignLayer } from './sign/useSignLayer.tsx';
import { Stage } from './stage/Stage.tsx';
import { useHallLayer } from './useHallLayer.tsx';
import { usePicturesLimit } from './usePicturesLimit.ts';
import { useReducedMotion } from './useReducedMotion.ts';

/** Memoised, so that typing in the overlays does not re-render the stage. */
const MemoStage = memo(Stage);

type OverlayProps = ComponentProps<typeof Overlays>;

interface GameDisplayProps extends Omit<OverlayProps, 'onAttach' | 'letters'> {
  view: GameView;
  send: (event: GameEvent) => void;
  voice: Voice;
  onAttach: (files: File[]) => void;
  /** Clock of the designers' scene selector; the game uses the screen's. */
  clock?: ComponentProps<typeof Stage>['clock'];
  /** Called once, when the first picture is shown or none can be. */
  onReady?: (() => void) | undefined;
}

/** Returns whether the first picture is shown, and the function that says so. */
function usePictures(onReady: GameDisplayProps['onReady']): [boolean, () => void] {
  const [hasPictures, setHasPictures] = useState(false);
  const onPictures = useCallback(() => {
    setHasPictures(true);
    onReady?.();
  }, [onReady]);
  return [hasPictures, onPictures];
}

const LOADING = (
  <div className="absolute inset-0">
    <LoadingGame text="A carregar..." />
  </div>
);

/** Renders a running game: the stage, and the overlays once the stage is ready or the wait for it is over. */
export const GameDisplay = memo(function GameDisplay({ clock, onReady, ...props }: GameDisplayProps) {
  const { view, send, voice, settings, lesson, speak } = props;
  const [hasPictures, onPictures] = usePictures(onReady);
  const isLate = usePicturesLimit();
  const reducedMotion = useReducedMotion();
  const aids = useReadingAids(props.supports, settings.projector);
  const { isPaused, isSilent } = lesson.view;
  const aloud = useAloudLayer({ isOn: props.supports.readAloud, isSilent: isPaused || isSilent, theme: view.theme });
  const [glossary, words] = useGlossaryLayer(props.supports, view.theme);
  const isCovered = useHasDialog();
  const isInCouncil = view.work.kind === 'council';
  const sign = useSignLayer({ view, isWanted: hasPictures, isSilent: isPaused || isSilent });
  const hall = useHallLayer({ council: props.council, isInCouncil, isCalm: reducedMotion, isCovered });
  const onTransitionEnd = useCallback((scene: GameView['scene']) => send({ type: 'SCENE_ENDED', scene }), [send]);
  return (
    <div
      className="fixed inset-0 overflow-hidden bg-space text-screen-text"
      style={{ bottom: 'var(--room-below, 0px)' }}
    >
      <MemoStage
        scene={view.scene}
        theme={view.theme}
        ship={view.ship}
        mission={view.mission}
        lights={view.lights}
        robot={view.robot}
        gaze={view.gaze}
        raised={view.raised}
        voice={voice}
        // Larger type takes more of the window, so the painted frame gives it room.
        projector={settings.projector || aids.letters !== ''}
        reducedMotion={reducedMotion}
        paused={isCovered || hall.state === 'shown' || hall.state === 'launching'}
        onReady={onPictures}
        onTransitionEnd={onTransitionEnd}
        {...(clock === undefined ? {} : { clock })}
      />
      {aids.layer}
      {aloud}
      {words}
      {hasPictures || isLate ? (
        <>
          {hall.layer}
          <GlossaryContext value={glossary}>
            <Overlays {...props} letters={aids.letters} hall={hall.state} />
          </GlossaryContext>
          {sign}
          <LessonLayer view={view} send={send} lesson={lesson} speak={speak} />
        </>
      ) : (
        LOADING
      )}
    </div>
  );
});
