import { wordsOf } from '#client/api/CallError.ts';
import { Spinner } from '#client/ui/Spinner.tsx';
import type { Team } from '#contract/teams.ts';
import { LoadFailure } from '../lists/ListScreen.tsx';
import { answersOf } from './answersOf.ts';
import { FileLinks } from './FileLinks.tsx';
import { LevelSheet } from './LevelSheet.tsx';
import { QuizAnswers } from './QuizAnswers.tsx';
import { SaveMarks } from './SaveMarks.tsx';
import { TextAnswers } from './TextAnswers.tsx';
import { TutorialAnswers } from './TutorialAnswers.tsx';
import { type Missions, useMissions, useQuizKey } from './useAnswers.ts';
import type { Marks } from './useMarks.ts';

/** Everything a team answered, level by level, with the marks beside it (spec, section 2). */
export function AnswerSheet({ team, marks }: { team: Team; marks: Marks }) {
  const missions = useMissions(team.status.solar._id);
  if (missions.isPending) return <Spinner label="A carregar…" />;
  if (missions.isError) return <LoadFailure error={missions.error} retry={missions.refetch} />;
  return (
    <div className="flex flex-col gap-4">
      <TutorialAnswers team={team} tutorial={missions.data.tutorial} />
      <Levels team={team} marks={marks} missions={missions.data} />
      <SaveMarks teamName={team.name} marks={marks} />
    </div>
  );
}

function Levels({ team, marks, missions }: { team: Team; marks: Marks; missions: Missions }) {
  const { levels } = missions;
  const level = { marks, missions };
  return (
    <>
      <LevelSheet {...level} level={1}>
        <KeyedQuiz team={team} questions={levels.level1.map(({ question }) => question)} />
      </LevelSheet>
      <LevelSheet {...level} level={2}>
        <TextAnswers prompts={levels.level2} answers={answersOf(team, 2)} />
      </LevelSheet>
      <LevelSheet {...level} level={3}>
        <FileLinks prompts={levels.level3} answers={answersOf(team, 3)} />
      </LevelSheet>
      <LevelSheet {...level} level={4}>
        <TextAnswers prompts={levels.level4} answers={answersOf(team, 4)} />
      </LevelSheet>
    </>
  );
}

function KeyedQuiz({ team, questions }: { team: Team; questions: readonly string[] }) {
  const key = useQuizKey();
  return (
    <>
      <QuizAnswers
        questions={questions}
        answers={answersOf(team, 1)}
        quizKey={key.data ?? null}
        solarId={team.status.solar._id}
      />
      {key.isError && (
        <p role="alert" className="text-danger">
          {wordsOf(key.error, 'Não foi possível carregar as respostas certas.')}
        </p>
      )}
    </>
  );
}
