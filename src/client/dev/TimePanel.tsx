import { useEffect, useState } from 'react';
import { FRAME_MS, type StageClock } from '../game/stage/engine/clock.ts';
import { Button } from '../ui/controls/Button.tsx';

const SPEEDS = [
  ['0.1', '10 %'],
  ['0.25', '25 %'],
  ['0.5', '50 %'],
  ['1', '100 %'],
  ['2', '200 %'],
] as const;

/** Controls pause, speed and single frames. */
export function TimePanel({ clock }: { clock: StageClock }) {
  const [isPaused, setPaused] = useState(clock.paused);
  const [speed, setSpeed] = useState(String(clock.speed));
  const time = useTime(clock);
  const pause = (paused: boolean) => {
    clock.paused = paused;
    setPaused(paused);
  };
  return (
    <section className="flex flex-col gap-2">
      <h2 className="label-caps text-label">Tempo: {time.toFixed(2)} s</h2>
      <div className="flex flex-wrap gap-2">
        {!clock.driven && <Button onClick={() => pause(!isPaused)}>{isPaused ? 'Continuar' : 'Pausar'}</Button>}
        <Button variant="secondary" disabled={!isPaused && !clock.driven} onClick={() => clock.advance(FRAME_MS)}>
          Um fotograma
        </Button>
      </div>
      <label className="flex items-center gap-3">
        Velocidade
        <select
          value={speed}
          onChange={(event) => {
            clock.speed = Number(event.target.value);
            setSpeed(event.target.value);
          }}
          className="min-h-12 rounded-xl border-2 border-edge bg-surface px-3"
        >
          {SPEEDS.map(([value, label]) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </select>
      </label>
    </section>
  );
}

const POLL_MS = 100;

function useTime(clock: StageClock): number {
  const [time, setTime] = useState(clock.time);
  useEffect(() => {
    const timer = setInterval(() => setTime(clock.time), POLL_MS);
    return () => clearInterval(timer);
  }, [clock]);
  return time;
}
