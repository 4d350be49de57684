import { counted } from '#domain/counted.ts';

const SECOND_MS = 1_000;
const MINUTE_S = 60;

/** Time left of a phase: as on a clock, and in words for screen readers. */
interface TimeWords {
  clock: string;
  words: string;
}

/** Returns the time left in words; `leftMs` is negative once the time is over: a phase never ends by itself. */
export function timeWords(leftMs: number): TimeWords {
  const seconds = Math.ceil(leftMs / SECOND_MS);
  if (seconds <= 0) {
    const over = Math.floor(-seconds / MINUTE_S);
    const words = over === 0 ? 'Acabou o tempo' : `Mais ${over} min`;
    return { clock: words, words: over === 0 ? words : `Acabou o tempo há ${counted(over, 'minuto', 'minutos')}` };
  }
  const minutes = Math.floor(seconds / MINUTE_S);
  const clock = `${minutes}:${String(seconds % MINUTE_S).padStart(2, '0')}`;
  if (minutes === 0) return { clock, words: 'Falta menos de 1 minuto' };
  return { clock, words: `${minutes === 1 ? 'Falta' : 'Faltam'} ${counted(minutes, 'minuto', 'minutos')}` };
}
