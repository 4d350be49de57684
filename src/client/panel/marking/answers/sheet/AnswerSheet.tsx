import { useRef } from 'react';
import { LoadFailure } from '#client/panel/lists/LoadFailure.tsx';
import { Spinner } from '#client/ui/feedback/Spinner.tsx';
import type { Team } from '#contract/school/teams.ts';
import { MISSION_LEVELS } from '#domain/vocabulary.ts';
import { useFocusOnArrival } from '../list/MarkingPage.tsx';
import { MarkingSteps } from '../list/MarkingSteps.tsx';
import { type Missions, useMissions } from '../list/useAnswers.ts';
import { SaveMarks } from '../saving/SaveMarks.tsx';
import { useTeamMarks } from '../saving/TeamMarks.tsx';
import type { Marks } from '../saving/useMarks.ts';
import { useSaveOnLeaving } from '../saving/useSaveOnLeaving.ts';
import { DilemmaChoices } from './DilemmaChoices.tsx';
import { LevelSheet } from './LevelSheet.tsx';
import { TutorialAnswers } from './TutorialAnswers.tsx';
import { useTeamParts } from './teamParts.ts';

/** Renders a team's answers level by level, with the marks beside them (spec, section 2). */
export function AnswerSheet({ team }: { team: Team }) {
  const missions = useMissions(team.status.solar._id);
  if (missions.isPending) return <Spinner label="A carregar…" />;
  if (missions.isError) return <LoadFailure error={missions.error} retry={missions.refetch} />;
  return <Sheet team={team} missions={missions.data} />;
}

function Sheet({ team, missions }: { team: Team; missions: Missions }) {
  const marks = useTeamMarks();
  const element = useRef<HTMLElement>(null);
  useFocusOnArrival(team._id, element);
  useSaveOnLeaving(team._id);
  return (
    <section
      ref={element}
      aria-label={`Respostas de ${team.name}`}
      className="@container flex scroll-mt-16 flex-col gap-4"
    >
      <TutorialAnswers team={team} tutorial={missions.tutorial} />
      <Levels team={team} marks={marks} missions={missions} />
      <DilemmaChoices team={team} dilemmas={missions.dilemmas} />
      <MarkingSteps teamId={team._id} />
      <SaveMarks teamName={team.name} marks={marks} />
    </section>
  );
}

function Levels({ team, marks, missions }: { team: Team; marks: Marks; missions: Missions }) {
  const parts = useTeamParts(team._id);
  const common = { team, marks, missions, parts };
  return (
    <>
      {MISSION_LEVELS.map((level) => (
        <LevelSheet key={level} {...common} level={level} />
      ))}
      {parts.failed.map(({ part, error, refetch }) => (
        <LoadFailure key={part} error={error} retry={refetch} />
      ))}
    </>
  );
}
