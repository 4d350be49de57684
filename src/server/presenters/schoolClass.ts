import type { SchoolClass } from '#contract/classes.ts';
import { dayOf, erasureDay, isEnding, latestKeepUntil } from '#domain/retention.ts';
import type { ClassRow } from '../db/classes.ts';

/** A class as it stands at `nowMs`; its name is in `class` (spec, section 3). */
export function presentClass(
  { id, name, teacher, school, teamsCount, kept, madeAt, ranking }: ClassRow,
  nowMs: number,
): SchoolClass {
  const today = dayOf(nowMs);
  return {
    _id: id,
    class: name,
    teacher: { _id: teacher.id, name: teacher.name, email: teacher.email },
    school: school && { _id: school.id, name: school.name },
    teamsCount,
    keep: {
      until: kept.until,
      isEnding: isEnding(kept, today),
      goesOn: erasureDay(kept, today),
      latest: latestKeepUntil(dayOf(madeAt.getTime())),
    },
    ranking: { scope: ranking.scope, openedAt: ranking.openedAt && Math.floor(ranking.openedAt.getTime() / 1_000) },
  };
}
