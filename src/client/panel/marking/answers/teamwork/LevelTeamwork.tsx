import type { MissionTeamwork, PlayedLesson } from '#contract/marking/teamwork.ts';
import { REFLECTION_QUESTIONS, reflectionAnswer } from '#domain/classroom/reflection.ts';
import type { MissionLevel } from '#domain/vocabulary.ts';
import { LessonAttendance } from './LessonAttendance.tsx';

interface Props {
  level: MissionLevel;
  /** Undefined until loaded. */
  teamwork: MissionTeamwork | undefined;
}

/** Lessons shown at once; a mission that was given back may have been played in many. */
const SHOWN = 2;

/**
 * Renders how the team says that it worked in a mission, and who was there, beside the teamwork mark. Has nothing to
 * press as a rule, so that the marks are reached with as many keys as before.
 */
export function LevelTeamwork({ level, teamwork }: Props) {
  return (
    <div className="flex flex-col gap-2 border-edge border-l-3 pl-3.5">
      <h3 className="font-bold font-display text-label">
        Como trabalhou a equipa<span className="sr-only"> na missão {level}</span>
      </h3>
      {teamwork === undefined ? (
        <p className="text-muted">A carregar…</p>
      ) : (
        <>
          <Reflection reflection={teamwork.reflection} />
          <Lessons lessons={[...teamwork.lessons].reverse()} />
        </>
      )}
    </div>
  );
}

function Reflection({ reflection }: Pick<MissionTeamwork, 'reflection'>) {
  if (reflection === null) return <p className="text-muted">Ainda sem resposta da equipa</p>;
  return (
    <dl className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-4 gap-y-1">
      {REFLECTION_QUESTIONS.map((question, index) => (
        <div key={question} className="contents">
          <dt className="text-pretty">{question}</dt>
          <dd className="text-right font-bold">{reflectionAnswer(reflection[index] ?? 0)}</dd>
        </div>
      ))}
    </dl>
  );
}

/** Shows the newest lessons; the ones before are a press away. */
function Lessons({ lessons }: { lessons: readonly PlayedLesson[] }) {
  if (lessons.length === 0) return <p className="text-muted">Sem aulas em direto nesta missão</p>;
  const earlier = lessons.slice(SHOWN);
  return (
    <>
      <LessonList lessons={lessons.slice(0, SHOWN)} />
      {earlier.length > 0 && (
        <details className="disclosure">
          <summary>{earlier.length === 1 ? 'Mais 1 aula' : `Mais ${earlier.length} aulas`}</summary>
          <LessonList lessons={earlier} />
        </details>
      )}
    </>
  );
}

function LessonList({ lessons }: { lessons: readonly PlayedLesson[] }) {
  return (
    <ul className="flex flex-col gap-2">
      {lessons.map((lesson) => (
        <LessonAttendance key={lesson._id} lesson={lesson} />
      ))}
    </ul>
  );
}
