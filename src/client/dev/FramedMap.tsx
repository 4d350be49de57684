import { useCallback, useEffect, useState } from 'react';
import { MapView } from '../game/map/MapView.tsx';
import type { StageClock } from '../game/stage/engine/clock.ts';
import { type MapName, sampleMap } from './samples/mapSamples.ts';
import { usePublishedDesk } from './useDesk.ts';

interface FramedMapProps {
  name: string;
  clock: StageClock;
  onReady: () => void;
}

/** By then all ships have come in. */
const ENTERED_MS = 9_000;
const NEXT_FLIGHT_MS = 7_000;

/** Renders the star map of a sample class. In 'chegada' one team after the other flies on; in a still frame the first one does. */
export function FramedMap({ name, clock, onReady }: FramedMapProps) {
  const sample = name as MapName;
  const [moves, setMoves] = useState(0);
  const [isReady, setReady] = useState(false);
  usePublishedDesk(clock, 'map', null);
  const ready = useCallback(() => {
    if (clock.driven) clock.advance(ENTERED_MS);
    if (sample === 'chegada' && clock.driven) setMoves(1);
    setReady(true);
  }, [clock, sample]);
  useEffect(() => {
    if (isReady) onReady();
  }, [isReady, onReady]);
  useEffect(() => {
    if (sample !== 'chegada' || clock.driven) return undefined;
    const timer = setInterval(() => setMoves((now) => now + 1), NEXT_FLIGHT_MS);
    return () => clearInterval(timer);
  }, [sample, clock]);
  return (
    <MapView
      map={sampleMap(sample, moves)}
      ageMs={0}
      loss={null}
      isEnded={sample === 'fim'}
      clock={clock}
      onReady={ready}
      asStill={sample === 'imagem-parada'}
    />
  );
}
