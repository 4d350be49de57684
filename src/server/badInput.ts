import { REFUSALS } from '#contract/refusals.ts';
import { Refusal } from './refusals.ts';

/** Refuses fields that only the server can judge. When all complaints say the same, the message says it too. */
export function badInput(fields: Record<string, string>): Refusal {
  const [only, ...others] = new Set(Object.values(fields));
  const message = only !== undefined && others.length === 0 ? only : REFUSALS.badInput.message;
  return new Refusal('badInput', { message, fields });
}
