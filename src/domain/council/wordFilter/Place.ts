/** Where something stands in a text: offsets in UTF-16 units, `end` excluded. */
export interface Place {
  start: number;
  end: number;
}

/** Returns the places in the order of the text, with those that overlap joined. */
export function merged(places: readonly Place[]): Place[] {
  const whole: Place[] = [];
  for (const { start, end } of [...places].sort((one, other) => one.start - other.start || other.end - one.end)) {
    const last = whole.at(-1);
    if (last && start < last.end) last.end = Math.max(last.end, end);
    else whole.push({ start, end });
  }
  return whole;
}

/** Returns the places that share nothing with `others`; both must be merged. */
export function outside(places: readonly Place[], others: readonly Place[]): Place[] {
  let next = 0;
  return places.filter(({ start, end }) => {
    while ((others[next]?.end ?? end) <= start) next += 1;
    return (others[next]?.start ?? end) >= end;
  });
}
