import type { ReplyOf } from '#contract/endpoint.ts';
import type { teams } from '#contract/teams.ts';
import type { Points } from '#domain/scoring.ts';

export type AnswerPage = ReplyOf<typeof teams.teamResponses>;

/** Puts a team's saved points into a page that is already loaded. */
export function withPoints(teamId: string, points: Points) {
  return (page: AnswerPage | undefined): AnswerPage | undefined =>
    page && { ...page, teams: page.teams.map((team) => (team._id === teamId ? { ...team, points } : team)) };
}
