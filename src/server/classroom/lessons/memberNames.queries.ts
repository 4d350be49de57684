import { and, eq, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import type { MemberChanges } from '#domain/school/memberChanges.ts';
import type { Tx } from '#server/db/openDatabase.ts';
import { attendance } from '#server/db/schema/lessons.ts';

/**
 * Follows an edit of a team's members, so that a name which a school takes out of the team is in no lesson either
 * (docs/privacy.md).
 */
export async function followMembers(tx: Tx, teamId: string, { renamed, removed }: MemberChanges): Promise<void> {
  const { present, absent, roles } = attendance;
  const own = eq(attendance.teamId, teamId);
  if (renamed !== null) {
    const { from, to } = renamed;
    const named = sql`case name when ${from} then ${to}::text else name end`;
    await tx
      .update(attendance)
      .set({
        present: sql`array_replace(${present}, ${from}, ${to})`,
        absent: sql`array_replace(${absent}, ${from}, ${to})`,
        roles: sql`(select coalesce(jsonb_object_agg(role, ${named}), '{}') from jsonb_each_text(${roles}) as r(role, name))`,
      })
      .where(and(own, sql`${from} = any(${present} || ${absent})`));
  }
  if (removed.length === 0) return;
  const names = sql`${sql.param([...removed])}::text[]`;
  const stays = sql`name <> all(${names})`;
  const staying = (column: AnyPgColumn) =>
    sql`case when ${column} is not null then array(
      select name from unnest(${column}) with ordinality as p(name, place) where ${stays} order by place) end`;
  await tx
    .update(attendance)
    .set({
      present: staying(present),
      absent: staying(absent),
      roles: sql`(select coalesce(jsonb_object_agg(role, name), '{}') from jsonb_each_text(${roles}) as r(role, name) where ${stays})`,
    })
    .where(and(own, sql`${present} || ${absent} && ${names}`));
}
