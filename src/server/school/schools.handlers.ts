import type { schools } from '#contract/school/schools.ts';
import { MODERATION_DEFAULT } from '#domain/council/moderation.ts';
import { LEVEL_SCALE_DEFAULT } from '#domain/marking/levelScale.ts';
import type { Tx } from '../db/openDatabase.ts';
import { paged } from '../db/paging.ts';
import type { Caller, Handlers, Services } from '../http/handler.ts';
import { Refusal } from '../http/Refusal.ts';
import { requireAllowed } from '../http/requireAllowed.ts';
import { discard } from '../records/bin/discard.ts';
import { audit } from '../records/history/audit.queries.ts';
import { changedFields } from '../records/history/changedFields.ts';
import { schoolScope } from './schools.policy.ts';
import { NO_GROUP, presentSchool } from './schools.presenter.ts';
import { countSchools, insertSchool, listSchools, lockSchool, updateSchool } from './schools.queries.ts';
import { canReadTeacher } from './teachers.policy.ts';
import { teacherExists } from './teachers.queries.ts';

/** Handles the calls of schools and their groupings (spec, sections 2 and 7). */
export const schoolsHandlers: Handlers<typeof schools> = {
  schoolsOfTeacher: async ({ caller, params, services }) => {
    requireAllowed(canReadTeacher(caller, params.teacherId));
    if (!(await teacherExists(services.db, params.teacherId))) throw new Refusal('notFound');
    const rows = await listSchools(services.db, { teacherId: params.teacherId });
    return rows.map(presentSchool);
  },
  allSchoolsAtOnce: ({ caller, services }) => everySchool(caller, services),
  schoolPage: async ({ caller, query, services: { db } }) => {
    const scope = { ...schoolScope(caller), search: query.search };
    const { rows, pagination } = await paged(query, listSchools(db, scope, query, query), countSchools(db, scope));
    return { schools: rows.map(presentSchool), pagination };
  },
  addSchool: ({ caller, body, services: { db, now } }) =>
    db.transaction(async (tx) => {
      const school = { name: body.name.normalize('NFC'), group: groupNamed(body.group) };
      const id = await insertSchool(tx, school);
      await audit(tx, { caller, at: new Date(now()) }, 'addSchool', { id, name: school.name });
      return presentSchool({
        id,
        ...school,
        teacherNames: [],
        classNames: [],
        teamsCount: 0,
        moderation: MODERATION_DEFAULT,
        levelScale: LEVEL_SCALE_DEFAULT,
      });
    }),
  editSchool: ({ caller, params: { schoolId }, body, services: { db, now } }) =>
    db.transaction(async (tx) => {
      const before = await requireSchoolRow(tx, schoolId);
      const wanted = { name: body.name.normalize('NFC'), group: groupNamed(body.group) };
      const changed = changedFields(before, wanted);
      if (changed.length > 0) {
        await updateSchool(tx, schoolId, wanted);
        const subject = { id: schoolId, name: before.name };
        await audit(tx, { caller, at: new Date(now()) }, 'editSchool', subject, { changed });
      }
      return presentSchool(await requireSchoolRow(tx, schoolId));
    }),
  deleteSchool: ({ caller, params: { schoolId }, services }) =>
    services.db.transaction(async (tx) => {
      const { name, teacherNames } = await requireSchoolRow(tx, schoolId);
      if (teacherNames.length > 0) throw new Refusal('schoolInUse');
      const act = { caller, services, action: 'deleteSchool' } as const;
      const thing = { kind: 'school', subjectId: schoolId, ownerId: null, name } as const;
      return discard(tx, act, { ...thing, deletionSet: { schools: [schoolId] } });
    }),
};

/** Returns every school that the caller may list. */
export async function everySchool(caller: Caller, { db }: Services) {
  const rows = await listSchools(db, schoolScope(caller));
  return rows.map(presentSchool);
}

/** Locks the school until the transaction ends, so that no teacher can be added. Throws notFound. */
async function requireSchoolRow(tx: Tx, schoolId: string) {
  const [row] = (await lockSchool(tx, schoolId)) ? await listSchools(tx, { schoolId }) : [];
  if (!row) throw new Refusal('notFound');
  return row;
}

/** Returns null when the group is omitted, blank or the wire's word for no group. */
function groupNamed(group: string | null | undefined): string | null {
  const name = (group ?? '').trim().normalize('NFC');
  return name === '' || name.toLowerCase() === NO_GROUP ? null : name;
}
