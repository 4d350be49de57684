import { useCallback, useState } from 'react';
import { announce } from './engine/announce.ts';
import { Canvas } from './engine/Canvas.tsx';
import { createClock, type StageClock } from './engine/clock.ts';
import { probePower } from './engine/renderer.ts';
import { StillPicture } from './space/StillPicture.tsx';
import type { StageProps } from './stageProps.ts';

interface ClockedStageProps extends StageProps {
  /** Whoever holds it can stop, slow or drive the picture; without it the stage follows the screen's frames. */
  clock?: StageClock;
}

/** A canvas whose graphics card has gone for good is built anew so many times. */
const NEW_CANVASES = 1;

/** The pictures behind the game: living where the machine can, else a still one. The game never depends on them. */
export function Stage({ clock, ...props }: ClockedStageProps) {
  const [power] = useState(probePower);
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
