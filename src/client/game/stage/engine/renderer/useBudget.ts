import { useCallback, useMemo, useState } from 'react';
import type { StageScene } from '../../stageProps.ts';
import { announce } from '../announce.ts';
import type { StageClock } from '../clock.ts';
import type { QualityLevel } from '../quality.ts';
import { fullQuality, lightBudget, type RenderBudget } from './renderer.ts';

/** Slow frames of this mean length come from drawing on the processor. */
const UNAIDED_FRAME_MS = 150;

interface Budget {
  /** The processor draws, so that the page must not wait for the pictures. */
  deferred: boolean;
  /** Best first. */
  levels: readonly QualityLevel[];
  /** The picture stays as it is: moving it would slow down a page that does not need it. */
  frozen: boolean;
  /** For useFrames. */
  onSlow(meanMs: number): boolean;
}

/**
 * Returns the budget: the one that the driver's name promises, until the frames show that the processor draws. Where it does and
 * is slow, the sky of the sign-in page stands still. A driven clock keeps the best level, for pictures that are the same everywhere.
 */
export function useBudget(promised: RenderBudget, scene: StageScene, clock: StageClock): Budget {
  const [isLight, setLight] = useState(false);
  const [frozen, setFrozen] = useState(false);
  const { software, levels } = useMemo(() => (isLight ? lightBudget(promised) : promised), [promised, isLight]);
  const best = useMemo(() => [fullQuality(window.devicePixelRatio)], []);
  const onSlow = useCallback(
    (meanMs: number) => {
      const canFreeze = software && scene === 'login';
      if (!canFreeze && (software || meanMs < UNAIDED_FRAME_MS)) return false;
      announce(`${canFreeze ? 'imagem parada' : `${promised.renderer}, modo leve`}: o ecrã desenha devagar`);
      if (canFreeze) setFrozen(true);
      else setLight(true);
      return true;
    },
    [promised, software, scene],
  );
  if (clock.driven) return { deferred: false, levels: best, frozen: false, onSlow };
  const deferred = software && promised.renderer === 'webgl';
  return { deferred, levels, frozen: frozen && scene === 'login', onSlow };
}
