import { MISSION_LEVELS, type MissionLevel } from '../vocabulary.ts';
import { CRITERIA, type Criterion, LEVEL_SCORES } from './scoring.ts';

// How the teachers of one school mark, criterion by criterion: counts of marks, never of single teams.

/** Marked teams from which on a teacher's marks of a criterion are shown. */
export const SPREAD_TEAMS_MIN = 3;

/** How often the teams of one teacher have one mark; `points` as scoring.ts allows them. */
export interface MarkCount {
  teacherId: string;
  level: MissionLevel;
  criterion: Criterion;
  points: number;
  teams: number;
}

/** The marks of one teacher's teams. */
interface TeacherMarks {
  teacherId: string;
  teams: number;
  /** How many teams have each allowed mark, in the order of `CriterionSpread.marks`. */
  counts: readonly number[];
  /** Mean of the marks, in points. */
  mean: number;
}

export interface CriterionSpread {
  level: MissionLevel;
  criterion: Criterion;
  /** The allowed marks, lowest first. */
  marks: readonly number[];
  /**
   * Sorted by mean and not by name, so that a place in the list does not tell who it is; only with at least
   * SPREAD_TEAMS_MIN marked teams.
   */
  teachers: readonly TeacherMarks[];
}

/** Returns the spread of every criterion that teachers mark, in the order of the game; mission 1 p1 is computed. */
export function markSpread(counts: readonly MarkCount[]): CriterionSpread[] {
  const marked = MISSION_LEVELS.flatMap((level) => CRITERIA.map((criterion) => ({ level, criterion })));
  return marked
    .filter(({ level, criterion }) => LEVEL_SCORES[level][criterion].length > 0)
    .map(({ level, criterion }) => {
      const own = counts.filter((count) => count.level === level && count.criterion === criterion);
      const marks = LEVEL_SCORES[level][criterion];
      const teachers = [...new Set(own.map(({ teacherId }) => teacherId))]
        .map((teacherId) => marksOf(teacherId, own, marks))
        .filter(({ teams }) => teams >= SPREAD_TEAMS_MIN)
        .sort((a, b) => a.mean - b.mean || a.teacherId.localeCompare(b.teacherId));
      return { level, criterion, marks, teachers };
    });
}

function marksOf(teacherId: string, counts: readonly MarkCount[], marks: readonly number[]): TeacherMarks {
  const own = counts.filter((count) => count.teacherId === teacherId);
  const byMark = marks.map((points) =>
    own.reduce((sum, count) => sum + (count.points === points ? count.teams : 0), 0),
  );
  const teams = byMark.reduce((sum, count) => sum + count, 0);
  const total = byMark.reduce((sum, count, position) => sum + count * (marks[position] ?? 0), 0);
  return { teacherId, teams, counts: byMark, mean: teams === 0 ? 0 : total / teams };
}

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';

/** Returns what a teacher is called without a name: 'Docente A' for position 0, 'Docente AA' after 'Docente Z'. */
export function namelessTeacher(position: number): string {
  const rounds = Math.floor(position / LETTERS.length);
  const letter = LETTERS[position % LETTERS.length] ?? '';
  return `Docente ${(LETTERS[rounds - 1] ?? '') + letter}`;
}
