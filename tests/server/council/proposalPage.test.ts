import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Proposal } from '#contract/council/proposals.ts';
import { type CouncilMember, seedMember } from '../../support/app/council.ts';
import { createTestApp, type TestApp, type TestCaller } from '../../support/app/testApp.ts';

let app: TestApp;
let prof: TestCaller;
let chief: TestCaller;
let team: TestCaller;

interface Page {
  proposals: Proposal[];
  pagination: { total: number; page: number; limit: number; more?: true };
}

/** As seeded: Épsilon is another teacher's, all others are rui's. */
const ALL = ['Alfa', 'Beta', 'Delta', 'Épsilon', 'Gama'];

beforeAll(async () => {
  app = await createTestApp();
  const { id: schoolId } = await app.school({ name: 'Escola do Rio' });
  const rui = await app.teacher({ username: 'rui', schoolId });
  const eva = await app.teacher({ username: 'eva' });
  const b = await app.schoolClass({ teacherId: rui.id, name: '8.º B' });
  const a = await app.schoolClass({ teacherId: rui.id, name: '8.º A' });
  const z = await app.schoolClass({ teacherId: eva.id, name: '10.º C' });
  const make = (classId: string, name: string, more: CouncilMember = {}) =>
    seedMember(app, { classId, name, theme: 'ic', ...more });
  const alfa = await make(b.id, 'Alfa', { members: ['Inês'] });
  const beta = await make(a.id, 'Beta', { submitted: true });
  const gama = await make(b.id, 'Gama', { theme: 'dh' });
  const delta = await make(a.id, 'Delta');
  const far = await make(z.id, 'Épsilon', { username: 'longe' });
  for (const [rater, stars, rated] of [
    [alfa, 5, beta],
    [delta, 4, beta],
    [beta, 2, alfa],
    [alfa, 3, far],
  ] as const) {
    const reply = await rater.call.put(`/update-proposals-stars/${stars}/${rated.proposalId}`);
    expect(reply.statusCode, reply.body).toBe(200);
  }
  await alfa.call.put(`/comment-proposals/${beta.proposalId}`, { json: { comment: 'Contem connosco' } });
  await app.admin('chefe');
  expect(gama.proposalId).not.toBe(far.proposalId);
  [prof, chief, team] = [await app.as('rui'), await app.as('chefe'), alfa.call];
});
afterAll(() => app.close());

async function page(caller: TestCaller, query = ''): Promise<Page> {
  const reply = await caller.get(`/proposals?${query}`);
  expect(reply.statusCode, reply.body).toBe(200);
  return reply.json();
}
const namesOf = async (caller: TestCaller, query?: string) =>
  (await page(caller, query)).proposals.map(({ teamName }) => teamName);

describe("the panel's list of proposals", () => {
  it('shows a teacher the own teams and an administrator all, with stars and comments', async () => {
    expect(await namesOf(prof)).toEqual(['Alfa', 'Beta', 'Delta', 'Gama']);
    const { proposals, pagination } = await page(chief);
    expect(proposals.map(({ teamName }) => teamName)).toEqual(ALL);
    expect(pagination).toEqual({ total: 5, page: 0, limit: 10 });
    expect(proposals[1]).toMatchObject({
      submitted: true,
      class: '8.º A',
      school: 'Escola do Rio',
      stars: { average: 4.5, count: 2, mine: null },
      teamProposal: { comments: [{ name: 'Alfa', comment: 'Contem connosco' }] },
    });
  });

  it.each([
    ['sort=team&order=desc', ['Gama', 'Épsilon', 'Delta', 'Beta', 'Alfa']],
    ['sort=class', ['Beta', 'Delta', 'Alfa', 'Gama', 'Épsilon']],
    ['sort=class&order=desc', ['Épsilon', 'Gama', 'Alfa', 'Delta', 'Beta']],
    ['sort=state&order=desc', ['Beta']],
    ['sort=stars&order=desc', ['Beta', 'Épsilon', 'Alfa']],
    ['sort=stars', ['Alfa', 'Épsilon', 'Beta']],
  ])('%s starts with %j', async (query, names) => {
    expect((await namesOf(chief, query)).slice(0, names.length)).toEqual(names);
  });

  it.each(['team', 'class', 'state', 'stars'])('sorted by %s has each proposal on exactly one page', async (sort) => {
    for (const order of ['asc', 'desc']) {
      const whole = await namesOf(chief, `sort=${sort}&order=${order}`);
      expect([...whole].sort()).toEqual([...ALL].sort());
      const pages = await Promise.all(
        [0, 1, 2].map((n) => namesOf(chief, `sort=${sort}&order=${order}&limit=2&page=${n}`)),
      );
      expect(pages.flat()).toEqual(whole);
    }
  });

  it('answers an empty page beyond the end', async () => {
    expect(await page(chief, 'page=9')).toEqual({ proposals: [], pagination: { total: 5, page: 9, limit: 10 } });
  });

  it.each([
    ['gama', ['Gama']],
    ['proposta de del', ['Delta']],
    ['8.º A', ['Beta', 'Delta']],
    ['ines', ['Alfa']],
    ['epsilon', []],
    ['nada que exista', []],
  ])("finds for a teacher's search %j: %j", async (words, names) => {
    const found = await page(prof, `search=${encodeURIComponent(words)}`);
    expect(found.proposals.map(({ teamName }) => teamName)).toEqual(names);
    expect(found.pagination.total).toBe(names.length);
  });

  it("finds everybody's proposals for an administrator", async () => {
    expect(await namesOf(chief, 'search=epsilon')).toEqual(['Épsilon']);
    expect(await namesOf(chief, 'search=proposta')).toEqual(ALL);
  });

  it('is only for staff, and refuses an unknown sort key', async () => {
    const refused = await team.get('/proposals');
    expect([refused.statusCode, refused.json().code]).toEqual([403, 'wrongRole']);
    expect((await app.anonymous.get('/proposals')).statusCode).toBe(401);
    const bad = await chief.get('/proposals?sort=text');
    expect([bad.statusCode, Object.keys(bad.json().fields)]).toEqual([400, ['sort']]);
  });
});
