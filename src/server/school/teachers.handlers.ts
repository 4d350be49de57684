import type { teachers } from '#contract/school/teachers.ts';
import { nextGroup, usernameKey, usernamePrefix } from '#domain/identity/credentials.ts';
import { ROLE } from '#domain/vocabulary.ts';
import type { Database, Tx } from '../db/openDatabase.ts';
import { paged } from '../db/paging.ts';
import type { Handlers, Services } from '../http/handler.ts';
import { Refusal } from '../http/Refusal.ts';
import { requireAllowed } from '../http/requireAllowed.ts';
import {
  findSealed,
  findUsernamesByPrefix,
  insertAccount,
  type SealedAccount,
  updateAccount,
} from '../identity/accounts.queries.ts';
import { cardAddress } from '../identity/cardAddress.ts';
import { prepareAccount, requireFreeNames, requireUncommon } from '../identity/createAccount.ts';
import { canOpenPassword } from '../identity/credentials.policy.ts';
import { discard } from '../records/bin/discard.ts';
import { audit } from '../records/history/audit.queries.ts';
import { changedFields } from '../records/history/changedFields.ts';
import { lockClassesOf } from './classes.queries.ts';
import { findSchoolName } from './schools.queries.ts';
import { canDeleteTeacher, canReadTeacher, teacherScope } from './teachers.policy.ts';
import { presentTeacher } from './teachers.presenter.ts';
import {
  countTeachers,
  insertTeacher,
  listTeachers,
  lockTeacher,
  type TeacherRow,
  updateTeacher,
} from './teachers.queries.ts';
import { lockTeamsOf } from './teams.queries.ts';

/** Handles the calls of teachers and the reading of encrypted passwords (spec, sections 2 and 7; ruling 9). */
export const teachersHandlers: Handlers<typeof teachers> = {
  teacherPage: async ({ caller, query, services: { db } }) => {
    const scope = { ...teacherScope(caller), schoolId: query.school, search: query.search };
    const { rows, pagination } = await paged(query, listTeachers(db, scope, query, query), countTeachers(db, scope));
    return { teachers: rows.map((row) => presentTeacher(row)), pagination };
  },
  oneTeacher: async ({ caller, params, query, services }) => {
    requireAllowed(canReadTeacher(caller, params.teacherId));
    const [row] = await listTeachers(services.db, params);
    if (!row) throw new Refusal('notFound');
    return query.fromDialog === undefined ? presentTeacher(row) : presentTeacher(row, await freeGroups(services, row));
  },
  addTeacher: async ({ caller, body, services }) => {
    const { db, now } = services;
    const schoolId = body.school ?? null;
    const schoolName = await requireSchool(db, schoolId);
    const own = [body.username, body.email, body.name];
    requireUncommon(body.password, schoolName === null ? own : [...own, schoolName]);
    const account = await prepareAccount(services, { ...body, role: ROLE.teacher });
    const [row] = await db.transaction(async (tx) => {
      await insertAccount(tx, account);
      await insertTeacher(tx, { id: account.id, name: body.name.normalize('NFC'), schoolId });
      const subject = { id: account.id, name: body.name, ownerId: account.id };
      await audit(tx, { caller, at: new Date(now()) }, 'addTeacher', subject);
      return listTeachers(tx, { teacherId: account.id });
    });
    if (!row) throw new Error('The teacher was not written.');
    return presentTeacher(row);
  },
  /** Keeps the id, and with it the sessions and the encrypted password. */
  editTeacher: ({ caller, params: { teacherId }, body, services: { db, now } }) =>
    db.transaction(async (tx) => {
      const before = (await lockTeacher(tx, teacherId)) ? await oneTeacherRow(tx, teacherId) : null;
      if (before === null) throw new Refusal('notFound');
      await requireSchool(tx, body.school);
      const wanted = { name: body.name.normalize('NFC'), username: body.username.normalize('NFC'), email: body.email };
      await requireFreeNames(tx, wanted, teacherId);
      const school = before.school?.id ?? null;
      const changed = changedFields({ ...before, school }, { ...wanted, school: body.school });
      if (changed.length > 0) {
        const { name, ...account } = wanted;
        await updateAccount(tx, teacherId, account);
        await updateTeacher(tx, teacherId, { name, schoolId: body.school });
        const subject = { id: teacherId, name: before.name, ownerId: teacherId };
        await audit(tx, { caller, at: new Date(now()) }, 'editTeacher', subject, { changed });
      }
      return presentTeacher(await oneTeacherRow(tx, teacherId));
    }),
  deleteTeacher: ({ caller, params: { teacherId }, services }) =>
    services.db.transaction(async (tx) => {
      if (!canDeleteTeacher(caller, teacherId)) throw new Refusal('ownAccount');
      if (!(await lockTeacher(tx, teacherId))) throw new Refusal('notFound');
      const { name } = await oneTeacherRow(tx, teacherId);
      const classes = await lockClassesOf(tx, teacherId);
      const teams = await lockTeamsOf(tx, classes);
      const thing = { kind: 'teacher', subjectId: teacherId, ownerId: teacherId, name } as const;
      const act = { caller, services, action: 'deleteTeacher' } as const;
      return discard(tx, act, { ...thing, deletionSet: { teachers: [teacherId], classes, teams } });
    }),
  credentials: async ({ caller, params: { accountId }, services: { db, env, sealer, now }, origin }) => {
    const account = await findSealed(db, accountId);
    if (account === null) throw new Refusal('notFound');
    requireAllowed(canOpenPassword(caller, account));
    if (account.sealedPassword === null) throw new Refusal('notFound', { message: noCopy(account) });
    const password = sealer.open(account.sealedPassword, accountId);
    if (password === null) throw new Refusal('notFound', { message: 'Esta conta não tem palavra-passe guardada.' });
    const ownerId = account.role === ROLE.teacher ? accountId : account.teacherId;
    const subject = { id: accountId, name: account.name, ownerId };
    await audit(db, { caller, at: new Date(now()) }, 'credentials', subject);
    return { username: account.username, password, address: cardAddress(origin, env.host) };
  },
};

/** Explains why no copy of the password is stored. */
function noCopy({ role }: SealedAccount): string {
  if (role === ROLE.teacher) return 'A palavra-passe foi definida pelo próprio e ninguém a pode ver. Defina uma nova.';
  return 'Esta conta não tem palavra-passe guardada.';
}

/** Returns the school's name, or null without a school. Throws notFound for an unknown school. */
async function requireSchool(db: Database | Tx, schoolId: string | null): Promise<string | null> {
  const name = schoolId === null ? null : await findSchoolName(db, schoolId);
  if (schoolId !== null && name === null) {
    throw new Refusal('notFound', { fields: { school: 'A escola não existe.' } });
  }
  return name;
}

/** Returns by class id the group number that the add-team dialog suggests. */
async function freeGroups({ db }: Services, { classes }: TeacherRow): Promise<ReadonlyMap<string, number>> {
  const prefixes = [...new Set(classes.map(({ name }) => usernamePrefix(name)))];
  const taken = new Set((await findUsernamesByPrefix(db, prefixes)).map(usernameKey));
  return new Map(classes.map(({ id, name }) => [id, nextGroup(name, taken)]));
}

async function oneTeacherRow(tx: Tx, teacherId: string) {
  const [row] = await listTeachers(tx, { teacherId });
  if (!row) throw new Refusal('notFound');
  return row;
}
