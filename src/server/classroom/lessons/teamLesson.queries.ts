import { sql } from 'drizzle-orm';
import type { Pace } from '#domain/classroom/lesson.ts';
import type { LessonRoles } from '#domain/classroom/roles.ts';
import { HAND_SHOWN_MS, LESSON_ENDED_SHOWN_MS, LESSON_MESSAGE_FRESH_MS, LESSON_MESSAGES_TOLD } from '#domain/limits.ts';

/** The lesson of a team's class as the team's devices need it. */
export interface LessonOfTeam {
  id: string;
  /** Milliseconds since 1970. */
  expiresAt: number;
  isEnded: boolean;
  session: number | null;
  sessions: number | null;
  paused: boolean;
  pace: Pace | null;
  silent: boolean;
  /** Oldest first. */
  messages: { _id: string; text: string }[];
  attendance: { present: string[] | null; roles: LessonRoles } | null;
}

/** Returns the values of the placeholders of LESSON_OF_TEAM and HAND_OF_TEAM. */
export function momentOf(now: Date): { moment: string } {
  return { moment: now.toISOString() };
}

const MOMENT = sql`${sql.placeholder('moment')}::timestamptz`;
const before = (ms: number) => sql`${MOMENT} - make_interval(secs => ${ms / 1_000})`;

/** What counts once a lesson was ended: nothing is paused, closed or silent, and no message is said. */
const FIELDS = sql`json_build_object(
  'id', l.id, 'expiresAt', (extract(epoch from l.expires_at) * 1000)::float8, 'isEnded', l.ended_at is not null,
  'session', l.session, 'sessions', l.sessions,
  'paused', l.ended_at is null and coalesce(lt.paused, l.paused),
  'pace', case when l.ended_at is null then case when lt.team_id is null then l.pace else lt.pace end end,
  'silent', l.ended_at is null and coalesce(lt.silent, l.silent),
  'messages', case when l.ended_at is not null then '[]'::json else (
    select coalesce(json_agg(json_build_object('_id', m.id, 'text', m.text) order by m.sent_at, m.id), '[]'::json)
    from (select * from lesson_messages where lesson_id = l.id and withdrawn_at is null
        and (team_id is null or team_id = "teams"."id") and sent_at > ${before(LESSON_MESSAGE_FRESH_MS)}
      order by sent_at desc, id limit ${LESSON_MESSAGES_TOLD}) m) end,
  'attendance', (select json_build_object('present', a.present, 'roles', a.roles) from attendance a
    where a.lesson_id = l.id and a.team_id = "teams"."id"))`;

/** The lesson of the class of the row of "teams" beside it: the live one, or else the one that was ended last. */
export const LESSON_OF_TEAM = sql<LessonOfTeam | null>`(
  select ${FIELDS} from lessons l
  left join lesson_teams lt on lt.lesson_id = l.id and lt.team_id = "teams"."id"
  where l.class_id = "teams"."class_id" and l.expires_at > ${MOMENT}
    and (l.ended_at is null or l.ended_at > ${before(LESSON_ENDED_SHOWN_MS)})
  order by l.ended_at desc nulls first limit 1)`;

/** Whether the team beside it asks for help, and whether its teacher has answered. */
export const HAND_OF_TEAM = sql<'raised' | 'coming' | null>`(
  select case when h.answered_at is null then 'raised' else 'coming' end from raised_hands h
  where h.team_id = "teams"."id" and h.raised_at > ${before(HAND_SHOWN_MS)})`;
