import { useCallback, useEffect, useState } from 'react';
import { announce } from '../engine/announce.ts';
import { createClock } from '../engine/clock.ts';
import { chooseRenderer } from '../engine/renderer/renderer.ts';
import { NEW_CANVASES } from '../Stage.tsx';
import { MapCanvas } from './MapCanvas.tsx';
import type { MapStageProps } from './mapStageProps.ts';

/** Renders the star map with WebGL, or calls `onUnavailable`: its still version is the page's. */
export function MapStage({ clock, onUnavailable, ...props }: MapStageProps) {
  const [power] = useState(chooseRenderer);
  const [own] = useState(createClock);
  const [lost, setLost] = useState(0);
  const [hasFailed, setFailed] = useState(false);
  const onFail = useCallback(() => setFailed(true), []);
  const onGone = useCallback(() => setLost((times) => times + 1), []);
  const isUnavailable = power.renderer !== 'webgl' || hasFailed || lost > NEW_CANVASES;
  useEffect(() => {
    if (!isUnavailable) return;
    announce('mapa parado: o ecrã não desenha');
    onUnavailable();
  }, [isUnavailable, onUnavailable]);
  if (isUnavailable) return null;
  return <MapCanvas key={lost} {...props} {...{ power, onGone, onFail }} clock={clock ?? own} />;
}
