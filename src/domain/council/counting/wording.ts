import { listed } from '../../listed.ts';
import { REMOVED_PLAN } from '../session/planNames.ts';

/** Returns the name of a plan in quotation marks; that of a deleted one is not known any more. */
export function quoted(plan: string, names: ReadonlyMap<string, string>): string {
  const name = names.get(plan);
  return name === undefined ? REMOVED_PLAN : `«${name}»`;
}

/** Returns the names of plans as in a sentence: '«A»', '«A» e «B»', '«A», «B» e «C»', in alphabetical order. */
export function listedPlans(plans: readonly string[], names: ReadonlyMap<string, string>): string {
  return listed(plans.map((plan) => quoted(plan, names)).sort((a, b) => a.localeCompare(b, 'pt')));
}

const DECIMALS_MAX = 4;

/**
 * Writes two numbers in Portuguese with as few decimals, from `decimals` on, as tell them apart: '3,8' and '3,7', '3,83' and
 * '3,81'. A number without a second one is written alone; zeros after the comma are left out.
 */
export function apart(first: number, second: number | null, decimals = 1): [first: string, second: string | null] {
  const a = decimal(first, decimals);
  if (second === null) return [a, null];
  const b = decimal(second, decimals);
  if (a === b && first !== second && decimals < DECIMALS_MAX) return apart(first, second, decimals + 1);
  return [a, b];
}

function decimal(value: number, decimals: number): string {
  return String(Number(value.toFixed(decimals))).replace('.', ',');
}
