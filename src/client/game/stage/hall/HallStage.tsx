import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { HallTeam } from '#client/game/flow/HallView.ts';
import { announce } from '../engine/announce.ts';
import { createClock } from '../engine/clock.ts';
import { chooseRenderer } from '../engine/renderer/renderer.ts';
import { useSize } from '../engine/useSize.ts';
import { useStable } from '../engine/useStable.ts';
import { NEW_CANVASES } from '../Stage.tsx';
import { HallCanvas } from './HallCanvas.tsx';
import { HallPicture } from './HallPicture.tsx';
import { HallPlates } from './HallPlates.tsx';
import type { HallStageProps } from './hallStageProps.ts';
import { hallLayout } from './layout/hallLayout.ts';
import { useReveal } from './useReveal.ts';

/**
 * Renders the hall of a council session, which fills its parent: with WebGL or, where nothing can be drawn, as still pictures.
 * While `reveal` is true the winning ship takes off; `onRevealed` is called at the end, also when somebody skips it.
 */
export function HallStage(props: HallStageProps) {
  const { hall, reveal, onRevealed, still = false, clock, asPicture = false, children } = props;
  const { hasNames = true, isCovered = false } = props;
  const box = useRef<HTMLDivElement>(null);
  const { width, height } = useSize(box);
  const teams = useStableTeams(hall.teams);
  const layout = useMemo(() => hallLayout(width, height, teams), [width, height, teams]);
  const shown = useMemo(() => ({ ...hall, teams }), [hall, teams]);
  const { power, lost, isUnavailable, onGone, onFail } = useCanvases(asPicture);
  const [own] = useState(createClock);
  const ready = useReady(isUnavailable, props.onReady, props.onUnavailable);
  useReveal(reveal, still || isUnavailable, onRevealed);
  const scene = { hall: shown, layout, isRevealing: reveal };
  return (
    <div
      ref={box}
      data-hall={isUnavailable ? 'picture' : still ? 'calm' : 'moving'}
      data-revealing={reveal}
      className="absolute inset-0 overflow-hidden bg-[#0d0a30] text-screen-text"
      style={{ '--u': `${layout.unit}px` } as React.CSSProperties}
    >
      {isUnavailable ? (
        <HallPicture {...scene} />
      ) : (
        <HallCanvas
          key={lost}
          {...scene}
          {...{ power, still, onGone, onFail, isCovered }}
          clock={clock ?? own}
          onReady={ready}
        />
      )}
      {hasNames && <HallPlates hall={shown} layout={layout} isHidden={reveal || hall.phase === 'earth'} />}
      <div className={`transition-opacity duration-500 ${reveal ? 'invisible opacity-0' : ''}`}>
        {children?.(layout)}
      </div>
    </div>
  );
}

/** Returns the same list while nothing that is shown of the teams has changed. */
function useStableTeams(teams: readonly HallTeam[]): readonly HallTeam[] {
  const key = JSON.stringify(teams);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each reading makes a new list; `key` is its content
  return useMemo(() => teams, [key]);
}

function useCanvases(asPicture: boolean) {
  const [power] = useState(chooseRenderer);
  const [lost, setLost] = useState(0);
  const [hasFailed, setFailed] = useState(false);
  const onFail = useCallback(() => setFailed(true), []);
  const onGone = useCallback(() => setLost((times) => times + 1), []);
  const isUnavailable = asPicture || power.renderer !== 'webgl' || hasFailed || lost > NEW_CANVASES;
  return { power, lost, isUnavailable, onGone, onFail };
}

/** Returns a function that reports the first picture; reports at once where nothing is drawn. */
function useReady(isUnavailable: boolean, onReady?: () => void, onUnavailable?: () => void): () => void {
  const ready = useStable(onReady);
  const unavailable = useStable(onUnavailable ?? onReady);
  useEffect(() => {
    if (!isUnavailable) return;
    announce('conselho parado: o ecrã não desenha');
    unavailable();
  }, [isUnavailable, unavailable]);
  return ready;
}
