import { type AnyColumn, type SQL, sql } from 'drizzle-orm';

/** Returns the condition that a folded text contains these words, ignoring case and accents, without wildcards. */
export function contains(column: SQL | AnyColumn, words: string): SQL {
  return sql`${column} like '%' || fold(${withoutWildcards(words)}) || '%'`;
}

/** Returns the condition that a search key, which is folded text without blanks, contains these words. */
export function keyContains(column: SQL | AnyColumn, words: string): SQL {
  return sql`${column} like '%' || search_key(${withoutWildcards(words)}) || '%'`;
}

function withoutWildcards(words: string): string {
  return words.replace(/[\\%_]/g, '\\$&');
}
