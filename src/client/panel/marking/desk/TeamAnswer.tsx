import { type ReactNode, useEffect, useMemo, useRef } from 'react';
import { LoadFailure } from '#client/panel/lists/LoadFailure.tsx';
import { useStaff } from '#client/panel/useStaff.ts';
import { Spinner } from '#client/ui/feedback/Spinner.tsx';
import type { Team } from '#contract/school/teams.ts';
import type { MissionLevel } from '#domain/vocabulary.ts';
import { type Missions, useMissions } from '../answers/list/useAnswers.ts';
import { focusMissingMark } from '../answers/marks/focusMark.ts';
import { SaveMarks } from '../answers/saving/SaveMarks.tsx';
import { useMarks } from '../answers/saving/useMarks.ts';
import { useSaveOnLeaving } from '../answers/saving/useSaveOnLeaving.ts';
import { LevelSheet } from '../answers/sheet/LevelSheet.tsx';
import { useTeamParts } from '../answers/sheet/teamParts.ts';
import type { Arrival, DeskPlace } from './deskQueue.ts';
import { type Undo, undoable } from './useUndo.ts';

interface Props {
  team: Team;
  level: MissionLevel;
  undo: Undo;
  /** Returns what takes the focus of an answer that was stepped to; null for nothing. */
  onArrive: (at: DeskPlace) => Arrival | null;
  /** Buttons of the bar below. */
  actions: ReactNode;
}

/** Renders a team's answer to one mission: the answer on the left, the rubric on the right, the bar below. */
export function TeamAnswer(props: Props) {
  const missions = useMissions(props.team.status.solar._id);
  if (missions.isPending) return <Spinner label="A carregar…" className="m-6 self-center" />;
  if (missions.isError) return <LoadFailure error={missions.error} retry={missions.refetch} />;
  return <Answer {...props} missions={missions.data} />;
}

function Answer({ team, level, undo, onArrive, actions, missions }: Props & { missions: Missions }) {
  const { id } = useStaff();
  const element = useRef<HTMLElement>(null);
  const plain = useMarks(id, team);
  const marks = useMemo(() => undoable(plain, team, undo), [plain, team, undo]);
  const parts = useTeamParts(team._id);
  useSaveOnLeaving(team._id);
  const teamId = team._id;
  useEffect(() => {
    const at = element.current && onArrive({ teamId, level });
    if (element.current === null || at === null) return;
    if (at === 'question' && arriveAtQuestion(element.current)) return;
    arriveAt(element.current, window.matchMedia(TWO_PANES).matches);
  }, [teamId, level, onArrive]);
  return (
    <section
      ref={element}
      aria-label={`Resposta de ${team.name} à missão ${level}`}
      className="flex scroll-mt-20 flex-col gap-4"
    >
      <LevelSheet team={team} level={level} missions={missions} marks={marks} parts={parts} atDesk />
      {parts.failed.map(({ part, error, refetch }) => (
        <LoadFailure key={part} error={error} retry={refetch} />
      ))}
      <SaveMarks teamName={team.name} marks={marks} isNamed={false} actions={actions} />
    </section>
  );
}

/** From this width the rubric stands beside the answer. */
const TWO_PANES = '(min-width: 1200px)';

/**
 * Shows the answer from its beginning. Beside it the first missing mark takes the focus. Where it is below, or none is missing, the
 * heading does: an arrow key that is meant to scroll would change a mark that was given.
 */
function arriveAt(answer: HTMLElement, isBeside: boolean): void {
  answer.scrollIntoView({ block: 'start' });
  if (isBeside && focusMissingMark(answer)) return;
  answer.querySelector('h2')?.focus({ preventScroll: true });
}

/** Shows the team's question with the focus in the box for its answer; returns whether there is one. */
function arriveAtQuestion(answer: HTMLElement): boolean {
  const question = answer.querySelector('[data-question]');
  question?.scrollIntoView({ block: 'start' });
  question?.querySelector('textarea')?.focus({ preventScroll: true });
  return question !== null;
}
