const WORDS = new Intl.DateTimeFormat('pt-PT', { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' });

/** '31 de agosto de 2027', of a day written 'aaaa-mm-dd'. */
export function dayWords(day: string): string {
  return WORDS.format(new Date(`${day}T00:00:00Z`));
}

/** '31/08/2027', of the same. */
export function dayNumbers(day: string): string {
  return day.split('-').reverse().join('/');
}

/** The same day a year later, but no further than `latest`. */
export function yearLater(day: string, latest: string): string {
  const next = `${Number(day.slice(0, 4)) + 1}${day.slice(4)}`.replace('-02-29', '-02-28');
  return next > latest ? latest : next;
}
