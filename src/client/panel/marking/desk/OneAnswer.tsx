import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useEffect } from 'react';
import { isNetworkError } from '#client/api/CallError.ts';
import { LoadFailure } from '#client/panel/lists/LoadFailure.tsx';
import { useStaff } from '#client/panel/useStaff.ts';
import { Button } from '#client/ui/controls/Button.tsx';
import { Spinner } from '#client/ui/feedback/Spinner.tsx';
import { showToast } from '#client/ui/feedback/toasts.ts';
import { NextIcon } from '#client/ui/icons.tsx';
import type { QueuedTeam } from '#contract/marking/desk.ts';
import type { Team } from '#contract/school/teams.ts';
import { sendDraft } from '../answers/questions/sendAnswer.ts';
import { marksStore } from '../answers/saving/MarksStore.ts';
import {
  currentVersion,
  openTeamQuery,
  questionOf,
  questionsQuery,
  versionsQuery,
} from '../answers/sheet/teamParts.ts';
import { type Arrival, comingTeams, type DeskPlace, nextOpen } from './deskQueue.ts';
import { TeamAnswer } from './TeamAnswer.tsx';
import { UndoButton } from './UndoButton.tsx';
import { useTeam } from './useDesk.ts';
import { useDeskKeys } from './useDeskKeys.ts';
import type { Undo } from './useUndo.ts';

/** A class has about as many teams: it can be marked through without a network once the desk has been open for a moment. */
const TEAMS_AHEAD = 8;

interface Props {
  teams: readonly QueuedTeam[];
  place: DeskPlace;
  undo: Undo;
  /** Returns what takes the focus of an answer that was stepped to; null for nothing. */
  onArrive: (at: DeskPlace) => Arrival | null;
  onGo: (place: DeskPlace) => void;
}

/** Renders one answer with its rubric, and the steps to the others. */
export function OneAnswer({ teams, place, undo, onArrive, onGo }: Props) {
  const { id } = useStaff();
  const client = useQueryClient();
  const team = useTeam(place.teamId);
  const next = nextOpen(teams, place);
  useFetchAhead(teams, place);
  const goOn = () => {
    sendQuestionDraft(client, id, place);
    if (next !== null) return onGo(next);
    marksStore(id).saveNow(place.teamId);
    showToast('success', 'Está tudo avaliado nesta lista.');
  };
  const takeBack = () => {
    const [change] = undo.undo() ?? [];
    if (change && change.team._id !== place.teamId) onGo({ teamId: change.team._id, level: change.level });
  };
  useDeskKeys({ onNext: goOn, onUndo: takeBack });
  const actions = (
    <>
      <UndoButton last={undo.last} onUndo={takeBack} />
      <Button className="max-sm:grow" aria-keyshortcuts="Control+Enter" onClick={goOn}>
        Guardar e seguinte
        <NextIcon className="size-5" />
      </Button>
    </>
  );
  return (
    <Loaded team={team}>
      {(loaded) => (
        <TeamAnswer
          key={`${place.teamId}:${place.level}`}
          team={loaded}
          level={place.level}
          undo={undo}
          onArrive={onArrive}
          actions={actions}
        />
      )}
    </Loaded>
  );
}

function Loaded({ team, children }: { team: ReturnType<typeof useTeam>; children: (team: Team) => ReactNode }) {
  if (team.isPending && isOffline(team.failureReason)) return <OfflineNotice />;
  if (team.isPending) return <Spinner label="A carregar…" className="m-6 self-center" />;
  if (team.isError && team.data === undefined) return <LoadFailure error={team.error} retry={team.refetch} />;
  return children(team.data as Team);
}

function isOffline(reason: Error | null): boolean {
  return isNetworkError(reason);
}

/** Stands in the place of a team that was never fetched, as long as the call is tried again. */
function OfflineNotice() {
  return (
    <p role="status" className="m-6 max-w-prose self-center text-center">
      Sem ligação: as respostas desta equipa ainda não chegaram a este dispositivo. Abrem-se sozinhas assim que houver
      rede.
    </p>
  );
}

/** Sends what was written to the question about the answer that is shown. */
function sendQuestionDraft(client: QueryClient, account: string, { teamId, level }: DeskPlace): void {
  const version = currentVersion(client.getQueryData(versionsQuery(teamId).queryKey)?.versions, level);
  const asked = client.getQueryData(questionsQuery(teamId).queryKey);
  const question = version === undefined ? undefined : questionOf(asked, { level, version });
  if (question) sendDraft(client, { account, teamId, question });
}

/** Fetches the answers that come next, one after another, so that they open without a wait and without a network. */
function useFetchAhead(teams: readonly QueuedTeam[], place: DeskPlace): void {
  const client = useQueryClient();
  const coming = comingTeams(teams, place, TEAMS_AHEAD).join(' ');
  useEffect(() => {
    let isLeft = false;
    const fetchAll = async () => {
      for (const [index, teamId] of coming.split(' ').filter(Boolean).entries()) {
        const query = openTeamQuery(client, teamId);
        // A team that is already here is fetched again when it is opened. The next team is fetched again now, so that it opens at once.
        if (index > 0 && client.getQueryData(query.queryKey) !== undefined) continue;
        await client.prefetchQuery(query);
        if (isLeft || client.getQueryData(query.queryKey) === undefined) return;
      }
    };
    void fetchAll();
    return () => {
      isLeft = true;
    };
  }, [client, coming]);
}
