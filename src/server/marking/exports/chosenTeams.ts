import type { ExportQuery } from '#contract/marking/exports.ts';
import type { Database } from '#server/db/openDatabase.ts';
import type { Caller } from '#server/http/handler.ts';
import { Refusal } from '#server/http/Refusal.ts';
import { requireAllowed } from '#server/http/requireAllowed.ts';
import { findClass } from '#server/school/classes.queries.ts';
import { filtersOf } from '#server/school/teamPages.ts';
import { canReadWork, workScope } from '../marking.policy.ts';

/**
 * Returns which teams an export has: those of the query that the caller may read, and the class that the query names, null
 * without one. Throws notFound for an unknown class, notYours for another teacher's.
 */
export async function chosenTeams(db: Database, caller: Caller, { classId, ...filters }: ExportQuery) {
  const schoolClass = classId === undefined ? null : await findClass(db, classId);
  if (classId !== undefined && schoolClass === null) throw new Refusal('notFound');
  if (schoolClass !== null) requireAllowed(canReadWork(caller, schoolClass));
  const { teacherId } = workScope(caller);
  return { chosen: { filters: filtersOf(filters, teacherId), classId }, schoolClass, teacherId };
}
