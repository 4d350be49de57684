import { HallPageView } from '#client/game/hall/HallPageView.tsx';
import type { StageClock } from '#client/game/stage/engine/clock.ts';
import { usePublishedDesk } from '../useDesk.ts';
import { useFramedShow } from '../useFramedShow.ts';
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
  usePublishedDesk(clock, 'hall', null);
  const { moment, ready } = useFramedShow({
    clock,
    enteredMs: ENTERED_MS,
    everyMs: NEXT_MOMENT_MS,
    firstMoment: sample === 'revelacao' ? 1 : 0,
    onReady,
  });
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
