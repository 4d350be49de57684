import { REFUSALS } from '#contract/refusals.ts';
import { Refusal } from './Refusal.ts';

/** Words for whatever nobody has words for. */
export const UNNAMED = 'Valor inválido.';

/**
 * Refuses fields, and the input as a whole for each complaint of `whole`. When all complaints say the same, the message
 * says it too: it is what a toast shows.
 */
export function badInput(fields: Record<string, string>, whole: readonly string[] = []): Refusal {
  const [only, ...others] = new Set([...Object.values(fields), ...whole]);
  const telling = only !== undefined && others.length === 0 && only !== UNNAMED;
  return new Refusal('badInput', { message: telling ? only : REFUSALS.badInput.message, fields });
}
