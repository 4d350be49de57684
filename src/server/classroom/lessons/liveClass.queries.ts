import { sql } from 'drizzle-orm';
import type { DeviceState, Steering } from '#domain/classroom/lesson.ts';
import type { PlanLength } from '#domain/classroom/lessonPlans.ts';
import type { LessonRoles } from '#domain/classroom/roles.ts';
import { DEVICE_FORGOTTEN_MS, HAND_SHOWN_MS, LESSON_ENDED_SHOWN_MS, LESSON_MESSAGES_LISTED } from '#domain/limits.ts';
import type { GameLevel, MissionLevel, ShipNumber, Theme } from '#domain/vocabulary.ts';
import { batched } from '#server/db/Batched.ts';
import type { Database } from '#server/db/openDatabase.ts';
import { prepared } from '#server/db/prepared.ts';
import { lessonSettings } from '#server/db/schema/lessons.ts';
import { classes } from '#server/db/schema/schema.ts';

interface LessonRow {
  id: string;
  startedAt: number;
  expiresAt: number;
  session: number | null;
  sessions: number | null;
  mapCode: string;
  steering: Steering;
}

interface TeamRow {
  id: string;
  name: string;
  ship: ShipNumber | null;
  theme: Theme;
  level: GameLevel;
  /** Missions that were given back. */
  returned: MissionLevel[];
  members: string[];
  attendance: { present: string[] | null; roles: LessonRoles } | null;
  hand: { raisedAt: number; answeredAt: number | null } | null;
  /** Null: as the class. */
  steering: Steering | null;
  devices: DeviceState[];
}

interface MessageRow {
  id: string;
  text: string;
  teamId: string | null;
  sentAt: number;
  seenBy: number;
}

/** A class in session, read at one moment. Times in milliseconds since 1970. */
export interface LiveClassRow {
  id: string;
  name: string;
  teacherId: string;
  settings: { plan: PlanLength | null; nextSession: number; stuckMinutes: number } | null;
  lesson: LessonRow | null;
  ended: { id: string; endedAt: number } | null;
  teams: TeamRow[];
  messages: MessageRow[];
  /** Of the sessions that were asked about in the same query, those that are neither revoked nor expired. */
  liveSessions: string[];
}

const ms = (column: string) => sql.raw(`(extract(epoch from ${column}) * 1000)::float8`);
const steeringOf = (row: string) =>
  sql.raw(`json_build_object('paused', ${row}.paused, 'pace', ${row}.pace, 'silent', ${row}.silent)`);

const NOW = sql`${sql.placeholder('now')}::timestamptz`;
const before = (age: number) => sql`${NOW} - make_interval(secs => ${sql.raw(String(age / 1_000))})`;

const ENDED = sql`select json_build_object('id', e.id, 'endedAt', ${ms('e.ended_at')}) from lessons e
    where e.class_id = c.id and e.ended_at > ${before(LESSON_ENDED_SHOWN_MS)} and e.expires_at > ${NOW}
    order by e.ended_at desc limit 1`;

const TEAMS = sql`select coalesce(json_agg(json_build_object(
      'id', t.id, 'name', t.name, 'ship', t.ship, 'theme', t.theme, 'level', t.level, 'members', t.members,
      'returned', (select coalesce(json_agg(r.level), '[]'::json) from returned_levels r where r.team_id = t.id),
      'attendance', (select json_build_object('present', a.present, 'roles', a.roles) from attendance a
        where a.lesson_id = l.id and a.team_id = t.id),
      'hand', (select json_build_object('raisedAt', ${ms('h.raised_at')}, 'answeredAt', ${ms('h.answered_at')})
        from raised_hands h where h.team_id = t.id and h.raised_at > ${before(HAND_SHOWN_MS)}),
      'steering', (select ${steeringOf('lt')} from lesson_teams lt where lt.lesson_id = l.id and lt.team_id = t.id),
      'devices', (select coalesce(json_agg(json_build_object(
          'seenAt', ${ms('d.seen_at')}, 'progressedAt', ${ms('d.progressed_at')}, 'part', d.part, 'step', d.step,
          'words', d.words, 'files', d.files, 'unsent', d.unsent) order by d.device), '[]'::json)
        from device_states d where d.team_id = t.id and d.seen_at > ${before(DEVICE_FORGOTTEN_MS)})
    ) order by t.name, t.id), '[]'::json) from teams t where t.class_id = c.id`;

const MESSAGES = sql`select coalesce(json_agg(json_build_object('id', m.id, 'text', m.text, 'teamId', m.team_id,
      'sentAt', ${ms('m.sent_at')},
      'seenBy', (select count(*)::int from lesson_message_views v where v.message_id = m.id)) order by m.sent_at desc, m.id), '[]'::json)
    from (select * from lesson_messages where lesson_id = l.id and withdrawn_at is null
      order by sent_at desc, id limit ${sql.raw(String(LESSON_MESSAGES_LISTED))}) m`;

const LIVE_SESSIONS = sql`select coalesce(json_agg(s.id), '[]'::json) from sessions s
        where s.id = any(${sql.placeholder('sessionIds')}::uuid[]) and s.revoked_at is null and s.expires_at > ${NOW}`;

const ROW = sql<LiveClassRow>`json_build_object(
      'id', c.id, 'name', c.name, 'teacherId', c.teacher_id,
      'settings', (select json_build_object('plan', s.plan, 'nextSession', s.next_session, 'stuckMinutes', s.stuck_minutes)
        from ${lessonSettings} s where s.class_id = c.id),
      'lesson', case when l.id is not null then json_build_object(
        'id', l.id, 'startedAt', ${ms('l.started_at')}, 'expiresAt', ${ms('l.expires_at')}, 'session', l.session,
        'sessions', l.sessions, 'mapCode', l.map_code, 'steering', ${steeringOf('l')}) end,
      'ended', case when l.id is null then (${ENDED}) end, 'teams', (${TEAMS}), 'messages', (${MESSAGES}),
      'liveSessions', (${LIVE_SESSIONS}))`;

/** A class as a row `c`, beside it its live lesson as a row `l`. */
const CLASS_WITH_LESSON = sql`${classes} c left join lateral (select * from lessons
  where class_id = c.id and ended_at is null and expires_at > ${NOW}) l on true`;

/** Prepared: to plan this statement costs more than to run it. */
const liveClasses = prepared((db) =>
  db
    .select({ row: ROW })
    .from(CLASS_WITH_LESSON)
    .where(sql`c.id = any(${sql.placeholder('classIds')}::uuid[])`)
    .prepare('live_classes'),
);

interface LiveClassKey {
  classId: string;
  now: Date;
  sessionIds?: readonly string[];
}

/** Reads a class in session, with one query for all classes of the same moment; null when there is no such class. */
export const findLiveClass = batched(async (db, keys: readonly LiveClassKey[]): Promise<(LiveClassRow | null)[]> => {
  const rows = await liveClasses(db).execute({
    classIds: [...new Set(keys.map(({ classId }) => classId))],
    sessionIds: [...new Set(keys.flatMap(({ sessionIds = [] }) => sessionIds))],
    now: new Date(Math.max(...keys.map(({ now }) => now.getTime()))).toISOString(),
  });
  const found = new Map(rows.map(({ row }) => [row.id, row]));
  return keys.map(({ classId }) => found.get(classId) ?? null);
});

/** Lists the classes with a live lesson, of one teacher or of all, and how many of their teams ask for help. */
export async function listLiveLessons(
  db: Database,
  { teacherId, now }: { teacherId: string | undefined; now: Date },
): Promise<{ classId: string; className: string; hands: number }[]> {
  const shown = new Date(now.getTime() - HAND_SHOWN_MS).toISOString();
  const { rows } = await db.execute<{ classId: string; className: string; hands: number }>(sql`
    select c.id as "classId", c.name as "className", (
      select count(*)::int from raised_hands h join teams t on t.id = h.team_id
      where t.class_id = c.id and h.answered_at is null and h.raised_at > ${shown}::timestamptz) as hands
    from lessons l join ${classes} c on c.id = l.class_id
    where l.ended_at is null and l.expires_at > ${now.toISOString()}::timestamptz
      and (${teacherId ?? null}::uuid is null or c.teacher_id = ${teacherId ?? null}::uuid)
    order by c.name, c.id`);
  return rows;
}
