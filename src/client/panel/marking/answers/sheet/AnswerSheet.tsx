import { useEffect, useRef } from 'react';
import { errorMessage } from '#client/api/CallError.ts';
import { LoadFailure } from '#client/panel/lists/LoadFailure.tsx';
import { useStaff } from '#client/panel/useStaff.ts';
import { Spinner } from '#client/ui/feedback/Spinner.tsx';
import type { AnswerVersion } from '#contract/marking/guidance.ts';
import type { Team } from '#contract/school/teams.ts';
import { useFocusOnArrival } from '../list/MarkingPage.tsx';
import { MarkingSteps } from '../list/MarkingSteps.tsx';
import { type Missions, useMissions, useQuizKey } from '../list/useAnswers.ts';
import { marksStore } from '../saving/MarksStore.ts';
import { SaveMarks } from '../saving/SaveMarks.tsx';
import { useTeamMarks } from '../saving/TeamMarks.tsx';
import type { Marks } from '../saving/useMarks.ts';
import { useTeamwork } from '../teamwork/useTeamwork.ts';
import { useVersions } from '../versions/useVersions.ts';
import { DilemmaChoices } from './DilemmaChoices.tsx';
import { FileLinks } from './FileLinks.tsx';
import { LevelSheet } from './LevelSheet.tsx';
import { QuizAnswers } from './QuizAnswers.tsx';
import { TextAnswers } from './TextAnswers.tsx';
import { TutorialAnswers } from './TutorialAnswers.tsx';

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

/** Saves at once when the answers are closed or the page is left. */
function useSaveOnLeaving(teamId: string): void {
  const { id } = useStaff();
  useEffect(() => () => marksStore(id).saveNow(teamId), [id, teamId]);
}

function Levels({ team, marks, missions }: { team: Team; marks: Marks; missions: Missions }) {
  const { levels } = missions;
  const versions = useVersions(team._id);
  const teamwork = useTeamwork(team._id);
  const worked = teamwork.isError ? null : teamwork.data?.missions;
  const level = { team, marks, missions, versions: versions.data?.versions ?? NO_VERSIONS, worked };
  const questions = levels.level1.map(({ question }) => question);
  return (
    <>
      <LevelSheet
        {...level}
        level={1}
        show={(answers) => <KeyedQuiz team={team} questions={questions} answers={answers} />}
      />
      <LevelSheet {...level} level={2} show={(answers) => <TextAnswers prompts={levels.level2} answers={answers} />} />
      <LevelSheet {...level} level={3} show={(answers) => <FileLinks prompts={levels.level3} answers={answers} />} />
      <LevelSheet {...level} level={4} show={(answers) => <TextAnswers prompts={levels.level4} answers={answers} />} />
      {versions.isError && <LoadFailure error={versions.error} retry={versions.refetch} />}
      {teamwork.isError && <LoadFailure error={teamwork.error} retry={teamwork.refetch} />}
    </>
  );
}

const NO_VERSIONS: readonly AnswerVersion[] = [];

interface QuizProps {
  team: Team;
  questions: readonly string[];
  answers: readonly string[];
}

function KeyedQuiz({ team, questions, answers }: QuizProps) {
  const key = useQuizKey();
  return (
    <>
      <QuizAnswers questions={questions} answers={answers} quizKey={key.data ?? null} solarId={team.status.solar._id} />
      {key.isError && (
        <p role="alert" className="text-danger">
          {errorMessage(key.error, 'Não foi possível carregar as respostas certas.')}
        </p>
      )}
    </>
  );
}
