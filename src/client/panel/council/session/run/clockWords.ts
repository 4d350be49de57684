const SECOND = 1_000;
const MINUTE = 60 * SECOND;

/** Returns the time left as on a clock: '12:05'; '0:00' once it is over. */
export function clockText(leftMs: number): string {
  const seconds = Math.max(0, Math.ceil(leftMs / SECOND));
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}

/** Returns by how much a phase is over its time: 'mais 3 min'; null while there is time left. */
export function overText(leftMs: number): string | null {
  if (leftMs > 0) return null;
  const minutes = Math.floor(-leftMs / MINUTE);
  return minutes === 0 ? 'Acabou o tempo' : `mais ${minutes} min`;
}
