import { integer, pgTable, text } from 'drizzle-orm/pg-core';
import { at } from './columns.ts';

/** Wrong passwords per account name, known or not (ruling 11). */
export const signInFailures = pgTable('sign_in_failures', {
  name: text('name').primaryKey(),
  failures: integer('failures').notNull(),
  windowStart: at('window_start').notNull(),
  lockedUntil: at('locked_until'),
});
