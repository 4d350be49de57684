import { dayText } from '#client/ui/moments.ts';
import type { ThemeCorrection } from '#contract/marking/quizCorrections.ts';
import type { ReportedTeam } from '#contract/marking/reports.ts';
import type { TeamworkSummary } from '#contract/marking/teamwork.ts';
import type { Team } from '#contract/school/teams.ts';
import { attendanceWords } from '#domain/classroom/attendance.ts';
import { REFLECTION_ANSWERS, reflectionMean } from '#domain/classroom/reflection.ts';
import { decimalText } from '#domain/decimalText.ts';
import { MAX_TOTAL, POINTS_PER_RIGHT_ANSWER, PROVISIONAL } from '#domain/marking/scoring.ts';
import { type MissionLevel, THEME_IDS, THEMES } from '#domain/vocabulary.ts';
import { isUnmarkedOnServer } from '../answers/list/unmarked.ts';
import type { Missions } from '../answers/list/useAnswers.ts';
import { correctOptions, type QuizKey, type QuizMark, quizMarks } from '../answers/marks/quizMarks.ts';
import { answersOf } from '../answers/sheet/answersOf.ts';
import { FamilyWords, Signatures } from './FamilyPart.tsx';
import { LevelReport, PrintedAnswer } from './LevelReport.tsx';
import { PrintedFiles } from './PrintedFiles.tsx';
import type { ReportOptions } from './reportOptions.ts';

interface Props {
  team: ReportedTeam;
  missions: Missions;
  /** null when the right answers could not be loaded. */
  quizKey: QuizKey | null;
  /** The corrections of the team's class, of all themes. */
  corrections: readonly ThemeCorrection[];
  options: ReportOptions;
}

const MS_PER_S = 1_000;
/** The mission that is answered with files. */
const FILES_MISSION = 3;

/**
 * Renders one team's printed report: words for the family, members, prompts, answers, marks with their meanings, the
 * teacher's notes, and lines to sign.
 */
export function TeamReport(props: Props) {
  const { team, missions, options } = props;
  const { details, members, points } = team;
  const theme = THEMES.find((one) => THEME_IDS[one] === team.status.solar._id);
  const people = [details.class, details.school, details.teacher].filter(Boolean).join(' · ');
  return (
    <article className="team-report" aria-label={`Relatório de ${team.name}`}>
      <header className="report-head">
        <div>
          <h2>{team.name}</h2>
          <p>{people}</p>
          <p>
            {details.solar} · {members.length > 0 ? members.join(', ') : 'Sem membros registados'}
          </p>
          <TeamworkLines {...team.teamwork} />
        </div>
        <p className="report-total">
          <span>{isUnmarkedOnServer(team) ? `Pontuação Final (${PROVISIONAL})` : 'Pontuação Final'}</span>
          <strong>
            {points.total}/{MAX_TOTAL}
          </strong>
          <span>{dayText(Date.now() / MS_PER_S)}</span>
        </p>
      </header>
      {options.family && theme && <FamilyWords team={team} theme={theme} />}
      {options.family && <Signatures />}
      <Tutorial team={team} tutorial={missions.tutorial} withPhotos={options.photos} />
      <Levels {...props} />
    </article>
  );
}

/** Renders numbers only: whoever reads the report of one pupil does not read who of the others was missing. */
function TeamworkLines({ attendance, reflections }: TeamworkSummary) {
  const mean = reflectionMean(Object.values(reflections));
  return (
    <>
      <p>Presenças: {attendanceWords(attendance)}</p>
      <p>
        Como trabalhou a equipa:{' '}
        {mean === null ? 'sem respostas' : `média ${decimalText(mean)} de ${REFLECTION_ANSWERS.length}`}
      </p>
    </>
  );
}

/** Returns what the answer counts, in brackets; '' without a key. */
function verdictText({ points, correction }: QuizMark): string {
  if (points === null) return '';
  if (correction?.kind === 'void') return ` (não conta nesta turma: ${points}/${POINTS_PER_RIGHT_ANSWER})`;
  const verdict = `${points > 0 ? 'certa' : 'errada'}: ${points}/${POINTS_PER_RIGHT_ANSWER}`;
  return correction === undefined ? ` (${verdict})` : ` (${verdict}; resposta certa corrigida nesta turma)`;
}

interface TutorialProps {
  team: Team;
  tutorial: Missions['tutorial'];
  withPhotos: boolean;
}

function Tutorial({ team, tutorial, withPhotos }: TutorialProps) {
  const data = team.answers?.tutorial?.data;
  return (
    <section className="report-mission">
      <h3>Treino</h3>
      {data ? (
        <>
          <PrintedAnswer prompt={tutorial.quiz.question} text={data.quiz} />
          <PrintedAnswer prompt={tutorial.write.prompt} text={data.texto} recording={recordingAt(team, 0, 0)} />
          <PrintedFiles prompt={tutorial.upload.prompt} text={data.files} withPhotos={withPhotos} />
        </>
      ) : (
        <p>Ainda sem resposta</p>
      )}
    </section>
  );
}

function recordingAt({ answers }: Team, wanted: number, at: number) {
  return answers?.recordings?.find(({ part, step }) => part === wanted && step === at);
}

function Levels({ team, missions, quizKey, corrections, options }: Props) {
  const { levels } = missions;
  const solarId = team.status.solar._id;
  const own = corrections.filter(({ theme }) => THEME_IDS[theme] === solarId);
  const quiz = quizMarks(answersOf(team, 1), quizKey && correctOptions(quizKey, solarId), own);
  const step = (prompts: readonly { prompt: string }[], level: MissionLevel) =>
    answersOf(team, level).map((text, index) => ({
      prompt: prompts[index]?.prompt ?? '',
      text,
      recording: recordingAt(team, level, index),
      hasFiles: level === FILES_MISSION,
    }));
  const shared = { team, missions, withPhotos: options.photos };
  return (
    <>
      <LevelReport
        {...shared}
        level={1}
        answers={quiz.map((mark) => ({
          prompt: `Desafio ${mark.challenge}: ${levels.level1[mark.challenge - 1]?.question ?? ''}`,
          text: `${mark.answer || 'Sem resposta'}${verdictText(mark)}`,
        }))}
      />
      <LevelReport {...shared} level={2} answers={step(levels.level2, 2)} />
      <LevelReport {...shared} level={FILES_MISSION} answers={step(levels.level3, FILES_MISSION)} />
      <LevelReport {...shared} level={4} answers={step(levels.level4, 4)} />
    </>
  );
}
