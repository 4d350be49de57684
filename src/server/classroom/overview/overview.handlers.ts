import type { classOverviews } from '#contract/classroom/overview.ts';
import { lisbonDay } from '#domain/marking/feedback.ts';
import { paged } from '#server/db/paging.ts';
import type { Handlers } from '#server/http/handler.ts';
import { Refusal } from '#server/http/Refusal.ts';
import { requireAllowed } from '#server/http/requireAllowed.ts';
import { countClasses } from '#server/school/classes.queries.ts';
import { canTeachClass, lessonScope } from '../lessons/lessons.policy.ts';
import { presentOverview, presentProgress } from './overview.presenter.ts';
import { findOverview, listProgress, pageOfOverviews } from './overview.queries.ts';

/** Handles the calls that tell where classes stand: the panel's home and the page of a class. */
export const classOverviewsHandlers: Handlers<typeof classOverviews> = {
  classOverviews: async ({ caller, query, services: { db, now } }) => {
    const scope = lessonScope(caller);
    const listed = pageOfOverviews(db, { ...scope, now: new Date(now()) }, query);
    const { rows, pagination } = await paged(query, listed, countClasses(db, scope));
    return { classes: rows.map((row) => presentOverview(row, lisbonDay(now()))), pagination };
  },
  classOverview: async ({ caller, params: { classId }, services: { db, now } }) => {
    const row = await findOverview(db, { classId, now: new Date(now()) });
    if (row === null) throw new Refusal('notFound');
    requireAllowed(canTeachClass(caller, row));
    const teams = await listProgress(db, classId);
    return { ...presentOverview(row, lisbonDay(now())), progress: teams.map(presentProgress) };
  },
};
