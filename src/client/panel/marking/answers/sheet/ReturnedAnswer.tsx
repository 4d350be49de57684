import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { errorMessage } from '#client/api/CallError.ts';
import { call } from '#client/api/call.ts';
import { logError } from '#client/api/logError.ts';
import { useExclusiveMutation } from '#client/panel/useExclusiveMutation.ts';
import { Button } from '#client/ui/controls/Button.tsx';
import { Chip } from '#client/ui/feedback/Chip.tsx';
import { showToast } from '#client/ui/feedback/toasts.ts';
import type { ReplyOf } from '#contract/endpoint.ts';
import { guidance } from '#contract/marking/guidance.ts';
import type { Team } from '#contract/school/teams.ts';
import type { MissionLevel } from '#domain/vocabulary.ts';
import { cacheTeam } from '../list/withTeam.ts';

interface Props {
  team: Team;
  level: MissionLevel;
  /** The team's returned answer. */
  children: ReactNode;
}

/** Renders a mission that was given back: the teacher's note, the old answer, and an undo until the team answers again. */
export function ReturnedAnswer({ team, level, children }: Props) {
  const { returned } = team.status;
  const undo = useUndo(team, level);
  return (
    <>
      <p>
        <Chip tone="warn">Devolvida à equipa</Chip>
      </p>
      {returned?.level === level && <p className="quoted-answer">{returned.note}</p>}
      <section
        aria-label={`Resposta devolvida da missão ${level}`}
        className="flex flex-col gap-4 rounded-card border border-edge border-dashed px-4 py-3 text-muted"
      >
        <h3 className="font-bold">Resposta devolvida</h3>
        {children}
      </section>
      <p className="max-w-[75ch] text-muted">
        Enquanto a equipa não responder de novo, pode anular a devolução: a resposta volta ao seu lugar, com as
        avaliações guardadas que tinha.
      </p>
      <Button variant="secondary" className="self-start" busy={undo.isPending} onClick={() => undo.mutate()}>
        Anular devolução<span className="sr-only"> da missão {level}</span>
      </Button>
    </>
  );
}

function useUndo(team: Team, level: MissionLevel) {
  const client = useQueryClient();
  return useExclusiveMutation<ReplyOf<typeof guidance.undoGiveBack>, void>({
    mutationFn: () => call(guidance.undoGiveBack, { params: { teamId: team._id, level } }),
    onSuccess: (reply) => {
      cacheTeamStatus(client, team._id, reply);
      showToast('success', `Devolução da missão ${level} anulada`);
      void client.invalidateQueries({ queryKey: ['ranking'] });
    },
    onError: (error) => {
      logError(error, 'undoGiveBack');
      showToast('error', errorMessage(error, 'Não foi possível anular a devolução.'));
      void client.invalidateQueries({ queryKey: ['answers'] });
    },
  });
}

/** Writes a team's status and points into the cached pages of answers, so that a level shows as given back or not. */
export function cacheTeamStatus(client: QueryClient, teamId: string, change: Pick<Team, 'status' | 'points'>): void {
  cacheTeam(client, teamId, (before) => ({ ...before, status: change.status, points: change.points }));
  void client.invalidateQueries({ queryKey: ['answers', 'queue'] });
}
