import { type ReactNode, useCallback, useEffect, useRef } from 'react';
import { Link } from 'react-router-dom';
import { LoadFailure } from '#client/panel/lists/LoadFailure.tsx';
import { PageTitle } from '#client/panel/lists/PageTitle.tsx';
import { useStaff } from '#client/panel/useStaff.ts';
import { Banner } from '#client/ui/feedback/Banner.tsx';
import { EmptyState } from '#client/ui/feedback/EmptyState.tsx';
import { Spinner } from '#client/ui/feedback/Spinner.tsx';
import type { QueuedTeam } from '#contract/marking/desk.ts';
import type { MissionLevel } from '#domain/vocabulary.ts';
import { AnswerFilterBar } from '../answers/list/AnswerFilterBar.tsx';
import { marksStore } from '../answers/saving/MarksStore.ts';
import { type Arrival, type DeskPlace, firstMission, nextQuestion, postedIn } from './deskQueue.ts';
import { MissionTabs } from './MissionTabs.tsx';
import { OneAnswer } from './OneAnswer.tsx';
import { SideBySide } from './side/SideBySide.tsx';
import { TeamSteps } from './TeamSteps.tsx';
import { useQueue } from './useDesk.ts';
import { type DeskAddress, useDeskAddress } from './useDeskAddress.ts';
import { useUndo } from './useUndo.ts';
import { ViewSwitch } from './ViewSwitch.tsx';
import { WaitingQuestions } from './WaitingQuestions.tsx';

/** Renders the marking desk: one answer after the other with its rubric, or one mission of several teams side by side. */
export function MarkingDesk() {
  const staff = useStaff();
  const address = useDeskAddress();
  const { query, teams, total } = useQueue(staff.id, address.filters);
  const place = usePlace(address, teams);
  const steps = useSteps(place, address.open);
  return (
    <section className="flex grow flex-col gap-3">
      <PageTitle
        title="Mesa de avaliação"
        action={
          <div className="flex flex-wrap items-center gap-4">
            <Link className="text-link" to="/panel/solar-systems/answers">
              Todas as respostas
            </Link>
            <ViewSwitch view={address.view} onShow={address.show} />
          </div>
        }
      />
      <div className="flex flex-wrap items-end gap-3">
        <div className="w-full sm:w-96">
          <AnswerFilterBar filters={address.filters} hasUnmarked={false} />
        </div>
        {teams && place && address.view === 'one' && <TeamSteps teams={teams} place={place} onGo={steps.go} />}
      </div>
      {teams && total > teams.length && (
        <Banner tone="info">
          Estão aqui as primeiras {teams.length} equipas de {total}. Escolha uma turma para ver as outras.
        </Banner>
      )}
      {query.isError && <LoadFailure error={query.error} retry={query.refetch} />}
      {query.isPending && <Spinner label="A carregar…" className="m-6 self-center" />}
      {teams && <Desk teams={teams} place={place} address={address} steps={steps} />}
    </section>
  );
}

interface DeskProps {
  teams: readonly QueuedTeam[];
  place: DeskPlace | null;
  address: DeskAddress;
  steps: Steps;
}

function Desk({ teams, place, address, steps }: DeskProps): ReactNode {
  const { id } = useStaff();
  const undo = useUndo(id);
  const level = place?.level ?? address.level;
  if (level === null || teams.every(({ open, marked }) => open.length + marked.length === 0)) {
    return <EmptyState title="Ainda não há respostas para avaliar." />;
  }
  return (
    <>
      <WaitingQuestions teams={teams} place={place} onGo={steps.goToQuestion} />
      <MissionTabs teams={teams} level={level} onOpen={address.openMission} />
      {place === null ? (
        <EmptyState title={`Nenhuma equipa respondeu à missão ${level}.`} />
      ) : address.view === 'side' ? (
        <SideBySide
          key={level}
          teams={teams}
          place={place}
          filters={address.filters}
          undo={undo}
          onOpen={address.open}
        />
      ) : (
        <OneAnswer teams={teams} place={place} undo={undo} onArrive={steps.arrive} onGo={steps.go} />
      )}
    </>
  );
}

interface Steps {
  /** Saves the present answer and opens another. */
  go: (to: DeskPlace) => void;
  /** Does the same and leads to the question of the team. */
  goToQuestion: (to: DeskPlace) => void;
  /** Returns what takes the focus of an answer that was stepped to and is shown for the first time since; null for none. */
  arrive: (at: DeskPlace) => Arrival | null;
}

function useSteps(place: DeskPlace | null, open: DeskAddress['open']): Steps {
  const { id } = useStaff();
  /** Where the last step led; not in the state, so that arriving renders nothing again. */
  const awaited = useRef<(DeskPlace & { at: Arrival }) | null>(null);
  const leave = (to: DeskPlace, at: Arrival) => {
    if (place !== null) marksStore(id).saveNow(place.teamId);
    awaited.current = { ...to, at };
    open(to);
  };
  const arrive = useCallback(({ teamId, level }: DeskPlace) => {
    const isAwaited = awaited.current?.teamId === teamId && awaited.current.level === level;
    const at = isAwaited ? awaited.current?.at : undefined;
    if (isAwaited) awaited.current = null;
    return at ?? null;
  }, []);
  return { go: (to) => leave(to, 'mark'), goToQuestion: (to) => leave(to, 'question'), arrive };
}

/**
 * Returns the answer that the address names. An address without one gets the first answer that waits, once, so that marking
 * it does not turn the page.
 */
function usePlace(address: DeskAddress, teams: readonly QueuedTeam[] | undefined): DeskPlace | null {
  const { level, teamId, pin } = address;
  const isNamed = level !== null && teamId !== null;
  const chosen = isNamed || teams === undefined ? null : choose(teams, address);
  useEffect(() => {
    if (chosen !== null) pin(chosen);
  });
  return isNamed ? { level, teamId } : chosen;
}

/** Chooses the named team's first mission that waits, or a team of the named mission, else the first answer that waits. */
function choose(teams: readonly QueuedTeam[], { level, teamId, asksQuestions }: DeskAddress): DeskPlace | null {
  const asked = asksQuestions ? nextQuestion(teams, null) : null;
  if (asked !== null) return asked;
  const named = teams.find(({ _id }) => _id === teamId);
  const [waiting] = named ? [...named.open, ...named.marked] : [];
  if (named && waiting !== undefined) return { teamId: named._id, level: waiting as MissionLevel };
  const mission = level ?? firstMission(teams);
  const posted = postedIn(teams, mission);
  const team = posted.find(({ open }) => open.includes(mission)) ?? posted[0];
  return team ? { teamId: team._id, level: mission } : null;
}
