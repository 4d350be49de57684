import { REFUSALS } from '#contract/refusals.ts';
import { Refusal } from './Refusal.ts';

/** The message of a field whose schema has none. */
export const INVALID_VALUE_MESSAGE = 'Valor inválido.';

/**
 * Returns the refusal of `fields`, and of the input as a whole for each message of `whole`. When all messages are the
 * same, it is also the refusal's message, which a toast shows.
 */
export function badInput(fields: Record<string, string>, whole: readonly string[] = []): Refusal {
  const [only, ...others] = new Set([...Object.values(fields), ...whole]);
  const isShared = only !== undefined && others.length === 0 && only !== INVALID_VALUE_MESSAGE;
  return new Refusal('badInput', { message: isShared ? only : REFUSALS.badInput.message, fields });
}
