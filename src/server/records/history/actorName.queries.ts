import { type SQL, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import { ROLE } from '#domain/vocabulary.ts';
import { accounts, teachers } from '#server/db/schema/schema.ts';

type Actors = Record<'name' | 'schoolId', AnyPgColumn>;

/**
 * What a teacher reads of who did something, null where that account is gone: names of her own school alone, and no
 * name by which somebody signs in. `readerId` undefined: an administrator, who reads every name. `accounts` is joined to
 * the one who did it; `actors` is `teachers`, or an alias of it, joined likewise.
 */
export function actorName(readerId: string | undefined, actors: Actors): SQL<string | null> {
  const name = sql`coalesce(${actors.name}, ${accounts.username})`;
  if (readerId === undefined) return sql<string | null>`${name}`;
  return sql<string | null>`case
    when ${accounts.id} is null then null
    when ${accounts.id} = ${readerId} then ${name}
    when ${accounts.role} in (${ROLE.admin}, ${ROLE.manager}) then 'administração'
    when ${inSchoolOf(readerId, actors)} then ${name}
    else 'outra escola' end`;
}

/** Whether `actors` teaches at the school of this teacher, who may have none. */
export function inSchoolOf(readerId: string, actors: Actors): SQL {
  return sql`(${actors.schoolId} = (select reader.school_id from ${teachers} reader where reader.id = ${readerId}))`;
}
