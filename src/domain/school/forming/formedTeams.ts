import type { Theme } from '../../vocabulary.ts';

/** A team of pupils that is not created yet. */
export interface FormedTeam {
  /** Stays the same while its name changes. */
  id: number;
  name: string;
  theme: Theme;
  /** Ids of the pupils, in the order in which they came. */
  members: number[];
}

/** Moves a pupil to the end of another team; unchanged where the pupil is there already or either is unknown. */
export function movePupil<T extends FormedTeam>(teams: readonly T[], pupil: number, to: number): readonly T[] {
  const from = teams.find(({ members }) => members.includes(pupil));
  if (from === undefined || from.id === to || !teams.some(({ id }) => id === to)) return teams;
  return teams.map((team) => {
    if (team.id === to) return { ...team, members: [...team.members, pupil] };
    return team === from ? { ...team, members: team.members.filter((one) => one !== pupil) } : team;
  });
}

/** Takes out pupils who are no longer in the list, and adds new ones to the smallest teams. */
export function withPupils<T extends FormedTeam>(teams: readonly T[], pupils: readonly number[]): readonly T[] {
  const wanted = new Set(pupils);
  const placed = new Set(teams.flatMap(({ members }) => members));
  const added = pupils.filter((pupil) => !placed.has(pupil));
  if (added.length === 0 && [...placed].every((pupil) => wanted.has(pupil))) return teams;
  const changed = teams.map((team) => ({ ...team, members: team.members.filter((pupil) => wanted.has(pupil)) }));
  for (const pupil of added) {
    const [smallest] = [...changed].sort((one, other) => one.members.length - other.members.length);
    smallest?.members.push(pupil);
  }
  return changed;
}
