import type { SchoolClass } from '#contract/school/classes.ts';
import { dayOf, dueDay, isEnding, isOver, latestKeepUntil, type Retention } from '#domain/records/retention.ts';
import type { ClassRow } from './classes.queries.ts';

/** The current day, and whether retention ends by itself. */
export interface KeepMoment {
  today: string;
  retention: Retention;
}

/** Presents a class as of `today`; the wire calls its name `class` (spec, section 3). */
export function presentClass(
  { id, name, teacher, school, teamsCount, kept, madeAt, ranking }: ClassRow,
  { today, retention }: KeepMoment,
): SchoolClass {
  return {
    _id: id,
    class: name,
    teacher: { _id: teacher.id, name: teacher.name, email: teacher.email },
    school: school && { _id: school.id, name: school.name },
    teamsCount,
    keep: {
      until: kept.until,
      isEnding: isEnding(kept, today),
      isOver: isOver(kept, today),
      goesOn: retention === 'auto' ? dueDay(kept, today) : null,
      latest: latestKeepUntil(dayOf(madeAt.getTime())),
    },
    ranking: { scope: ranking.scope, openedAt: ranking.openedAt && Math.floor(ranking.openedAt.getTime() / 1_000) },
  };
}
