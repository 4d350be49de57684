import type { ReplyOf } from '#contract/endpoint.ts';
import type { Team, teams } from '#contract/teams.ts';

type AnswerPage = ReplyOf<typeof teams.teamResponses>;

/** Changes one team of a page that is already loaded. */
export function withTeam(teamId: string, change: (team: Team) => Team) {
  return (page: AnswerPage | undefined): AnswerPage | undefined =>
    page && { ...page, teams: page.teams.map((team) => (team._id === teamId ? change(team) : team)) };
}
