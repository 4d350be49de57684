import { CallError, wordsOf } from '#client/api/CallError.ts';

/** The field that a refusal speaks of, by the refusal's id; with words of the dialog's own where the server's would mislead. */
export type About<Name extends string> = Readonly<Record<string, Name | { at: Name; words: string }>>;

interface Refused {
  /** What is wrong, by field. */
  wrong: Readonly<Record<string, string>>;
  /** The refusal in words; null when its fields say it all. */
  words: string | null;
}

/**
 * Why a form was not saved, as far as it has such fields. A refusal of one item ('teamMembers.2') is told at the field that holds the
 * list; the first words of a field count.
 */
export function refusedBy(error: unknown, fields: readonly string[], about: About<string>, failed: string): Refused {
  const words = wordsOf(error, failed);
  if (!(error instanceof CallError)) return { wrong: {}, words };
  const wrong: Record<string, string> = {};
  for (const [path, message] of Object.entries(error.fields)) {
    const field = path.split('.', 1)[0] ?? '';
    if (fields.includes(field)) wrong[field] ??= message;
  }
  if (Object.keys(wrong).length > 0) return { wrong, words: null };
  const place = about[error.code];
  if (place === undefined) return { wrong, words };
  const own = typeof place === 'string' ? { at: place, words } : place;
  return { wrong: { [own.at]: own.words }, words: own.words };
}
