import { type SQL, sql } from 'drizzle-orm';

/** Half of a UTF-16 pair, as a text has that was cut in the middle of a character. */
const LONE_SURROGATE = /\p{Surrogate}/gu;

/** Returns the texts as a jsonb array. Lone surrogates, which jsonb refuses, become U+FFFD, as the driver stores them. */
export function jsonTexts(texts: readonly string[]): SQL {
  return sql`${JSON.stringify(texts.map((text) => text.replace(LONE_SURROGATE, '\ufffd')))}::jsonb`;
}
