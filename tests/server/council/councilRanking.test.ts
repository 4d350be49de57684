import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { RANKING_RULE } from '#domain/council/ranking.ts';
import type { CouncilRanking } from '#domain/vocabulary.ts';
import { audit } from '#server/db/schema/history.ts';
import { classes, marks, teams } from '#server/db/schema/schema.ts';
import { openLive } from '../../support/app/liveReader.ts';
import { createTestApp, type TestApp, type TestCaller } from '../../support/app/testApp.ts';

/** What teams see of the ranking in the council, depending on what their teacher opens (ruling 8). */

let app: TestApp;
let rui: TestCaller;
let eva: TestCaller;
let classA: string;
let classB: string;
let team: TestCaller;

type Row = { rank: number; team: string; class: string; mine: boolean; provisional: boolean };

beforeAll(async () => {
  app = await createTestApp();
  const rio = await app.school({ name: 'Escola do Rio' });
  const serra = await app.school({ name: 'Escola da Serra' });
  const teacher = await app.teacher({ username: 'rui', schoolId: rio.id });
  const other = await app.teacher({ username: 'eva', schoolId: serra.id });
  classA = (await app.schoolClass({ teacherId: teacher.id, name: '8.º A' })).id;
  classB = (await app.schoolClass({ teacherId: teacher.id, name: '8.º B' })).id;
  const far = (await app.schoolClass({ teacherId: other.id, name: '9.º Z' })).id;
  for (let n = 1; n <= 9; n += 1) {
    const username = n === 6 ? 'nos' : `a${n}`;
    await app.team({ classId: classA, name: `A${n}`, username, level: 6, points: 500 - 20 * n, members: ['Segredo'] });
  }
  await app.team({ classId: classB, name: 'B1', username: 'b1', level: 6, points: 490 });
  await app.team({ classId: classB, name: 'B2', username: 'b2', level: 5, points: 100 });
  await app.team({ classId: far, name: 'Z1', level: 6, points: 500 });
  await app.admin('chefe');
  [rui, eva, team] = [await app.as('rui'), await app.as('eva'), await app.as('nos')];
});
afterAll(() => {
  app.app.server.closeAllConnections();
  return app.close();
});

const choose = (scope: CouncilRanking, open: boolean, who = rui, classId = classA) =>
  who.put(`/classes/${classId}/ranking`, { json: { scope, open } });
const ask = (query = '', who = team) => who.get(`/ranking?${query}`);
const names = (rows: Row[]) => rows.map((row) => row.team);

describe('before the teacher opens it', () => {
  it.each(['', 'scope=class', 'scope=school', 'scope=global'])('a team gets rankingClosed for %j', async (query) => {
    const reply = await ask(query);
    expect([reply.statusCode, reply.json().code]).toEqual([403, 'rankingClosed']);
    expect(reply.body).not.toContain('A1');
  });

  it('the game position does not offer it, and the class reports it as closed', async () => {
    expect((await team.get('/standing')).json()).toEqual({ level: 6, draft: null });
    const list = (await rui.get('/classes/all')).json().classes;
    expect(list.map(({ ranking }: { ranking: object }) => ranking)).toEqual([
      { scope: 'class', openedAt: null },
      { scope: 'class', openedAt: null },
    ]);
  });
});

describe('opened to the class', () => {
  beforeAll(async () => {
    expect((await choose('class', true)).json().ranking).toMatchObject({
      scope: 'class',
      openedAt: expect.any(Number),
    });
  });

  it('shows the own place, its neighbours and the first three of the own class only', async () => {
    const reply = await ask();
    expect(reply.statusCode, reply.body).toBe(200);
    const { ranking, first, scope, rule, pagination } = reply.json();
    expect(names(ranking)).toEqual(['A4', 'A5', 'A6', 'A7', 'A8']);
    expect(names(first)).toEqual(['A1', 'A2', 'A3']);
    expect(ranking.map(({ rank }: Row) => rank)).toEqual([4, 5, 6, 7, 8]);
    expect(names(ranking.filter(({ mine }: Row) => mine))).toEqual(['A6']);
    expect([scope, rule, pagination.total]).toEqual(['class', RANKING_RULE, 9]);
  });

  it('shows per team only name, class, school, solar system, points, participation, and whether they are provisional', async () => {
    const reply = await ask();
    expect(Object.keys(reply.json().first[0]).sort()).toEqual(
      ['class', 'mine', 'participation', 'points', 'provisional', 'rank', 'school', 'solar', 'team'].sort(),
    );
    expect(reply.body).not.toContain('Segredo');
  });

  it('marks points that may still change as provisional', async () => {
    const [posted] = await app.db.select().from(teams).where(eq(teams.name, 'A5'));
    await app.db.insert(marks).values({ teamId: posted?.id ?? '', level: 2, p1: 0, p2: 0, p1Marked: true });
    const { ranking } = (await ask()).json();
    expect(names(ranking.filter(({ provisional }: Row) => provisional))).toEqual(['A5']);
    await app.db.delete(marks);
  });

  it('shows no more with any page or limit', async () => {
    for (const query of ['limit=1000', 'page=1&limit=1', 'page=0&limit=1']) {
      const { ranking, first } = (await ask(query)).json();
      expect([names(ranking), names(first)], query).toEqual([
        ['A4', 'A5', 'A6', 'A7', 'A8'],
        ['A1', 'A2', 'A3'],
      ]);
    }
  });

  it.each(['scope=school', 'scope=global'])('refuses the wider %s', async (query) => {
    const reply = await ask(query);
    expect([reply.statusCode, reply.json().code]).toEqual([403, 'rankingClosed']);
  });

  it('stays closed to another class of the same teacher', async () => {
    expect((await ask('', await app.as('b1'))).statusCode).toBe(403);
  });

  it('teams equal in every key share a rank, and the first team only has neighbours below', async () => {
    for (const name of ['7', '8']) await app.team({ classId: classB, name: `E${name}`, level: 6, points: 490 });
    await choose('class', true, rui, classB);
    const { ranking, first } = (await ask('', await app.as('b1'))).json();
    expect(ranking.map((row: Row) => `${row.rank} ${row.team}`)).toEqual(['1 B1', '1 E7', '1 E8']);
    expect(first.map((row: Row) => `${row.rank} ${row.team}`)).toEqual(['1 B1', '1 E7', '1 E8']);
  });

  it('a team that has not reached the council is refused', async () => {
    const reply = await ask('', await app.as('b2'));
    expect([reply.statusCode, reply.json().code]).toEqual([403, 'rankingClosed']);
    expect((await (await app.as('b2')).get('/standing')).json()).toEqual({ level: 5, draft: null });
  });
});

describe('opened to a wider scope', () => {
  it('shows the school but no other school; a narrower scope may be requested', async () => {
    await choose('school', true);
    const school = (await ask('scope=school')).json();
    expect(names(school.first)).toEqual(['B1', 'E7', 'E8']);
    expect(names((await ask('scope=class')).json().first)).toEqual(['A1', 'A2', 'A3']);
    expect((await ask('scope=global')).statusCode).toBe(403);
  });

  it('shows all teams', async () => {
    await choose('global', true);
    const { scope, first, pagination } = (await ask()).json();
    expect([scope, names(first), pagination.total]).toEqual(['global', ['Z1', 'B1', 'E7'], 14]);
  });

  it('shows only one solar system when filtered', async () => {
    const { ranking, first } = (await ask('solar=Direitos+Humanos')).json();
    expect([ranking, first]).toEqual([[], []]);
  });

  it("shows the teacher's own classes as the school if she has none", async () => {
    const alone = await app.teacher({ username: 'so' });
    const only = await app.schoolClass({ teacherId: alone.id });
    await app.team({ classId: only.id, name: 'Só', username: 'so-1', level: 6 });
    await choose('school', true, await app.as('so'), only.id);
    expect(names((await ask('', await app.as('so-1'))).json().ranking)).toEqual(['Só']);
  });
});

describe('closed again', () => {
  it.each<[CouncilRanking, boolean]>([
    ['class', false],
    ['off', false],
  ])('with scope %s and open: %s the ranking is refused', async (scope, open) => {
    await choose('class', true);
    expect((await ask()).statusCode).toBe(200);
    expect((await choose(scope, open)).json().ranking).toEqual({ scope, openedAt: null });
    expect((await ask()).json().code).toBe('rankingClosed');
  });

  it('scope off cannot be open', async () => {
    const reply = await choose('off', true);
    expect([reply.statusCode, Object.keys(reply.json().fields)]).toEqual([400, ['open']]);
  });
});

describe('the choice', () => {
  it('is made by the teacher of the class or an administrator', async () => {
    expect((await choose('class', true, eva)).json().code).toBe('notYours');
    expect((await choose('class', true, team)).json().code).toBe('wrongRole');
    expect((await choose('class', true, await app.as('chefe'))).statusCode).toBe(200);
  });

  it('is written to the history once per change', async () => {
    const lines = () => app.db.select().from(audit).where(eq(audit.action, 'setClassRanking'));
    await choose('class', false);
    const before = await lines();
    await choose('school', true);
    await choose('school', true);
    const [line, ...more] = (await lines()).slice(before.length);
    expect(more).toEqual([]);
    expect(line).toMatchObject({
      accountId: rui.accountId,
      ownerId: rui.accountId,
      subjectId: classA,
      subjectName: '8.º A',
      details: { scope: 'school', open: true },
    });
  });

  it('keeps the time of the first opening when it is opened again', async () => {
    await app.db
      .update(classes)
      .set({ rankingOpenedAt: new Date(1_000_000) })
      .where(eq(classes.id, classA));
    expect((await choose('global', true)).json().ranking).toEqual({ scope: 'global', openedAt: 1_000 });
  });
});

it('an open council is notified of opening and closing', async () => {
  await choose('class', false);
  const base = await app.app.listen({ host: '127.0.0.1', port: 0 });
  const reader = await openLive(base, team.token);
  expect(await reader.next()).toEqual({ level: 6, draft: null });
  await choose('school', true);
  expect(await reader.next()).toEqual({ level: 6, draft: null, ranking: 'school' });
  await choose('off', false);
  expect(await reader.next()).toEqual({ level: 6, draft: null });
  reader.close();
});

it('staff see the whole ranking', async () => {
  for (const who of [rui, await app.as('chefe')]) {
    const reply = (await who.get('/ranking?limit=1000')).json();
    expect(Object.keys(reply).sort()).toEqual(['pagination', 'ranking', 'rule']);
    expect(reply.ranking).toHaveLength(reply.pagination.total);
    expect(reply.ranking[0].levels).toBeDefined();
  }
});
