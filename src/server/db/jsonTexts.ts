import { type SQL, sql } from 'drizzle-orm';

/** Half of a character that UTF-16 writes in two: a text that was cut in its middle has one. */
const HALF = /\p{Surrogate}/gu;

/** The texts as one jsonb list, each as it would be stored: jsonb refuses what the driver sends as a replacement character. */
export function jsonTexts(texts: readonly string[]): SQL {
  return sql`${JSON.stringify(texts.map((text) => text.replace(HALF, '\ufffd')))}::jsonb`;
}
