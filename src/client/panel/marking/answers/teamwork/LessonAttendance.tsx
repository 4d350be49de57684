import { Fragment } from 'react';
import { dayText } from '#client/ui/moments.ts';
import type { PlayedLesson } from '#contract/marking/teamwork.ts';
import { memberWithRoles } from '#domain/classroom/attendance.ts';

/** Renders one lesson: when, who of the team was there with which role, and who was not. */
export function LessonAttendance({ lesson }: { lesson: PlayedLesson }) {
  const { attendance, absent } = lesson;
  return (
    <li className="wrap-anywhere">
      <p className="font-bold">{titleOf(lesson)}</p>
      <Presences attendance={attendance} />
      {absent.length > 0 && (
        <p className="text-muted">
          {absent.length === 1 ? 'Faltou' : 'Faltaram'}: {absent.join(', ')}
        </p>
      )}
    </li>
  );
}

function titleOf({ startedAt, session, sessions }: PlayedLesson): string {
  const day = dayText(startedAt);
  return session === null ? `Aula de ${day}` : `${day} · sessão ${session} de ${sessions}`;
}

function Presences({ attendance }: Pick<PlayedLesson, 'attendance'>) {
  if (attendance === null) return <p className="text-muted">Sem presenças registadas</p>;
  const { present, roles } = attendance;
  if (present === null) return <p className="text-muted">A equipa saltou a pergunta das presenças</p>;
  if (present.length === 0) return <p>Ninguém presente</p>;
  // Two members may have the same name, so that a name alone is no key.
  const people = present.map((member, place) => ({ place, text: memberWithRoles(member, roles) }));
  return (
    <p>
      {people.map(({ place, text }) => (
        <Fragment key={place}>
          {/* A role stays on the line of its member where there is room. */}
          <span className="inline-block">{place < people.length - 1 ? `${text},` : text}</span>{' '}
        </Fragment>
      ))}
    </p>
  );
}
