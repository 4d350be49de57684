const MS_PER_S = 1_000;

/** Formats the day as dd/mm/yyyy, in the device's time zone. */
export function dayText(atSeconds: number): string {
  const at = new Date(atSeconds * MS_PER_S);
  return `${two(at.getDate())}/${two(at.getMonth() + 1)}/${at.getFullYear()}`;
}

/** Formats day and time as dd/mm/yyyy HH:mm, in the device's time zone. */
export function momentText(atSeconds: number): string {
  const at = new Date(atSeconds * MS_PER_S);
  return `${dayText(atSeconds)} ${two(at.getHours())}:${two(at.getMinutes())}`;
}

function two(value: number): string {
  return String(value).padStart(2, '0');
}
