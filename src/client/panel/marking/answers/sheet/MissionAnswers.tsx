import { Link } from 'react-router-dom';
import { errorMessage } from '#client/api/CallError.ts';
import { LoadFailure } from '#client/panel/lists/LoadFailure.tsx';
import type { Recording } from '#contract/game/recordings.ts';
import type { Team } from '#contract/school/teams.ts';
import type { MissionLevel } from '#domain/vocabulary.ts';
import { itemsPath } from '../../items/itemsPath.ts';
import { type Missions, useQuizKey } from '../list/useAnswers.ts';
import type { AnswerPlaces } from '../places/answerPlaces.ts';
import { FileLinks } from './FileLinks.tsx';
import { QuizAnswers } from './QuizAnswers.tsx';
import { TextAnswers } from './TextAnswers.tsx';
import { useTeamCorrections } from './useTeamCorrections.ts';

interface Props {
  team: Team;
  level: MissionLevel;
  missions: Missions;
  /** The current answers, or those of an earlier version. */
  answers: readonly string[];
  /** The answers by voice to all parts; the current ones unless given. */
  recordings?: readonly Recording[];
  /** `answers` are an earlier version. */
  isFormer?: boolean;
  /** Comments on places of these answers; null while they load, or where they are not shown. */
  places?: AnswerPlaces | null;
}

/** Renders what a team answered to one mission: the quiz with its points, texts or files. */
export function MissionAnswers(props: Props) {
  const { team, level, missions, answers, isFormer = false, places = null } = props;
  const { levels } = missions;
  const { recordings = team.answers?.recordings ?? [] } = props;
  if (level === 1) {
    return <KeyedQuiz team={team} questions={levels.level1.map(({ question }) => question)} answers={answers} />;
  }
  if (level === 3) {
    return <FileLinks team={team} prompts={levels.level3} answers={answers} isFormer={isFormer} places={places} />;
  }
  return (
    <TextAnswers
      teamId={team._id}
      prompts={levels[`level${level}`]}
      answers={answers}
      recordings={recordings.filter(({ part }) => part === level)}
      isFormer={isFormer}
      places={places}
    />
  );
}

interface QuizProps {
  team: Team;
  questions: readonly string[];
  answers: readonly string[];
}

function KeyedQuiz({ team, questions, answers }: QuizProps) {
  const key = useQuizKey();
  const corrections = useTeamCorrections(team._id);
  return (
    <>
      <QuizAnswers
        questions={questions}
        answers={answers}
        quizKey={key.data ?? null}
        corrections={corrections.data?.corrections ?? null}
        solarId={team.status.solar._id}
      />
      {corrections.data && (
        <Link
          className="text-link"
          to={itemsPath({ classId: corrections.data.classId, solar: team.status.solar.name })}
        >
          Anular ou corrigir uma pergunta nesta turma
        </Link>
      )}
      {corrections.isError && <LoadFailure error={corrections.error} retry={corrections.refetch} />}
      {key.isError && (
        <p role="alert" className="text-danger">
          {errorMessage(key.error, 'Não foi possível carregar as respostas certas.')}
        </p>
      )}
    </>
  );
}
