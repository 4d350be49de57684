import type { ClassOverview, TeamProgress } from '#contract/classroom/overview.ts';
import { levelStates } from '#domain/classroom/levelStates.ts';
import { nextStep } from '#domain/classroom/nextStep.ts';
import { isHeld } from '#domain/marking/feedback.ts';
import type { OverviewRow, ProgressRow } from './overview.queries.ts';

/** Presents where a class stands on the day `today` in Portugal. */
export function presentOverview(row: OverviewRow, today: string): ClassOverview {
  const { id, name, teacher, school, teams, isLive, council, plan, toMark, comments, proposals, returned } = row;
  const { lessons, isPlanFinished, drafts, submitted, diary, questions, heldUntil } = row;
  const waiting = comments + proposals + diary;
  return {
    _id: id,
    name,
    teacher,
    school,
    teams,
    plan,
    isLive,
    council,
    teamsToMark: toMark,
    waiting: { comments, proposals, diary },
    questions,
    feedbackHeldUntil: isHeld(heldUntil, today) ? heldUntil : null,
    returned,
    nextStep: nextStep({
      teams,
      lessons,
      isLive,
      council: council?.state ?? null,
      teamsToMark: toMark,
      waiting,
      isPlanFinished,
      proposals: { drafts, submitted },
    }),
  };
}

export function presentProgress({ id, name, ...levels }: ProgressRow): TeamProgress {
  return { _id: id, name, levels: levelStates(levels) };
}
