import { MapView } from '../game/map/MapView.tsx';
import type { StageClock } from '../game/stage/engine/clock.ts';
import { type MapName, sampleMap } from './samples/mapSamples.ts';
import { usePublishedDesk } from './useDesk.ts';
import { useFramedShow } from './useFramedShow.ts';

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
  usePublishedDesk(clock, 'map', null);
  const flies = sample === 'chegada';
  const { moment, ready } = useFramedShow({
    clock,
    enteredMs: ENTERED_MS,
    everyMs: flies ? NEXT_FLIGHT_MS : null,
    firstMoment: flies && clock.driven ? 1 : 0,
    onReady,
  });
  return (
    <MapView
      map={sampleMap(sample, moment)}
      ageMs={0}
      loss={null}
      isEnded={sample === 'fim'}
      clock={clock}
      onReady={ready}
      asStill={sample === 'imagem-parada'}
    />
  );
}
