import type { Criterion } from './Criterion.ts';
import { OPERABLE } from './operable.ts';
import { PERCEIVABLE } from './perceivable.ts';
import { ROBUST } from './robust.ts';
import { UNDERSTANDABLE } from './understandable.ts';

/**
 * What the product meets of WCAG 2.2 (A and AA) and of clauses 9 and 10 of EN 301 549 v3.2.1. `npm run accessibility` makes the
 * table in docs/accessibility.md and docs/accessibility/openacr.yaml of it.
 */
export const CRITERIA: readonly Criterion[] = [...PERCEIVABLE, ...OPERABLE, ...UNDERSTANDABLE, ...ROBUST];
