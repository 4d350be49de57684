const SECONDS_PER_MINUTE = 60;
const SECONDS_PER_HOUR = 3_600;
const SECONDS_PER_DAY = 86_400;
const DAYS_BEFORE_DATE = 30;
const NOW_UNDER_SECONDS = 5;

/**
 * Returns how long ago something happened, in Portuguese; from 30 days on, the date as dd/mm/yyyy in UTC. A future time
 * (a device's clock is slow) is 'Agora'. Source: spec, section 9.
 */
export function relativeTime(atSeconds: number, nowMs: number): string {
  const seconds = Math.floor(nowMs / 1_000 - atSeconds);
  if (seconds < NOW_UNDER_SECONDS) return 'Agora';
  if (seconds < SECONDS_PER_MINUTE) return `há ${seconds} segundos`;
  if (seconds < SECONDS_PER_HOUR) return ago(seconds / SECONDS_PER_MINUTE, 'minuto');
  if (seconds < SECONDS_PER_DAY) return ago(seconds / SECONDS_PER_HOUR, 'hora');
  if (seconds < DAYS_BEFORE_DATE * SECONDS_PER_DAY) return ago(seconds / SECONDS_PER_DAY, 'dia');
  return dateText(atSeconds);
}

function ago(amount: number, unit: string): string {
  const whole = Math.floor(amount);
  return `há ${whole} ${whole === 1 ? unit : `${unit}s`}`;
}

function dateText(atSeconds: number): string {
  const date = new Date(atSeconds * 1_000);
  const day = String(date.getUTCDate()).padStart(2, '0');
  const month = String(date.getUTCMonth() + 1).padStart(2, '0');
  return `${day}/${month}/${date.getUTCFullYear()}`;
}
