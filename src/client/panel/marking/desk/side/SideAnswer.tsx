import { useId, useMemo } from 'react';
import { LoadFailure } from '#client/panel/lists/LoadFailure.tsx';
import { useStaff } from '#client/panel/useStaff.ts';
import { Spinner } from '#client/ui/feedback/Spinner.tsx';
import type { QueuedTeam } from '#contract/marking/desk.ts';
import type { Team } from '#contract/school/teams.ts';
import { LEVEL_SCORES } from '#domain/marking/scoring.ts';
import type { MissionLevel } from '#domain/vocabulary.ts';
import { type Missions, useMissions } from '../../answers/list/useAnswers.ts';
import { focusAfter } from '../../answers/marks/focusMark.ts';
import { LevelNote } from '../../answers/marks/LevelNote.tsx';
import { MissionMarks } from '../../answers/marks/MissionMarks.tsx';
import { SAVING_TEXTS } from '../../answers/saving/SaveMarks.tsx';
import { useMarks } from '../../answers/saving/useMarks.ts';
import { useSaveOnLeaving } from '../../answers/saving/useSaveOnLeaving.ts';
import { answersOf } from '../../answers/sheet/answersOf.ts';
import { MissionAnswers } from '../../answers/sheet/MissionAnswers.tsx';
import { currentVersion, useTeamParts } from '../../answers/sheet/teamParts.ts';
import { useTeam } from '../useDesk.ts';
import { type Undo, undoable } from '../useUndo.ts';
import { MarkAlike } from './MarkAlike.tsx';

interface Props {
  team: QueuedTeam;
  level: MissionLevel;
  /** Other teams that answered nearly the same. */
  alike: readonly QueuedTeam[];
  undo: Undo;
  onOpen: () => void;
}

/** Renders one column: a team's answer to the mission, its rubric, its comment, and the teams with the same answer. */
export function SideAnswer(props: Props) {
  const { team } = props;
  const heading = useId();
  const work = useTeam(team._id);
  const missions = useMissions(team.solar._id);
  const isPending = work.isPending || missions.isPending;
  return (
    <li aria-labelledby={heading} className="card flex min-w-0 flex-col gap-4">
      <header>
        <h2 id={heading} className="font-bold font-display text-xl">
          <button type="button" className="text-link text-left" onClick={props.onOpen}>
            {team.name}
            <span className="sr-only">: abrir só esta resposta</span>
          </button>
        </h2>
        <p className="text-muted">
          {team.class} · {team.solar.name}
        </p>
      </header>
      {isPending && <Spinner label="A carregar…" className="self-center" />}
      {work.isError && <LoadFailure error={work.error} retry={work.refetch} />}
      {missions.isError && <LoadFailure error={missions.error} retry={missions.refetch} />}
      {work.data && missions.data && <Column {...props} work={work.data} missions={missions.data} />}
    </li>
  );
}

function Column({ work, missions, level, alike, undo }: Props & { work: Team; missions: Missions }) {
  const { id } = useStaff();
  const plain = useMarks(id, work);
  const marks = useMemo(() => undoable(plain, work, undo), [plain, work, undo]);
  useSaveOnLeaving(work._id);
  const isPosted = marks.isPosted(level);
  const version = currentVersion(useTeamParts(work._id).versions, level);
  return (
    <div data-level={level} className="flex flex-col gap-4">
      <MissionAnswers team={work} level={level} missions={missions} answers={answersOf(work, level)} />
      <MissionMarks
        level={level}
        words={missions.missions[level].marks}
        marks={marks}
        isPosted={isPosted}
        onKeyed={focusAfter}
      />
      {isPosted && <LevelNote team={work} level={level} marks={marks} version={version} />}
      {alike.length > 0 && <MarkAlike from={work} level={level} marks={marks} alike={alike} undo={undo} />}
      <p className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
        <span>
          Missão {level}:{' '}
          <strong className="tabular-nums">
            {marks.points[`level${level}`].total}/{LEVEL_SCORES[level].max}
          </strong>
        </span>
        <span role="status" className="text-muted">
          {SAVING_TEXTS[marks.saving]}
        </span>
      </p>
    </div>
  );
}
