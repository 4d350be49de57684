import { and, desc, eq, inArray, ne, notInArray, sql } from 'drizzle-orm';
import { DRILLS_KEPT, type DrillFindings, type DrillProgress, type DrillState } from '#domain/records/restoreDrill.ts';
import { storableJson } from '#server/db/jsonTexts.ts';
import type { Database, Tx } from '#server/db/openDatabase.ts';
import { restoreDrills } from '#server/db/schema/records.ts';
import { accounts, teachers } from '#server/db/schema/schema.ts';
import { fallbackAfter } from '#server/fallbackAfter.ts';
import { actorName } from '../history/actorName.queries.ts';
import { DRILL_LOCK } from './scratchDatabase.queries.ts';

const ENDED = ['good', 'flawed', 'failed'] as const satisfies readonly DrillState[];

/** A new drill that has just begun. */
export type NewDrill = Pick<typeof restoreDrills.$inferInsert, 'startedAt' | 'startedBy' | 'backup' | 'backupAt'>;

/** Lists the kept drills, newest first. A drill whose server stopped is 'interrupted'. */
export async function listDrills(db: Database) {
  const before = await isDrillLocked(db);
  const rows = await db
    .select({
      id: restoreDrills.id,
      state: restoreDrills.state,
      startedAt: restoreDrills.startedAt,
      endedAt: restoreDrills.endedAt,
      who: actorName(undefined, teachers),
      backup: restoreDrills.backup,
      backupAt: restoreDrills.backupAt,
      progress: restoreDrills.progress,
      findings: restoreDrills.findings,
      problem: restoreDrills.problem,
    })
    .from(restoreDrills)
    .leftJoin(accounts, eq(accounts.id, restoreDrills.startedBy))
    .leftJoin(teachers, eq(teachers.id, restoreDrills.startedBy))
    .orderBy(desc(restoreDrills.startedAt))
    .limit(DRILLS_KEPT);
  // Asked twice, because a drill may begin or end between two queries.
  const isLocked = before || (await isDrillLocked(db));
  return rows.map((row) => (row.state === 'running' && !isLocked ? { ...row, state: 'interrupted' as const } : row));
}
export type DrillRow = Awaited<ReturnType<typeof listDrills>>[number];

async function isDrillLocked(db: Database): Promise<boolean> {
  const { rows } = await db.execute(
    sql`select 1 from pg_locks l join pg_database d on d.oid = l.database and d.datname = current_database()
        where l.locktype = 'advisory' and l.classid = 0 and l.objid = ${DRILL_LOCK} and l.granted`,
  );
  return rows.length > 0;
}

/** Inserts a running drill and removes the oldest. Call it only under the lock of drills. */
export async function insertDrill(tx: Tx, drill: NewDrill): Promise<string> {
  await tx.update(restoreDrills).set({ state: 'interrupted' }).where(eq(restoreDrills.state, 'running'));
  const progress: DrillProgress = { step: 'checking', done: 0, total: 1 };
  const [row] = await tx
    .insert(restoreDrills)
    .values({ ...drill, state: 'running', progress })
    .returning({ id: restoreDrills.id });
  if (!row) throw new Error('The drill was not inserted.');
  const newest = tx
    .select({ id: restoreDrills.id })
    .from(restoreDrills)
    .orderBy(desc(restoreDrills.startedAt))
    .limit(DRILLS_KEPT);
  await tx.delete(restoreDrills).where(and(notInArray(restoreDrills.id, newest), ne(restoreDrills.id, row.id)));
  return row.id;
}

/** Writes how far a running drill is. */
export async function writeDrillProgress(db: Database, id: string, progress: DrillProgress): Promise<void> {
  await db
    .update(restoreDrills)
    .set({ progress })
    .where(and(eq(restoreDrills.id, id), eq(restoreDrills.state, 'running')));
}

/** Ends a drill; without findings or problem it was interrupted. */
export async function endDrill(
  db: Database,
  id: string,
  ended: { state: DrillState; endedAt: Date; findings?: DrillFindings; problem?: string },
): Promise<void> {
  const { findings, ...columns } = ended;
  await db
    .update(restoreDrills)
    .set({ ...columns, ...(findings && { findings: storableJson(findings) }) })
    .where(eq(restoreDrills.id, id));
}

/** The last drill that found the backup good, and whether the last one that ended did; null fields without any. */
export interface DrillRecord {
  lastGoodAt: Date | null;
  lastIsGood: boolean | null;
}

/** Reads the record of drills for the metrics; null when the database does not answer within `ms`. */
export async function readDrillRecord(db: Database, ms: number): Promise<DrillRecord | null> {
  const read = async (): Promise<DrillRecord> => {
    const rows = await db
      .select({ state: restoreDrills.state, endedAt: restoreDrills.endedAt })
      .from(restoreDrills)
      .where(inArray(restoreDrills.state, [...ENDED]))
      .orderBy(desc(restoreDrills.startedAt));
    const [last] = rows;
    return {
      lastGoodAt: rows.find(({ state }) => state === 'good')?.endedAt ?? null,
      lastIsGood: last ? last.state === 'good' : null,
    };
  };
  return fallbackAfter(
    read().catch(() => null),
    ms,
    null,
  );
}
