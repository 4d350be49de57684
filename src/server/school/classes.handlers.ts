import type { classes } from '#contract/school/classes.ts';
import { dayOf, defaultKeepUntil, validateKeepUntil } from '#domain/records/retention.ts';
import { notifyTeamChanged } from '../classroom/teamChanges.queries.ts';
import { lockClassRanking, teamIdsOf, writeClassRanking } from '../council/classRanking.queries.ts';
import type { Tx } from '../db/openDatabase.ts';
import { paged } from '../db/paging.ts';
import { badInput } from '../http/badInput.ts';
import type { Caller, Handlers, Services } from '../http/handler.ts';
import { Refusal } from '../http/Refusal.ts';
import { requireAllowed } from '../http/requireAllowed.ts';
import { lockBin, reassignBinnedTeams } from '../records/bin/bin.queries.ts';
import { discard } from '../records/bin/discard.ts';
import { erase, erasedCounts, removeErasedFiles, requireSameName } from '../records/erasure/erasure.ts';
import { audit, ownedSubject } from '../records/history/audit.queries.ts';
import { changedFields } from '../records/history/changedFields.ts';
import { keepClassUntil, lockKept } from '../records/retention/retention.queries.ts';
import { canGiveClassTo, canManageClass, classScope } from './classes.policy.ts';
import { type KeepMoment, presentClass } from './classes.presenter.ts';
import { countClasses, insertClass, listClasses, lockClass, pageOfClasses, updateClass } from './classes.queries.ts';
import { teacherExists } from './teachers.queries.ts';
import { lockTeamsOf } from './teams.queries.ts';

/** Handles the calls of classes (spec, sections 2 and 7); a teacher creates classes only for herself. */
export const classesHandlers: Handlers<typeof classes> = {
  allClasses: async ({ caller, services }) => {
    const rows = await listClasses(services.db, classScope(caller));
    return { classes: rows.map((row) => presentClass(row, momentOf(services))) };
  },
  classPage: async ({ caller, query, services }) => {
    const { db } = services;
    const moment = momentOf(services);
    const scope = { ...classScope(caller), search: query.search, over: query.over, today: moment.today };
    const order = { ...query, ...moment };
    const { rows, pagination } = await paged(query, pageOfClasses(db, scope, order, query), countClasses(db, scope));
    return { classes: rows.map((row) => presentClass(row, moment)), pagination };
  },
  addClass: async ({ caller, body, services }) => {
    const { db, now } = services;
    requireAllowed(canGiveClassTo(caller, body.teacherId));
    if (!(await teacherExists(db, body.teacherId))) {
      throw new Refusal('notFound', { fields: { teacherId: 'O professor não existe.' } });
    }
    const [row] = await db.transaction(async (tx) => {
      const at = new Date(now());
      const keepUntil = defaultKeepUntil(dayOf(now()));
      const schoolClass = { name: body.name.normalize('NFC'), teacherId: body.teacherId, keepUntil };
      const classId = await insertClass(tx, schoolClass);
      await audit(tx, { caller, at }, 'addClass', { id: classId, name: body.name, ownerId: body.teacherId });
      return listClasses(tx, { classId });
    });
    if (!row) throw new Refusal('notFound');
    return presentClass(row, momentOf(services));
  },
  /** A new teacher gets the class, its teams and its teams in the bin; the history of both teachers records it. */
  editClass: ({ caller, params: { classId }, body, services }) =>
    services.db.transaction(async (tx) => {
      const before = await requireOwnClass(tx, caller, classId);
      const wanted = { name: body.name.normalize('NFC'), teacherId: body.teacherId ?? before.teacherId };
      await requireNewTeacher(tx, caller, wanted.teacherId);
      const changed = changedFields(before, wanted);
      if (changed.length > 0) {
        await updateClass(tx, classId, wanted);
        const hands = { from: before.teacherId, to: wanted.teacherId };
        if (hands.from !== hands.to) await reassignBinnedTeams(tx, classId, hands);
        const by = { caller, at: new Date(services.now()) };
        for (const ownerId of new Set([before.teacherId, wanted.teacherId]))
          await audit(tx, by, 'editClass', { ...ownedSubject(before), ownerId }, { changed });
      }
      return readClass(tx, classId, services);
    }),
  deleteClass: ({ caller, params: { classId }, services }) =>
    services.db.transaction(async (tx) => {
      const { name, teacherId: ownerId } = await requireOwnClass(tx, caller, classId);
      const teams = await lockTeamsOf(tx, [classId]);
      const thing = { kind: 'class', subjectId: classId, ownerId, name } as const;
      const act = { caller, services, action: 'deleteClass' } as const;
      return discard(tx, act, { ...thing, deletionSet: { classes: [classId], teams } });
    }),
  /** A new date resets the warning. */
  keepClass: ({ caller, params: { classId }, body: { until }, services }) =>
    services.db.transaction(async (tx) => {
      const { now } = services;
      const found = await lockKept(tx, classId);
      if (found === null) throw new Refusal('notFound');
      requireAllowed(canManageClass(caller, found));
      const wrong = validateKeepUntil(until, { madeOn: dayOf(found.madeAt.getTime()), today: dayOf(now()) });
      if (wrong !== null) throw badInput({ until: wrong });
      if (until !== found.kept.until) {
        await keepClassUntil(tx, classId, until);
        await audit(tx, { caller, at: new Date(now()) }, 'keepClass', ownedSubject(found), { until });
      }
      return readClass(tx, classId, services);
    }),
  /** Notifies the class's teams after the commit, so that open councils update. */
  setClassRanking: async ({ caller, params: { classId }, body: { scope, open }, services }) => {
    const { db, now } = services;
    const written = await db.transaction(async (tx) => {
      const found = await lockClassRanking(tx, classId);
      if (found === null) throw new Refusal('notFound');
      requireAllowed(canManageClass(caller, found));
      const at = new Date(now());
      const openedAt = open ? (found.ranking.openedAt ?? at) : null;
      if (scope !== found.ranking.scope || open !== (found.ranking.openedAt !== null)) {
        await writeClassRanking(tx, classId, { scope, openedAt });
        await audit(tx, { caller, at }, 'setClassRanking', ownedSubject(found), { scope, open });
      }
      return readClass(tx, classId, services);
    });
    const teamIds = await teamIdsOf(db, classId);
    await Promise.all(teamIds.map((teamId) => notifyTeamChanged(db, teamId)));
    return written;
  },
  eraseClass: async ({ caller, params: { classId }, body, services, log }) => {
    const erased = await services.db.transaction(async (tx) => {
      await lockBin(tx);
      const { name, teacherId: ownerId } = await requireOwnClass(tx, caller, classId);
      requireSameName(body.name, name);
      const teams = await lockTeamsOf(tx, [classId]);
      const by = { caller, at: new Date(services.now()) };
      const subject = { id: classId, ownerId };
      return erase(tx, { ...by, action: 'eraseClass', subject }, { classes: [classId], teams });
    });
    await removeErasedFiles(services, erased, log);
    return erasedCounts(erased);
  },
};

function momentOf({ now, env }: Services): KeepMoment {
  return { today: dayOf(now()), retention: env.retention };
}

async function readClass(tx: Tx, classId: string, services: Services) {
  const [row] = await listClasses(tx, { classId });
  if (!row) throw new Refusal('notFound');
  return presentClass(row, momentOf(services));
}

/** Locks the class. Throws notFound for an unknown class, and notYours for another teacher's. */
async function requireOwnClass(tx: Tx, caller: Caller, classId: string) {
  const found = await lockClass(tx, classId);
  if (found === null) throw new Refusal('notFound');
  requireAllowed(canManageClass(caller, found));
  return found;
}

/** Only an administrator may give a class to another teacher. */
async function requireNewTeacher(tx: Tx, caller: Caller, teacherId: string): Promise<void> {
  requireAllowed(canGiveClassTo(caller, teacherId));
  if (await teacherExists(tx, teacherId)) return;
  throw new Refusal('notFound', { fields: { teacherId: 'O professor não existe.' } });
}
