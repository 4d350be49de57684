import type { LiveClass } from '#contract/classroom/lessons.ts';
import { AttendanceDialog } from './AttendanceDialog.tsx';
import { EndLesson } from './EndLesson.tsx';
import { MessageDialog } from './MessageDialog.tsx';

/** The open dialog: a message to a team or to all (null), the attendance of a team, or the question before the end. */
export type Asked =
  | { kind: 'message'; teamId: string | null }
  | { kind: 'attendance'; teamId: string }
  | { kind: 'end' };

interface Props {
  asked: Asked | null;
  live: LiveClass;
  /** Number of teams that still work. */
  working: number;
  onEnded: (live: LiveClass) => void;
  onClose: () => void;
}

/** Renders the open dialog of a class in session. */
export function LessonDialog({ asked, live, working, onEnded, onClose }: Props) {
  if (asked === null) return null;
  if (asked.kind === 'message') return <MessageDialog live={live} teamId={asked.teamId} onClose={onClose} />;
  if (asked.kind === 'end') {
    return <EndLesson classId={live.classId} working={working} onEnded={onEnded} onClose={onClose} />;
  }
  const team = live.teams.find(({ _id }) => _id === asked.teamId);
  return team === undefined ? null : <AttendanceDialog team={team} onClose={onClose} />;
}
