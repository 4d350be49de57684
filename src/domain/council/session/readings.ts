import { chooseEvenly } from './chooseEvenly.ts';
import { drawLots } from './lot.ts';

/** A proposal of a council session; `team` wrote it and need not be in the session. */
export interface CouncilProposal {
  id: string;
  team: string;
}

/** The ids of the proposals that each team is given, by team id. */
export type Readings = Map<string, string[]>;

/**
 * Gives each team `perTeam` proposals to read, in an order drawn by lot; never its own, and all others when there are fewer.
 * How often proposals are given differs by at most one. The same teams, proposals and seed give the
 * same result, whatever the order of the input. With more proposals than `perTeam`, all teams get equally many. `given` is
 * how often each proposal was given already, when teams come later.
 */
export function allotReadings(
  teams: readonly string[],
  proposals: readonly CouncilProposal[],
  perTeam: number,
  seed: string,
  given: ReadonlyMap<string, number> = new Map(),
): Readings {
  const sorted = [...proposals].sort((a, b) => (a.id < b.id ? -1 : 1));
  const agents = teams.map((team) => ({
    id: team,
    options: sorted.filter((proposal) => proposal.team !== team).map(({ id }) => id),
    take: perTeam,
  }));
  const chosen = chooseEvenly(agents, new Map(given), `${seed}/readings`);
  return new Map([...chosen].map(([team, ids]) => [team, drawLots([...ids], `${seed}/order/${team}`)]));
}
