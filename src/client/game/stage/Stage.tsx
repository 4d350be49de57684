import { useCallback, useState } from 'react';
import { announce } from './engine/announce.ts';
import { Canvas } from './engine/Canvas.tsx';
import { createClock, type StageClock } from './engine/clock.ts';
import { chooseRenderer } from './engine/renderer/renderer.ts';
import { StillPicture } from './space/StillPicture.tsx';
import type { StageProps } from './stageProps.ts';

interface ClockedStageProps extends StageProps {
  /** Stops, slows or drives the stage; without it the stage follows the screen's frames. */
  clock?: StageClock;
}

/** How many new canvases are created after a graphics card was lost for good. */
export const NEW_CANVASES = 1;

/**
 * Renders the pictures behind the game: animated where the device can, else a still one. The game never depends on
 * them.
 */
export function Stage({ clock, ...props }: ClockedStageProps) {
  const [power] = useState(chooseRenderer);
  const [own] = useState(createClock);
  const [lost, setLost] = useState(0);
  const [hasFailed, setFailed] = useState(false);
  const onFail = useCallback(() => setFailed(true), []);
  const onGone = useCallback(() => setLost((times) => times + 1), []);
  if (power.renderer === 'imagem') return <StillPicture {...props} />;
  if (hasFailed || lost > NEW_CANVASES) {
    announce('imagem parada: o ecrã deixou de desenhar');
    return <StillPicture {...props} />;
  }
  return <Canvas key={lost} {...props} {...{ power, onGone, onFail }} clock={clock ?? own} />;
}
