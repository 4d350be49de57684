import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { LEVEL_SCALE_DEFAULT } from '#domain/marking/levelScale.ts';
import { audit } from '#server/db/schema/history.ts';
import { schools } from '#server/db/schema/schema.ts';
import { createTestApp, type TestApp, type TestCaller } from '../../support/app/testApp.ts';

const OWN = { level2: 25, level3: 45, level4: 65, level5: 100 };

let test: TestApp;
let admin: TestCaller;
let manager: TestCaller;
let teacher: TestCaller;
let schoolId: string;
let classId: string;
let loneClassId: string;

beforeAll(async () => {
  test = await createTestApp();
  admin = await test.as((await test.admin()).username);
  manager = await test.as((await test.manager()).username);
  schoolId = (await test.school()).id;
  teacher = await test.as((await test.teacher({ schoolId })).username);
  classId = (await test.schoolClass({ teacherId: teacher.accountId })).id;
  loneClassId = (await test.schoolClass({ teacherId: (await test.teacher()).id })).id;
});
afterAll(() => test.close());

const set = (caller: TestCaller, scale: object, id = schoolId) =>
  caller.put(`/schools/${id}/level-scale`, { json: scale });
const entries = () => test.db.select().from(audit).where(eq(audit.action, 'setLevelScale'));
const scaleIn = async (path: string) => (await admin.get(path)).json().levelScale;

describe('the level scale of a school', () => {
  it('is the usual one until it is set, in lists and reports, and for a teacher without a school', async () => {
    const { schools: listed } = (await teacher.get('/schools/all')).json();
    expect(listed.map(({ levelScale }: { levelScale: object }) => levelScale)).toEqual([LEVEL_SCALE_DEFAULT]);
    expect(await scaleIn(`/classes/${classId}/report`)).toEqual(LEVEL_SCALE_DEFAULT);
    expect(await scaleIn(`/classes/${loneClassId}/report`)).toEqual(LEVEL_SCALE_DEFAULT);
  });

  it('is set by an administrator and by a manager, for this school alone, and written in the history once', async () => {
    const other = (await test.school()).id;
    expect((await set(admin, OWN)).json()).toEqual(OWN);
    expect((await set(manager, OWN)).statusCode, 'unchanged').toBe(200);
    expect(await scaleIn(`/classes/${classId}/report`)).toEqual(OWN);
    expect(await scaleIn(`/classes/${loneClassId}/report`)).toEqual(LEVEL_SCALE_DEFAULT);
    const [row] = await test.db.select().from(schools).where(eq(schools.id, other));
    expect(row?.level2From).toBe(LEVEL_SCALE_DEFAULT.level2);
    expect(await entries()).toMatchObject([
      { accountId: admin.accountId, subjectId: schoolId, details: { levelScale: OWN } },
    ]);
    expect((await set(manager, { ...OWN, level2: 30 })).statusCode).toBe(200);
    expect(await entries()).toHaveLength(2);
  });

  it('is read, not set, by a teacher of the school', async () => {
    await set(admin, OWN);
    const reply = await set(teacher, LEVEL_SCALE_DEFAULT);
    expect([reply.statusCode, reply.json().code]).toEqual([403, 'wrongRole']);
    expect((await teacher.get('/schools/all')).json().schools[0].levelScale).toEqual(OWN);
  });

  it.each([
    [{ level2: 0 }, 'level2'],
    [{ level2: 19.5 }, 'level2'],
    [{ level3: 20, level2: 20 }, 'level3'],
    [{ level4: 40 }, 'level4'],
    [{ level5: 60 }, 'level5'],
    [{ level5: 101 }, 'level5'],
    [{ level5: undefined }, 'level5'],
  ])('refuses %j and names the field %s', async (change, field) => {
    await set(admin, LEVEL_SCALE_DEFAULT);
    const reply = await set(admin, { ...LEVEL_SCALE_DEFAULT, ...change });
    expect([reply.statusCode, reply.json().code]).toEqual([400, 'badInput']);
    expect(Object.keys(reply.json().fields)).toEqual([field]);
    expect(await scaleIn(`/classes/${classId}/report`)).toEqual(LEVEL_SCALE_DEFAULT);
  });

  it('is refused for an unknown school', async () => {
    expect((await set(admin, OWN, randomUUID())).json().code).toBe('notFound');
  });

  it('cannot be stored out of order, whatever the server checked', async () => {
    const write = test.db.update(schools).set({ level3From: 20 }).where(eq(schools.id, schoolId));
    await expect(write).rejects.toThrow();
  });
});
