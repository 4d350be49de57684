import { and, eq, lt, sql } from 'drizzle-orm';
import type { DeviceStep } from '#domain/classroom/lesson.ts';
import { DEVICE_OFFLINE_MS, TEAM_DEVICES_MAX } from '#domain/limits.ts';
import { storableJson } from '#server/db/jsonTexts.ts';
import type { Database } from '#server/db/openDatabase.ts';
import { deviceStates } from '#server/db/schema/lessons.ts';
import { teams } from '#server/db/schema/schema.ts';

export interface StoredReport {
  teamId: string;
  device: string;
  /** Milliseconds since 1970. */
  seenAt: number;
  part: number | null;
  step: DeviceStep;
  words: number;
  files: number;
  unsent: number;
}

/** A team whose reports were written. */
export interface ReportingTeam {
  teamId: string;
  classId: string;
  /** It had as many devices before as are kept: there may be too many now. */
  wasFull: boolean;
  /** Its reports say more than that a device is still there. */
  isNews: boolean;
}

/**
 * Writes reports of many devices, at most one a device, with one statement. Returns the teams concerned, their classes, and
 * whether there was news. Skips teams that do not exist any more, and reports that are older than the stored one, as from another server.
 */
export async function writeDeviceStates(db: Database, reports: readonly StoredReport[]): Promise<ReportingTeam[]> {
  const { rows } = await db.execute<{ team_id: string; class_id: string; is_full: boolean; is_news: boolean }>(sql`
    with told as (
      select r.*, t.class_id from jsonb_to_recordset(${JSON.stringify(storableJson(reports))}::jsonb) as r(
        "teamId" uuid, device text, "seenAt" float8, part smallint, step text, words integer, files smallint, unsent smallint)
      join ${teams} t on t.id = r."teamId"),
    written as (
      insert into ${deviceStates} as d (team_id, device, seen_at, progressed_at, part, step, words, files, unsent)
      select "teamId", device, to_timestamp("seenAt" / 1000), to_timestamp("seenAt" / 1000), part, step, words, files, unsent
      from told order by "teamId", device
      on conflict (team_id, device) do update set seen_at = excluded.seen_at, part = excluded.part, step = excluded.step,
        words = excluded.words, files = excluded.files, unsent = excluded.unsent,
        progressed_at = case when (d.part, d.step, d.words, d.files) is distinct from
          (excluded.part, excluded.step, excluded.words, excluded.files) then excluded.seen_at else d.progressed_at end
      where d.seen_at <= excluded.seen_at)
    select team_id, class_id, is_news,
      (select count(*) from ${deviceStates} as d where d.team_id = reporting.team_id) >= ${TEAM_DEVICES_MAX} as is_full
    from (
      select told."teamId" as team_id, told.class_id, bool_or(
        (d.part, d.step, d.words, d.files, d.unsent) is distinct from (told.part, told.step, told.words, told.files, told.unsent)
        or to_timestamp(told."seenAt" / 1000) >= d.seen_at + make_interval(secs => ${DEVICE_OFFLINE_MS / 1_000})) as is_news
      from told left join ${deviceStates} as d on d.team_id = told."teamId" and d.device = told.device
      group by told."teamId", told.class_id) as reporting`);
  return rows.map((row) => ({
    teamId: row.team_id,
    classId: row.class_id,
    wasFull: row.is_full,
    isNews: row.is_news,
  }));
}

/** Forgets all but the devices of these teams that reported last: each tab counts as one, and a team has a few. */
export async function removeSurplusDevices(db: Database, teamIds: readonly string[]): Promise<void> {
  await db.execute(sql`
    delete from ${deviceStates} where (team_id, device) in (
      select team_id, device from (
        select team_id, device, row_number() over (partition by team_id order by seen_at desc, device) as place
        from ${deviceStates} where team_id = any(${sql.param(teamIds)}::uuid[])) as placed
      where place > ${TEAM_DEVICES_MAX})`);
}

/** Forgets a device whose page was left, and returns its team's class; null when the team does not exist. */
export async function deleteDeviceState(
  db: Database,
  { teamId, device }: { teamId: string; device: string },
): Promise<string | null> {
  await db.delete(deviceStates).where(and(eq(deviceStates.teamId, teamId), eq(deviceStates.device, device)));
  const [row] = await db.select({ classId: teams.classId }).from(teams).where(eq(teams.id, teamId));
  return row?.classId ?? null;
}

/** Deletes the states of devices that have not reported since `before`; returns how many. */
export async function removeOldDeviceStates(db: Database, before: Date): Promise<number> {
  const { rowCount } = await db.delete(deviceStates).where(lt(deviceStates.seenAt, before));
  return rowCount ?? 0;
}
