import { counted } from '../../counted.ts';

const SECOND_MS = 1_000;
const MINUTE_S = 60;

/** The time left of a phase, in Portuguese. */
export interface TimeLeft {
  /** As on a clock: '12:05', and once the time is over 'Acabou o tempo', later 'mais 2 min': only the teacher ends a phase. */
  shown: string;
  /** For screen readers, in whole minutes, so that it does not change each second. */
  spoken: string;
  isOver: boolean;
}

/** Returns the time left in words; `leftMs` is negative once the time is over. */
export function timeLeft(leftMs: number): TimeLeft {
  const seconds = Math.ceil(leftMs / SECOND_MS);
  return seconds > 0 ? remaining(seconds) : overtime(Math.floor(-leftMs / SECOND_MS / MINUTE_S));
}

function remaining(seconds: number): TimeLeft {
  const minutes = Math.floor(seconds / MINUTE_S);
  const shown = `${minutes}:${String(seconds % MINUTE_S).padStart(2, '0')}`;
  const spoken =
    minutes === 0
      ? 'Falta menos de 1 minuto'
      : `${minutes === 1 ? 'Falta' : 'Faltam'} ${counted(minutes, 'minuto', 'minutos')}`;
  return { shown, spoken, isOver: false };
}

function overtime(minutes: number): TimeLeft {
  if (minutes === 0) return { shown: 'Acabou o tempo', spoken: 'Acabou o tempo', isOver: true };
  const spoken = `Acabou o tempo há ${counted(minutes, 'minuto', 'minutos')}`;
  return { shown: `mais ${minutes} min`, spoken, isOver: true };
}
