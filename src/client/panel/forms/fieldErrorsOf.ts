import { CallError, errorMessage } from '#client/api/CallError.ts';

/** The field that a refusal concerns, by refusal id; `words` replace the server's message where that would mislead. */
export type RefusalFields<Name extends string> = Readonly<Record<string, Name | { at: Name; words: string }>>;

interface Refused {
  /** Error messages by field. */
  wrong: Readonly<Record<string, string>>;
  /** Message of the refusal; null when the fields' messages are enough. */
  words: string | null;
}

/**
 * Assigns the error of a failed save to the form's fields. A refusal of one item ('teamMembers.2') goes to the field that holds
 * the list; the first message of a field counts.
 */
export function fieldErrorsOf(
  error: unknown,
  fields: readonly string[],
  about: RefusalFields<string>,
  failed: string,
): Refused {
  const words = errorMessage(error, failed);
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
