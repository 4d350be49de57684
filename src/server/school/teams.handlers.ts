import { TEACHER_MISSING } from '#contract/forms.ts';
import type { teams } from '#contract/school/teams.ts';
import { INITIAL_GAME_LEVEL } from '#domain/game/progression.ts';
import { memberChanges } from '#domain/school/memberChanges.ts';
import { ROLE } from '#domain/vocabulary.ts';
import { followMembers } from '../classroom/lessons/memberNames.queries.ts';
import { notifyTeamChanged } from '../classroom/teamChanges.queries.ts';
import type { Tx } from '../db/openDatabase.ts';
import { hasDrafts } from '../game/drafts.queries.ts';
import { lockTeam } from '../game/levels.queries.ts';
import { inLockedTeam } from '../game/playingTeam.ts';
import { storedTheme } from '../game/stored.ts';
import { themeWithId } from '../game/themeNames.ts';
import { badInput } from '../http/badInput.ts';
import type { Caller, Handlers, Services } from '../http/handler.ts';
import { Refusal } from '../http/Refusal.ts';
import { requireAllowed } from '../http/requireAllowed.ts';
import { insertAccount, updateAccount } from '../identity/accounts.queries.ts';
import { prepareAccount, requireFreeNames } from '../identity/createAccount.ts';
import { refreshQuizMarks } from '../marking/quiz/refreshQuizMarks.ts';
import { lockBin } from '../records/bin/bin.queries.ts';
import { discard } from '../records/bin/discard.ts';
import { erase, erasedCounts, removeErasedFiles, requireSameName } from '../records/erasure/erasure.ts';
import { audit, ownedSubject } from '../records/history/audit.queries.ts';
import { changedFields } from '../records/history/changedFields.ts';
import { findClassOwner, lockClassOwner } from './classes.queries.ts';
import { readOwnTeam } from './ownTeam.ts';
import { canReadTeacher, mustNameTeacher } from './teachers.policy.ts';
import { teacherExists } from './teachers.queries.ts';
import { answersPage, teamPage, unfiltered } from './teamPages.ts';
import { canAddTeamTo, canManageTeam, teamScope } from './teams.policy.ts';
import { presentTeam } from './teams.presenter.ts';
import { findTeam, insertTeam, listTeams, moveToClass, updateTeam } from './teams.queries.ts';

/** Handles the calls of teams (spec, sections 2 and 7; rulings 3 and 20). */
export const teamsHandlers: Handlers<typeof teams> = {
  myTeam: ({ caller, services }) => readOwnTeam(services, caller.accountId),
  allTeams: ({ caller, query, services }) => teamPage(services, query, teamScope(caller).teacherId),
  teamsOfTeacher: async ({ caller, params, query, services }) => {
    requireAllowed(canReadTeacher(caller, params.teacherId));
    const { teacherId } = params;
    const page = await answersPage(services, query, teacherId);
    const isEmpty = page.rest.pagination?.total === 0;
    if (isEmpty && !(await teacherExists(services.db, teacherId))) throw new Refusal('notFound');
    return page;
  },
  teamResponses: ({ caller, query, services }) => answersPage(services, query, teamScope(caller).teacherId),
  createTeam: async ({ caller, body, services }) => {
    const { db, now } = services;
    const theme = themeWithId(body.solarId);
    if (theme === null) throw badInput({ solarId: 'O sistema solar não existe.' });
    const owner = await findClassOwner(db, body.schoolClass);
    if (owner === null) throw new Refusal('notFound', { fields: { schoolClass: 'A turma não existe.' } });
    requireAllowed(canAddTeamTo(caller, { teacherId: owner }));
    if (mustNameTeacher(caller) && !body.teacherId?.trim()) throw badInput({ teacherId: TEACHER_MISSING });
    const account = await prepareAccount(services, { ...body, role: ROLE.team });
    const { id } = account;
    const team = { id, name: body.name.normalize('NFC'), classId: body.schoolClass, theme, members: body.teamMembers };
    const row = await db.transaction(async (tx) => {
      await insertAccount(tx, account);
      await insertTeam(tx, team);
      await audit(tx, { caller, at: new Date(now()) }, 'createTeam', { id, name: team.name, ownerId: owner });
      return findTeam(tx, id);
    });
    if (row === null) throw new Error('The team was not written.');
    return presentTeam(row);
  },
  /** Keeps the id, and with it the work, the sessions and the encrypted password. */
  editTeam: ({ caller, params, body, services }) =>
    inLockedTeam(services.db, params.teamId, async (tx, { id, teacherId }) => {
      requireAllowed(canManageTeam(caller, { teacherId }));
      const before = await requireTeamRow(tx, id);
      const username = (body.username ?? before.username).normalize('NFC');
      const theme = await themeFor(tx, before, body.solarId);
      const wanted = { name: body.name.normalize('NFC'), members: body.teamMembers, theme };
      if (username !== before.username) await requireFreeNames(tx, { username }, id);
      const changed = changedFields(before, { ...wanted, username });
      if (changed.length > 0) {
        await updateTeam(tx, id, wanted);
        await followMembers(tx, id, memberChanges(before.members, wanted.members));
        await updateAccount(tx, id, { username });
        const subject = { id, name: before.name, ownerId: teacherId };
        await audit(tx, { caller, at: new Date(services.now()) }, 'editTeam', subject, { changed });
      }
      return presentTeam(await requireTeamRow(tx, id));
    }),
  deleteTeam: ({ caller, params, services }) =>
    inLockedTeam(services.db, params.teamId, async (tx, { id, name, teacherId: ownerId }) => {
      requireAllowed(canManageTeam(caller, { teacherId: ownerId }));
      const act = { caller, services, action: 'deleteTeam' } as const;
      return discard(tx, act, { kind: 'team', subjectId: id, ownerId, name, deletionSet: { teams: [id] } });
    }),
  eraseTeam: async ({ caller, params, body, services, log }) => {
    const erased = await services.db.transaction(async (tx) => {
      await lockBin(tx);
      const team = await lockTeam(tx, params.teamId);
      if (team === null) throw new Refusal('notFound');
      requireAllowed(canManageTeam(caller, team));
      requireSameName(body.name, team.name);
      const by = { caller, at: new Date(services.now()) };
      const subject = { id: team.id, ownerId: team.teacherId };
      return erase(tx, { ...by, action: 'eraseTeam', subject }, { teams: [team.id] });
    });
    await notifyTeamChanged(services.db, params.teamId);
    await removeErasedFiles(services, erased, log);
    return erasedCounts(erased);
  },
  /** A move between two teachers is recorded in the history of both. */
  moveTeam: ({ caller, params, body: { classId }, services }) =>
    inLockedTeam(services.db, params.teamId, async (tx, team) => {
      requireAllowed(canManageTeam(caller, team));
      const owner = await lockClassOwner(tx, classId);
      if (owner === null) throw new Refusal('notFound', { fields: { classId: 'A turma não existe.' } });
      requireAllowed(canAddTeamTo(caller, { teacherId: owner }));
      if (classId !== team.classId) {
        await moveToClass(tx, team.id, classId);
        await refreshQuizMarks(tx, [team.id]);
        const by = { caller, at: new Date(services.now()) };
        for (const ownerId of new Set([team.teacherId, owner]))
          await audit(tx, by, 'moveTeam', { ...ownedSubject(team), ownerId }, { from: team.classId, to: classId });
      }
      const row = await findTeam(tx, team.id);
      if (row === null) throw new Refusal('notFound');
      return presentTeam(row);
    }),
};

/** Returns the team's theme. Throws teamBegun when it would change after the team has played or drafted anything. */
async function themeFor(tx: Tx, team: { id: string; theme: string; level: number }, solarId: string | undefined) {
  const before = storedTheme(team.theme);
  if (solarId === undefined) return before;
  const theme = themeWithId(solarId);
  if (theme === null) throw badInput({ solarId: 'O sistema solar não existe.' });
  const isUntouched = team.level === INITIAL_GAME_LEVEL && !(await hasDrafts(tx, team.id));
  if (theme !== before && !isUntouched) throw new Refusal('teamBegun');
  return theme;
}

async function requireTeamRow(tx: Tx, teamId: string) {
  const row = await findTeam(tx, teamId);
  if (row === null) throw new Refusal('notFound');
  return row;
}

/** Returns every team that the caller may list. */
export async function everyTeam(caller: Caller, { db }: Services) {
  const rows = await listTeams(db, unfiltered(teamScope(caller).teacherId));
  return rows.map((row) => presentTeam(row));
}
