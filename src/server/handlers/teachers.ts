import type { teachers } from '#contract/teachers.ts';
import { isAdmin } from '#domain/permissions.ts';
import { ROLE } from '#domain/vocabulary.ts';
import { prepareAccount } from '../createAccount.ts';
import { findSealed, insertAccount } from '../db/accounts.ts';
import { recordAudit } from '../db/audit.ts';
import { schoolExists } from '../db/schools.ts';
import { countTeachers, insertTeacher, listTeachers } from '../db/teachers.ts';
import type { Handlers } from '../handler.ts';
import { presentTeacher } from '../presenters/teacher.ts';
import { Refusal } from '../refusals.ts';
import { ownScope, requireSelf } from '../scope.ts';

/** Teachers, and the opening of sealed passwords (spec, sections 2 and 7; ruling 9). */
export const teachersHandlers: Handlers<typeof teachers> = {
  teacherPage: async ({ caller, query, services: { db } }) => {
    const scope = ownScope(caller);
    const [rows, total] = await Promise.all([listTeachers(db, scope, query), countTeachers(db, scope)]);
    return { teachers: rows.map(presentTeacher), pagination: { total, page: query.page, limit: query.limit } };
  },
  oneTeacher: async ({ caller, params, services }) => {
    requireSelf(caller, params.teacherId);
    const [row] = await listTeachers(services.db, params);
    if (!row) throw new Refusal('notFound');
    return presentTeacher(row);
  },
  addTeacher: async ({ caller, body, services }) => {
    const { db, now } = services;
    const schoolId = body.school ?? null;
    if (schoolId !== null && !(await schoolExists(db, schoolId))) {
      throw new Refusal('notFound', { fields: { school: 'A escola não existe.' } });
    }
    const account = await prepareAccount(services, { ...body, role: ROLE.teacher });
    const [row] = await db.transaction(async (tx) => {
      await insertAccount(tx, account);
      await insertTeacher(tx, { id: account.id, name: body.name.normalize('NFC'), schoolId });
      const entry = { accountId: caller.accountId, action: 'addTeacher', subjectId: account.id, at: new Date(now()) };
      await recordAudit(tx, entry);
      return listTeachers(tx, { teacherId: account.id });
    });
    if (!row) throw new Error('The teacher was not written.');
    return presentTeacher(row);
  },
  credentials: async ({ caller, params: { accountId }, services: { db, sealer, now } }) => {
    const account = await findSealed(db, accountId);
    if (account === null) throw new Refusal('notFound');
    if (!isAdmin(caller.role) && account.teacherId !== caller.accountId) throw new Refusal('notYours');
    const password = account.sealedPassword && sealer.open(account.sealedPassword, accountId);
    if (password === null) throw new Refusal('notFound', { message: 'Esta conta não tem palavra-passe guardada.' });
    const entry = { accountId: caller.accountId, action: 'credentials', subjectId: accountId, at: new Date(now()) };
    await recordAudit(db, entry);
    return { username: account.username, password };
  },
};
