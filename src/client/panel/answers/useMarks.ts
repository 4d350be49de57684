import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { isPassing, wordsOf } from '#client/api/CallError.ts';
import { call } from '#client/api/call.ts';
import { report } from '#client/api/report.ts';
import { showToast } from '#client/ui/toasts.ts';
import { evaluation } from '#contract/evaluation.ts';
import type { Team } from '#contract/teams.ts';
import type { Criterion, Points } from '#domain/scoring.ts';
import type { MissionLevel } from '#domain/vocabulary.ts';
import { shouldRetry, waitBeforeRetry } from '../queryClient.ts';
import { keepMarks, readKeptMarks } from './keptMarks.ts';
import { evaluationBody, livePoints, stillUnsaved, type UnsavedMarks, withMark } from './marks.ts';
import { postedLevels } from './postedLevels.ts';
import { withPoints } from './withPoints.ts';

/** A team's marks while a teacher works on them. */
export interface Marks {
  /** With every unsaved change counted in. */
  points: Points;
  isUnsaved: boolean;
  isPosted: (level: MissionLevel) => boolean;
  mark: (level: MissionLevel, criterion: Criterion, value: number) => void;
  save: () => void;
  isSaving: boolean;
  /** A try failed and the next one comes by itself. */
  isRetrying: boolean;
}

/** Marks live on the device until the server has them; saving again is safe, so lost connections are retried (ruling 15). */
export function useMarks(account: string, team: Team): Marks {
  const [kept, setKept] = useState(() => readKeptMarks(account, team._id));
  const isPosted = useMemo(() => postedLevels(team), [team]);
  const unsaved = stillUnsaved(kept, team.points, isPosted);
  const keep = (next: UnsavedMarks) => {
    setKept(next);
    keepMarks(account, team._id, next);
  };
  const points = livePoints(team.points, unsaved);
  const saving = useSaveMarks(team, (saved) => keep(stillUnsaved(readKeptMarks(account, team._id), saved, isPosted)));
  const save = () => saving.mutate(evaluationBody(points, unsaved));
  return {
    points,
    isUnsaved: Object.keys(unsaved).length > 0,
    isPosted,
    mark: (level, criterion, value) => keep(withMark(unsaved, team.points, level, criterion, value)),
    save,
    isSaving: saving.isPending,
    isRetrying: saving.isPending && saving.failureCount > 0,
  };
}

type EvaluationBody = ReturnType<typeof evaluationBody>;

function useSaveMarks(team: Team, onSaved: (saved: Points) => void) {
  const client = useQueryClient();
  const saving = useMutation({
    mutationFn: (body: EvaluationBody) => call(evaluation.evaluateTeam, { body: { teamId: team._id, points: body } }),
    retry: shouldRetry,
    retryDelay: waitBeforeRetry,
    onSuccess: ({ points: saved }) => {
      client.setQueriesData({ queryKey: ['answers', 'page'] }, withPoints(team._id, saved));
      onSaved(saved);
      showToast('success', 'Avaliações guardadas');
      void client.invalidateQueries({ queryKey: ['ranking'] });
    },
    onError: (error, body) => {
      report(error, 'evaluation');
      tellFailure(error, () => saving.mutate(body));
    },
  });
  return saving;
}

/** The server's words; what may pass can be tried again from the toast. */
function tellFailure(error: unknown, again: () => void): void {
  const action = isPassing(error) ? { label: 'Tentar de novo', run: again } : undefined;
  showToast('error', wordsOf(error, 'Erro ao guardar as avaliações'), action);
}
