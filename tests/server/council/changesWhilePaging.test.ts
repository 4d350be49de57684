import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { pageOfProposals } from '#server/council/proposalPage.queries.ts';
import { proposalsByIds } from '#server/council/proposals.queries.ts';
import { proposals } from '#server/db/schema/council.ts';
import { pageOfTeams } from '#server/school/teamPage.queries.ts';
import { unfiltered } from '#server/school/teamPages.ts';
import { teamsByIds, workByIds } from '#server/school/teams.queries.ts';
import { seedMember } from '../../support/app/council.ts';
import { createTestApp, type TestApp } from '../../support/app/testApp.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

it('a team that changes teachers between the two reads of a page is left out', async () => {
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
  const chosenProposals = await pageOfProposals(app.db, query);
  expect(teams.ids).toEqual([stays.id, goes.id]);
  expect(chosenProposals.ids).toEqual([stays.proposalId, goes.proposalId]);

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
    const found = await proposalsByIds(app.db, chosenProposals.ids, { kind: 'staff', viewerId: before.id, teacherId });
    expect(found.map(({ row }) => row.teamId)).toEqual(ids);
  }
});

it('a proposal hidden between the two reads of a page is left out, except for its own team and staff', async () => {
  const teacher = await app.teacher();
  const { id: classId } = await app.schoolClass({ teacherId: teacher.id });
  const [writer, reader] = [await seedMember(app, { classId }), await seedMember(app, { classId })];
  const ids = [writer.proposalId, reader.proposalId];
  const seenBy = async (viewer: Parameters<typeof proposalsByIds>[2]) =>
    (await proposalsByIds(app.db, ids, viewer)).map(({ row }) => row.id);
  expect(await seenBy({ kind: 'team', viewerId: reader.id })).toEqual(ids);

  const call = await app.as(teacher.username);
  const hidden = await call.post('/moderation/proposals/hide', { json: { proposals: [writer.proposalId] } });
  expect(hidden.statusCode).toBe(200);
  expect(await seenBy({ kind: 'team', viewerId: reader.id })).toEqual([reader.proposalId]);
  expect(await seenBy({ kind: 'team', viewerId: writer.id })).toEqual(ids);
  expect(await seenBy({ kind: 'staff', viewerId: teacher.id, teacherId: teacher.id })).toEqual(ids);

  await app.db.update(proposals).set({ state: 'shown', returned: true }).where(eq(proposals.id, writer.proposalId));
  expect(await seenBy({ kind: 'team', viewerId: reader.id })).toEqual([reader.proposalId]);
});
