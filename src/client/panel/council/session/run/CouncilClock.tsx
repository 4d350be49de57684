import { useTick } from '#client/panel/classroom/live/useTick.ts';
import { classes } from '#client/ui/classes.ts';
import type { Council } from '#contract/council/session/councils.ts';
import { timeLeft } from '#domain/council/session/timeLeft.ts';

const TICK_MS = 500;

interface Props {
  council: Council;
  /** When the council was read, by Date.now(). */
  readAt: number;
}

/** Renders the time left in the phase, and then the time since it was over: only the teacher ends a phase. */
export function CouncilClock({ council: { leftMs, paused, phase, phases }, readAt }: Props) {
  useTick(TICK_MS);
  if (leftMs === null) return null;
  const left = paused ? leftMs : leftMs - Math.max(0, Date.now() - readAt);
  const { shown, isOver } = timeLeft(left);
  const minutes = phases.find((one) => one.phase === phase)?.minutes;
  return (
    <div className="flex flex-col items-center">
      <p
        role="timer"
        className={classes(
          'whitespace-nowrap font-bold font-display tabular-nums leading-none',
          isOver ? 'text-2xl text-warn sm:text-4xl' : 'text-5xl sm:text-6xl',
        )}
      >
        <span className="sr-only">Tempo: </span>
        {shown}
      </p>
      <p className="pt-1 text-muted">{paused ? 'Em pausa' : minutes !== undefined && `de ${minutes} min`}</p>
      <p role="status" className="sr-only">
        {isOver && 'O tempo desta fase acabou. O conselho só avança quando quiser.'}
      </p>
    </div>
  );
}
