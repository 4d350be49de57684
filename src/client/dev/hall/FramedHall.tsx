import { useCallback, useEffect, useState } from 'react';
import { HallPageView } from '#client/game/hall/HallPageView.tsx';
import type { StageClock } from '#client/game/stage/engine/clock.ts';
import { usePublishedDesk } from '../useDesk.ts';
import { sampleHall } from './hallPageSamples.ts';
import type { HallName } from './hallSamples.ts';

interface FramedHallProps {
  name: string;
  clock: StageClock;
  onReady: () => void;
}

/** By then all ships have come in. */
const ENTERED_MS = 8_000;
const NEXT_MOMENT_MS = 4_000;

/** Renders the hall of a sample council. Votes and applause come in; in 'revelacao' the winning ship takes off. */
export function FramedHall({ name, clock, onReady }: FramedHallProps) {
  const sample = name as HallName;
  const [moment, setMoment] = useState(0);
  const [isReady, setReady] = useState(false);
  usePublishedDesk(clock, 'hall', null);
  const ready = useCallback(() => {
    if (clock.driven) clock.advance(ENTERED_MS);
    if (sample === 'revelacao') setMoment(1);
    setReady(true);
  }, [clock, sample]);
  useEffect(() => {
    if (isReady) onReady();
  }, [isReady, onReady]);
  useEffect(() => {
    if (clock.driven) return undefined;
    const timer = setInterval(() => setMoment((now) => now + 1), NEXT_MOMENT_MS);
    return () => clearInterval(timer);
  }, [clock]);
  return (
    <HallPageView
      hall={sampleHall(sample, moment)}
      ageMs={0}
      loss={null}
      clock={clock}
      onReady={ready}
      asPicture={sample === 'imagem-parada'}
    />
  );
}
