import { type SQL, sql } from 'drizzle-orm';
import { type AnyPgColumn, customType, text, timestamp } from 'drizzle-orm/pg-core';

export const bytea = customType<{ data: Buffer }>({ dataType: () => 'bytea' });
/** Text in natural Portuguese order ('8.º A' before '10.º A'); the first migration creates the collation. */
export const naturalText = customType<{ data: string }>({ dataType: () => 'text COLLATE "pt_natural"' });
export const at = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });
export const createdAt = () => at('created_at').notNull().defaultNow();
export const lower = (column: AnyPgColumn) => sql`lower(${column})`;
/** Text without accents and case, for search; computed by the database (fold in sql/triggers.sql). */
export const folded = (name: string, from: SQL) => text(name).generatedAlwaysAs(from);
export const FOLDED_NAME = sql`fold("name" COLLATE "default")`;
export const tsvector = customType<{ data: string }>({ dataType: () => 'tsvector' });
/** A column of an index that finds parts of words. */
export const trigrams = (column: AnyPgColumn) => sql`${column} gin_trgm_ops`;
