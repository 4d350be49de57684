import { DOSSIER_ANSWER_MAX_CHARS, DOSSIER_COST_MAX_CENTS } from '../limits.ts';
import { hasPlanParts, type PlanPart, readPlan } from './planParts.ts';

/** One step of a plan. `cents` is null while its cost is unknown, and 0 when it costs nothing. */
export interface DossierStep {
  what: string;
  who: string;
  when: string;
  cents: number | null;
}

/** What a plan's dossier asks beyond the plan itself; a blank answer is filled in by hand on paper. */
export interface Dossier {
  problem: string;
  people: string;
  actions: string;
  steps: DossierStep[];
  partners: string;
}

export const DOSSIER_ANSWERS = ['problem', 'people', 'actions', 'partners'] as const;
export type DossierAnswer = (typeof DOSSIER_ANSWERS)[number];

/** Who saved a dossier: the team itself, or a teacher or administrator. */
export const DOSSIER_WRITERS = ['team', 'staff'] as const;
export type DossierWriter = (typeof DOSSIER_WRITERS)[number];

export const EMPTY_DOSSIER: Dossier = { problem: '', people: '', actions: '', steps: [], partners: '' };
export const EMPTY_STEP: DossierStep = { what: '', who: '', when: '', cents: null };

/**
 * Returns the answers with which a dossier begins: those that the plan's text gives by its parts, cut at the length of an
 * answer. Null for a plan that was written without the parts.
 */
export function dossierOfPlan(plan: string): Dossier | null {
  if (!hasPlanParts(plan)) return null;
  const { parts } = readPlan(plan);
  const said = (...named: PlanPart[]) =>
    named
      .map((part) => parts[part]?.trim() ?? '')
      .filter((text) => text !== '')
      .join('\n\n')
      .slice(0, DOSSIER_ANSWER_MAX_CHARS);
  return {
    ...EMPTY_DOSSIER,
    problem: said('problem'),
    people: said('people'),
    actions: said('actions', 'steps', 'sign'),
  };
}

/** Returns whether two dossiers hold the same answers and steps. */
export function isSameDossier(a: Dossier, b: Dossier): boolean {
  return (
    DOSSIER_ANSWERS.every((answer) => a[answer] === b[answer]) &&
    a.steps.length === b.steps.length &&
    a.steps.every((step, index) => isSameStep(step, b.steps[index]))
  );
}

function isSameStep(a: DossierStep, b: DossierStep | undefined): boolean {
  return a.what === b?.what && a.who === b.who && a.when === b.when && a.cents === b.cents;
}

/** Returns the steps that say something. */
export function filledSteps(steps: readonly DossierStep[]): DossierStep[] {
  return steps.filter(({ what, who, when, cents }) => `${what}${who}${when}`.trim() !== '' || cents !== null);
}

/** Returns the cost of a plan in cents, the sum of its steps; null when no step has a cost. */
export function planCost({ steps }: Pick<Dossier, 'steps'>): number | null {
  const costs = steps.flatMap(({ cents }) => (cents === null ? [] : [cents]));
  return costs.length === 0 ? null : costs.reduce((sum, cents) => sum + cents, 0);
}

/** Returns whether the sum of `planCost` lacks the cost of a step. */
export function lacksCosts({ steps }: Pick<Dossier, 'steps'>): boolean {
  return filledSteps(steps).some(({ cents }) => cents === null);
}

/** Returns the cost of a plan in cents; null while the cost of any of its steps is unknown, so that no plan looks cheaper than it is. */
export function wholeCost(dossier: Pick<Dossier, 'steps'>): number | null {
  return lacksCosts(dossier) ? null : planCost(dossier);
}

/** At most 12 digits before the comma, so that no amount exceeds what a number holds exactly. */
const EUROS = /^(\d{1,12})(?:[,.](\d{1,2}))?$/;

/** Returns typed euros ('12', '12,5', '12,50 €', '1 200') in cents: null when blank, NaN when it is no amount in range. */
export function centsOfEuros(typed: string): number | null {
  const text = typed.replace(/[\s€]/g, '');
  if (text === '') return null;
  const [, euros, decimals = ''] = EUROS.exec(text) ?? [];
  const cents = euros === undefined ? Number.NaN : Number(euros) * 100 + Number(decimals.padEnd(2, '0'));
  return cents <= DOSSIER_COST_MAX_CENTS ? cents : Number.NaN;
}

/** Returns cents as they are typed in a form: '12', '12,50'; '' for null. */
export function typedEuros(cents: number | null): string {
  if (cents === null) return '';
  return cents % 100 === 0 ? String(cents / 100) : (cents / 100).toFixed(2).replace('.', ',');
}

/** Returns the number of words of a text, as word processors count them. */
export function wordCount(text: string): number {
  return text.split(/\s+/).filter((word) => word !== '').length;
}
