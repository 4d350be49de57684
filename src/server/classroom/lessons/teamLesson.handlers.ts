import type { teamLesson } from '#contract/classroom/teamLesson.ts';
import { divided } from '#domain/classroom/attendance.ts';
import { rolesFor } from '#domain/classroom/roles.ts';
import { partAtLevel } from '#domain/game/progression.ts';
import { HAND_SHOWN_MS } from '#domain/limits.ts';
import type { GameLevel, MissionLevel } from '#domain/vocabulary.ts';
import { findPlayingTeam } from '#server/game/levels.queries.ts';
import { inLockedTeam, requireTeam } from '#server/game/playingTeam.ts';
import type { Handlers, Services } from '#server/http/handler.ts';
import { Refusal } from '#server/http/Refusal.ts';
import { notifyClassChanged, notifyTeamChanged } from '../teamChanges.queries.ts';
import {
  countEarlierLessons,
  isLessonOf,
  lockTeamWithClass,
  pressHand,
  readAttendance,
  writeAttendance,
  writeReflection,
} from './attendance.queries.ts';
import { noteSeen } from './messages.queries.ts';

const DONE = { ok: true } as const;

/** Handles what a team's device says in a lesson: its state, its hand, who is there, and how the team worked. */
export const teamLessonHandlers: Handlers<typeof teamLesson> = {
  reportDevice: async ({ caller, body, services: { deviceReports, now } }) => {
    await deviceReports.report({ teamId: caller.accountId, seenAt: now(), ...body });
    return DONE;
  },
  leaveDevice: async ({ caller, body: { device }, services: { deviceReports } }) => {
    await deviceReports.leave({ teamId: caller.accountId, device });
    return DONE;
  },
  raiseHand: async ({ caller: { accountId: teamId }, body: { raised, age = 0, device, press }, services }) => {
    const { db, now } = services;
    const { classId } = await requireTeam(db, teamId);
    // A device that was offline for long does not call anybody any more.
    const raisedAt = raised && age < HAND_SHOWN_MS ? new Date(now() - age) : null;
    const counted = device === undefined || press === undefined ? null : { device, press };
    await pressHand(db, { teamId, raisedAt, at: new Date(now()), counted });
    await tell(services, { teamId, classId });
    return DONE;
  },
  takeAttendance: async ({ caller: { accountId: teamId }, params: { lessonId }, body: { present }, services }) => {
    const { db, now } = services;
    const { classId, answer } = await db.transaction(async (tx) => {
      const team = await lockTeamWithClass(tx, teamId);
      if (team === null || !(await isLessonOf(tx, lessonId, team.classId))) throw new Refusal('notFound');
      const known = await readAttendance(tx, lessonId, teamId);
      // Two devices of a team may answer at once: the first who named people is right.
      if (known !== null && (known.present !== null || present === null))
        return { classId: team.classId, answer: known };
      const said = present === null ? { present: null, absent: null } : divided(team.members, present);
      const turn = await countEarlierLessons(tx, lessonId, teamId);
      const answer = { present: said.present, roles: rolesFor(said.present ?? [], turn) };
      await writeAttendance(tx, { lessonId, teamId, at: new Date(now()), absent: said.absent, ...answer });
      return { classId: team.classId, answer };
    });
    await tell(services, { teamId, classId });
    return answer;
  },
  seeMessage: async ({ caller: { accountId: teamId }, params: { messageId }, services }) => {
    const { db, now } = services;
    if (!(await noteSeen(db, { messageId, teamId, at: new Date(now()) }))) throw new Refusal('notFound');
    const team = await findPlayingTeam(db, teamId);
    if (team !== null) await notifyClassChanged(db, team.classId);
    return DONE;
  },
  reflect: ({ caller: { accountId: teamId }, params: { mission }, body: { answers }, services: { db, now } }) =>
    inLockedTeam(db, teamId, async (tx, team) => {
      if (!isReached(mission as MissionLevel, team.level)) throw new Refusal('levelAhead');
      await writeReflection(tx, { teamId, mission, answers, at: new Date(now()) });
      return DONE;
    }),
};

/** A team answers at the end of a mission, just before it posts it. */
function isReached(mission: MissionLevel, level: GameLevel): boolean {
  const part = partAtLevel(level);
  return part === null || part >= mission;
}

async function tell({ db, classLive }: Services, { teamId, classId }: { teamId: string; classId: string }) {
  classLive.forget(classId);
  await Promise.all([notifyTeamChanged(db, teamId), notifyClassChanged(db, classId)]);
}
