import { type QueryClient, queryOptions, useQuery } from '@tanstack/react-query';
import { call } from '#client/api/call.ts';
import type { ReplyOf } from '#contract/endpoint.ts';
import { desk } from '#contract/marking/desk.ts';
import { type AskedQuestion, feedback } from '#contract/marking/feedback.ts';
import { type AnswerVersion, guidance } from '#contract/marking/guidance.ts';
import { placedComments } from '#contract/marking/placedComments.ts';
import { type MissionTeamwork, teamwork } from '#contract/marking/teamwork.ts';
import type { MissionLevel } from '#domain/vocabulary.ts';
import { REFRESH_MS } from '../list/useAnswers.ts';

/** How long what was fetched ahead is shown without being asked for again, in ms. */
const FETCHED_AHEAD_MS = 30_000;

/** The questions of a team, and the day until which its class's feedback is held back. */
export type TeamQuestions = ReplyOf<typeof feedback.feedbackQuestions>;
export type TeamComments = ReplyOf<typeof placedComments.placedComments>;

const EVERY = { refetchInterval: REFRESH_MS, staleTime: FETCHED_AHEAD_MS };

/** Returns the query options of a team's former answers. */
export const versionsQuery = (teamId: string) =>
  queryOptions({
    queryKey: ['answers', 'versions', teamId],
    queryFn: ({ signal }) => call(guidance.answerVersions, { params: { teamId } }, { signal }),
    ...EVERY,
  });

const teamworkQuery = (teamId: string) =>
  queryOptions({
    queryKey: ['answers', 'teamwork', teamId],
    queryFn: ({ signal }) => call(teamwork.teamwork, { params: { teamId } }, { signal }),
    ...EVERY,
  });

/** Returns the query options of the comments on places of a team's answers. */
export const placedQuery = (teamId: string) =>
  queryOptions({
    queryKey: ['answers', 'places', teamId],
    queryFn: ({ signal }) => call(placedComments.placedComments, { params: { teamId } }, { signal }),
    ...EVERY,
  });

/** Returns the query options of a team's questions about what was said of its missions. */
export const questionsQuery = (teamId: string) =>
  queryOptions({
    queryKey: ['answers', 'questions', teamId],
    queryFn: ({ signal }) => call(feedback.feedbackQuestions, { params: { teamId } }, { signal }),
    ...EVERY,
  });

/** What stands beside the answers of a team; each is undefined until it is loaded. */
export interface TeamParts {
  /** The former answers. */
  versions: readonly AnswerVersion[] | undefined;
  /** How the team worked in each mission; null when it could not be loaded. */
  worked: Record<`level${MissionLevel}`, MissionTeamwork> | null | undefined;
  asked: TeamQuestions | undefined;
  /** Those that could not be loaded, the comments on places too. */
  failed: readonly { part: string; error: Error; refetch: () => Promise<unknown> }[];
}

/** Queries what stands beside the answers of one team, while they are open. */
export function useTeamParts(teamId: string): TeamParts {
  const versions = useQuery(versionsQuery(teamId));
  const worked = useQuery(teamworkQuery(teamId));
  const comments = useQuery(placedQuery(teamId));
  const asked = useQuery(questionsQuery(teamId));
  return {
    versions: versions.data?.versions,
    worked: worked.isError ? null : worked.data?.missions,
    asked: asked.data,
    failed: Object.entries({ versions, asked, worked, comments }).flatMap(([part, { error, refetch }]) =>
      error ? [{ part, error, refetch }] : [],
    ),
  };
}

/**
 * Returns the query options of one team with its answers. Its call brings what stands beside them too, so that useTeamParts has
 * everything at once.
 */
export function teamQuery(client: QueryClient, teamId: string) {
  return queryOptions({
    queryKey: ['answers', 'team', teamId],
    queryFn: async ({ signal }) => {
      const since = Date.now();
      const work = await call(desk.teamWork, { params: { teamId } }, { signal });
      /** What was read or written here while the call was on its way is newer than its reply. */
      const put = <Data>({ queryKey }: { queryKey: readonly unknown[] }, data: Data) => {
        if ((client.getQueryState(queryKey)?.dataUpdatedAt ?? 0) < since) client.setQueryData(queryKey, data);
      };
      put(versionsQuery(teamId), { versions: work.versions });
      put(teamworkQuery(teamId), { missions: work.teamwork });
      put(placedQuery(teamId), { comments: work.comments });
      put(questionsQuery(teamId), work.asked);
      return work.team;
    },
    refetchInterval: REFRESH_MS,
  });
}

/** Returns the query options of one team as the marking desk opens it, which may have been fetched ahead. */
export function openTeamQuery(client: QueryClient, teamId: string) {
  return { ...teamQuery(client, teamId), staleTime: FETCHED_AHEAD_MS };
}

/** Returns the question about one version of a team's answer; undefined when it has asked none. */
export function questionOf(
  asked: TeamQuestions | undefined,
  { level, version }: Pick<AskedQuestion, 'level' | 'version'>,
): AskedQuestion | undefined {
  return asked?.questions.find((one) => one.level === level && one.version === version);
}

/** Returns the version of the answer that the team has now; undefined until the former ones are loaded. */
export function currentVersion(
  versions: readonly AnswerVersion[] | undefined,
  level: MissionLevel,
): number | undefined {
  return versions && versions.filter((former) => former.level === level).length + 1;
}
