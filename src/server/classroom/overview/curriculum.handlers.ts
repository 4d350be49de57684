import type { curriculum } from '#contract/classroom/curriculum.ts';
import type { Handlers } from '#server/http/handler.ts';
import { Refusal } from '#server/http/Refusal.ts';
import { requireAllowed } from '#server/http/requireAllowed.ts';
import { canTeachClass } from '../lessons/lessons.policy.ts';
import { presentCurriculum } from './curriculum.presenter.ts';
import { findCurriculumClass, listMoments, listSessions } from './curriculum.queries.ts';

/** Handles the call that tells what a class has done, for its links to the curriculum. */
export const curriculumHandlers: Handlers<typeof curriculum> = {
  classCurriculum: async ({ caller, params: { classId }, services: { db, now } }) => {
    const schoolClass = await findCurriculumClass(db, classId);
    if (schoolClass === null) throw new Refusal('notFound');
    requireAllowed(canTeachClass(caller, schoolClass));
    const [moments, sessions] = await Promise.all([
      listMoments(db, classId),
      listSessions(db, { classId, now: new Date(now()) }),
    ]);
    return presentCurriculum({ schoolClass, moments, sessions });
  },
};
