import type { lessons } from '#contract/classroom/lessons.ts';
import { divided } from '#domain/classroom/attendance.ts';
import type { LessonRoles } from '#domain/classroom/roles.ts';
import { LESSON_MS } from '#domain/limits.ts';
import type { AuditAction } from '#domain/records/auditActions.ts';
import type { Tx } from '#server/db/openDatabase.ts';
import type { Caller, Handlers, Services } from '#server/http/handler.ts';
import { Refusal } from '#server/http/Refusal.ts';
import { requireAllowed } from '#server/http/requireAllowed.ts';
import { type AuditDetails, audit, ownedSubject } from '#server/records/history/audit.queries.ts';
import { lockClass } from '#server/school/classes.queries.ts';
import { notifyClassChanged, notifyTeamsChanged } from '../teamChanges.queries.ts';
import {
  answerRaisedHand,
  lockTeamWithClass,
  lowerHand,
  readAttendance,
  writeAttendance,
} from './attendance.queries.ts';
import { canTeachClass, lessonScope } from './lessons.policy.ts';
import {
  closeExpiredLesson,
  insertLesson,
  type LockedLesson,
  lockEndedLesson,
  lockLiveLesson,
  readLessonSettings,
  readTeamSteering,
  type SteeringOf,
  setLessonEnd,
  teamIdsOfClass,
  writeLessonSettings,
  writeSteering,
} from './lessons.queries.ts';
import { DEFAULT_SETTINGS, presentLiveClass } from './liveClass.presenter.ts';
import { findLiveClass, listLiveLessons } from './liveClass.queries.ts';
import { newMapCode } from './mapCode.ts';
import { findClassOfMessage, findMessage, insertMessage, withdraw } from './messages.queries.ts';
import { applySteering } from './steering.ts';

/** Handles the calls of a teacher who follows and steers a class in session (ruling 33). */
export const lessonsHandlers: Handlers<typeof lessons> = {
  liveLessons: async ({ caller, services: { db, now } }) => ({
    lessons: await listLiveLessons(db, { ...lessonScope(caller), now: new Date(now()) }),
  }),
  liveClass: async ({ caller, params: { classId }, services }) => {
    const row = await services.classLive.read(classId);
    if (row === null) throw new Refusal('notFound');
    requireAllowed(canTeachClass(caller, row));
    return presentLiveClass(row, services.now());
  },
  startLesson: async ({ caller, params: { classId }, body: { session = null, pace = null }, services }) => {
    await inClass({ caller, classId, services }, async (tx, { note, at }) => {
      if ((await lockLiveLesson(tx, classId, at)) !== null) throw new Refusal('lessonLive');
      await closeExpiredLesson(tx, classId, at);
      const settings = (await readLessonSettings(tx, classId)) ?? DEFAULT_SETTINGS;
      const sessions = session === null ? null : settings.plan;
      await insertLesson(tx, {
        classId,
        startedBy: caller.accountId,
        startedAt: at,
        expiresAt: new Date(at.getTime() + LESSON_MS),
        session: sessions === null ? null : session,
        sessions,
        pace,
        mapCode: newMapCode(services.random),
      });
      if (sessions !== null && session !== null) {
        await writeLessonSettings(tx, classId, { ...settings, nextSession: Math.min(session + 1, sessions) });
      }
      await note('startLesson', { session, pace });
    });
    return readFresh(services, classId);
  },
  endLesson: async ({ caller, params: { classId }, services }) => {
    await inLesson({ caller, classId, services }, async (tx, { lesson, note, at }) => {
      await setLessonEnd(tx, lesson.id, at);
      await note('endLesson');
    });
    return readFresh(services, classId);
  },
  resumeLesson: async ({ caller, params: { classId }, services }) => {
    await inClass({ caller, classId, services }, async (tx, { note, at }) => {
      if ((await lockLiveLesson(tx, classId, at)) !== null) throw new Refusal('lessonLive');
      await closeExpiredLesson(tx, classId, at);
      const lesson = await lockEndedLesson(tx, classId, at);
      if (lesson === null) throw new Refusal('noLesson');
      await setLessonEnd(tx, lesson.id, null);
      await note('resumeLesson');
    });
    return readFresh(services, classId);
  },
  steer: ({ caller, params: { classId }, body: { changes }, services }) =>
    inLesson({ caller, classId, services }, async (tx, { lesson, note }) => {
      const ofClass = { paused: lesson.paused, pace: lesson.pace, silent: lesson.silent };
      const ofTeams = await readTeamSteering(tx, lesson.id);
      const teamIds = await teamIdsOfClass(tx, classId);
      const { after, undo } = applySteering({ ofClass, ofTeams }, teamIds, changes as SteeringOf[]);
      await writeSteering(tx, lesson.id, after);
      await note('steerLesson', { changes });
      return { before: undo };
    }),
  sendMessage: ({ caller, params: { classId }, body: { _id: messageId, teamId, text }, services }) =>
    inLesson({ caller, classId, services }, async (tx, { lesson, note, at }) => {
      if (teamId !== null && !(await teamIdsOfClass(tx, classId)).includes(teamId)) throw new Refusal('notFound');
      const _id = await insertMessage(tx, { id: messageId, lessonId: lesson.id, teamId, text, sentAt: at });
      if (_id === null) return sentBefore(tx, { messageId, lessonId: lesson.id });
      await note('sendMessage', { team: teamId });
      return { _id, text, teamId, sentAt: at.getTime(), seenBy: 0 };
    }),
  withdrawMessage: async ({ caller, params: { messageId }, services }) => {
    const classId = await findClassOfMessage(services.db, messageId);
    if (classId === null) throw new Refusal('notFound');
    return inClass({ caller, classId, services }, async (tx, { note, at }) => {
      await withdraw(tx, { messageId, at });
      await note('withdrawMessage');
      return { _id: messageId };
    });
  },
  changeLessonSettings: ({ caller, params: { classId }, body, services }) =>
    inClass({ caller, classId, services }, async (tx, { note }) => {
      const before = (await readLessonSettings(tx, classId)) ?? DEFAULT_SETTINGS;
      const isNewPlan = body.plan !== undefined && body.plan !== before.plan;
      const next = { ...before, ...(isNewPlan && { nextSession: 1 }), ...withoutUndefined(body) };
      const settings = { ...next, nextSession: Math.min(next.nextSession, next.plan ?? next.nextSession) };
      await writeLessonSettings(tx, classId, settings);
      await note('changeLessonSettings', { ...settings });
      return settings;
    }),
  answerHand: ({ caller, params: { teamId }, body: { state }, services }) =>
    inTeam({ caller, teamId, services }, async (tx) => {
      if (state === 'lowered') await lowerHand(tx, teamId);
      const hand = state === 'coming' ? await answerRaisedHand(tx, teamId, new Date(services.now())) : null;
      return {
        hand: hand && { raisedAt: hand.raisedAt.getTime(), answeredAt: hand.answeredAt?.getTime() ?? null },
      };
    }),
  changeAttendance: ({ caller, params: { teamId }, body, services }) =>
    inTeam({ caller, teamId, services }, async (tx, team) => {
      const at = new Date(services.now());
      const lesson = await lockLiveLesson(tx, team.classId, at);
      if (lesson === null) throw new Refusal('noLesson');
      const { present, absent } = divided(team.members, body.present);
      const changed = { present, roles: rolesOf(body.roles, present) };
      await writeAttendance(tx, { lessonId: lesson.id, teamId, at, absent, ...changed });
      await audit(tx, { caller, at }, 'changeAttendance', ownedSubject(team));
      return (await readAttendance(tx, lesson.id, teamId)) ?? changed;
    }),
};

/** Returns the message of a repeated call. Refuses with notFound the id of another lesson's. */
async function sentBefore(tx: Tx, { messageId, lessonId }: { messageId: string | undefined; lessonId: string }) {
  const sent = messageId === undefined ? null : await findMessage(tx, { messageId, lessonId });
  if (sent === null) throw new Refusal('notFound');
  return sent;
}

type ClassCall = { caller: Caller; classId: string; services: Services };
interface ClassWork {
  at: Date;
  /** Records an action on the class in this transaction. */
  note: (action: AuditAction, details?: AuditDetails) => Promise<unknown>;
}

/** Locks a class of the caller, runs `work`, and then tells its teams and everybody who watches it. */
async function inClass<T>(call: ClassCall, work: (tx: Tx, given: ClassWork) => Promise<T>): Promise<T> {
  const { caller, classId, services } = call;
  const { db, now, classLive } = services;
  const result = await db.transaction(async (tx) => {
    const found = await lockClass(tx, classId);
    if (found === null) throw new Refusal('notFound');
    requireAllowed(canTeachClass(caller, found));
    const at = new Date(now());
    return work(tx, { at, note: (action, details) => audit(tx, { caller, at }, action, ownedSubject(found), details) });
  });
  classLive.forget(classId);
  await notifyTeamsChanged(db, await teamIdsOfClass(db, classId));
  await notifyClassChanged(db, classId);
  return result;
}

/** As inClass, while a lesson is live. Refuses with noLesson. */
function inLesson<T>(call: ClassCall, work: (tx: Tx, given: ClassWork & { lesson: LockedLesson }) => Promise<T>) {
  return inClass(call, async (tx, given) => {
    const lesson = await lockLiveLesson(tx, call.classId, given.at);
    if (lesson === null) throw new Refusal('noLesson');
    return work(tx, { ...given, lesson });
  });
}

type LockedTeam = NonNullable<Awaited<ReturnType<typeof lockTeamWithClass>>>;

async function inTeam<T>(
  { caller, teamId, services: { db, classLive } }: { caller: Caller; teamId: string; services: Services },
  work: (tx: Tx, team: LockedTeam) => Promise<T>,
): Promise<T> {
  const { result, classId } = await db.transaction(async (tx) => {
    const team = await lockTeamWithClass(tx, teamId);
    if (team === null) throw new Refusal('notFound');
    requireAllowed(canTeachClass(caller, team));
    return { result: await work(tx, team), classId: team.classId };
  });
  classLive.forget(classId);
  await notifyTeamsChanged(db, [teamId]);
  await notifyClassChanged(db, classId);
  return result;
}

async function readFresh({ db, now }: Services, classId: string) {
  const row = await findLiveClass(db, { classId, now: new Date(now()) });
  if (row === null) throw new Refusal('notFound');
  return presentLiveClass(row, now());
}

/** Returns the roles of those who are there; the name of anybody else is not kept. */
function rolesOf(roles: LessonRoles, present: readonly string[]): LessonRoles {
  return Object.fromEntries(Object.entries(roles).filter(([, member]) => member && present.includes(member)));
}

function withoutUndefined<T extends object>(body: T): { [K in keyof T]: Exclude<T[K], undefined> } {
  return Object.fromEntries(Object.entries(body).filter(([, value]) => value !== undefined)) as never;
}
