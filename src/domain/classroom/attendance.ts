import { decimalText } from '../decimalText.ts';
import { LESSON_ROLE_NAMES, LESSON_ROLES, type LessonRoles } from './roles.ts';

/** In how many lessons a team said who was there, and how many were. Numbers only: names do not leave the school. */
export interface AttendanceTotals {
  /** Lessons in which the team said who was there. */
  sessions: number;
  /** Lessons in which the team skipped the question. */
  skipped: number;
  /** Members there, added up over `sessions`. */
  presences: number;
  /** Members that the team has now. */
  members: number;
}

/** Returns the totals of a team that has never been asked who is there. */
export function noAttendance(members: number): AttendanceTotals {
  return { sessions: 0, skipped: 0, presences: 0, members };
}

/** Returns the mean number of members present in a lesson; null without reported attendance or members. */
export function meanPresent({ sessions, presences, members }: AttendanceTotals): number | null {
  return sessions === 0 || members === 0 ? null : presences / sessions;
}

/** Returns what follows 'Presenças:': '3 sessões, em média 4 de 5 presentes', with the lessons without an answer. */
export function attendanceWords(totals: AttendanceTotals): string {
  const { sessions, skipped, members } = totals;
  const mean = meanPresent(totals);
  if (members === 0) return 'sem membros registados';
  if (mean === null) return skipped === 0 ? 'sem registo' : `não indicadas em ${counted(skipped)}`;
  const present = `${decimalText(mean)} de ${members} ${members === 1 ? 'presente' : 'presentes'}`;
  const said = sessions === 1 ? `1 sessão, ${present}` : `${counted(sessions)}, em média ${present}`;
  return skipped === 0 ? said : `${said} (e ${counted(skipped)} sem indicação)`;
}

function counted(sessions: number): string {
  return `${sessions} ${sessions === 1 ? 'sessão' : 'sessões'}`;
}

/**
 * Returns for each member whether the names say that the member was there. Two members may have the same name: each
 * naming of it counts for one of them, in order.
 */
export function areThere(members: readonly string[], names: readonly string[]): boolean[] {
  const left = [...names];
  return members.map((member) => {
    const at = left.indexOf(member);
    if (at !== -1) left.splice(at, 1);
    return at !== -1;
  });
}

/** Divides the members of a team into those who are named as there and the others, in the order of the team. */
export function divided(members: readonly string[], names: readonly string[]): { present: string[]; absent: string[] } {
  const there = areThere(members, names);
  return {
    present: members.filter((_, place) => there[place]),
    absent: members.filter((_, place) => !there[place]),
  };
}

/** Returns a member with the roles that the member had: 'Ana (Piloto, Porta-voz)', or the name alone. */
export function memberWithRoles(member: string, roles: LessonRoles): string {
  const own = LESSON_ROLES.filter((role) => roles[role] === member).map((role) => LESSON_ROLE_NAMES[role]);
  return own.length === 0 ? member : `${member} (${own.join(', ')})`;
}
