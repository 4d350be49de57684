import type { QueryClient } from '@tanstack/react-query';
import type { ReplyOf } from '#contract/endpoint.ts';
import type { Team, teams } from '#contract/school/teams.ts';

type AnswerPage = ReplyOf<typeof teams.teamResponses>;

/** Returns the fresh teams of a page, with the open teams of `before` that it lacks inserted at their former positions. */
export function withOpenTeams(fresh: readonly Team[], before: readonly Team[], open: readonly string[]): Team[] {
  const teams = [...fresh];
  before.forEach((team, place) => {
    const isThere = fresh.some(({ _id }) => _id === team._id);
    if (!isThere && open.includes(team._id)) teams.splice(place, 0, team);
  });
  return teams;
}

/** Changes one team wherever it is cached: in the pages of answers and at the marking desk. */
export function cacheTeam(client: QueryClient, teamId: string, change: (team: Team) => Team): void {
  client.setQueriesData({ queryKey: ['answers', 'page'] }, updateTeamInPage(teamId, change));
  client.setQueryData<Team>(['answers', 'team', teamId], (team) => team && change(team));
}

/** Returns an updater that changes one team of a cached page. */
function updateTeamInPage(teamId: string, change: (team: Team) => Team) {
  return (page: AnswerPage | undefined): AnswerPage | undefined =>
    page && { ...page, teams: page.teams.map((team) => (team._id === teamId ? change(team) : team)) };
}
