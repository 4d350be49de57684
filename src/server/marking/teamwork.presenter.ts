import type { MissionTeamwork, PlayedLesson, TeamworkSummary } from '#contract/marking/teamwork.ts';
import { type AttendanceTotals, divided } from '#domain/classroom/attendance.ts';
import { type PostedPart, wasPlayedIn } from '#domain/classroom/missionLessons.ts';
import type { MissionLevel } from '#domain/vocabulary.ts';
import type { LessonOfTeamwork, Reflections } from '../classroom/lessons/teamwork.queries.ts';

const MS_PER_S = 1_000;

interface TeamworkRows {
  members: readonly string[];
  lessons: readonly LessonOfTeamwork[];
  posted: readonly PostedPart[];
  reflections: Reflections;
}

/** Presents how a team worked, mission by mission; a live lesson counts until `now`, in ms. */
export function presentTeamwork(rows: TeamworkRows, now: number) {
  const mission = (level: MissionLevel): MissionTeamwork => ({
    reflection: rows.reflections[level] ?? null,
    lessons: rows.lessons
      .filter(({ startedAt, endedAt }) => {
        const lesson = { from: startedAt.getTime(), until: Math.min(endedAt.getTime(), now) };
        return wasPlayedIn(lesson, level, rows.posted);
      })
      .map((lesson) => presentLesson(lesson, rows.members)),
  });
  return { missions: { level1: mission(1), level2: mission(2), level3: mission(3), level4: mission(4) } };
}

function presentLesson(lesson: LessonOfTeamwork, members: readonly string[]): PlayedLesson {
  const { id, startedAt, session, sessions, attendance, absent } = lesson;
  const present = attendance?.present ?? null;
  return {
    _id: id,
    startedAt: Math.floor(startedAt.getTime() / MS_PER_S),
    session,
    sessions,
    attendance,
    // An earlier version noted only who was there: then the members of today have to do.
    absent: present === null ? [] : (absent ?? divided(members, present).absent),
  };
}

/** Presents numbers and answers without names. */
export function presentTeamworkSummary(
  { sessions, skipped, presences, members }: AttendanceTotals,
  reflections: Reflections,
): TeamworkSummary {
  const { 1: level1 = null, 2: level2 = null, 3: level3 = null, 4: level4 = null } = reflections;
  return {
    attendance: { sessions, skipped, presences, members },
    reflections: { level1, level2, level3, level4 },
  };
}
