const WORDS = new Intl.DateTimeFormat('pt-PT', { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' });

/** Formats 'yyyy-mm-dd' as '31 de agosto de 2027'. */
export function dayWords(day: string): string {
  return WORDS.format(new Date(`${day}T00:00:00Z`));
}

/** Formats 'yyyy-mm-dd' as '31/08/2027'. */
export function dayNumbers(day: string): string {
  return day.split('-').reverse().join('/');
}

/** Returns the same day a year later, but at most `latest`. */
export function yearLater(day: string, latest: string): string {
  const next = `${Number(day.slice(0, 4)) + 1}${day.slice(4)}`.replace('-02-29', '-02-28');
  return next > latest ? latest : next;
}
