import { type SQL, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import { ROLE } from '#domain/vocabulary.ts';
import { accounts, teachers } from '#server/db/schema/schema.ts';

type Actors = Record<'name' | 'schoolId', AnyPgColumn>;

/**
 * Returns the SQL of an actor's name as the reader may see it, null when the actor's account is gone. A teacher sees
 * names from her own school only, and never another account's username; `readerId` undefined is an administrator, who
 * sees every name. The query must join on the actor both `accounts` and `actors`, which is `teachers` or an alias of it.
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

/** Returns the SQL condition that `actors` teaches at the reader's school; never true for a reader without a school. */
export function inSchoolOf(readerId: string, actors: Actors): SQL {
  return sql`(${actors.schoolId} = (select reader.school_id from ${teachers} reader where reader.id = ${readerId}))`;
}
