import { Pause } from 'lucide-react';
import { timeLeft } from '#domain/council/session/timeLeft.ts';

interface TimeRingProps {
  leftMs: number;
  /** Length of the phase. */
  totalMs: number;
  isPaused: boolean;
}

const MINUTE_MS = 60_000;
const RADIUS = 44;
const ROUND = 2 * Math.PI * RADIUS;

/** Renders the time left in the phase as a ring with its figures; over time the ring is amber. */
export function TimeRing({ leftMs, totalMs, isPaused }: TimeRingProps) {
  const share = Math.min(1, Math.max(0, leftMs / Math.max(1, totalMs)));
  const { shown, spoken, isOver } = timeLeft(leftMs);
  const figures = isOver && leftMs > -MINUTE_MS ? '0:00' : shown;
  return (
    <div role="timer" className="relative grid size-[calc(var(--u)*118)] min-h-[84px] min-w-[84px] place-items-center">
      <svg aria-hidden="true" viewBox="0 0 100 100" className="absolute inset-0 -rotate-90">
        <circle cx="50" cy="50" r={RADIUS} fill="#120e2ecc" stroke="#3b3a86" strokeWidth="8" />
        <circle
          cx="50"
          cy="50"
          r={RADIUS}
          fill="none"
          stroke={isOver ? '#ffb25e' : '#38d6ff'}
          strokeWidth="8"
          strokeLinecap="round"
          strokeDasharray={`${(isOver ? 1 : share) * ROUND} ${ROUND}`}
          className="transition-[stroke-dasharray] duration-1000 ease-linear"
        />
      </svg>
      <span
        aria-hidden="true"
        className={`relative max-w-[4.2em] text-center font-display font-extrabold leading-[1.05] ${isOver ? 'text-[max(17px,calc(var(--u)*25))] text-amber' : 'text-[max(20px,calc(var(--u)*32))]'}`}
      >
        {figures}
        {isPaused && <Pause className="mx-auto size-[0.8em] fill-current" />}
      </span>
      <span className="sr-only">
        {spoken}
        {isPaused && ', em pausa'}
      </span>
    </div>
  );
}
