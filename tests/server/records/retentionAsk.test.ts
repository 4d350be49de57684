import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { KEEP_WARNING_DAYS } from '#domain/limits.ts';
import { dayOf } from '#domain/records/retention.ts';
import { bin, erasures } from '#server/db/schema/records.ts';
import { classes, teams } from '#server/db/schema/schema.ts';
import { passDays } from '../../support/app/passDays.ts';
import { createTestApp, type TestApp } from '../../support/app/testApp.ts';

/** RETENTION=ask, the default: a person decides about each class (ruling 29). */

const DAY_MS = 24 * 60 * 60_000;
type Keep = { until: string; isOver: boolean; isEnding: boolean; goesOn: string | null };
type Listed = { _id: string; class: string; keep: Keep };

let app: TestApp;
let overdue: string;
let current: string;

beforeAll(async () => {
  app = await createTestApp();
  const [own, other] = [await app.teacher({ username: 'prof' }), await app.teacher({ username: 'outra' })];
  await app.admin('chefe');
  overdue = (await app.schoolClass({ teacherId: own.id, name: '8.º A' })).id;
  current = (await app.schoolClass({ teacherId: other.id, name: '8.º B' })).id;
  await app.team({ classId: overdue, name: 'Cometas' });
  const dayIn = (days: number) => dayOf(app.services.now() + days * DAY_MS);
  await app.db
    .update(classes)
    .set({ keepUntil: dayIn(3) })
    .where(eq(classes.id, overdue));
  await app.db
    .update(classes)
    .set({ keepUntil: dayIn(400) })
    .where(eq(classes.id, current));
});
afterAll(() => app.close());

const listed = async (name: string, query = '') => {
  const reply = await (await app.as(name)).get(`/classes?limit=50&${query}`);
  expect(reply.statusCode, reply.body).toBe(200);
  return reply.json().classes as Listed[];
};

it('is the default', () => {
  expect(app.services.env.retention).toBe('ask');
});

it('never erases by itself, however long the period is over, and marks the class', async () => {
  const [before] = await listed('prof');
  expect(before?.keep).toMatchObject({ isEnding: true, isOver: false, goesOn: null });
  await passDays(app, 2 * KEEP_WARNING_DAYS);
  const [after] = await listed('prof');
  expect(after?.keep).toMatchObject({ isEnding: true, isOver: true, goesOn: null });
  expect(await app.db.$count(teams, eq(teams.classId, overdue))).toBe(1);
  expect([await app.db.$count(bin), await app.db.$count(erasures)]).toEqual([0, 0]);
});

it('lists classes whose period is over, to a teacher only the own ones', async () => {
  const names = async (who: string, query: string) => (await listed(who, query)).map((row) => row.class);
  expect(await names('chefe', 'over=true')).toEqual(['8.º A']);
  expect(await names('chefe', 'over=false')).toEqual(['8.º B']);
  expect(await names('chefe', 'sort=keep')).toEqual(['8.º A', '8.º B']);
  expect(await names('outra', 'over=true')).toEqual([]);
  const wrong = await (await app.as('chefe')).get('/classes?over=talvez');
  expect([wrong.statusCode, Object.keys(wrong.json().fields)]).toEqual([400, ['over']]);
});

it('a class that RETENTION=auto had moved to the bin stays there until a person decides', async () => {
  const auto = { ...app.services, env: { ...app.services.env, retention: 'auto' as const } };
  const { expireClasses: endClasses, emptyBin } = await import('#server/records/retention/retention.ts');
  await app.db.update(classes).set({ warnedDays: KEEP_WARNING_DAYS, warnedOn: null }).where(eq(classes.id, overdue));
  expect(await endClasses(auto)).toBe(1);
  await passDays(app, 60);
  const prof = await app.as('prof');
  const [entry] = (await prof.get('/bin')).json().entries;
  expect(entry).toMatchObject({ name: '8.º A', isOver: true, expiresAt: null });
  expect((await emptyBin(auto)).binned).toBe(0);
  expect((await prof.post(`/bin/${entry._id}/restore`)).statusCode).toBe(200);
});

it('a person keeps a class longer or erases it', async () => {
  const chief = await app.as('chefe');
  const until = dayOf(app.services.now() + 90 * DAY_MS);
  expect((await chief.put(`/classes/${overdue}/keep`, { json: { until } })).json().keep).toMatchObject({
    until,
    isOver: false,
  });
  expect(await listed('chefe', 'over=true')).toEqual([]);
  expect((await chief.post(`/classes/${overdue}/erase`, { json: { name: '8.º A' } })).statusCode).toBe(200);
  expect(await app.db.$count(teams)).toBe(0);
  expect(await app.db.$count(erasures, eq(erasures.subjectId, overdue))).toBe(1);
});

it('what a person deleted still leaves the bin after its days', async () => {
  const chief = await app.as('chefe');
  expect((await chief.send('DELETE', `/classes/${current}`)).statusCode).toBe(200);
  await passDays(app, 31);
  expect(await app.db.$count(bin)).toBe(0);
});
