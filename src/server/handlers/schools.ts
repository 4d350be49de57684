import type { schools } from '#contract/schools.ts';
import { recordAudit } from '../db/audit.ts';
import { countSchools, insertSchool, listSchools } from '../db/schools.ts';
import { teacherExists } from '../db/teachers.ts';
import type { Caller, Handlers, Services } from '../handler.ts';
import { NO_GROUP, presentSchool } from '../presenters/school.ts';
import { Refusal } from '../refusals.ts';
import { ownScope, requireSelf } from '../scope.ts';

/** Schools and their groupings (spec, sections 2 and 7). */
export const schoolsHandlers: Handlers<typeof schools> = {
  schoolsOfTeacher: async ({ caller, params, services }) => {
    requireSelf(caller, params.teacherId);
    if (!(await teacherExists(services.db, params.teacherId))) throw new Refusal('notFound');
    const rows = await listSchools(services.db, { teacherId: params.teacherId });
    return rows.map(presentSchool);
  },
  allSchools: ({ caller, services }) => everySchool(caller, services),
  allSchoolsAtOnce: ({ caller, services }) => everySchool(caller, services),
  schoolPage: async ({ caller, query, services: { db } }) => {
    const scope = ownScope(caller);
    const [rows, total] = await Promise.all([listSchools(db, scope, query), countSchools(db, scope)]);
    return { schools: rows.map(presentSchool), pagination: { total, page: query.page, limit: query.limit } };
  },
  addSchool: ({ caller, body, services: { db, now } }) =>
    db.transaction(async (tx) => {
      const school = { name: body.name.normalize('NFC'), group: groupNamed(body.group) };
      const id = await insertSchool(tx, school);
      const entry = { accountId: caller.accountId, action: 'addSchool', subjectId: id, at: new Date(now()) };
      await recordAudit(tx, entry);
      return presentSchool({ id, ...school, teacherNames: [], classNames: [], teamsCount: 0 });
    }),
};

async function everySchool(caller: Caller, { db }: Services) {
  const rows = await listSchools(db, ownScope(caller));
  return rows.map(presentSchool);
}

/** Null for none: left out, blank, or the word that the wire uses for it. */
function groupNamed(group: string | null | undefined): string | null {
  const name = (group ?? '').trim().normalize('NFC');
  return name === '' || name.toLowerCase() === NO_GROUP ? null : name;
}
