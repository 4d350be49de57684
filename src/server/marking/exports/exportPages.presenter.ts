import type { ExportedAnswers, ExportedMarks, ExportedStudents } from '#contract/marking/exportPages.ts';
import { meanPresent } from '#domain/classroom/attendance.ts';
import { reflectionMean } from '#domain/classroom/reflection.ts';
import { oneDecimal } from '#domain/decimalText.ts';
import { exportedMark } from '#domain/marking/exportRows.ts';
import { isProvisional, pointsOf } from '#domain/marking/scoring.ts';
import { MISSION_LEVELS } from '#domain/vocabulary.ts';
import { presentTeamworkSummary } from '../teamwork.presenter.ts';
import type { AnsweredTeam, MarkedTeam, ScoredTeam } from './exportData.ts';

export function presentMarked({ marks, teamwork, ...exported }: MarkedTeam): ExportedMarks {
  const { attendance, reflections } = teamwork;
  const rounded = (mean: number | null) => (mean === null ? null : oneDecimal(mean));
  return {
    ...teamFields(exported),
    levels: {
      level1: exportedMark(marks, 1),
      level2: exportedMark(marks, 2),
      level3: exportedMark(marks, 3),
      level4: exportedMark(marks, 4),
    },
    total: pointsOf(marks).total,
    isProvisional: isProvisional(marks),
    teamwork: {
      ...presentTeamworkSummary(attendance, reflections),
      meanPresent: rounded(meanPresent(attendance)),
      reflectionMean: rounded(reflectionMean(MISSION_LEVELS.map((level) => reflections[level] ?? null))),
    },
  };
}

export function presentAnswered({ answers, dilemmas, ...exported }: AnsweredTeam): ExportedAnswers {
  return {
    ...teamFields(exported),
    answers: answers.map(({ files, ...answer }) => ({
      ...answer,
      files: files.map(({ name, caption = '', place = null }) => ({ name, caption, place })),
    })),
    dilemmas: dilemmas.map(({ heard, ...dilemma }) => ({ ...dilemma, heard: [...heard] })),
  };
}

export function presentScored({ members, result, ...exported }: ScoredTeam): ExportedStudents {
  return { ...teamFields(exported), members, ...result };
}

function teamFields({ id, team: { name, className, school, theme } }: Pick<MarkedTeam, 'id' | 'team'>) {
  return { _id: id, name, class: className, school, theme };
}
