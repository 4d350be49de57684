import { afterAll, beforeAll, expect, it } from 'vitest';
import { pageOfProposals } from '#server/db/proposalPage.ts';
import { proposalsByIds } from '#server/db/proposals.ts';
import { pageOfTeams } from '#server/db/teamPage.ts';
import { teamsByIds, workByIds } from '#server/db/teams.ts';
import { unfiltered } from '#server/teamPages.ts';
import { seedMember } from '../../support/council.ts';
import { createTestApp, type TestApp } from '../../support/testApp.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

it('a team that changes hands while a page is read is on it no more', async () => {
  const [before, after] = [await app.teacher(), await app.teacher()];
  const own = await app.schoolClass({ teacherId: before.id });
  const other = await app.schoolClass({ teacherId: after.id });
  const stays = await seedMember(app, { classId: own.id, name: 'Alfa' });
  const goes = await seedMember(app, { classId: own.id, name: 'Beta' });
  await app.admin('chefe');
  const chief = await app.as('chefe');
  const part = { page: 0, limit: 10, order: 'asc' } as const;
  const teams = await pageOfTeams(app.db, unfiltered(before.id), { sort: 'name', order: 'asc' }, part);
  const query = { teacherId: before.id, search: '', sort: 'team', ...part } as const;
  const proposals = await pageOfProposals(app.db, query);
  expect(teams.ids).toEqual([stays.id, goes.id]);
  expect(proposals.ids).toEqual([stays.proposalId, goes.proposalId]);

  expect((await chief.put(`/team/${goes.id}/class`, { json: { classId: other.id } })).statusCode).toBe(200);
  for (const { teacherId, left } of [
    { teacherId: before.id, left: [stays] },
    { teacherId: after.id, left: [goes] },
    { teacherId: undefined, left: [stays, goes] },
  ]) {
    const ids = left.map(({ id }) => id);
    const chosen = { ids: teams.ids, teacherId };
    expect((await teamsByIds(app.db, chosen)).map(({ id }) => id)).toEqual(ids);
    expect((await workByIds(app.db, chosen)).map(({ id }) => id)).toEqual(ids);
    const found = await proposalsByIds(app.db, proposals.ids, { viewerId: before.id, teacherId });
    expect(found.map(({ row }) => row.teamId)).toEqual(ids);
  }
});
