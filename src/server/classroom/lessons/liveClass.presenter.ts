import type { LessonSettings, LiveClass, LiveTeam } from '#contract/classroom/lessons.ts';
import { FREE, type Steering } from '#domain/classroom/lesson.ts';
import { openLevel } from '#domain/game/progression.ts';
import { STUCK_MINUTES } from '#domain/limits.ts';
import type { LiveClassRow } from './liveClass.queries.ts';

/** The settings of a class that has chosen none. */
export const DEFAULT_SETTINGS: LessonSettings = {
  plan: null,
  nextSession: 1,
  stuckMinutes: STUCK_MINUTES.default,
};

/** Presents a class in session, read at `at`. */
export function presentLiveClass(row: LiveClassRow, at: number): LiveClass {
  const { lesson, ended } = row;
  return {
    at,
    classId: row.id,
    className: row.name,
    settings: row.settings ?? DEFAULT_SETTINGS,
    lesson: lesson && {
      _id: lesson.id,
      startedAt: lesson.startedAt,
      expiresAt: lesson.expiresAt,
      session: lesson.session,
      sessions: lesson.sessions,
      mapCode: lesson.mapCode,
      steering: lesson.steering,
    },
    ended: ended && { _id: ended.id, endedAt: ended.endedAt },
    teams: row.teams.map((team) => presentTeam(team, lesson?.steering ?? FREE)),
    messages: row.messages.map(({ id, ...message }) => ({ _id: id, ...message })),
  };
}

function presentTeam(team: LiveClassRow['teams'][number], ofClass: Steering): LiveTeam {
  const { id, returned, steering, ...shown } = team;
  return { _id: id, ...shown, level: openLevel(team.level, returned), steering: steering ?? ofClass };
}
