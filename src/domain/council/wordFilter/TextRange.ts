/** A range of a text: offsets in UTF-16 units, `end` exclusive. */
export interface TextRange {
  start: number;
  end: number;
}

/** Sorts ranges and merges those that overlap. */
export function merged(places: readonly TextRange[]): TextRange[] {
  const whole: TextRange[] = [];
  for (const { start, end } of [...places].sort((one, other) => one.start - other.start || other.end - one.end)) {
    const last = whole.at(-1);
    if (last && start < last.end) last.end = Math.max(last.end, end);
    else whole.push({ start, end });
  }
  return whole;
}

/** Returns the ranges that do not overlap `others`; both lists must be merged. */
export function outside(places: readonly TextRange[], others: readonly TextRange[]): TextRange[] {
  let next = 0;
  return places.filter(({ start, end }) => {
    while ((others[next]?.end ?? end) <= start) next += 1;
    return (others[next]?.start ?? end) >= end;
  });
}
