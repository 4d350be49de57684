import { eq } from 'drizzle-orm';
import { LEVEL_SCALE_DEFAULT, type LevelScale } from '#domain/marking/levelScale.ts';
import type { Database, Tx } from '../db/openDatabase.ts';
import { classes, schools, teachers } from '../db/schema/schema.ts';
import { LEVEL_SCALE } from '../school/schools.queries.ts';

/** Returns the level scale of the school of a class; the usual one for a class whose teacher has no school. */
export async function levelScaleOfClass(db: Database, classId: string): Promise<LevelScale> {
  const [row] = await db
    .select(LEVEL_SCALE)
    .from(classes)
    .innerJoin(teachers, eq(teachers.id, classes.teacherId))
    .innerJoin(schools, eq(schools.id, teachers.schoolId))
    .where(eq(classes.id, classId));
  return row ?? LEVEL_SCALE_DEFAULT;
}

/** Writes the level scale of a school. */
export async function updateLevelScale(tx: Tx, schoolId: string, scale: LevelScale): Promise<void> {
  const { level2, level3, level4, level5 } = scale;
  const columns = { level2From: level2, level3From: level3, level4From: level4, level5From: level5 };
  await tx.update(schools).set(columns).where(eq(schools.id, schoolId));
}
