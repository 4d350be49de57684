import type { QueuedTeam } from '#contract/marking/desk.ts';

/** Returns the teams with those of a group moved up to its first one; otherwise their order stays. */
export function inGroups(teams: readonly QueuedTeam[], groups: readonly (readonly string[])[]): QueuedTeam[] {
  const placeOf = new Map(teams.map(({ _id }, place) => [_id, place]));
  const start = (id: string) => {
    const group = groups.find((ids) => ids.includes(id)) ?? [id];
    return Math.min(...group.map((one) => placeOf.get(one) ?? Number.POSITIVE_INFINITY));
  };
  const starts = new Map(teams.map(({ _id }) => [_id, start(_id)]));
  return [...teams].sort((a, b) => (starts.get(a._id) ?? 0) - (starts.get(b._id) ?? 0));
}
