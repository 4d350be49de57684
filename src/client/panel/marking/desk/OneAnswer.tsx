import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { LoadFailure } from '#client/panel/lists/LoadFailure.tsx';
import { onValue } from '#client/panel/onValue.ts';
import { useStaff } from '#client/panel/useStaff.ts';
import { Button } from '#client/ui/controls/Button.tsx';
import { SelectField } from '#client/ui/controls/SelectField.tsx';
import { Spinner } from '#client/ui/feedback/Spinner.tsx';
import { showToast } from '#client/ui/feedback/toasts.ts';
import { NextIcon, PreviousIcon } from '#client/ui/icons.tsx';
import type { QueuedTeam } from '#contract/marking/desk.ts';
import type { Team } from '#contract/school/teams.ts';
import { marksStore } from '../answers/saving/MarksStore.ts';
import { type DeskPlace, neighbour, nextOpen, postedIn } from './deskQueue.ts';
import { TeamAnswer } from './TeamAnswer.tsx';
import { UndoButton } from './UndoButton.tsx';
import { teamQuery, useTeam } from './useDesk.ts';
import { useDeskKeys } from './useDeskKeys.ts';
import type { Undo } from './useUndo.ts';

interface Props {
  teams: readonly QueuedTeam[];
  place: DeskPlace;
  undo: Undo;
  onOpen: (place: DeskPlace) => void;
}

/** Renders one answer with its rubric, and the steps to the others. */
export function OneAnswer({ teams, place, undo, onOpen }: Props) {
  const { id } = useStaff();
  const [awaited, setAwaited] = useState<DeskPlace | null>(null);
  const team = useTeam(place.teamId);
  const next = nextOpen(teams, place);
  useFetchAhead(next);
  const go = (to: DeskPlace) => {
    marksStore(id).saveNow(place.teamId);
    setAwaited(to);
    onOpen(to);
  };
  const goOn = () => {
    if (next !== null) return go(next);
    marksStore(id).saveNow(place.teamId);
    showToast('success', 'Está tudo avaliado nesta lista.');
  };
  const takeBack = () => {
    const [change] = undo.undo() ?? [];
    if (change && change.team._id !== place.teamId) go({ teamId: change.team._id, level: change.level });
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
    <>
      <TeamSteps teams={teams} place={place} onGo={go} />
      <Loaded team={team}>
        {(loaded) => (
          <TeamAnswer
            key={`${place.teamId}:${place.level}`}
            team={loaded}
            level={place.level}
            undo={undo}
            isAwaited={awaited?.teamId === place.teamId && awaited.level === place.level}
            onArrive={() => setAwaited(null)}
            actions={actions}
          />
        )}
      </Loaded>
    </>
  );
}

function Loaded({ team, children }: { team: ReturnType<typeof useTeam>; children: (team: Team) => ReactNode }) {
  if (team.isPending) return <Spinner label="A carregar…" className="m-6 self-center" />;
  if (team.isError && team.data === undefined) return <LoadFailure error={team.error} retry={team.refetch} />;
  return children(team.data as Team);
}

/** Fetches the answer that comes next, so that it opens without a wait. */
function useFetchAhead(next: DeskPlace | null): void {
  const client = useQueryClient();
  const teamId = next?.teamId;
  const fetched = useRef<string | null>(null);
  useEffect(() => {
    if (teamId === undefined || fetched.current === teamId) return;
    fetched.current = teamId;
    void client.prefetchQuery(teamQuery(teamId));
  }, [client, teamId]);
}

interface StepsProps {
  teams: readonly QueuedTeam[];
  place: DeskPlace;
  onGo: (place: DeskPlace) => void;
}

/** Renders the choice of a team, and the steps to the one before and after it, marked or not. */
function TeamSteps({ teams, place, onGo }: StepsProps) {
  const { level, teamId } = place;
  const previous = neighbour(teams, place, -1);
  const next = neighbour(teams, place, 1);
  return (
    <div className="flex flex-wrap items-end gap-3">
      <SelectField
        label="Equipa"
        className="min-w-64 grow sm:max-w-md"
        value={teamId}
        options={teamOptions(teams, place)}
        onChange={onValue((value) => onGo({ teamId: value, level }))}
      />
      <Button variant="secondary" disabled={previous === null} onClick={() => previous && onGo(previous)}>
        <PreviousIcon className="size-5" />
        Anterior
      </Button>
      <Button variant="secondary" disabled={next === null} onClick={() => next && onGo(next)}>
        Seguinte
        <NextIcon className="size-5" />
      </Button>
    </div>
  );
}

/** Lists the teams that posted the mission, and the shown one even if it has not. */
function teamOptions(teams: readonly QueuedTeam[], { teamId, level }: DeskPlace) {
  const posted = postedIn(teams, level);
  const listed = posted.some(({ _id }) => _id === teamId)
    ? posted
    : [...teams.filter(({ _id }) => _id === teamId), ...posted];
  return listed.map((team) => ({ value: team._id, label: `${team.name} · ${team.class} · ${stateOf(team, level)}` }));
}

function stateOf(team: QueuedTeam, level: DeskPlace['level']): string {
  if (team.open.includes(level)) return 'por avaliar';
  return team.marked.includes(level) ? 'avaliada' : 'sem resposta';
}
