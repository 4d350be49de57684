import { type SQL, sql } from 'drizzle-orm';

/** Half of a UTF-16 pair, as a text has that was cut in the middle of a character. */
const LONE_SURROGATE = /\p{Surrogate}/gu;

/** Lone surrogates, which jsonb refuses, become U+FFFD, as the driver stores them in columns of text. */
const wellFormed = (text: string) => text.replace(LONE_SURROGATE, '\ufffd');

/** Returns the texts as a jsonb array. */
export function jsonTexts(texts: readonly string[]): SQL {
  return sql`${JSON.stringify(texts.map(wellFormed))}::jsonb`;
}

/** Returns a copy of what JSON can hold, with texts that jsonb can store. */
export function storableJson<Value>(value: Value): Value {
  return JSON.parse(JSON.stringify(value, (_, part) => (typeof part === 'string' ? wellFormed(part) : part)));
}
