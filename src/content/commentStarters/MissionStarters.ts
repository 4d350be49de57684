import type { Criterion } from '#domain/marking/scoring.ts';

/**
 * Our phrases for the note on one mission, by criterion and points of the mark (STARTERS_PER_MARK for each). Written to the team:
 * what is good, what is missing, the next step. `{equipa}` stands for its name. Their places are their ids, so a phrase is
 * replaced, never moved.
 */
export type MissionStarters = Readonly<Record<Criterion, Readonly<Record<number, readonly string[]>>>>;
