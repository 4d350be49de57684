import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { BIN_DAYS, KEEP_LAST_CALL_DAYS, KEEP_WARNING_DAYS } from '#domain/limits.ts';
import { dayOf } from '#domain/records/retention.ts';
import { audit } from '#server/db/schema/history.ts';
import { bin, erasures } from '#server/db/schema/records.ts';
import { classes, teams } from '#server/db/schema/schema.ts';
import { knownMigrations } from '#server/records/backup/database/backupSchema.queries.ts';
import { emptyBin, expireClasses } from '#server/records/retention/retention.ts';
import { tidy } from '#server/tidy.ts';
import { passDays } from '../../support/app/passDays.ts';
import { createTestApp, type TestApp, type TestCaller } from '../../support/app/testApp.ts';

const DAY_MS = 24 * 60 * 60_000;

let app: TestApp;
let prof: TestCaller;
let classId: string;

beforeAll(async () => {
  app = await createTestApp({ env: { retention: 'auto' } });
  prof = await app.as((await app.teacher({ username: 'prof' })).username);
});
afterAll(() => app.close());
beforeEach(async () => {
  await app.db.delete(teams);
  await app.db.delete(classes);
  ({ id: classId } = await app.schoolClass({ teacherId: prof.accountId, name: '8.º A' }));
  await app.team({ classId, name: 'Cometas' });
});

const today = () => dayOf(app.services.now());
const dayIn = (days: number) => dayOf(app.services.now() + days * DAY_MS);
const keptUntil = (day: string) => app.db.update(classes).set({ keepUntil: day }).where(eq(classes.id, classId));
const mine = async () => {
  prof = await app.as('prof');
  const { classes: list } = (await prof.get('/classes/all')).json();
  return list.find(({ _id }: { _id: string }) => _id === classId);
};

/** Runs the retention task once a day for this number of days. */
async function run(days: number): Promise<number> {
  let ended = 0;
  for (let day = 0; day < days; day += 1) {
    ended += await expireClasses(app.services);
    app.advance(DAY_MS);
  }
  return ended;
}

it('a new class is kept until 31 August of its school year', async () => {
  const made = (await prof.post('/classes/add', { json: { name: '9.º C', teacherId: prof.accountId } })).json();
  expect(made.keep).toMatchObject({ until: '2026-08-31', isEnding: false, goesOn: '2026-08-31' });
});

it('is announced for 30 days, then in the bin for 14, then erased with its name', async () => {
  await keptUntil(dayIn(KEEP_WARNING_DAYS));
  expect((await mine()).keep).toMatchObject({ isEnding: true, goesOn: dayIn(KEEP_WARNING_DAYS) });
  expect(await run(KEEP_WARNING_DAYS)).toBe(0);
  expect(await expireClasses(app.services)).toBe(1);
  expect(await mine()).toBeUndefined();
  const entry = (await prof.get('/bin')).json().entries[0];
  expect(entry).toMatchObject({ kind: 'class', name: '8.º A', deletedBy: null, isOver: true });
  expect(entry.expiresAt - entry.deletedAt).toBe((KEEP_LAST_CALL_DAYS * DAY_MS) / 1_000);

  await passDays(app, KEEP_LAST_CALL_DAYS);
  app.advance(-1_000);
  expect((await emptyBin(app.services)).binned).toBe(0);
  app.advance(1_000);
  expect((await emptyBin(app.services)).binned).toBe(1);
  expect(await app.db.$count(bin)).toBe(0);
  expect(await app.db.$count(erasures, eq(erasures.subjectId, classId))).toBe(1);
  const lines = await app.db.select().from(audit).where(eq(audit.subjectId, classId)).orderBy(audit.id);
  expect(lines.map(({ action, subjectName }) => [action, subjectName])).toEqual([
    ['endClass', null],
    ['eraseEnded', null],
  ]);
});

it('is not ended before it was announced, however late the server starts again', async () => {
  await keptUntil(dayIn(5));
  await expireClasses(app.services);
  // The server is off during the whole period of the warning.
  app.advance(100 * DAY_MS);
  expect((await mine()).keep).toMatchObject({ isEnding: true, goesOn: dayIn(KEEP_WARNING_DAYS - 1) });
  expect(await run(KEEP_WARNING_DAYS - 1)).toBe(0);
  expect(await mine()).toBeDefined();
  expect(await run(2)).toBe(1);
});

it('a bin entry survives while the server is off for longer than its period', async () => {
  prof = await app.as('prof');
  expect((await prof.send('DELETE', `/classes/${classId}`)).statusCode).toBe(200);
  await passDays(app, 1);
  app.advance(100 * DAY_MS);
  expect((await emptyBin(app.services)).binned).toBe(0);
  prof = await app.as('prof');
  const [entry] = (await prof.get('/bin')).json().entries;
  expect(dayOf(entry.expiresAt * 1_000)).toBe(dayIn(BIN_DAYS - 2));
  await passDays(app, BIN_DAYS - 3);
  prof = await app.as('prof');
  expect((await prof.post(`/bin/${entry._id}/restore`)).statusCode).toBe(200);
  expect(await mine()).toBeDefined();
});

it('a bin entry survives a wrong clock, and is removed at its time', async () => {
  prof = await app.as('prof');
  expect((await prof.send('DELETE', `/classes/${classId}`)).statusCode).toBe(200);
  app.advance(100 * DAY_MS);
  expect((await emptyBin(app.services)).binned).toBe(0);
  app.advance(-100 * DAY_MS);
  prof = await app.as('prof');
  const [entry] = (await prof.get('/bin')).json().entries;
  expect(dayOf(entry.expiresAt * 1_000)).toBe(dayIn(BIN_DAYS));
  await passDays(app, BIN_DAYS - 1);
  expect((await emptyBin(app.services)).binned).toBe(0);
  app.advance(DAY_MS);
  expect((await emptyBin(app.services)).binned).toBe(1);
});

it.each([
  { what: 'that is not over the remaining days', gone: BIN_DAYS - 3, left: 3 },
  {
    what: 'that is over all its days again',
    gone: BIN_DAYS + 60,
    left: BIN_DAYS,
  },
])('the migration that counts days gives a bin entry $what', async ({ gone, left }) => {
  await app.db.delete(bin);
  prof = await app.as('prof');
  expect((await prof.send('DELETE', `/classes/${classId}`)).statusCode).toBe(200);
  const ago = sql`make_interval(days => ${gone}::int)`;
  await app.db.update(bin).set({ deletedAt: sql`now() - ${ago}`, goesAt: sql`now() - ${ago} + interval '30 days'` });
  const steps = knownMigrations().flatMap((migration) => migration.sql);
  for (const step of steps.filter((text) => text.includes('UPDATE "bin" SET "days_left"')))
    await app.db.execute(sql.raw(step));
  expect((await app.db.select().from(bin)).map(({ daysLeft }) => daysLeft)).toEqual([left]);
});

it('a class that cannot be ended blocks neither others nor the rest of the tidy task', async () => {
  await app.db.delete(bin);
  const { id: freeId } = await app.schoolClass({ teacherId: prof.accountId, name: '8.º B' });
  const { id: laterId } = await app.schoolClass({ teacherId: prof.accountId, name: '8.º C' });
  const past = { warnedDays: KEEP_WARNING_DAYS, warnedOn: null };
  await app.db
    .update(classes)
    .set({ ...past, keepUntil: dayIn(-1) })
    .where(eq(classes.id, classId));
  await app.db
    .update(classes)
    .set({ ...past, keepUntil: today() })
    .where(eq(classes.id, freeId));
  await app.db
    .update(classes)
    .set({ keepUntil: dayIn(3) })
    .where(eq(classes.id, laterId));
  const { id: deletedId } = await app.team({ classId });
  prof = await app.as('prof');
  expect((await prof.send('DELETE', `/team/${deletedId}`)).statusCode).toBe(200);
  await app.db.update(bin).set({ goesAt: new Date(0), daysLeft: 0 });
  await app.db.execute(sql`create function stay() returns trigger language plpgsql as $$ begin
    raise exception 'too much'; end $$`);
  await app.db.execute(
    sql.raw(
      `create trigger stay before delete on classes for each row when (old.id = '${classId}') execute function stay()`,
    ),
  );
  await expect(tidy(app.services, app.app.log)).rejects.toThrow('Classes could not be ended.');
  await app.db.execute(sql`drop trigger stay on classes`);
  expect((await app.db.select().from(bin)).map(({ subjectId }) => subjectId)).toEqual([freeId]);
  const [later] = await app.db.select().from(classes).where(eq(classes.id, laterId));
  expect(later?.warnedDays).toBe(1);
});

it('counts a day once, however often it runs', async () => {
  await keptUntil(today());
  for (let run = 0; run < 3 * KEEP_WARNING_DAYS; run += 1) expect(await expireClasses(app.services)).toBe(0);
  const [row] = await app.db.select().from(classes).where(eq(classes.id, classId));
  expect(row).toMatchObject({ warnedDays: 1, warnedOn: today() });
});

it('postponing or restoring a class starts the announcement again', async () => {
  await keptUntil(dayIn(3));
  await run(KEEP_WARNING_DAYS - 1);
  prof = await app.as('prof');
  const until = dayIn(20);
  const put = await prof.put(`/classes/${classId}/keep`, { json: { until } });
  expect(put.json().keep).toMatchObject({ until, isEnding: true, goesOn: dayIn(KEEP_WARNING_DAYS) });
  const [line] = await app.db.select().from(audit).where(eq(audit.action, 'keepClass'));
  expect(line).toMatchObject({ subjectId: classId, accountId: prof.accountId, details: { until } });

  expect(await run(KEEP_WARNING_DAYS + 1)).toBe(1);
  prof = await app.as('prof');
  const [entry] = (await prof.get('/bin')).json().entries;
  expect((await prof.post(`/bin/${entry._id}/restore`)).statusCode).toBe(200);
  expect((await mine()).keep).toMatchObject({ isEnding: true, goesOn: dayIn(KEEP_WARNING_DAYS) });
  expect(await expireClasses(app.services)).toBe(0);
  expect(await app.db.$count(teams, eq(teams.classId, classId))).toBe(1);
});

it.each([
  ['yesterday', -1, 'A data já passou.'],
  ['too far', 10 * 366, 'Não pode passar de 5 anos desde a criação da turma.'],
])('cannot be postponed to %s', async (_, days, words) => {
  prof = await app.as('prof');
  const refused = await prof.put(`/classes/${classId}/keep`, { json: { until: dayIn(days) } });
  expect([refused.statusCode, refused.json().fields]).toEqual([400, { until: words }]);
});

it('an erased class is in no ranking', async () => {
  const { id } = await app.schoolClass({ teacherId: prof.accountId, name: '9.º Z' });
  await app.team({ classId: id, name: 'Partem', points: 400 });
  prof = await app.as('prof');
  const ranked = async () => (await prof.get('/ranking?limit=1000')).json();
  expect((await ranked()).ranking.map(({ team }: { team: string }) => team)).toContain('Partem');
  expect((await prof.post(`/classes/${id}/erase`, { json: { name: '9.º Z' } })).statusCode).toBe(200);
  const after = await ranked();
  expect(after.ranking.map(({ team }: { team: string }) => team)).not.toContain('Partem');
  expect(after.rule.at(-1)).toBe('Só contam turmas que existem: os pontos de uma turma apagada deixam de contar.');
});
