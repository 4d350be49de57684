import type { teams } from '#contract/teams.ts';
import { isAdmin } from '#domain/permissions.ts';
import { ROLE } from '#domain/vocabulary.ts';
import { badInput } from '../badInput.ts';
import { prepareAccount } from '../createAccount.ts';
import { insertAccount } from '../db/accounts.ts';
import { recordAudit } from '../db/audit.ts';
import { findClassOwner } from '../db/classes.ts';
import { teacherExists } from '../db/teachers.ts';
import { findTeam, insertTeam, listTeams } from '../db/teams.ts';
import type { Handlers } from '../handler.ts';
import { presentTeam } from '../presenters/team.ts';
import { Refusal } from '../refusals.ts';
import { ownScope, requireSelf } from '../scope.ts';
import { teamPage, unfiltered, withAnswers } from '../teamPages.ts';
import { themeWithId } from '../themeNames.ts';

/** Teams: their lists and their making (spec, sections 2 and 7; rulings 3 and 20). */
export const teamsHandlers: Handlers<typeof teams> = {
  myTeam: async ({ caller, services }) => {
    const row = await findTeam(services.db, caller.accountId);
    const [team] = row ? await withAnswers(services, [row]) : [];
    if (!team) throw new Refusal('notFound');
    return { team, status: team.status };
  },
  allTeams: ({ caller, query, services }) => teamPage(services, query, { ...ownScope(caller), answers: false }),
  teamsOfTeacher: async ({ caller, params, query, services }) => {
    requireSelf(caller, params.teacherId);
    if (!(await teacherExists(services.db, params.teacherId))) throw new Refusal('notFound');
    return teamPage(services, query, { teacherId: params.teacherId, answers: true });
  },
  allTeamsAtOnce: async ({ caller, services }) => {
    const rows = await listTeams(services.db, unfiltered(ownScope(caller).teacherId));
    return rows.map((row) => presentTeam(row));
  },
  teamResponses: ({ caller, query, services }) => teamPage(services, query, { ...ownScope(caller), answers: true }),
  createTeam: async ({ caller, body, services }) => {
    const { db, now } = services;
    const theme = themeWithId(body.solarId);
    if (theme === null) throw badInput({ solarId: 'O sistema solar não existe.' });
    const owner = await findClassOwner(db, body.schoolClass);
    if (owner === null) throw new Refusal('notFound', { fields: { schoolClass: 'A turma não existe.' } });
    if (!isAdmin(caller.role) && owner !== caller.accountId) throw new Refusal('notYours');
    const account = await prepareAccount(services, { ...body, role: ROLE.team });
    const { id } = account;
    const team = { id, name: body.name.normalize('NFC'), classId: body.schoolClass, theme, members: body.teamMembers };
    const row = await db.transaction(async (tx) => {
      await insertAccount(tx, account);
      await insertTeam(tx, team);
      const entry = { accountId: caller.accountId, action: 'createTeam', subjectId: id, at: new Date(now()) };
      await recordAudit(tx, entry);
      return findTeam(tx, id);
    });
    if (row === null) throw new Error('The team was not written.');
    return presentTeam(row);
  },
};
