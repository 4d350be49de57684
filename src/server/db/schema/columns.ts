import { sql } from 'drizzle-orm';
import { type AnyPgColumn, customType, timestamp } from 'drizzle-orm/pg-core';

/** Kinds of columns that the tables share. */
export const bytea = customType<{ data: Buffer }>({ dataType: () => 'bytea' });
/** Natural Portuguese order: '8.º A' before '10.º A'; made by the first migration. */
export const naturalText = customType<{ data: string }>({ dataType: () => 'text COLLATE "pt_natural"' });
export const at = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });
export const createdAt = () => at('created_at').notNull().defaultNow();
export const lower = (column: AnyPgColumn) => sql`lower(${column})`;
