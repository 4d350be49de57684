import type { ReplyOf } from '#contract/endpoint.ts';
import type { Team, teams } from '#contract/school/teams.ts';

type AnswerPage = ReplyOf<typeof teams.teamResponses>;

/** Returns the fresh teams of a page, with those of the former ones that are open and no longer among them in their places. */
export function withOpenTeams(fresh: readonly Team[], before: readonly Team[], open: readonly string[]): Team[] {
  const teams = [...fresh];
  before.forEach((team, place) => {
    const isThere = fresh.some(({ _id }) => _id === team._id);
    if (!isThere && open.includes(team._id)) teams.splice(place, 0, team);
  });
  return teams;
}

/** Changes one team of a page that is already loaded. */
export function withTeam(teamId: string, change: (team: Team) => Team) {
  return (page: AnswerPage | undefined): AnswerPage | undefined =>
    page && { ...page, teams: page.teams.map((team) => (team._id === teamId ? change(team) : team)) };
}
