import { asc, eq } from 'drizzle-orm';
import type { Database } from '../db/openDatabase.ts';
import { accounts, teams } from '../db/schema/schema.ts';

/** Returns the teams of a class by name, with their sealed passwords (ruling 9). */
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
