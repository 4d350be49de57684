import type { classes } from '#contract/classes.ts';
import { recordAudit } from '../db/audit.ts';
import { insertClass, listClasses } from '../db/classes.ts';
import { teacherExists } from '../db/teachers.ts';
import type { Handlers } from '../handler.ts';
import { presentClass } from '../presenters/schoolClass.ts';
import { Refusal } from '../refusals.ts';
import { ownScope, requireSelf } from '../scope.ts';

/** Classes (spec, sections 2 and 7); a teacher adds only to herself. */
export const classesHandlers: Handlers<typeof classes> = {
  allClasses: async ({ caller, services }) => {
    const rows = await listClasses(services.db, ownScope(caller));
    return { classes: rows.map(presentClass) };
  },
  addClass: async ({ caller, body, services: { db, now } }) => {
    requireSelf(caller, body.teacherId);
    if (!(await teacherExists(db, body.teacherId))) {
      throw new Refusal('notFound', { fields: { teacherId: 'O professor não existe.' } });
    }
    const [row] = await db.transaction(async (tx) => {
      const classId = await insertClass(tx, { name: body.name.normalize('NFC'), teacherId: body.teacherId });
      const at = new Date(now());
      await recordAudit(tx, { accountId: caller.accountId, action: 'addClass', subjectId: classId, at });
      return listClasses(tx, { classId });
    });
    if (!row) throw new Refusal('notFound');
    return presentClass(row);
  },
};
