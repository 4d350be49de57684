import type { Phrase } from '#domain/marking/phrases.ts';
import type { Points } from '#domain/marking/scoring.ts';

/** Returns the phrases for the marks that were given first, then those for any mark, then the others; each in its order. */
export function fittingFirst(phrases: readonly Phrase[], { p1, p2, marked }: Points['level1']): Phrase[] {
  const given = { p1: marked.p1 ? p1 : null, p2: marked.p2 ? p2 : null };
  const rank = ({ criterion, points }: Phrase) => {
    if (points === null || criterion === null) return 1;
    return given[criterion] === points ? 0 : 2;
  };
  return [...phrases].sort((a, b) => rank(a) - rank(b));
}
