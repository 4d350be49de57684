import { asc, eq } from 'drizzle-orm';
import type { Database } from '../db/openDatabase.ts';
import { accounts, classes, teams } from '../db/schema/schema.ts';

/** A class by its name and its teacher; null when there is none. */
export async function findClass(db: Database, classId: string): Promise<{ name: string; teacherId: string } | null> {
  const [row] = await db
    .select({ name: classes.name, teacherId: classes.teacherId })
    .from(classes)
    .where(eq(classes.id, classId));
  return row ?? null;
}

/** The teams of a class in the order of their names, with their sealed passwords (ruling 9). */
export async function listCards(db: Database, classId: string) {
  return db
    .select({
      id: teams.id,
      name: teams.name,
      ship: teams.ship,
      theme: teams.theme,
      username: accounts.username,
      sealedPassword: accounts.sealedPassword,
    })
    .from(teams)
    .innerJoin(accounts, eq(accounts.id, teams.id))
    .where(eq(teams.classId, classId))
    .orderBy(asc(teams.name), asc(teams.id));
}
