import type { CouncilHall } from '#contract/council/session/hall.ts';
import { COUNCIL_PHASE_NAMES } from '#domain/council/session/phases.ts';

const MINUTE_MS = 60_000;
const SECOND_MS = 1_000;

/** Returns the time left in a phase: '12:05'; and once it is over 'mais 2 min'. */
export function timeText(leftMs: number): string {
  if (leftMs > 0) {
    const seconds = Math.ceil(leftMs / SECOND_MS);
    return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
  }
  const over = Math.floor(-leftMs / MINUTE_MS);
  return over === 0 ? '0:00' : `mais ${over} min`;
}

/** Returns what screen readers hear for the time: whole minutes, so that it does not change each second. */
export function spokenTime(leftMs: number, isPaused: boolean): string {
  const time = leftMs > 0 ? leftText(Math.ceil(leftMs / MINUTE_MS)) : overText(Math.floor(-leftMs / MINUTE_MS));
  return isPaused ? `${time}, em pausa` : time;
}

function leftText(minutes: number): string {
  return minutes === 1 ? 'Falta 1 minuto' : `Faltam ${minutes} minutos`;
}

function overText(minutes: number): string {
  if (minutes === 0) return 'O tempo acabou agora';
  return `O tempo acabou há ${minutes} ${minutes === 1 ? 'minuto' : 'minutos'}`;
}

/** Returns the announcement for screen readers when the session changes its phase. */
export function placeText(hall: CouncilHall): string {
  if (hall.state === 'closed') return 'O conselho terminou';
  return hall.phase === null ? 'O conselho vai começar' : `Fase: ${COUNCIL_PHASE_NAMES[hall.phase]}`;
}

/** Returns a code in groups that can be read aloud: 'k7mq 2xwe'. */
export function grouped(code: string): string {
  return code.replace(/(.{4})(?=.)/g, '$1\u00a0');
}
