import { eq } from 'drizzle-orm';
import type { Theme } from '#domain/vocabulary.ts';
import { teams } from '#server/db/schema/schema.ts';
import { createTestApp, type TestApp, type TestCaller } from './testApp.ts';

/**
 * A server with one school, one teacher ('prof'), one class and one administrator ('chefe'); seeds teams at any level.
 */
export interface TestClass {
  app: TestApp;
  classId: string;
  teamAt(level: number, theme?: Theme): Promise<TestCaller>;
  rowOf(caller: TestCaller): Promise<typeof teams.$inferSelect | undefined>;
}

export async function createTestClass(): Promise<TestClass> {
  const app = await createTestApp();
  const { id: schoolId } = await app.school();
  const { id: teacherId } = await app.teacher({ username: 'prof', schoolId });
  const { id: classId } = await app.schoolClass({ teacherId });
  await app.admin('chefe');
  return {
    app,
    classId,
    teamAt: async (level, theme = 'ic') => app.as((await app.team({ classId, theme, level })).username),
    rowOf: async ({ accountId }) => (await app.db.select().from(teams).where(eq(teams.id, accountId)))[0],
  };
}
