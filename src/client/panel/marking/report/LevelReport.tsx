import type { Recording } from '#contract/game/recordings.ts';
import type { ReportedTeam } from '#contract/marking/reports.ts';
import { REFLECTION_QUESTIONS, reflectionAnswer } from '#domain/classroom/reflection.ts';
import { recordingTime } from '#domain/game/recordings.ts';
import { CRITERION_NAMES, markWords } from '#domain/marking/markWords.ts';
import { numbered } from '#domain/marking/places/placedComments.ts';
import {
  CRITERIA,
  type Criterion,
  isMarked,
  LEVEL_SCORES,
  POINTS_PER_RIGHT_ANSWER,
  PROVISIONAL,
  QUIZ_CHALLENGES,
} from '#domain/marking/scoring.ts';
import type { MissionLevel } from '#domain/vocabulary.ts';
import type { Missions } from '../answers/list/useAnswers.ts';
import { PrintedComments, type PrintedPlaced, PrintedText } from './PrintedComments.tsx';
import { PrintedFiles } from './PrintedFiles.tsx';

interface Printed {
  prompt: string;
  text: string;
  /** The answer by voice to this step. */
  recording?: Recording | undefined;
}
/** What one step of a mission answered; `hasFiles`: the text is a JSON list of files. */
type PrintedStep = Printed & { hasFiles?: boolean };

interface Props {
  team: ReportedTeam;
  missions: Missions;
  level: MissionLevel;
  answers: readonly PrintedStep[];
  withPhotos: boolean;
}

/**
 * Renders one mission of the printed report. Its marks come first, so that a mission which is longer than a page keeps them
 * with the beginning of its answer.
 */
export function LevelReport({ team, missions, level, answers, withPhotos }: Props) {
  const { status, points } = team;
  const note = team.answers?.notes[`level${level}`];
  const comments = numbered(team.placedComments.filter((comment) => comment.level === level));
  const isPosted = status.accepted[`level${level}`];
  return (
    <section className="report-mission">
      <h3>
        Missão {level}: {missions.missions[level].title}
        <span className="report-points">
          {points[`level${level}`].total}/{LEVEL_SCORES[level].max}
          {isPosted && !isMarked(level, points[`level${level}`].marked) && ` (${PROVISIONAL})`}
        </span>
      </h3>
      {isPosted ? (
        <>
          <dl className="report-marks">
            {CRITERIA.map((criterion) => (
              <MarkLine key={criterion} team={team} missions={missions} level={level} criterion={criterion} />
            ))}
            <Reflection reflection={team.teamwork.reflections[`level${level}`]} />
          </dl>
          {answers.map(({ hasFiles = false, ...answer }, step) => {
            const printed = { ...answer, comments: comments.filter(({ place }) => place.step === step) };
            return hasFiles ? (
              <PrintedFiles key={printed.prompt} {...printed} withPhotos={withPhotos} />
            ) : (
              <PrintedAnswer key={printed.prompt} {...printed} />
            );
          })}
        </>
      ) : (
        <p>{status.returned?.level === level ? 'Devolvida à equipa' : 'Ainda sem resposta'}</p>
      )}
      {note && (
        <div className="report-note">
          <p className="report-label">Comentário à equipa</p>
          <p className="report-text">{note}</p>
        </div>
      )}
    </section>
  );
}

/** Renders a prompt and its answer, with the comments on its places. */
export function PrintedAnswer({
  prompt,
  text,
  recording,
  comments = [],
}: Printed & { comments?: readonly PrintedPlaced[] }) {
  return (
    <div className="report-answer">
      <p className="report-label">{prompt}</p>
      <p className="report-text">
        <PrintedText text={text} comments={comments} />
      </p>
      {recording && <PrintedVoice recording={recording} />}
      <PrintedComments comments={comments} />
    </div>
  );
}

/** Renders what was said in an answer by voice, or that it can only be heard. */
function PrintedVoice({ recording: { seconds, words } }: { recording: Recording }) {
  return (
    <>
      <p className="report-label">Resposta por voz ({recordingTime(seconds)}): o que disseram</p>
      <p className="report-text">{words || 'Ainda não está escrito.'}</p>
    </>
  );
}

type MarkLineProps = Pick<Props, 'team' | 'missions' | 'level'> & { criterion: Criterion };

/** Renders one mark with its meaning, worded for the team, because the report is for students and families. */
function MarkLine({ team, missions, level, criterion }: MarkLineProps) {
  const { [criterion]: value, marked } = team.points[`level${level}`];
  const allowed = LEVEL_SCORES[level][criterion];
  const isCounted = allowed.length === 0;
  const max = isCounted ? POINTS_PER_RIGHT_ANSWER * QUIZ_CHALLENGES : Math.max(...allowed);
  return (
    <div>
      <dt>
        {isCounted ? 'Quiz' : CRITERION_NAMES[criterion]}:{' '}
        {isCounted || marked[criterion] ? `${value}/${max}` : `—/${max}`}
      </dt>
      <dd>
        {isCounted || marked[criterion]
          ? markWords(missions.missions[level].marks, criterion, value, 'team')
          : 'Por avaliar.'}
      </dd>
    </div>
  );
}

/** Renders how the team says that it worked, beside the mark for its teamwork; the answers are not marked. */
function Reflection({ reflection }: { reflection: readonly number[] | null }) {
  return (
    <div className="report-reflection">
      <dt>Como trabalhou a equipa, segundo a própria</dt>
      {reflection === null ? (
        <dd>Ainda sem resposta da equipa.</dd>
      ) : (
        REFLECTION_QUESTIONS.map((question, index) => (
          <dd key={question}>
            {question} <strong>{reflectionAnswer(reflection[index] ?? 0)}</strong>
          </dd>
        ))
      )}
    </div>
  );
}
