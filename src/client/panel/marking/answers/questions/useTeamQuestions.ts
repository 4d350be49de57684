import { useQuery } from '@tanstack/react-query';
import { call } from '#client/api/call.ts';
import type { ReplyOf } from '#contract/endpoint.ts';
import { type AskedQuestion, feedback } from '#contract/marking/feedback.ts';
import { REFRESH_MS } from '../list/useAnswers.ts';

/** The questions of a team, and the day until which its class's feedback is held back. */
export type TeamQuestions = ReplyOf<typeof feedback.feedbackQuestions>;

export const questionsKey = (teamId: string) => ['answers', 'questions', teamId];

/** Queries the questions of one team about what was said of its missions, while its answers are open. */
export function useTeamQuestions(teamId: string) {
  return useQuery({
    queryKey: questionsKey(teamId),
    queryFn: ({ signal }) => call(feedback.feedbackQuestions, { params: { teamId } }, { signal }),
    refetchInterval: REFRESH_MS,
  });
}

/** Returns the question about one version of a team's answer; undefined when it has asked none. */
export function questionOf(
  asked: TeamQuestions | undefined,
  { level, version }: Pick<AskedQuestion, 'level' | 'version'>,
): AskedQuestion | undefined {
  return asked?.questions.find((one) => one.level === level && one.version === version);
}
